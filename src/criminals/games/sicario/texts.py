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

from collections.abc import Iterator
from typing import Final, assert_never
from urllib.parse import quote

from criminals.core.checks import check_possible
from criminals.core.seats import Seat
from criminals.core.text_headings import heading, listing
from criminals.core.texts import one_line
from criminals.games.sicario.data import EDITIONS
from criminals.games.sicario.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.invariants import faults
from criminals.games.sicario.phase import Decoding, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.state import State
from criminals.games.sicario.view_invariants import view_faults
from criminals.games.sicario.views import View, check_where

NOWHERE: Final = "_"
"""What stands for the space of who stands nowhere."""
UNKNOWN: Final = "?"
"""What stands for a character that a viewer does not know, and before the number of cards."""


def to_text(value: State | View) -> str:
    """The one line that stands for a state, secrets and all, or for what a view holds; `from_text` is its inverse.

    `InvalidState` names the faults of what no game can have. An edition of one's own is named only: keep it.
    """
    check_where(value)
    if isinstance(value, State):
        check_possible("state", faults(value))
    else:
        check_possible("view", view_faults(value))
    return one_line(_words(value))


def field_names(players: int) -> list[str]:
    """The fields of a text, in their order."""
    return ["turn", "sicario", "spaces", "lost", "events", *(f"seat{seat}" for seat in range(players))]


def name_word(name: str) -> str:
    """The name of a character or a sign as texts have it."""
    return quote(name, safe="")


def fact_word(fact: Fact) -> str:
    """What was heard of a character as texts have it: `hat:yes`, `woman/hat/no-glasses:2`, `!Olga`."""
    match fact:
        case Answer(trait, yes):
            return f"{name_word(trait)}:{'yes' if yes else 'no'}"
        case Lights(features, lights):
            return f"{'/'.join(features)}:{lights}"
        case Missed(name):
            return f"!{name_word(name)}"
        case _:
            assert_never(fact)


def _words(value: State | View) -> Iterator[str]:
    yield from heading(value, EDITIONS)
    fields = (
        _phase(value.phase),
        str(value.sicario),
        listing(NOWHERE if space is None else str(space) for space in value.positions),
        listing(map(str, value.lost)),
        _events(value),
        *(_seat(value, seat) for seat in range(value.players)),
    )
    for name, field in zip(field_names(value.players), fields, strict=True):
        yield f"{name}={field}"


def _phase(phase: Phase) -> str:
    match phase:
        case Rolling():
            return f"{phase.seat}:rolling"
        case Decoding():
            return f"{phase.seat}:decoding"
        case Hunting():
            return f"{phase.seat}:hunting"
        case Questioning():
            return f"{phase.seat}:questioning:{phase.agent}"
        case Over():
            return "over"
        case _:
            assert_never(phase)


def _events(value: State | View) -> str:
    if isinstance(value, State):
        unread = listing(value.unread)
    else:
        unread = f"{UNKNOWN}{value.unread_size}" if value.unread_size else listing(())
    return f"{unread}/{listing(value.bottom)}"


def _seat(value: State | View, seat: Seat) -> str:
    return ",".join((_character(value, seat), *map(fact_word, value.facts_of(seat))))


def _character(value: State | View, seat: Seat) -> str:
    """Who a seat is, as far as it is told."""
    known = value.shown[seat]
    if known is not None:
        return name_word(known)
    own = value.characters[seat] if isinstance(value, State) else value.character if seat == value.viewer else None
    return UNKNOWN if own is None else f"({name_word(own)})"
