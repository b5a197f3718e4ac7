"""A state or a view as one line of text, as FEN is for chess.

    crooks state reference 2 turn=0:placing:7@C2 money=16,14 bank=71 passed=- A=6,9 B=20,21 C=14/3:1/2:0 D=11,15,23,30
    E=12,19,22,26,29 row0=- row1=6:(27@C3:1) killed=- returned=-

Words stand between single spaces; `-` is an empty list. First come the game, `state` or `view:VIEWER` (a seat, or
`spectator`), the edition by its name, and how many play. A star stands before the name of an edition that does not
come with the library; in a name, all but letters, digits and `_.-~` is written as in a web address. Then, in order:

    turn=         `over`, or the seat to act and its phase: `0:recruiting`, `0:taking:C`, `0:placing:14@C3`,
                  `0:picking`, `0:moving:6:STACK`, `0:killing:6`, `0:spying`
    money= bank=  dollars, by seat and in the bank
    passed=       seats, rising: `02`
    A= B= ...     the crooks that lie in the hangout, rising: `6,8`; in a view how many they are: `?2`. Then `!` if
                  somebody had to leave it. Then, most first, `/3:02`: seats 0 and 2 looked in when 3 lay there. In a
                  view, what its viewer saw follows: `/3:02:6,8,30`
    row0= ...     the seat's stacks by target, rising: `2:STACK,6:STACK`
    killed=       crooks that went back to the box, each with the seat that had it: `0:CARD,2:CARD`; by their origins
    returned=     likewise, those that their owners had to return

A STACK is its cards, the first placed first: `CARD+CARD`. A CARD is `14@C3`: crook 14, taken from C when 3 lay there;
or, face down, `(14@C3:02)`, known to seats 0 and 2. In a view `?` stands for a crook that the viewer does not know.
What was never dealt is not written: it is the rest.
"""

from functools import partial
from typing import Final

from criminals.core.base.checks import check_sound
from criminals.core.base.faults import DIGITS
from criminals.core.base.seats import Seat
from criminals.core.lines.fields import LineField, PhaseWord, PhaseWords, written_line
from criminals.core.lines.headings import listing
from criminals.core.lines.texts import Piece, refused
from criminals.games.crooks.box.editions import EDITIONS
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.formats.line_fields import (
    NOWHERE,
    Fields,
    discards_text,
    hangout_text,
    origin_text,
    passed_text,
    row_text,
    stack_text,
    who_text,
)
from criminals.games.crooks.knowledge.view_invariants import view_faults
from criminals.games.crooks.knowledge.views import View, check_position
from criminals.games.crooks.rules.invariants import faults
from criminals.games.crooks.rules.layout import OVER, Layout
from criminals.games.crooks.rules.phase import Killing, Moving, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.rules.state import State


def _moving(fields: Fields, seat: Seat, rest: Piece) -> Moving | None:
    target, cards = rest.cut(":")
    return None if cards is None else Moving(seat, fields.target(target), fields.stack(cards))


_PHASES: Final = PhaseWords(
    OVER,
    (
        PhaseWord(Recruiting),
        PhaseWord(Taking, lambda _, phase: phase.hangout, lambda fields, seat, rest: Taking(seat, fields.letter(rest))),
        PhaseWord(
            Placing,
            lambda value, phase: f"{who_text(value, phase.origin)}@{origin_text(phase.origin)}",
            lambda fields, seat, rest: Placing(seat, fields.hand(rest, seat)),
        ),
        PhaseWord(Picking),
        PhaseWord(Moving, lambda value, phase: f"{phase.target}:{stack_text(value, phase.cards)}", _moving),
        PhaseWord(
            Killing, lambda _, phase: str(phase.target), lambda fields, seat, rest: Killing(seat, fields.target(rest))
        ),
        PhaseWord(Spying),
    ),
    fault,
)


def line_fields(layout: Layout) -> tuple[LineField, ...]:
    """The fields of a line, in their order."""

    def discards(name: str, *, returned: bool) -> LineField:
        return LineField(
            name, partial(discards_text, returned=returned), partial(Fields.discards, returned=returned), ()
        )

    return (
        LineField("turn", _PHASES.write, _PHASES.read, OVER),
        LineField("money", lambda value: listing(map(str, value.money)), Fields.money, ()),
        LineField("bank", lambda value: str(value.bank), Fields.dollars, 0),
        LineField("passed", passed_text, Fields.passed, ()),
        *(LineField(each, partial(hangout_text, letter=each), Fields.hangout, NOWHERE) for each in layout.letters),
        *(LineField(f"row{each}", partial(row_text, seat=each), Fields.row, ()) for each in range(layout.players)),
        discards("killed", returned=False),
        discards("returned", returned=True),
    )


def to_text(value: State | View) -> str:
    """Write a state, secrets included, or a view as one line of text.

    The line has only the name of the edition. If the edition is your own, keep it together with the line.

    Args:
        value: A state or a view of Crooks.

    Returns:
        One line, which `from_text` reads back.

    Raises:
        InvalidState: No game can have such a value; its faults are named.
        TypeError: The value is neither a state nor a view of Crooks.
    """
    check_position(value)
    check_sound(value, State, faults, view_faults)
    if value.edition.money >= 10**DIGITS:
        raise refused(fault("", "too_much_money", digits=DIGITS))
    return written_line(value, EDITIONS, line_fields(value.layout))
