"""States and views as documents.

A document is read in three steps: its form, class by class; then what it names, which must be there in the edition;
then the state or view as a whole, which must be one that a game can have.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeVar, cast

from criminals.core.checks import check_possible
from criminals.core.reading import expected
from criminals.core.seats import viewer_named, wire_name
from criminals.core.strict_json import shown
from criminals.core.table_documents import actor_faults, read_table
from criminals.games.sicario.documents import CONVERTER, edition_field, edition_of
from criminals.games.sicario.fact_documents import TWINS
from criminals.games.sicario.facts import Fact
from criminals.games.sicario.invariants import faults
from criminals.games.sicario.layout import Layout, lay_out
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.view_invariants import view_faults
from criminals.games.sicario.views import View
from criminals.games.sicario.wire import RollingDocument, StateDocument, ViewDocument

D = TypeVar("D", StateDocument, ViewDocument)

# --- writing ---


def state_document(state: State) -> StateDocument:
    """The document of the truth."""
    return StateDocument(
        edition=edition_field(state.edition),
        players=cast(Any, state.players),
        **_public(state),
        characters=state.characters,
        unread=state.unread,
    )


def view_document(view: View) -> ViewDocument:
    """The document of what one viewer knows."""
    return ViewDocument(
        edition=edition_field(view.edition),
        players=cast(Any, view.players),
        viewer=cast(Any, wire_name(view.viewer)),
        **_public(view),
        character=view.character,
    )


def _public(table: Table) -> dict[str, Any]:
    """What everybody knows."""
    actor = table.actor
    return {
        "actor": None if actor is None else wire_name(actor),
        "phase": TWINS.document(table.phase),
        "sicario": table.sicario,
        "positions": table.positions,
        "lost": table.lost,
        "facts": tuple(TWINS.document(table.facts_of(seat)) for seat in range(table.players)),
        "shown": table.shown,
        "unread_size": table.unread_size,
        "bottom": table.bottom,
    }


# --- reading ---


def read_state(fields: Mapping[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = _read(fields, StateDocument, "state")
    state = State(**_table_fields(document, layout), characters=document.characters, unread=document.unread)
    check_possible("state", faults(state))
    return state


def read_view(fields: Mapping[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = _read(fields, ViewDocument, "view")
    view = View(**_table_fields(document, layout), viewer=viewer_named(document.viewer), character=document.character)
    check_possible("view", view_faults(view))
    return view


def _read(fields: Mapping[str, object], cls: type[D], what: str) -> tuple[D, Layout]:
    """A document whose every part is there in the edition, and the layout of that."""
    return read_table(fields, cls, what, CONVERTER, edition_of, lay_out, _faults)


def _faults(document: StateDocument | ViewDocument, layout: Layout) -> Iterator[str]:
    for path, seat in _seats(document):
        if seat is not None and seat >= layout.players:
            yield f"{path}: {seat} is no seat of {layout.players} players (§2.1)"
    for path, count in _counts(document):
        if count != layout.players:
            yield f"{path}: {count} of them, there are {layout.players} seats (§2.1)"
    for path, name in _characters(document):
        if name is not None and name not in layout.characters:
            yield f"{path}: no character {shown(name)} is on the sheet (§1.1)"
    for path, event in _events(document):
        if event not in layout.effects:
            yield f"{path}: no event card {shown(event)} is in the box (§1.3)"
    for seat, space in enumerate(document.positions):
        if space is not None and space > layout.embassy:
            yield f"$.positions[{seat}]: the embassy is {layout.embassy}, and there is no space {space} (§1.2)"
    yield from _heard_faults(document, layout)
    yield from actor_faults(document.actor, _actor(document))
    yield from _size_faults(document, layout)
    if isinstance(document, ViewDocument) and (document.viewer == "spectator") != (document.character is None):
        due = "a character" if document.character is None else "null, for a spectator"
        yield f"$.character: {expected(due, document.character)}"


def _actor(document: StateDocument | ViewDocument) -> object:
    """Who acts, as the phase says."""
    return "chance" if isinstance(document.phase, RollingDocument) else getattr(document.phase, "seat", None)


def _size_faults(document: StateDocument | ViewDocument, layout: Layout) -> Iterator[str]:
    box, read = len(layout.edition.events), len(document.bottom)
    if document.unread_size != box - read:
        yield f"$.unread_size: {document.unread_size}, but {read} of {box} cards are in the bottom (§6.3)"
    if isinstance(document, StateDocument) and document.unread_size != len(document.unread):
        yield f"$.unread_size: {document.unread_size}, but there are {len(document.unread)} cards"


def _heard_faults(document: StateDocument | ViewDocument, layout: Layout) -> Iterator[str]:
    """What was heard and is nothing in this edition, or stands in another order than the fixed one, or twice."""
    for seat, heard in enumerate(document.facts):
        facts = [TWINS.value(each) for each in heard]
        ranks = [layout.ranks.get(fact, -1) for fact in facts]
        for at, rank in enumerate(ranks):
            if rank < 0:
                yield f"$.facts[{seat}][{at}]: nothing such can be heard in this edition (§6.1)"
        if -1 not in ranks and not all(one < other for one, other in pairwise(ranks)):
            yield f"$.facts[{seat}]: expected answers, lights, missed names, in the order of the box, each once (§6.1)"


def _seats(document: StateDocument | ViewDocument) -> Iterator[tuple[str, int | None]]:
    """Every seat that is named, with its path."""
    yield "$.phase.seat", getattr(document.phase, "seat", None)
    yield "$.phase.agent", getattr(document.phase, "agent", None)
    yield "$.sicario", document.sicario
    if isinstance(document, ViewDocument) and document.viewer != "spectator":
        yield "$.viewer", document.viewer


def _counts(document: StateDocument | ViewDocument) -> Iterator[tuple[str, int]]:
    """The lengths of all that goes by seat, with their paths."""
    yield "$.positions", len(document.positions)
    yield "$.lost", len(document.lost)
    yield "$.facts", len(document.facts)
    yield "$.shown", len(document.shown)
    if isinstance(document, StateDocument):
        yield "$.characters", len(document.characters)


def _characters(document: StateDocument | ViewDocument) -> Iterator[tuple[str, str | None]]:
    """Every character that is named, but for those in facts, with its path."""
    yield from ((f"$.shown[{seat}]", name) for seat, name in enumerate(document.shown))
    if isinstance(document, ViewDocument):
        yield "$.character", document.character
    else:
        yield from ((f"$.characters[{seat}]", name) for seat, name in enumerate(document.characters))


def _events(document: StateDocument | ViewDocument) -> Iterator[tuple[str, str]]:
    """Every event card that is named, with its path."""
    yield from ((f"$.bottom[{at}]", event) for at, event in enumerate(document.bottom))
    if isinstance(document, StateDocument):
        yield from ((f"$.unread[{at}]", event) for at, event in enumerate(document.unread))


def _table_fields(document: StateDocument | ViewDocument, layout: Layout) -> dict[str, Any]:
    return {
        "layout": layout,
        "phase": TWINS.value(document.phase),
        "sicario": document.sicario,
        "positions": document.positions,
        "lost": document.lost,
        "facts": tuple(frozenset[Fact](map(TWINS.value, heard)) for heard in document.facts),
        "shown": document.shown,
        "bottom": document.bottom,
    }
