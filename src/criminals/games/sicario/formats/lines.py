"""A state or a view as one line of text, as FEN is for chess.

    sicario state reference 3 turn=2:rolling sicario=0 spaces=_,16,7 lost=0,0,0
    events=blackout,take-cover,retreat-1,tip-off,lose-turn,advance-1,retreat-2,advance-3/tip-off,advance-2,...
    seat0=(Glenda),woman/no-hat/glasses:2,!Wanda seat1=(Olga),hat:yes seat2=(Boris),man:yes,scar:yes,!Felix

Words stand between single spaces; `-` is an empty list. First come the game, `state` or `view:VIEWER` (a seat, or
`spectator`), the edition by its name, and how many play. A star stands before the name of an edition that does not
come with the library; in a name, all but letters, digits and `_.-~` is written as in a web address, and so it is in
those of characters and in signs. Then, in order:

    turn=       `over`, or a seat and its phase: `1:rolling` (the die is thrown for it), `1:decoding`, `0:hunting`,
                `0:questioning:1` (the agent who is asked)
    sicario=    the sicario's seat
    spaces=     by seat where an agent stands, `_` for the sicario, and for who is out
    lost=       by seat how many turns it still loses
    events=     UNREAD/BOTTOM: the cards whose order nobody knows, the top one first, in a view how many, `?11`; then
                those under them that were read, the upper one first
    seat0= ...  CHARACTER,FACT,FACT...: by seat who it is, and what was heard of that

CHARACTER is a name, if everybody knows it; else it stands in parentheses in a state, and in a view for its viewer, and
is `?` for another. A FACT is an answer, `hat:yes` or `scar:no`, then lights of the disc, `woman/hat/no-glasses:2`, then
a name that was missed, `!Olga`; in the order of the box, each once.
"""

from functools import partial
from typing import Final

from criminals.core.base.checks import check_sound
from criminals.core.lines.fields import LineField, PhaseWord, PhaseWords, written_line
from criminals.core.lines.headings import listing
from criminals.games.sicario.box.editions import EDITIONS
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.formats.line_fields import NO_DECK, NOBODY, NOWHERE, Fields, events_text, seat_text
from criminals.games.sicario.knowledge.view_invariants import view_faults
from criminals.games.sicario.knowledge.views import View, check_position
from criminals.games.sicario.rules.invariants import faults
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import OVER, Decoding, Hunting, Questioning, Rolling
from criminals.games.sicario.rules.state import State

_PHASES: Final = PhaseWords(
    OVER,
    (
        PhaseWord(Rolling),
        PhaseWord(Decoding),
        PhaseWord(Hunting),
        PhaseWord(
            Questioning,
            lambda _, phase: str(phase.agent),
            lambda fields, seat, rest: Questioning(seat, fields.seat(rest)),
        ),
    ),
    fault,
)


def _spaces(value: State | View) -> str:
    return listing(NOWHERE if space is None else str(space) for space in value.positions)


def line_fields(layout: Layout) -> tuple[LineField, ...]:
    """The fields of a line, in their order."""
    return (
        LineField("turn", _PHASES.write, _PHASES.read, OVER),
        LineField("sicario", lambda value: str(value.sicario), Fields.seat, 0),
        LineField("spaces", _spaces, Fields.spaces, ()),
        LineField("lost", lambda value: listing(map(str, value.lost)), Fields.lost, ()),
        LineField("events", events_text, Fields.deck, NO_DECK),
        *(
            LineField(f"seat{each}", partial(seat_text, seat=each), Fields.of_seat, NOBODY)
            for each in range(layout.players)
        ),
    )


def to_text(value: State | View) -> str:
    """Write a state, secrets included, or a view as one line of text.

    The line has only the name of the edition. If the edition is your own, keep it together with the line.

    Args:
        value: A state or a view of Sicario.

    Returns:
        One line, which `from_text` reads back.

    Raises:
        InvalidState: No game can have such a value; its faults are named.
        TypeError: The value is neither a state nor a view of Sicario.
    """
    check_position(value)
    check_sound(value, State, faults, view_faults)
    return written_line(value, EDITIONS, line_fields(value.layout))
