"""Editions, states and views as documents: what is read and refused in the same way in every game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Protocol, TypeVar, cast

from cattrs import Converter

from criminals.core.editions import Box
from criminals.core.errors import MalformedDocument
from criminals.core.reading import expected, faults_of, structured
from criminals.core.strict_json import MOST_FAULTS, below, malformed, shown

T = TypeVar("T")
L = TypeVar("L")
E = TypeVar("E", bound=Box)
D = TypeVar("D", bound="TableDocument")


class TableDocument(Protocol):
    """The document of a state or a view, as far as all games have it."""

    @property
    def edition(self) -> Any:
        """The name of an edition that comes with the library, or a whole one."""
        ...

    @property
    def players(self) -> int:
        """How many play."""
        ...


# --- editions ---


def read_edition(value: object, document: type[T], converter: Converter, edition_of: Callable[[str | T], E]) -> E:
    """The edition of a name, or the whole edition that an object describes; `MalformedDocument` lists its faults."""
    if not isinstance(value, str | dict):
        raise malformed("edition", (f"$: expected the name of an edition or a whole one, got {shown(value)}",))
    if isinstance(value, str):
        return edition_of(value)
    return edition_of(structured(cast(object, value), document, "edition", converter))


def known_edition(name: str, known: Mapping[str, E]) -> E:
    """The edition of a name; `MalformedDocument` names those that are known."""
    if name not in known:
        names = ", ".join(map(shown, known))
        raise malformed("edition", (f"$: no edition {shown(name)} is known, only {names}; others stand whole",))
    return known[name]


def player_count_fault(edition: Box, players: int) -> str:
    """The fault of a number of players that an edition is not for (§2.1)."""
    counts = ", ".join(map(str, edition.players))
    return f"$.players: edition {shown(edition.name)} is for {counts} players, not {players} (§2.1)"


# --- states and views ---


def read_table(
    fields: Mapping[str, object],
    cls: type[D],
    what: str,
    converter: Converter,
    edition_of: Callable[[Any], E],
    lay_out: Callable[[E, int], L],
    faults: Callable[[D, L], Iterator[str]],
) -> tuple[D, L]:
    """A document whose every part is there in its edition, as `faults` tells, and the layout of that."""
    document = structured(dict(fields), cls, what, converter)
    try:
        edition = edition_of(document.edition)
    except MalformedDocument as error:
        raise malformed(what, faults_of(error, "$.edition")) from None
    if document.players not in edition.players:
        raise malformed(what, (player_count_fault(edition, document.players),))
    layout = lay_out(edition, document.players)
    found = tuple(islice(faults(document, layout), MOST_FAULTS + 1))
    if found:
        raise malformed(what, found)
    return document, layout


def actor_faults(told: object, actor: object) -> Iterator[str]:
    """An actor that is told and is not that of the phase."""
    if told != actor:
        yield f"$.actor: {expected('null' if actor is None else f'{shown(actor)}, as the phase says', told)}"


def key_faults(path: str, found: Iterable[str], known: Iterable[str], what: str) -> Iterator[str]:
    """Keys that are missing, and such as are not known."""
    given, wanted = set(found), set(known)
    yield from (f"{below(path, key)}: it is missing" for key in known if key not in given)
    yield from (f"{below(path, key)}: no such {what}" for key in found if key not in wanted)
