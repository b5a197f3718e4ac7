"""Editions as documents, in the same form in every game: those of the library by name, others in full."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar, cast

import attrs
from typing_extensions import override

from criminals.core.base.errors import Fault, InvalidEdition
from criminals.core.base.faults import fault, malformed, shown, under_all
from criminals.core.box.editions import Box
from criminals.core.documents.codec import structured
from criminals.core.documents.objects import Either
from criminals.core.documents.shapes import TEXT, Reader, Scope, Shape

E = TypeVar("E", bound=Box)


def _no_faults(_edition: Any) -> tuple[()]:
    return ()


@attrs.frozen(eq=False)
class EditionDocuments(Generic[E]):
    """The form of a game's editions in documents."""

    known: Mapping[str, E]
    """The editions of the library, by name."""
    shape: Callable[[], Shape]
    """The object of a whole edition."""
    faults: Callable[[Mapping[str, Any]], Iterable[Fault]] = _no_faults
    """The faults of the fields of a whole edition, besides those of its form, with paths from `$`."""
    checks_written: bool = False
    """True if an edition can be too large for a document; then it is not written."""

    def read(self, value: object) -> E:
        """Read an edition by its name, or from the object that describes it.

        Args:
            value: The name, or the object.

        Returns:
            The edition.

        Raises:
            MalformedDocument: There is no such edition, or the object has faults; each is listed.
        """
        if isinstance(value, str):
            return self._named(value)
        if not isinstance(value, dict):
            raise malformed("edition", (fault("expected_edition", "$", got=shown(value)),))
        return self.read_whole(cast(dict[str, Any], value))

    def read_whole(self, fields: dict[str, Any]) -> E:
        """Read the edition that an object describes; `MalformedDocument` lists its faults."""
        invalid: tuple[Fault, ...] = ()
        edition: E | None = None
        try:
            edition = structured(fields, self.shape(), "edition")
        except InvalidEdition as error:
            invalid = tuple(under_all(error.faults, "$"))
        faults = (*self.faults(fields), *invalid)
        if edition is None or faults:
            raise malformed("edition", faults)
        return edition

    def json(self, edition: E) -> Any:
        """Write an edition: by its name if it comes with the library, otherwise in full.

        Args:
            edition: The edition.

        Returns:
            A JSON value.

        Raises:
            MalformedDocument: The edition is too large for a document.
        """
        return edition.name if self.known.get(edition.name) == edition else self.whole(edition)

    def whole(self, edition: E) -> Any:
        """Write an edition in full; `MalformedDocument` for one that is too large for a document."""
        shape = self.shape()
        written = shape.write(edition)
        if self.checks_written:
            structured(written, shape, "edition")
        return written

    def _named(self, name: str) -> E:
        if name not in self.known:
            known = tuple(map(shown, self.known))
            raise malformed("edition", (fault("unknown_edition", "$", got=shown(name), known=known),))
        return self.known[name]


class EditionField(Either):
    """The edition of a state, a view or a record: by its name, or in full.

    `faults` checks only its form. `EditionDocuments.read` refuses the rest.
    """

    def __init__(self, editions: EditionDocuments[Any], whole: Shape) -> None:
        super().__init__((TEXT, whole), "EditionField")
        self.editions = editions

    @override
    def reader(self) -> Reader:
        return self.editions.read

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"{scope.keep(self.editions.json)}({value})"
