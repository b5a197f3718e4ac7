"""States and views as documents.

A document is read in three steps: its form, class by class; then what it names, which must be there in the edition;
then the state or view as a whole, which must be one that a game can have.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar, cast

from criminals.core.checks import check_possible
from criminals.core.reading import expected
from criminals.core.seats import viewer_named, wire_name
from criminals.core.strict_json import below
from criminals.core.table_documents import actor_faults, key_faults, read_table
from criminals.games.counterfeiters.actions import Fakes
from criminals.games.counterfeiters.documents import CONVERTER, edition_field, edition_of
from criminals.games.counterfeiters.fact_documents import TWINS
from criminals.games.counterfeiters.invariants import faults
from criminals.games.counterfeiters.layout import Layout, lay_out
from criminals.games.counterfeiters.state import Crew, State, Table
from criminals.games.counterfeiters.view_invariants import view_faults
from criminals.games.counterfeiters.views import View
from criminals.games.counterfeiters.wire import (
    CrewDocument,
    Henchmen,
    PossibleDocument,
    StateDocument,
    ViewDocument,
)

D = TypeVar("D", StateDocument, ViewDocument)

# --- writing ---


def state_document(state: State) -> StateDocument:
    """The document of the truth."""
    return StateDocument(
        edition=edition_field(state.edition),
        players=cast(Any, state.players),
        **_public(state),
        cash=state.cash,
        stack=state.stack,
    )


def view_document(view: View) -> ViewDocument:
    """The document of what one viewer knows."""
    return ViewDocument(
        edition=edition_field(view.edition),
        players=cast(Any, view.players),
        viewer=cast(Any, wire_name(view.viewer)),
        **_public(view),
        cash=view.cash,
    )


def _public(table: Table) -> dict[str, Any]:
    """What everybody knows."""
    henchmen: Henchmen = dict(zip(table.layout.spaces, cast(Any, table.henchmen), strict=True))
    return {
        "actor": table.actor,
        "phase": TWINS.document(table.phase),
        "crews": tuple(map(_crew_document, table.crews)),
        "henchmen": henchmen,
        "market": table.market,
        "binned": table.binned,
        "stack_size": table.stack_size,
        "leftover": table.leftover,
        "bank": table.bank,
        "pawn": table.pawn,
        "moved": table.moved,
        "quiet": table.quiet,
        "first": table.first,
        "next_first": table.next_first,
    }


def _crew_document(crew: Crew) -> CrewDocument:
    return CrewDocument(crew.idle, crew.cards, crew.fakes, crew.wealth, PossibleDocument(crew.least, crew.most))


# --- reading ---


def read_state(fields: Mapping[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = _read(fields, StateDocument, "state")
    state = State(**_table_fields(document, layout), cash=document.cash, stack=document.stack)
    check_possible("state", faults(state))
    return state


def read_view(fields: Mapping[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = _read(fields, ViewDocument, "view")
    view = View(**_table_fields(document, layout), viewer=viewer_named(document.viewer), cash=document.cash)
    check_possible("view", view_faults(view))
    return view


def _read(fields: Mapping[str, object], cls: type[D], what: str) -> tuple[D, Layout]:
    """A document whose every part is there in the edition, and the layout of that."""
    return read_table(fields, cls, what, CONVERTER, edition_of, lay_out, _faults)


def _faults(document: StateDocument | ViewDocument, layout: Layout) -> Iterator[str]:
    for path, seat in _seats(document):
        if seat is not None and seat >= layout.players:
            yield f"{path}: {seat} is no seat of {layout.players} players (§2.1)"
    for path, card in _cards(document):
        if card is not None and card not in layout.cards:
            yield f"{path}: no card {card} is in the box (§1.3)"
    yield from key_faults("$.henchmen", document.henchmen, layout.spaces, "space is on the board (§1.5)")
    if len(document.crews) != layout.players:
        yield f"$.crews: {len(document.crews)} of them, there are {layout.players} seats (§2.1)"
    if len(document.market) != len(layout.market):
        yield f"$.market: {len(document.market)} of them, there are {len(layout.market)} spaces (§1.5)"
    if not layout.start <= document.pawn <= layout.board.last:
        yield f"$.pawn: its track goes from {layout.start} to {layout.board.last}, it is on {document.pawn} (§2.1)"
    yield from actor_faults(document.actor, getattr(document.phase, "seat", None))
    if isinstance(document, StateDocument):
        if len(document.cash) != layout.players:
            yield f"$.cash: {len(document.cash)} of them, there are {layout.players} seats (§2.1)"
        if document.stack_size != len(document.stack):
            yield f"$.stack_size: {document.stack_size}, but there are {len(document.stack)} cards"
    elif (document.viewer == "spectator") != (document.cash is None):
        yield f"$.cash: {expected('null, for a spectator' if document.cash is not None else 'dollars', document.cash)}"


def _seats(document: StateDocument | ViewDocument) -> Iterator[tuple[str, int | None]]:
    """Every seat that is named, with its path."""
    yield "$.phase.seat", getattr(document.phase, "seat", None)
    yield "$.phase.last", getattr(document.phase, "last", None)
    if isinstance(document, ViewDocument) and document.viewer != "spectator":
        yield "$.viewer", document.viewer
    yield from ((below("$.henchmen", space), seat) for space, seat in document.henchmen.items())
    yield from (("$.first", document.first), ("$.next_first", document.next_first))


def _cards(document: StateDocument | ViewDocument) -> Iterator[tuple[str, int | None]]:
    """Every card that is named, with its path."""
    lists: dict[str, Iterable[int | None]] = {
        **{f"$.crews[{seat}].cards": crew.cards for seat, crew in enumerate(document.crews)},
        "$.market": document.market,
        "$.binned": document.binned,
        "$.leftover": document.leftover,
        "$.stack": document.stack if isinstance(document, StateDocument) else (),
    }
    for path, cards in lists.items():
        yield from ((f"{path}[{index}]", card) for index, card in enumerate(cards))


def _table_fields(document: StateDocument | ViewDocument, layout: Layout) -> dict[str, Any]:
    """The fields of the table."""
    return {
        "layout": layout,
        "phase": TWINS.value(document.phase),
        "crews": tuple(map(_crew, document.crews)),
        "henchmen": tuple(document.henchmen[space] for space in layout.spaces),
        "market": document.market,
        "binned": document.binned,
        "stack_size": document.stack_size,
        "leftover": document.leftover,
        "bank": document.bank,
        "pawn": document.pawn,
        "moved": document.moved,
        "quiet": document.quiet,
        "first": document.first,
        "next_first": document.next_first,
    }


def _crew(document: CrewDocument) -> Crew:
    possible = document.possible
    return Crew(
        document.idle, document.cards, cast(Fakes, document.fakes), document.wealth, possible.least, possible.most
    )
