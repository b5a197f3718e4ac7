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

from collections.abc import Iterator
from typing import Final, assert_never

from criminals.core.checks import check_possible
from criminals.core.seats import Seat
from criminals.core.strict_json import DIGITS
from criminals.core.text_headings import heading, listing
from criminals.core.texts import one_line, refused
from criminals.games.counterfeiters.data import EDITIONS
from criminals.games.counterfeiters.invariants import faults
from criminals.games.counterfeiters.phase import Dining, Finishing, Over, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.state import State, Table
from criminals.games.counterfeiters.view_invariants import view_faults
from criminals.games.counterfeiters.views import View, check_where

EMPTY: Final = "_"
"""What stands for a space of the market without a card."""


def to_text(value: State | View) -> str:
    """The one line that stands for a state, secrets and all, or for what a view holds; `from_text` is its inverse.

    `InvalidState` names the faults of what no game can have. An edition of one's own is named only: keep it.
    """
    check_where(value)
    if isinstance(value, State):
        check_possible("state", faults(value))
    else:
        check_possible("view", view_faults(value))
    for what, count in (("money", value.edition.money), ("henchmen", value.edition.henchmen)):
        if count >= 10**DIGITS:
            raise refused(f"the box has more {what} than {DIGITS} digits can tell")
    return one_line(_words(value))


def field_names(players: int) -> list[str]:
    """The fields of a text, in their order."""
    return [
        *("turn", "first", "next", "pawn", "quiet", "bank", "market", "henchmen", "bin", "stack"),
        *(f"crew{seat}" for seat in range(players)),
    ]


def space_word(space: str) -> str:
    """The name of an action space as texts have it: `buy.3`."""
    return space.replace(" ", ".")


def has_moved(table: Table) -> bool:
    """Whether the pawn has moved in this round: during the round, whether a henchman stands on a hat (§3.4).

    After a quiet round `quiet` is at least 1 (§3.5); a round that is broken off was not quiet.
    """
    if not isinstance(table.phase, Playing):
        return not table.quiet
    standing = zip(table.layout.hats, table.henchmen, strict=True)
    return any(hat and seat is not None for hat, seat in standing)


def _words(value: State | View) -> Iterator[str]:
    yield from heading(value, EDITIONS)
    standing = zip(value.layout.spaces, value.henchmen, strict=True)
    fields = (
        _phase(value.phase),
        str(value.first),
        str(value.next_first),
        str(value.pawn),
        str(value.quiet),
        str(value.bank),
        listing(EMPTY if card is None else str(card) for card in value.market),
        listing(f"{space_word(space)}:{seat}" for space, seat in standing if seat is not None),
        listing(map(str, value.binned)),
        _stack(value),
        *(_crew(value, seat) for seat in range(value.players)),
    )
    for name, field in zip(field_names(value.players), fields, strict=True):
        yield f"{name}={field}"


def _phase(phase: Phase) -> str:
    match phase:
        case Playing():
            return f"{phase.seat}:playing"
        case Dining():
            return f"{phase.seat}:dining:{phase.lunches}"
        case Finishing():
            return f"{phase.seat}:finishing:{phase.last}"
        case Retaking():
            return f"{phase.seat}:retaking:{phase.lawyer.value}"
        case Replaying():
            return f"{phase.seat}:replaying:{phase.lawyer.value}"
        case Over():
            return "over"
        case _:
            assert_never(phase)


def _stack(value: State | View) -> str:
    if isinstance(value.phase, Over):
        return listing(map(str, value.leftover))
    if isinstance(value, State):
        return listing(map(str, value.stack))
    return f"?{value.stack_size}" if value.stack_size else listing(())


def _crew(value: State | View, seat: Seat) -> str:
    crew = value.crews[seat]
    return ":".join(
        (
            str(crew.idle),
            "+".join(map(str, crew.cards)),
            "/".join(map(str, crew.fakes)),
            str(crew.wealth),
            str(crew.least) if crew.least == crew.most else f"{crew.least}-{crew.most}{_told(value, seat)}",
        )
    )


def _told(value: State | View, seat: Seat) -> str:
    """The cash of a seat, if it is told."""
    if isinstance(value, State):
        return f":{value.cash[seat]}"
    return f":{value.cash}" if seat == value.viewer else ""
