"""The state or view that one line of text stands for; `texts` has the grammar.

A text is read in two steps: its form, field by field, and what it names, which must be there in the edition; then the
state or view as a whole, which must be one that a game can have.
"""

from typing import Literal, overload

import attrs

from criminals.core.checks import check_possible
from criminals.core.seats import SPECTATOR
from criminals.core.text_headings import read_heading
from criminals.core.texts import Piece, TextKind, field_pieces
from criminals.games.sicario.data import EDITIONS
from criminals.games.sicario.documents import NAME
from criminals.games.sicario.edition import Edition
from criminals.games.sicario.invariants import faults
from criminals.games.sicario.layout import lay_out
from criminals.games.sicario.phase import OVER
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.text_fields import NO_DECK, NOBODY, Fields
from criminals.games.sicario.texts import field_names
from criminals.games.sicario.view_invariants import view_faults
from criminals.games.sicario.views import View


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
    layout, reading, viewer = fields.layout, fields.reading, fields.viewer
    given = field_pieces(reading, words, field_names(layout.players))
    phase = reading.field(given, "turn", fields.phase, OVER)
    sicario = reading.field(given, "sicario", fields.seat, 0)
    positions = reading.field(given, "spaces", fields.spaces, ())
    lost = reading.field(given, "lost", fields.lost, ())
    deck = reading.field(given, "events", fields.deck, NO_DECK)
    seats = [reading.field(given, f"seat{seat}", fields.of_seat, NOBODY) for seat in range(layout.players)]
    reading.check()
    table = Table(
        layout=layout,
        phase=phase,
        sicario=sicario,
        positions=positions,
        lost=lost,
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
