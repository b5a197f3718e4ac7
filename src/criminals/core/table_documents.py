"""Set-ups, states and views as documents: what is read and refused in the same way in every game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Protocol, TypeVar, cast

import attrs
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


# --- set-ups ---


def setup_fields(value: object, cls: type[T], converter: Converter) -> T:
    """The fields of a set-up as they are read; what they name is looked at later, so that the clause is told."""
    given = dict(cast(Mapping[object, object], value)) if isinstance(value, Mapping) else value
    return structured(given, cls, "setup", converter)


def record_faults(
    edition: E,
    players: int,
    setup: Any,
    lay_out: Callable[[E, int], L],
    setup_faults: Callable[[L, Any], Iterable[str]],
) -> Iterator[str]:
    """What keeps so many players from starting with a set-up in an edition, with paths from the record.

    A fault of a set-up that begins with the name of a field has that as its path.
    """
    if players not in edition.players:
        yield player_count_fault(edition, players)
        return
    names = [field.name for field in attrs.fields(cast(Any, type(setup)))]
    fields = tuple(f"{name}{end}" for name in names for end in ".:")
    for fault in setup_faults(lay_out(edition, players), setup):
        yield f"$.setup.{fault}" if fault.startswith(fields) else f"$.setup: {fault}"


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
