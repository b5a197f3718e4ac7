"""States and views as documents.

A document is read in three steps: its form; then what it names, which must be there in the edition; then the state or
view as a whole, which must be one that a game can have.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from criminals.core.base.checks import check_possible
from criminals.core.base.errors import Fault
from criminals.core.base.faults import shown
from criminals.core.base.seats import no_seat, viewer_named, wire_name
from criminals.core.documents.positions import actor_faults, check_names, read_table
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.formats.forms import BOXES, codec, forms
from criminals.games.sicario.knowledge.view_invariants import view_faults
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.facts import Fact
from criminals.games.sicario.rules.invariants import faults
from criminals.games.sicario.rules.layout import Layout, lay_out
from criminals.games.sicario.rules.phase import Phase, Rolling
from criminals.games.sicario.rules.state import State, Table

_SAME: Final = ("phase", "sicario", "positions", "lost", "shown", "bottom")
"""The fields of a table that stand in a document as they are."""

_BY_SEAT: Final = ("positions", "lost", "facts", "shown", "characters")
"""The fields of a document that go by seat."""

# --- writing ---


def state_fields(state: State) -> dict[str, object]:
    """The document of the truth."""
    return {
        "edition": BOXES.json(state.edition),
        "players": state.players,
        **_public(state),
        "characters": [*state.characters],
        "unread": [*state.unread],
    }


def view_fields(view: View) -> dict[str, object]:
    """The document of what one viewer knows."""
    return {
        "edition": BOXES.json(view.edition),
        "players": view.players,
        "viewer": wire_name(view.viewer),
        **_public(view),
        "character": view.character,
    }


def _public(table: Table) -> dict[str, object]:
    """The public facts."""
    actor = table.actor
    write_facts = codec().shape(tuple[Fact, ...]).write
    return {
        "actor": None if actor is None else wire_name(actor),
        "phase": codec().shape(Phase).write(table.phase),
        "sicario": table.sicario,
        "positions": [*table.positions],
        "lost": [*table.lost],
        "facts": [write_facts(table.facts_of(seat)) for seat in range(table.players)],
        "shown": [*table.shown],
        "unread_size": table.unread_size,
        "bottom": [*table.bottom],
    }


# --- reading ---


def read_state(fields: dict[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = read_table(fields, forms().state, "state", BOXES.read, lay_out)
    check_names("state", _faults(document, layout))
    state = State(**_table_fields(document, layout), characters=document["characters"], unread=document["unread"])
    check_possible("state", faults(state))
    return state


def read_view(fields: dict[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = read_table(fields, forms().view, "view", BOXES.read, lay_out)
    check_names("view", _faults(document, layout))
    viewer = viewer_named(document["viewer"])
    view = View(**_table_fields(document, layout), viewer=viewer, character=document["character"])
    check_possible("view", view_faults(view))
    return view


def _table_fields(document: dict[str, Any], layout: Layout) -> dict[str, Any]:
    """The fields of the table."""
    return {
        **{name: document[name] for name in _SAME},
        "layout": layout,
        "facts": tuple(map(frozenset, document["facts"])),
    }


def _faults(document: dict[str, Any], layout: Layout) -> Iterator[Fault]:
    """Names of things that are not there, and contradictions to the edition, the players and the phase."""
    for path, seat in _seats(document):
        if seat is not None and seat >= layout.players:
            yield no_seat(seat, layout.players, path)
    for name in _BY_SEAT:
        if name in document and len(document[name]) != layout.players:
            yield fault("2.1", "seat_count", f"$.{name}", count=len(document[name]), players=layout.players)
    for path, character in _characters(document):
        if character is not None and character not in layout.sheet.characters:
            yield fault("1.1", "no_character", path, got=shown(character))
    for name in ("bottom", "unread"):
        for at, event in enumerate(document.get(name, ())):
            if event not in layout.effects:
                yield fault("1.3", "no_event", f"$.{name}[{at}]", got=shown(event))
    for seat, space in enumerate(document["positions"]):
        if space is not None and space > layout.spaces.embassy:
            last = layout.spaces.embassy
            yield fault("1.2", "no_space", f"$.positions[{seat}]", last=last, space=space)
    yield from _heard_faults(document, layout)
    phase = document["phase"]
    yield from actor_faults(document["actor"], "chance" if isinstance(phase, Rolling) else getattr(phase, "seat", None))
    yield from _size_faults(document, layout)
    if "viewer" in document and (document["viewer"] == "spectator") != (document["character"] is None):
        code = "expected_own_character" if document["character"] is None else "expected_null_character"
        yield fault("", code, "$.character", got=shown(document["character"]))


def _size_faults(document: dict[str, Any], layout: Layout) -> Iterator[Fault]:
    box, read, size = len(layout.edition.events), len(document["bottom"]), document["unread_size"]
    if size != box - read:
        yield fault("6.3", "unread_differs", "$.unread_size", size=size, read=read, count=box)
    if "unread" in document and size != len(document["unread"]):
        yield fault("", "size_differs", "$.unread_size", size=size, count=len(document["unread"]))


def _heard_faults(document: dict[str, Any], layout: Layout) -> Iterator[Fault]:
    """The faults of facts: those that this edition does not know, in a wrong order, or listed twice."""
    for seat, heard in enumerate(document["facts"]):
        ranks = [layout.facts.ranks.get(fact, -1) for fact in heard]
        for at, rank in enumerate(ranks):
            if rank < 0:
                yield fault("6.1", "no_fact", f"$.facts[{seat}][{at}]")
        if -1 not in ranks and not all(one < other for one, other in pairwise(ranks)):
            yield fault("6.1", "expected_facts", f"$.facts[{seat}]")


def _seats(document: dict[str, Any]) -> Iterator[tuple[str, int | None]]:
    """Every seat that is named, with its path."""
    yield "$.phase.seat", getattr(document["phase"], "seat", None)
    yield "$.phase.agent", getattr(document["phase"], "agent", None)
    yield "$.sicario", document["sicario"]
    if document.get("viewer", "spectator") != "spectator":
        yield "$.viewer", document["viewer"]


def _characters(document: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    """Every character that is named, but for those in what was heard, with its path."""
    yield from ((f"$.shown[{seat}]", name) for seat, name in enumerate(document["shown"]))
    if "viewer" in document:
        yield "$.character", document["character"]
    else:
        yield from ((f"$.characters[{seat}]", name) for seat, name in enumerate(document["characters"]))
