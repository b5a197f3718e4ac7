"""A state or a view as one line of text, as FEN is for chess.

    counterfeiters state reference 2 turn=0:playing first=0 next=1 pawn=5 quiet=1 bank=3550 market=14,_,18,9,12
    henchmen=buy.2:0,defraud.1:1 bin=16,22 stack=27,23,32,34 crew0=2:1+7+25:0/2/0:70:0-40:30 crew1=2:2+5:4/0/0:100:100

Words stand between single spaces; `-` is an empty list. First come the game, `state` or `view:VIEWER` (a seat, or
`spectator`), the edition by its name, and how many play. A star stands before the name of an edition that does not
come with the library; in a name, all but letters, digits and `_.-~` is written as in a web address. Then, in order:

    turn=         `over`, or the seat to act and its phase: `0:playing`, `0:dining:2` (so many of its lunches are left),
                  `0:finishing:1` (seat 1 moved the pawn to the end), `0:retaking:great-lawyer`,
                  `0:replaying:negligent-lawyer`
    first= next=  the first player of this round, and of the next
    pawn=         the space of the police track where the pawn stands
    quiet=        how many rounds in a row have ended without a move of the pawn
    bank=         dollars
    market=       by space the card there, `_` for none
    henchmen=     the occupied action spaces in the order of the board, each with the seat: `buy.2:0,fly.jet:1`
    bin=          the cards that were removed, rising
    stack=        the cards of the stack, the top one first; in a view how many they are, `?12`, until the game is over
    crew0= ...    IDLE:CARDS:FAKES:WEALTH:CASH, by seat

IDLE are the henchmen still to be played, CARDS those owned, rising: `1+7+25`; FAKES three counts, by quality; WEALTH
cash and offshore money. CASH is dollars, if everybody knows how much it is; else what is possible, `0-40`, and after a
colon what it is, `0-40:30`, in a state, and in a view for its viewer. Whether the pawn has moved in this round is not
written: during a round the henchmen on hats tell it, and after it the quiet rounds do.
"""

from functools import partial
from typing import Final

from criminals.core.base.checks import check_sound
from criminals.core.base.faults import DIGITS
from criminals.core.base.seats import Seat
from criminals.core.lines.fields import LineField, PhaseWord, PhaseWords, written_line
from criminals.core.lines.headings import listing
from criminals.core.lines.texts import Piece, refused
from criminals.games.counterfeiters.box.editions import EDITIONS
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.formats.line_fields import (
    NO_STACK,
    Fields,
    crew_text,
    henchmen_text,
    market_text,
    stack_text,
)
from criminals.games.counterfeiters.knowledge.view_invariants import view_faults
from criminals.games.counterfeiters.knowledge.views import View, check_position
from criminals.games.counterfeiters.rules.invariants import faults
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout
from criminals.games.counterfeiters.rules.phase import OVER, Dining, Finishing, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.state import State, Table

_LAWYERS: Final = {lawyer.value: lawyer for lawyer in LAWYERS}


def _with_lawyer(cls: type[Retaking | Replaying]) -> PhaseWord:
    """A phase of the owner of a lawyer."""

    def read(_: Fields, seat: Seat, rest: Piece) -> Phase | None:
        return cls(seat, _LAWYERS[rest.text]) if rest.text in _LAWYERS else None

    return PhaseWord(cls, lambda _, phase: phase.lawyer.value, read)


_PHASES: Final = PhaseWords(
    OVER,
    (
        PhaseWord(Playing),
        PhaseWord(
            Dining,
            lambda _, phase: str(phase.lunches),
            lambda fields, seat, rest: Dining(seat, rest.number(1, len(fields.layout.cards))),
        ),
        PhaseWord(
            Finishing, lambda _, phase: str(phase.last), lambda fields, seat, rest: Finishing(seat, fields.seat(rest))
        ),
        _with_lawyer(Retaking),
        _with_lawyer(Replaying),
    ),
    fault,
)


def _turn(fields: Fields, piece: Piece) -> Phase:
    """The phase; it tells whether the stack is shown."""
    phase: Phase = _PHASES.read(fields, piece)
    fields.phase = phase
    return phase


def line_fields(layout: Layout) -> tuple[LineField, ...]:
    """The fields of a line, in their order."""
    return (
        LineField("turn", _PHASES.write, _turn, None),
        LineField("first", lambda value: str(value.first), Fields.seat, 0),
        LineField("next", lambda value: str(value.next_first), Fields.seat, 0),
        LineField("pawn", lambda value: str(value.pawn), Fields.pawn, 0),
        LineField("quiet", lambda value: str(value.quiet), Fields.quiet, 0),
        LineField("bank", lambda value: str(value.bank), Fields.dollars, 0),
        LineField("market", market_text, Fields.market, ()),
        LineField("henchmen", henchmen_text, Fields.henchmen, ()),
        LineField("bin", lambda value: listing(map(str, value.binned)), partial(Fields.rising_cards, mark=","), ()),
        LineField("stack", stack_text, Fields.stack, NO_STACK),
        *(LineField(f"crew{each}", partial(crew_text, seat=each), Fields.crew, None) for each in range(layout.players)),
    )


def to_text(value: State | View) -> str:
    """Write a state, secrets included, or a view as one line of text.

    The line has only the name of the edition. If the edition is your own, keep it together with the line.

    Args:
        value: A state or a view of Counterfeiters.

    Returns:
        One line, which `from_text` reads back.

    Raises:
        InvalidState: No game can have such a value; its faults are named.
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    check_position(value)
    check_sound(value, State, faults, view_faults)
    for code, count in (("too_much_money", value.edition.money), ("too_many_henchmen", value.edition.henchmen)):
        if count >= 10**DIGITS:
            raise refused(fault("", code, digits=DIGITS))
    return written_line(value, EDITIONS, line_fields(value.layout))


def has_moved(table: Table) -> bool:
    """True if the pawn has moved in this round: during the round, if a henchman stands on a hat (§3.4).

    After a quiet round `quiet` is at least 1 (§3.5); a round that is broken off was not quiet.
    """
    if not isinstance(table.phase, Playing):
        return not table.quiet
    standing = zip(table.layout.marks.hats, table.henchmen, strict=True)
    return any(hat and seat is not None for hat, seat in standing)
