"""Set-ups, states and views as documents: the checks that all games share."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar, cast

from criminals.core.base.errors import Fault, MalformedDocument
from criminals.core.base.faults import MOST_FAULTS, below, fault, malformed, shown, under_all
from criminals.core.box.editions import Box
from criminals.core.documents.codec import faults_of, structured
from criminals.core.documents.objects import Object
from criminals.core.documents.shapes import Shape, expected

L = TypeVar("L")
E = TypeVar("E", bound=Box)


# --- set-ups ---


def setup_fields(value: object, form: Shape) -> dict[str, Any]:
    """The fields of a set-up. Names in them are checked later, so that the error has its clause."""
    given = dict(cast(Mapping[object, object], value)) if isinstance(value, Mapping) else value
    return cast(dict[str, Any], structured(given, form, "setup"))


def record_faults(
    edition: E,
    players: int,
    setup: Any,
    lay_out: Callable[[E, int], L],
    setup_faults: Callable[[L, Any], Iterable[Fault]],
) -> Iterator[Fault]:
    """The reasons why these players cannot start with a set-up in an edition, with paths from the record."""
    if players not in edition.players:
        yield player_count_fault(edition, players)
        return
    yield from under_all(setup_faults(lay_out(edition, players), setup), "$.setup")


def player_count_fault(edition: Box, players: int) -> Fault:
    """The fault of a number of players that an edition does not allow (§2.1)."""
    name, counts = shown(edition.name), edition.players
    return fault("players_of_edition", "$.players", "2.1", edition=name, counts=counts, players=players)


# --- states and views ---


def read_table(
    fields: Mapping[str, object],
    form: Object,
    what: str,
    read_edition: Callable[[object], E],
    lay_out: Callable[[E, int], L],
) -> tuple[dict[str, Any], L]:
    """The fields of a document, and the layout of its edition for its players.

    `MalformedDocument` lists the faults of its form, then of the edition, then of the number of players.
    """
    try:
        document: dict[str, Any] = form.read(fields)
        return document, lay_out(document["edition"], document["players"])
    except Exception:
        pass  # the faults are listed below
    refused = malformed(what, form.faults(fields, "$"))
    if refused.faults:
        raise refused
    try:
        edition = read_edition(fields["edition"])
    except MalformedDocument as error:
        raise malformed(what, faults_of(error, "$.edition")) from None
    players = cast(int, fields["players"])
    if players not in edition.players:
        raise malformed(what, (player_count_fault(edition, players),))
    return form.read(fields), lay_out(edition, players)  # reached only to raise the error from above


def check_names(what: str, faults: Iterable[Fault]) -> None:
    """Raise `MalformedDocument` if a document contains an unknown name."""
    found = tuple(islice(faults, MOST_FAULTS + 1))
    if found:
        raise malformed(what, found)


def actor_faults(told: object, actor: object) -> Iterator[Fault]:
    """The fault of an actor that differs from that of the phase."""
    if told == actor:
        return
    if actor is None:
        yield expected("$.actor", ("null",), told)
    else:
        yield fault("actor_of_phase", "$.actor", actor=shown(actor), got=shown(told))


def key_faults(
    path: str, found: Iterable[str], known: Iterable[str], unknown: Callable[[str], Fault]
) -> Iterator[Fault]:
    """The faults of missing and unknown keys. `unknown` makes the fault at a path."""
    given, wanted = set(found), set(known)
    if given == wanted:
        return
    yield from (fault("missing", below(path, key)) for key in known if key not in given)
    yield from (unknown(below(path, key)) for key in found if key not in wanted)
