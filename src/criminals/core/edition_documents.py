"""Editions as documents: in the same way in every game that has them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar, cast

import attrs
from cattrs import Converter

from criminals.core.editions import Box
from criminals.core.errors import InvalidEdition
from criminals.core.reading import structured
from criminals.core.strict_json import malformed, shown

E = TypeVar("E", bound=Box)
D = TypeVar("D")


def _no_faults(_document: Any) -> tuple[str, ...]:
    return ()


@attrs.frozen
class EditionDocuments(Generic[E, D]):
    """What a game says of its editions as documents: one of the library's is written by its name, any other whole."""

    known: Mapping[str, E]
    """Those that come with the library, by name."""
    document: type[D]
    """The class of a whole edition's document."""
    converter: Converter
    whole: Callable[[E], D]
    """The document of a whole edition."""
    edition: Callable[[D], E]
    """The edition of a whole document; `InvalidEdition` for what can not be played with."""
    faults: Callable[[D], Iterable[str]] = _no_faults
    """What a document must not have, besides what an edition must not, with paths from `$`."""

    def read(self, value: object) -> E:
        """The edition of a name, or the whole one that an object describes; `MalformedDocument` lists its faults."""
        if not isinstance(value, str | dict):
            raise malformed("edition", (f"$: expected the name of an edition or a whole one, got {shown(value)}",))
        if isinstance(value, str):
            return self.of(value)
        return self.of(structured(cast(object, value), self.document, "edition", self.converter))

    def of(self, document: str | D) -> E:
        """The edition that is named, or that stands there whole; `MalformedDocument` lists its faults."""
        if isinstance(document, str):
            return self._named(document)
        faults = [*self.faults(document)]
        try:
            edition = self.edition(document)
        except InvalidEdition as error:
            raise malformed("edition", (*faults, *(f"$: {fault}" for fault in error.faults))) from None
        if faults:
            raise malformed("edition", faults)
        return edition

    def json(self, edition: E) -> object:
        """The name of an edition that comes with the library; any other whole."""
        return self.converter.unstructure(self.field(edition))

    def field(self, edition: E) -> str | D:
        """The name of an edition that comes with the library; the document of any other."""
        return edition.name if self.known.get(edition.name) == edition else self.whole(edition)

    def _named(self, name: str) -> E:
        if name not in self.known:
            names = ", ".join(map(shown, self.known))
            raise malformed("edition", (f"$: no edition {shown(name)} is known, only {names}; others stand whole",))
        return self.known[name]
