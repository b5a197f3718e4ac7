"""Scenes and the lines of text that stand for them and for views of them."""

from collections.abc import Callable
from functools import cache
from typing import Final

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games.crooks import State
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play

NOT_THOSE: Final = "the crooks on the table and in the box are not those that left the hangouts (§6.10)"
"""The fault of a scene in which cards were changed."""


@cache
def start() -> State:
    return table(targets=(2, 6), A=[9], B=[18, 23, 32], C=[12], D=[5], E=[30], F=[13], G=[7])


@cache
def hidden() -> State:
    return play(start(), "recruit E, take 30, place 6 down", "recruit B, take 18, place 2")


@cache
def killing() -> State:
    return play(hidden(), "pass", "recruit A, take 9, place 6")


@cache
def left() -> State:
    return play(table(targets=(2,), deck=BOSS_CLAN, A=[33, 34], B=[18]), "recruit A, leave")


@cache
def returned() -> State:
    full = play(table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass")
    return play(full, "recruit B, take 32, return")


STATES: dict[str, tuple[Callable[[], State], str]] = {
    "recruiting": (
        start,
        """crooks state *scene 2 turn=0:recruiting money=18,18 bank=10 passed=-
        A=9 B=18,23,32 C=12 D=5 E=30 F=13 G=7 row0=- row1=- killed=- returned=-""",
    ),
    "taking": (
        lambda: play(start(), "recruit B"),
        """crooks state *scene 2 turn=0:taking:B money=15,18 bank=13 passed=-
        A=9 B=18,23,32/3:0 C=12 D=5 E=30 F=13 G=7 row0=- row1=- killed=- returned=-""",
    ),
    "placing": (
        lambda: play(start(), "recruit B, take 18"),
        """crooks state *scene 2 turn=0:placing:18@B3 money=15,18 bank=13 passed=-
        A=9 B=23,32/3:0 C=12 D=5 E=30 F=13 G=7 row0=- row1=- killed=- returned=-""",
    ),
    "picking": (
        lambda: play(hidden(), "recruit G, take 7, place 2"),
        """crooks state *scene 2 turn=0:picking money=15,15 bank=16 passed=- A=9 B=23,32/3:1 C=12 D=5 E=-/1:0 F=13
        G=-/1:0 row0=2:7@G1,6:(30@E1:0) row1=2:18@B3 killed=- returned=-""",
    ),
    "moving": (
        lambda: play(hidden(), "recruit D, take 5, place 6", "pass", "recruit C, take 12, place 6"),
        """crooks state *scene 2 turn=0:moving:6:(30@E1:0)+5@D1 money=14,15 bank=17 passed=1 A=9 B=23,32/3:1 C=-/1:0
        D=-/1:0 E=-/1:0 F=13 G=7 row0=6:12@C1 row1=2:18@B3 killed=- returned=-""",
    ),
    "killing": (
        killing,
        """crooks state *scene 2 turn=1:killing:6 money=16,14 bank=16 passed=0 A=-/1:1 B=23,32/3:1 C=12 D=5 E=-/1:0
        F=13 G=7 row0=6:(30@E1:0) row1=2:18@B3,6:9@A1 killed=- returned=-""",
    ),
    "killed": (
        lambda: play(hidden(), "recruit D, take 5, place 6", "recruit A, take 9, place 6, kill 0"),
        """crooks state *scene 2 turn=0:recruiting money=15,14 bank=17 passed=- A=-/1:1 B=23,32/3:1 C=12 D=-/1:0
        E=-/1:0 F=13 G=7 row0=- row1=2:18@B3,6:9@A1 killed=0:5@D1,0:(30@E1:0) returned=-""",
    ),
    "spying": (
        lambda: play(hidden(), "pass", "recruit F, take 13, place 6"),
        """crooks state *scene 2 turn=1:spying money=16,14 bank=16 passed=0 A=9 B=23,32/3:1 C=12 D=5 E=-/1:0 F=-/1:1
        G=7 row0=6:(30@E1:0) row1=2:18@B3,6:13@F1 killed=- returned=-""",
    ),
    "spied": (
        lambda: play(hidden(), "pass", "recruit F, take 13, place 6, spy 6"),
        """crooks state *scene 2 turn=1:recruiting money=16,14 bank=16 passed=0 A=9 B=23,32/3:1 C=12 D=5 E=-/1:0
        F=-/1:1 G=7 row0=6:(30@E1:01) row1=2:18@B3,6:13@F1 killed=- returned=-""",
    ),
    "left": (
        left,
        """crooks state *scene 2 turn=1:recruiting money=16,18 bank=12 passed=- A=33,34!/2:0 B=18
        row0=- row1=- killed=- returned=-""",
    ),
    "returned": (
        returned,
        """crooks state *scene 2 turn=0:recruiting money=16,18 bank=12 passed=1 A=-/1:0 B=-/1:0
        row0=2:18@A1 row1=- killed=- returned=0:(32@B1:0)""",
    ),
    "over": (
        lambda: play(hidden(), "pass", "pass"),
        """crooks state *scene 2 turn=over money=16,15 bank=15 passed=01 A=9 B=23,32/3:1 C=12 D=5 E=-/1:0 F=13 G=7
        row0=6:30@E1 row1=2:18@B3 killed=- returned=-""",
    ),
}


VIEWS: dict[str, tuple[Callable[[], State], Viewer, str]] = {
    "of what lies hidden": (
        start,
        SPECTATOR,
        """crooks view:spectator *scene 2 turn=0:recruiting money=18,18 bank=10 passed=-
        A=?1 B=?3 C=?1 D=?1 E=?1 F=?1 G=?1 row0=- row1=- killed=- returned=-""",
    ),
    "of one's own hand": (
        lambda: play(start(), "recruit B, take 18"),
        0,
        """crooks view:0 *scene 2 turn=0:placing:18@B3 money=15,18 bank=13 passed=-
        A=?1 B=?2/3:0:18,23,32 C=?1 D=?1 E=?1 F=?1 G=?1 row0=- row1=- killed=- returned=-""",
    ),
    "of another's hand": (
        lambda: play(start(), "recruit B, take 18"),
        1,
        """crooks view:1 *scene 2 turn=0:placing:?@B3 money=15,18 bank=13 passed=-
        A=?1 B=?2/3:0 C=?1 D=?1 E=?1 F=?1 G=?1 row0=- row1=- killed=- returned=-""",
    ),
    "of one's own crook face down": (
        killing,
        0,
        """crooks view:0 *scene 2 turn=1:killing:6 money=16,14 bank=16 passed=0 A=-/1:1 B=?2/3:1 C=?1 D=?1 E=-/1:0:30
        F=?1 G=?1 row0=6:(30@E1:0) row1=2:18@B3,6:9@A1 killed=- returned=-""",
    ),
    "of another's crook face down": (
        killing,
        1,
        """crooks view:1 *scene 2 turn=1:killing:6 money=16,14 bank=16 passed=0 A=-/1:1:9 B=?2/3:1:18,23,32 C=?1 D=?1
        E=-/1:0 F=?1 G=?1 row0=6:(?@E1:0) row1=2:18@B3,6:9@A1 killed=- returned=-""",
    ),
    "of what was spied": (
        lambda: play(hidden(), "pass", "recruit F, take 13, place 6, spy B"),
        1,
        """crooks view:1 *scene 2 turn=1:recruiting money=16,14 bank=16 passed=0 A=?1 B=?2/3:1:18,23,32/2:1:23,32 C=?1
        D=?1 E=-/1:0 F=-/1:1:13 G=?1 row0=6:(?@E1:0) row1=2:18@B3,6:13@F1 killed=- returned=-""",
    ),
    "of what moves": (
        lambda: play(hidden(), "recruit C, take 12, place 6"),
        1,
        """crooks view:1 *scene 2 turn=0:moving:6:(?@E1:0) money=15,15 bank=16 passed=- A=?1 B=?2/3:1:18,23,32 C=-/1:0
        D=?1 E=-/1:0 F=?1 G=?1 row0=6:12@C1 row1=2:18@B3 killed=- returned=-""",
    ),
    "of what was killed": (
        lambda: play(killing(), "kill 0"),
        1,
        """crooks view:1 *scene 2 turn=1:recruiting money=16,14 bank=16 passed=0 A=-/1:1:9 B=?2/3:1:18,23,32 C=?1 D=?1
        E=-/1:0 F=?1 G=?1 row0=- row1=2:18@B3,6:9@A1 killed=0:(?@E1:0) returned=-""",
    ),
    "of what was left": (
        left,
        1,
        """crooks view:1 *scene 2 turn=1:recruiting money=16,18 bank=12 passed=- A=?2!/2:0 B=?1
        row0=- row1=- killed=- returned=-""",
    ),
    "of what was returned": (
        returned,
        0,
        """crooks view:0 *scene 2 turn=0:recruiting money=16,18 bank=12 passed=1 A=-/1:0:18 B=-/1:0:32
        row0=2:18@A1 row1=- killed=- returned=0:(32@B1:0)""",
    ),
    "of the end": (
        lambda: play(hidden(), "pass", "pass"),
        SPECTATOR,
        """crooks view:spectator *scene 2 turn=over money=16,15 bank=15 passed=01 A=?1 B=?2/3:1 C=?1 D=?1 E=-/1:0 F=?1
        G=?1 row0=6:30@E1 row1=2:18@B3 killed=- returned=-""",
    ),
}
