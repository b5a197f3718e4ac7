"""Scenes and the lines of text that stand for them and for views of them."""

from collections.abc import Callable, Iterator

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import State, View
from tests.games.sicario.papers import decoding, home, hunting, losing, middle, mine, one_out, over, questioning, start


def values(state: State) -> Iterator[State | View]:
    yield state
    for viewer in (*sicario.seats(state), SPECTATOR):
        yield sicario.view(state, viewer)


def spread(text: str) -> str:
    """A text that a test has on several lines; three dots go on with a word."""
    return " ".join(text.split()).replace(" ...", "")


STATES: dict[str, tuple[Callable[[], State], str]] = {
    "first": (
        start,
        spread(
            """sicario state reference 3 turn=1:rolling sicario=0 spaces=_,0,0 lost=0,0,0
        events=tip-off,advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off,blackout,retreat-2,
        ...take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3/-
        seat0=(Glenda) seat1=(Olga) seat2=(Boris)"""
        ),
    ),
    "questioning": (
        questioning,
        spread(
            """sicario state reference 3 turn=0:questioning:1 sicario=0 spaces=_,1,0 lost=0,0,0
        events=advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off,blackout,retreat-2,
        ...take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3/tip-off
        seat0=(Glenda) seat1=(Olga) seat2=(Boris)"""
        ),
    ),
    "hunting": (
        hunting,
        spread(
            """sicario state reference 3 turn=0:hunting sicario=0 spaces=_,1,4 lost=0,0,1
        events=advance-4,advance-1,roll-again,tip-off,blackout,retreat-2,
        ...take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3/tip-off,advance-2,lose-turn
        seat0=(Glenda) seat1=(Olga),hat:yes seat2=(Boris)"""
        ),
    ),
    "decoding": (
        decoding,
        spread(
            """sicario state reference 3 turn=1:decoding sicario=0 spaces=_,11,4 lost=0,0,1
        events=roll-again,tip-off,blackout,retreat-2,
        ...take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3/
        ...tip-off,advance-2,lose-turn,advance-4,advance-1
        seat0=(Glenda) seat1=(Olga),hat:yes seat2=(Boris),man:yes"""
        ),
    ),
    "rolling": (
        middle,
        spread(
            """sicario state reference 3 turn=2:rolling sicario=0 spaces=_,21,5 lost=0,0,0
        events=blackout,retreat-2,take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3/
        ...tip-off,advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off
        seat0=(Glenda),woman/no-hat/glasses:2,!Wanda seat1=(Olga),hat:yes seat2=(Boris),man:yes,scar:yes,!Felix"""
        ),
    ),
    "captured": (
        over,
        spread(
            """sicario state reference 3 turn=over sicario=0 spaces=_,21,6 lost=0,0,0
        events=-/take-cover,retreat-1,tip-off,lose-turn,blackout,lose-turn,advance-3,
        ...tip-off,advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off,blackout,retreat-2
        seat0=Glenda,woman/no-hat/glasses:2,!Wanda seat1=Olga,hat:yes seat2=Boris,man:yes,scar:yes,!Felix"""
        ),
    ),
    "of one's own": (
        mine,
        """sicario state *mine 4 turn=0:rolling sicario=3 spaces=0,0,0,_ lost=0,0,0,0
        events=lose-turn,advance-1,blackout/- seat0=(Ann) seat1=(Bob) seat2=(Cleo) seat3=(Zo%C3%AB)""",
    ),
    "losing a turn": (
        losing,
        """sicario state *mine 4 turn=2:decoding sicario=3 spaces=5,1,3,_ lost=0,1,0,0
        events=advance-1,blackout/lose-turn seat0=(Ann) seat1=(Bob) seat2=(Cleo) seat3=(Zo%C3%AB)""",
    ),
    "one home and one out": (
        one_out,
        """sicario state *mine 4 turn=2:rolling sicario=3 spaces=5,_,3,_ lost=0,0,0,0
        events=advance-1,blackout/lose-turn seat0=(Ann) seat1=Bob seat2=(Cleo) seat3=(Zo%C3%AB)""",
    ),
    "two home": (
        home,
        """sicario state *mine 4 turn=over sicario=3 spaces=5,_,5,_ lost=0,0,0,0
        events=-/blackout,lose-turn,advance-1 seat0=Ann seat1=Bob seat2=Cleo seat3=Zo%C3%AB""",
    ),
}


VIEWS: dict[str, tuple[Callable[[], State], Viewer, str]] = {
    "of an agent": (
        middle,
        1,
        """sicario view:1 reference 3 turn=2:rolling sicario=0 spaces=_,21,5 lost=0,0,0
        events=?9/tip-off,advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off
        seat0=?,woman/no-hat/glasses:2,!Wanda seat1=(Olga),hat:yes seat2=?,man:yes,scar:yes,!Felix""",
    ),
    "of the sicario": (
        middle,
        0,
        """sicario view:0 reference 3 turn=2:rolling sicario=0 spaces=_,21,5 lost=0,0,0
        events=?9/tip-off,advance-2,lose-turn,advance-4,advance-1,roll-again,tip-off
        seat0=(Glenda),woman/no-hat/glasses:2,!Wanda seat1=?,hat:yes seat2=?,man:yes,scar:yes,!Felix""",
    ),
    "of one who watches": (
        one_out,
        SPECTATOR,
        """sicario view:spectator *mine 4 turn=2:rolling sicario=3 spaces=5,_,3,_ lost=0,0,0,0
        events=?2/lose-turn seat0=? seat1=Bob seat2=? seat3=?""",
    ),
    "of one who is out": (
        one_out,
        1,
        """sicario view:1 *mine 4 turn=2:rolling sicario=3 spaces=5,_,3,_ lost=0,0,0,0
        events=?2/lose-turn seat0=? seat1=Bob seat2=? seat3=?""",
    ),
    "of the end": (
        home,
        SPECTATOR,
        """sicario view:spectator *mine 4 turn=over sicario=3 spaces=5,_,5,_ lost=0,0,0,0
        events=-/blackout,lose-turn,advance-1 seat0=Ann seat1=Bob seat2=Cleo seat3=Zo%C3%AB""",
    ),
}
