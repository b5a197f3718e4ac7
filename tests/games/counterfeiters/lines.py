"""Scenes and the lines of text that stand for them and for views of them."""

from collections.abc import Callable

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games.counterfeiters import State
from tests.games.counterfeiters.papers import (
    dining,
    finishing,
    middle,
    mine,
    next_round,
    over,
    replaying,
    retaking,
    start,
)

STATES: dict[str, tuple[Callable[[], State], str]] = {
    "first": (
        start,
        """counterfeiters state reference 2 turn=0:playing first=0 next=0 pawn=0 quiet=0 bank=3670 market=12,9,18,16,14
        henchmen=- bin=- stack=19,21,24,22,25,27,23,32,34,31,28,30,40,39,41,38
        crew0=3:1+7:0/0/0:20:20 crew1=3:2+5:0/0/0:30:30""",
    ),
    "playing": (
        middle,
        """counterfeiters state reference 2 turn=1:playing first=0 next=1 pawn=1 quiet=0 bank=3650 market=12,9,18,16,_
        henchmen=buy.5:0,print.1:0,fence.1:0,defraud.1:1,fly.commercial:1 bin=-
        stack=19,21,24,22,25,27,23,32,34,31,28,30,40,39,41,38
        crew0=0:1+7+14:0/0/0:40:40 crew1=1:2+5:0/0/0:30:0-20:20""",
    ),
    "next round": (
        next_round,
        """counterfeiters state reference 2 turn=1:playing first=1 next=1 pawn=1 quiet=0 bank=3650 market=19,12,9,18,16
        henchmen=- bin=- stack=21,24,22,25,27,23,32,34,31,28,30,40,39,41,38
        crew0=3:1+7+14:0/0/0:40:40 crew1=3:2+5:0/0/0:30:0-20:20""",
    ),
    "of one's own": (
        mine,
        """counterfeiters state *mine 2 turn=0:playing first=0 next=0 pawn=0 quiet=0 bank=810 market=6,5 henchmen=-
        bin=- stack=7,8 crew0=2:1+3:0/0/0:100:100 crew1=2:2+4:0/0/0:90:90""",
    ),
    "finishing": (
        finishing,
        """counterfeiters state *mine 2 turn=1:finishing:0 first=0 next=0 pawn=1 quiet=0 bank=910 market=_,_
        henchmen=buy.1:1,buy.2:0,print.1:0 bin=- stack=7,8 crew0=0:1+3+5:2/0/0:50:50 crew1=1:2+4+6:0/0/0:40:40""",
    ),
    "retaking": (
        retaking,
        """counterfeiters state *mine 2 turn=0:retaking:great-lawyer first=0 next=0 pawn=1 quiet=0 bank=910 market=_,_
        henchmen=buy.1:1,buy.2:0,print.1:0,print.2:1 bin=- stack=7,8
        crew0=0:1+3+5:2/0/0:50:50 crew1=0:2+4+6:2/0/0:40:40""",
    ),
    "replaying": (
        replaying,
        """counterfeiters state *mine 2 turn=0:replaying:great-lawyer first=0 next=0 pawn=1 quiet=0 bank=910 market=_,_
        henchmen=buy.1:1,print.1:0,print.2:1 bin=- stack=7,8
        crew0=1:1+3+5:2/0/0:50:50 crew1=0:2+4+6:2/0/0:40:40""",
    ),
    "dining": (
        dining,
        """counterfeiters state *mine 2 turn=1:dining:1 first=0 next=0 pawn=1 quiet=0 bank=940 market=_,_
        henchmen=buy.1:1,print.1:0,print.2:1,fly.commercial:0 bin=- stack=7,8
        crew0=0:1+3+5:2/0/0:20:0-10:10 crew1=0:2+4+6:2/0/0:40:40""",
    ),
    "over": (
        over,
        """counterfeiters state *mine 2 turn=over first=0 next=0 pawn=1 quiet=0 bank=890 market=_,_
        henchmen=buy.1:1,print.1:0,print.2:1,fly.commercial:0 bin=- stack=7,8
        crew0=0:1+3+5:2/0/0:20:10 crew1=0:2+4+6:1/0/0:90:90""",
    ),
}


VIEWS: dict[str, tuple[Callable[[], State], Viewer, str]] = {
    "of one's own cash": (
        middle,
        1,
        """counterfeiters view:1 reference 2 turn=1:playing first=0 next=1 pawn=1 quiet=0 bank=3650 market=12,9,18,16,_
        henchmen=buy.5:0,print.1:0,fence.1:0,defraud.1:1,fly.commercial:1 bin=- stack=?16
        crew0=0:1+7+14:0/0/0:40:40 crew1=1:2+5:0/0/0:30:0-20:20""",
    ),
    "of another's cash": (
        middle,
        0,
        """counterfeiters view:0 reference 2 turn=1:playing first=0 next=1 pawn=1 quiet=0 bank=3650 market=12,9,18,16,_
        henchmen=buy.5:0,print.1:0,fence.1:0,defraud.1:1,fly.commercial:1 bin=- stack=?16
        crew0=0:1+7+14:0/0/0:40:40 crew1=1:2+5:0/0/0:30:0-20""",
    ),
    "of one who watches": (
        dining,
        SPECTATOR,
        """counterfeiters view:spectator *mine 2 turn=1:dining:1 first=0 next=0 pawn=1 quiet=0 bank=940 market=_,_
        henchmen=buy.1:1,print.1:0,print.2:1,fly.commercial:0 bin=- stack=?2
        crew0=0:1+3+5:2/0/0:20:0-10 crew1=0:2+4+6:2/0/0:40:40""",
    ),
    "of the end": (
        over,
        SPECTATOR,
        """counterfeiters view:spectator *mine 2 turn=over first=0 next=0 pawn=1 quiet=0 bank=890 market=_,_
        henchmen=buy.1:1,print.1:0,print.2:1,fly.commercial:0 bin=- stack=7,8
        crew0=0:1+3+5:2/0/0:20:10 crew1=0:2+4+6:1/0/0:90:90""",
    ),
}
