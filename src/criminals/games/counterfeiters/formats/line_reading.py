"""The state or view that one line of text stands for; `lines` has the grammar.

A text is read in two steps: its form, field by field, and what it names, which must be there in the edition; then the
state or view as a whole, which must be one that a game can have.
"""

from typing import Any, Literal, overload

import attrs

from criminals.core.base.checks import check_possible
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.protocol import TextKind
from criminals.core.lines.fields import read_line
from criminals.core.lines.headings import read_heading
from criminals.core.lines.texts import Piece
from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.box.editions import EDITIONS
from criminals.games.counterfeiters.box.version import NAME
from criminals.games.counterfeiters.formats.line_fields import CrewText, Fields, Stack
from criminals.games.counterfeiters.formats.lines import has_moved, line_fields
from criminals.games.counterfeiters.knowledge.view_invariants import view_faults
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.invariants import faults
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.state import State, Table


@overload
def from_text(text: str, *, kind: Literal["state"], edition: Edition | None = None) -> State: ...
@overload
def from_text(text: str, *, kind: Literal["view"], edition: Edition | None = None) -> View: ...
@overload
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View: ...
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View:
    """Read a state or a view from a line that `to_text` wrote.

    Args:
        text: A line that `to_text` wrote.
        kind: `"state"` or `"view"` to refuse the other; None for both.
        edition: The edition, if it does not come with the library: the text has only its name.

    Returns:
        A state or a view.

    Raises:
        MalformedDocument: The text is not such a line; it lists every fault with its column.
        InvalidState: No game leads to this position.
    """
    head = read_heading(text, NAME, kind, edition, Edition, EDITIONS)
    return _value(head.words, Fields(lay_out(head.edition, head.players), head.viewer, head.reading))


def _value(words: list[Piece], fields: Fields) -> State | View:
    """The state or view that the fields tell of."""
    layout = fields.layout
    found = read_line(words, fields, line_fields(layout))
    phase, stack = found["turn"], found["stack"]
    crews: list[CrewText] = [found[f"crew{seat}"] for seat in range(layout.players)]
    over = isinstance(phase, Over)
    table = Table(
        layout=layout,
        phase=phase,
        crews=tuple(each.crew for each in crews),
        henchmen=found["henchmen"],
        market=found["market"],
        binned=found["bin"],
        stack_size=0 if over else stack.size,
        leftover=stack.cards if over else (),
        bank=found["bank"],
        pawn=found["pawn"],
        moved=False,
        quiet=found["quiet"],
        first=found["first"],
        next_first=found["next"],
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
