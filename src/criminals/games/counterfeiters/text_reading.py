"""The state or view that one line of text stands for; `texts` has the grammar.

A text is read in two steps: its form, field by field, and what it names, which must be there in the edition; then the
state or view as a whole, which must be one that a game can have.
"""

from typing import Any, Literal, overload

import attrs

from criminals.core.checks import check_possible
from criminals.core.seats import SPECTATOR
from criminals.core.text_headings import read_heading
from criminals.core.texts import Piece, TextKind, field_pieces
from criminals.games.counterfeiters.data import EDITIONS
from criminals.games.counterfeiters.documents import NAME
from criminals.games.counterfeiters.edition import Edition
from criminals.games.counterfeiters.invariants import faults
from criminals.games.counterfeiters.layout import lay_out
from criminals.games.counterfeiters.phase import OVER, Over
from criminals.games.counterfeiters.state import State, Table
from criminals.games.counterfeiters.text_fields import NO_STACK, CrewText, Fields, Stack
from criminals.games.counterfeiters.texts import field_names, has_moved
from criminals.games.counterfeiters.view_invariants import view_faults
from criminals.games.counterfeiters.views import View


@overload
def from_text(text: str, *, kind: Literal["state"], edition: Edition | None = None) -> State: ...
@overload
def from_text(text: str, *, kind: Literal["view"], edition: Edition | None = None) -> View: ...
@overload
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View: ...
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View:
    """The state or view that `to_text` wrote; `kind` refuses the other. A text tells the name of its edition only.

    So an edition of one's own is handed over. `MalformedDocument` lists all that keeps it from being such a text,
    `InvalidState` why no game comes to it.
    """
    head = read_heading(text, NAME, kind, edition, Edition, EDITIONS)
    return _value(head.words, Fields(lay_out(head.edition, head.players), head.viewer, head.reading))


def _value(words: list[Piece], fields: Fields) -> State | View:
    """The state or view that the fields tell of."""
    layout, reading = fields.layout, fields.reading
    given = field_pieces(reading, words, field_names(layout.players))
    phase = reading.field(given, "turn", fields.phase, None)
    shown = None if phase is None and fields.viewer is not None else fields.viewer is None or isinstance(phase, Over)
    first = reading.field(given, "first", fields.seat, 0)
    next_first = reading.field(given, "next", fields.seat, 0)
    pawn = reading.field(given, "pawn", fields.pawn, 0)
    quiet = reading.field(given, "quiet", fields.quiet, 0)
    bank = reading.field(given, "bank", fields.dollars, 0)
    market = reading.field(given, "market", fields.market, ())
    henchmen = reading.field(given, "henchmen", fields.henchmen, ())
    binned = reading.field(given, "bin", lambda piece: fields.rising_cards(piece, ","), ())
    stack = reading.field(given, "stack", lambda piece: fields.stack(piece, shown=shown), NO_STACK)
    read = (reading.field(given, f"crew{seat}", fields.crew, None) for seat in range(layout.players))
    crews = [crew for crew in read if crew is not None]
    reading.check()
    over = isinstance(phase, Over)
    table = Table(
        layout=layout,
        phase=OVER if phase is None else phase,
        crews=tuple(each.crew for each in crews),
        henchmen=henchmen,
        market=market,
        binned=binned,
        stack_size=0 if over else stack.size,
        leftover=stack.cards if over else (),
        bank=bank,
        pawn=pawn,
        moved=False,
        quiet=quiet,
        first=first,
        next_first=next_first,
    )
    table = attrs.evolve(table, moved=has_moved(table))
    return _state(table, stack, crews) if fields.viewer is None else _view(table, fields, crews)


def _told(table: Table) -> dict[str, Any]:
    """The fields of a table that do not follow from others."""
    return {field.name: getattr(table, field.name) for field in attrs.fields(Table) if field.init}


def _state(table: Table, stack: Stack, crews: list[CrewText]) -> State:
    cash = tuple(each.crew.least if each.cash is None else each.cash for each in crews)
    cards = () if isinstance(table.phase, Over) else stack.cards
    state = State(**_told(table), cash=cash, stack=cards)
    check_possible("state", faults(state))
    return state


def _view(table: Table, fields: Fields, crews: list[CrewText]) -> View:
    viewer = fields.viewer
    assert viewer is not None
    cash = None
    if viewer is not SPECTATOR:
        own = crews[viewer]
        cash = own.crew.least if own.cash is None else own.cash
    view = View(**_told(table), viewer=viewer, cash=cash)
    check_possible("view", view_faults(view))
    return view
