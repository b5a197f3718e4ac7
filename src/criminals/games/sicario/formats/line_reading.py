"""The state or view that one line of text stands for; `lines` has the grammar.

A text is read in two steps: its form, field by field, and what it names, which must be there in the edition; then the
state or view as a whole, which must be one that a game can have.
"""

from typing import Literal, overload

import attrs

from criminals.core.base.checks import check_possible
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.protocol import TextKind
from criminals.core.lines.fields import read_line
from criminals.core.lines.headings import read_heading
from criminals.core.lines.texts import Piece
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.box.editions import EDITIONS
from criminals.games.sicario.box.version import NAME
from criminals.games.sicario.formats.line_fields import Deck, Fields, SeatText
from criminals.games.sicario.formats.lines import line_fields
from criminals.games.sicario.knowledge.view_invariants import view_faults
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.invariants import faults
from criminals.games.sicario.rules.layout import lay_out
from criminals.games.sicario.rules.state import State, Table


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
    layout, viewer = fields.layout, fields.viewer
    found = read_line(words, fields, line_fields(layout))
    deck: Deck = found["events"]
    seats: list[SeatText] = [found[f"seat{seat}"] for seat in range(layout.players)]
    table = Table(
        layout=layout,
        phase=found["turn"],
        sicario=found["sicario"],
        positions=found["spaces"],
        lost=found["lost"],
        facts=tuple(seat.facts for seat in seats),
        shown=tuple(seat.character if seat.shown else None for seat in seats),
        bottom=deck.bottom,
    )
    if viewer is None:
        characters = tuple(seat.character for seat in seats if seat.character is not None)
        state = State(**attrs.asdict(table, recurse=False), characters=characters, unread=deck.unread)
        check_possible("state", faults(state))
        return state
    character = None if viewer is SPECTATOR else seats[viewer].character
    view = View(**attrs.asdict(table, recurse=False), viewer=viewer, character=character)
    check_possible("view", view_faults(view))
    return view
