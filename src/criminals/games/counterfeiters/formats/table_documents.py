"""States and views as documents.

A document is read in three steps: its form; then what it names, which must be there in the edition;
then the state or view as a whole, which must be one that a game can have.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final

from criminals.core.base.checks import check_possible
from criminals.core.base.errors import Fault
from criminals.core.base.faults import below, shown
from criminals.core.base.seats import no_seat, viewer_named, wire_name
from criminals.core.documents.positions import actor_faults, check_names, key_faults, read_table
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.formats.forms import BOXES, codec, forms
from criminals.games.counterfeiters.knowledge.view_invariants import view_faults
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.invariants import faults
from criminals.games.counterfeiters.rules.layout import Layout, lay_out
from criminals.games.counterfeiters.rules.phase import Phase
from criminals.games.counterfeiters.rules.state import Crew, State, Table

_SAME: Final = (
    *("phase", "market", "binned", "stack_size", "leftover", "bank", "pawn"),
    *("moved", "quiet", "first", "next_first"),
)
"""The fields of a table that stand in a document as they are."""

# --- writing ---


def state_fields(state: State) -> dict[str, object]:
    """The document of the truth."""
    return {
        "edition": BOXES.json(state.edition),
        "players": state.players,
        **_public(state),
        "cash": [*state.cash],
        "stack": [*state.stack],
    }


def view_fields(view: View) -> dict[str, object]:
    """The document of what one viewer knows."""
    return {
        "edition": BOXES.json(view.edition),
        "players": view.players,
        "viewer": wire_name(view.viewer),
        **_public(view),
        "cash": view.cash,
    }


def _public(table: Table) -> dict[str, object]:
    """The public facts."""
    return {
        "actor": table.actor,
        "phase": codec().shape(Phase).write(table.phase),
        "crews": [
            {
                "idle": crew.idle,
                "cards": [*crew.cards],
                "fakes": [*crew.fakes],
                "wealth": crew.wealth,
                "possible": {"least": crew.least, "most": crew.most},
            }
            for crew in table.crews
        ],
        "henchmen": dict(zip(table.layout.spaces, table.henchmen, strict=True)),
        "market": [*table.market],
        "binned": [*table.binned],
        "stack_size": table.stack_size,
        "leftover": [*table.leftover],
        "bank": table.bank,
        "pawn": table.pawn,
        "moved": table.moved,
        "quiet": table.quiet,
        "first": table.first,
        "next_first": table.next_first,
    }


# --- reading ---


def read_state(fields: dict[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = read_table(fields, forms().state, "state", BOXES.read, lay_out)
    check_names("state", _faults(document, layout))
    state = State(**_table_fields(document, layout), cash=document["cash"], stack=document["stack"])
    check_possible("state", faults(state))
    return state


def read_view(fields: dict[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = read_table(fields, forms().view, "view", BOXES.read, lay_out)
    check_names("view", _faults(document, layout))
    viewer = viewer_named(document["viewer"])
    view = View(**_table_fields(document, layout), viewer=viewer, cash=document["cash"])
    check_possible("view", view_faults(view))
    return view


def _faults(document: dict[str, Any], layout: Layout) -> Iterator[Fault]:
    """Names of things that are not there, and contradictions to the edition, the players and the phase."""
    for path, seat in _seats(document):
        if seat is not None and seat >= layout.players:
            yield no_seat(seat, layout.players, path)
    for path, card in _cards(document):
        if card is not None and card not in layout.cards:
            yield fault("1.3", "no_card", path, card=card)
    yield from key_faults("$.henchmen", document["henchmen"], layout.spaces, partial(fault, "1.5", "space_unknown"))
    crews, market, pawn, cash = (document[name] for name in ("crews", "market", "pawn", "cash"))
    if len(crews) != layout.players:
        yield fault("2.1", "seat_count", "$.crews", count=len(crews), players=layout.players)
    if len(market) != len(layout.numbers.market):
        yield fault("1.5", "market_count", "$.market", count=len(market), spaces=len(layout.numbers.market))
    start, last = layout.track.start, layout.board.last
    if not start <= pawn <= last:
        yield fault("2.1", "pawn_range", "$.pawn", start=start, last=last, pawn=pawn)
    yield from actor_faults(document["actor"], getattr(document["phase"], "seat", None))
    if "stack" in document:
        if len(cash) != layout.players:
            yield fault("2.1", "seat_count", "$.cash", count=len(cash), players=layout.players)
        if document["stack_size"] != len(document["stack"]):
            size, count = document["stack_size"], len(document["stack"])
            yield fault("", "size_differs", "$.stack_size", size=size, count=count)
    elif (document["viewer"] == "spectator") != (cash is None):
        code = "expected_dollars" if cash is None else "expected_null_cash"
        yield fault("", code, "$.cash", got=shown(cash))


def _seats(document: dict[str, Any]) -> Iterator[tuple[str, int | None]]:
    """Every seat that is named, with its path."""
    yield "$.phase.seat", getattr(document["phase"], "seat", None)
    yield "$.phase.last", getattr(document["phase"], "last", None)
    if document.get("viewer", "spectator") != "spectator":
        yield "$.viewer", document["viewer"]
    yield from ((below("$.henchmen", space), seat) for space, seat in document["henchmen"].items())
    yield from (("$.first", document["first"]), ("$.next_first", document["next_first"]))


def _cards(document: dict[str, Any]) -> Iterator[tuple[str, int | None]]:
    """Every card that is named, with its path."""
    lists: dict[str, Iterable[int | None]] = {
        **{f"$.crews[{seat}].cards": crew["cards"] for seat, crew in enumerate(document["crews"])},
        "$.market": document["market"],
        "$.binned": document["binned"],
        "$.leftover": document["leftover"],
        "$.stack": document.get("stack", ()),
    }
    for path, cards in lists.items():
        yield from ((f"{path}[{index}]", card) for index, card in enumerate(cards))


def _table_fields(document: dict[str, Any], layout: Layout) -> dict[str, Any]:
    """The fields of the table."""
    henchmen = document["henchmen"]
    return {
        **{name: document[name] for name in _SAME},
        "layout": layout,
        "crews": tuple(map(_crew, document["crews"])),
        "henchmen": tuple(henchmen[space] for space in layout.spaces),
    }


def _crew(fields: dict[str, Any]) -> Crew:
    possible = fields["possible"]
    return Crew(fields["idle"], fields["cards"], fields["fakes"], fields["wealth"], possible["least"], possible["most"])
