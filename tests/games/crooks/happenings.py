"""Every kind of action at a table, with the events it leads to: for the tests of events and of folding."""

from typing import Final

from criminals.games.crooks import (
    Began,
    Declined,
    Discarded,
    FaceDown,
    FaceUp,
    Killing,
    Left,
    Lifted,
    Looked,
    Moved,
    Moving,
    Origin,
    Paid,
    Passed,
    Picked,
    Picking,
    Placed,
    PlacedDown,
    Placing,
    Recognized,
    Recruiting,
    Returned,
    Saw,
    Spied,
    Spying,
    State,
    Taking,
    Took,
)
from tests.games.cases import Case
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play


def on_own() -> State:
    """Seat 0 has 18 face down at 6 and an Accomplice on it; seat 1, who has passed, has 19 there."""
    return play(
        table(A=[18], B=[19], C=[5], D=[9], E=[11], F=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 6",
        "recruit C, take 5, place 6",
        "pass",
    )


def moving() -> State:
    return play(on_own(), "recruit E, take 11, place 6")


def killing() -> State:
    """Seat 1 has its Killer at 6; seat 0 has 18 face down there, and the Accomplice 5 on it."""
    return play(
        table(players=3, A=[18], B=[9], C=[5], D=[19]),
        "recruit A, take 18, place 6 down",
        "recruit D, take 19, place 2",
        "pass",
        "recruit C, take 5, place 6",
        "recruit B, take 9, place 6",
    )


def spying() -> State:
    """Seat 2 has its Spy at 2; one crook of each seat lies face down at 6, 21 at 5, and three are in F."""
    return play(
        table(players=3, A=[18], B=[19], C=[20], D=[21], E=[13], F=[22, 23, 24]),
        "recruit B, take 19, place 6 down",
        "recruit A, take 18, place 6 down",
        "recruit C, take 20, place 6 down",
        "recruit D, take 21, place 5 down",
        "pass",
        "recruit E, take 13, place 2",
    )


def full(crook: int = 19) -> State:
    """Seat 1 has a crook in hand and no place for it."""
    return play(
        table(start=1, A=[18], B=[crook], C=[20], targets=(6,)), "recruit A, take 18, place 6", "pass", "recruit B"
    )


CASES: Final = (
    Case("pass", lambda: table(A=[18]), "pass", (Passed(0), Began(Recruiting(1)))),
    Case(
        "pass, the next has passed",
        lambda: play(table(players=3, start=2, A=[18]), "recruit A, take 18, place 6", "pass"),
        "pass",
        (Passed(1), Began(Recruiting(2))),
    ),
    Case(
        "recruit",
        lambda: table(start=1, A=[18], B=[21, 19, 20]),
        "recruit B",
        (Paid(1, 3), Looked(1, "B", 3), Saw("B", (19, 20, 21)), Began(Taking(1, "B"))),
        (Saw,),
    ),
    Case(
        "recruit where others took",
        lambda: play(table(A=[18, 19, 20]), "recruit A, take 18, place 6"),
        "recruit A",
        (Paid(1, 2), Looked(1, "A", 2), Saw("A", (19, 20)), Began(Taking(1, "A"))),
        (Saw,),
    ),
    Case(
        "take",
        lambda: play(table(A=[17], B=[18, 19, 20]), "pass", "recruit B"),
        "take 19",
        (Took(1, Origin("B", 3)), Recognized(Origin("B", 3), 19), Began(Placing(1, Origin("B", 3)))),
        (Recognized,),
    ),
    Case(
        "leave",
        lambda: play(table(deck=BOSS_CLAN, A=[18], B=[32, 33]), "recruit B"),
        "leave",
        (Left(0, "B"), Began(Recruiting(1))),
    ),
    Case(
        "place",
        lambda: play(table(A=[18]), "recruit A, take 18"),
        "place 6",
        (Placed(0, 6, 18), Began(Recruiting(1))),
    ),
    Case(
        "place down",
        lambda: play(table(A=[9]), "recruit A, take 9"),
        "place 4 down",
        (Paid(0, 1), PlacedDown(0, 4), Began(Recruiting(1))),
    ),
    Case(
        "place a Boss",
        lambda: play(table(A=[32]), "recruit A, take 32"),
        "place 9",
        (Placed(0, 9, 32), Began(Recruiting(1))),
    ),
    Case("return", lambda: play(full(), "take 19"), "return", (Returned(1), Began(Recruiting(1)))),
    Case(
        "place a Pickpocket",
        lambda: play(table(A=[7]), "recruit A, take 7"),
        "place 6",
        (Placed(0, 6, 7), Began(Picking(0))),
    ),
    Case(
        "pick",
        lambda: play(table(A=[7], bank=5), "recruit A, take 7, place 6"),
        "pick",
        (Picked(0, 2), Began(Recruiting(1))),
    ),
    Case(
        "pick from a dry bank",
        lambda: play(table(A=[7], bank=0), "recruit A, take 7, place 6"),
        "pick",
        (Picked(0, 1), Began(Recruiting(1))),
    ),
    Case(
        "decline to pick",
        lambda: play(table(A=[7]), "recruit A, take 7, place 6"),
        "decline",
        (Declined(0), Began(Recruiting(1))),
    ),
    Case(
        "place an Accomplice on one's own",
        lambda: play(table(A=[18], B=[5]), "recruit A, take 18, place 6 down", "pass", "recruit B, take 5"),
        "place 6",
        (Placed(0, 6, 5), Began(Recruiting(0))),
    ),
    Case(
        "place a Killer on one's own",
        lambda: play(on_own(), "recruit D, take 9"),
        "place 6",
        (Discarded(0, 6), Placed(0, 6, 9), Began(Recruiting(0))),
    ),
    Case(
        "place a Killer among others",
        lambda: play(table(A=[18], B=[9]), "recruit A, take 18, place 6", "recruit B, take 9"),
        "place 6",
        (Placed(1, 6, 9), Began(Killing(1, 6))),
    ),
    Case(
        "place a Killer alone",
        lambda: play(on_own(), "recruit D, take 9"),
        "place 5",
        (Placed(0, 5, 9), Began(Recruiting(0))),
    ),
    Case("kill", killing, "kill 0", (Discarded(0, 6), Began(Recruiting(0)))),
    Case("decline to kill", killing, "decline", (Declined(1), Began(Recruiting(0)))),
    Case(
        "place a Swap on one's own",
        lambda: play(on_own(), "recruit E, take 11"),
        "place 6",
        (
            Lifted(0, 6),
            Placed(0, 6, 11),
            Began(Moving(0, 6, (FaceDown(Origin("A", 1), frozenset({0})), FaceUp(5, Origin("C", 1))))),
        ),
    ),
    Case(
        "place a Swap alone",
        lambda: play(on_own(), "recruit E, take 11"),
        "place 2",
        (Placed(0, 2, 11), Began(Recruiting(0))),
    ),
    Case("move", moving, "move 9", (Moved(0, 9), Began(Recruiting(0)))),
    Case(
        "place a Spy",
        lambda: play(on_own(), "recruit F, take 13"),
        "place 7",
        (Placed(0, 7, 13), Began(Spying(0))),
    ),
    Case(
        "place a Spy with nothing to see",
        lambda: play(table(A=[13]), "recruit A, take 13"),
        "place 7",
        (Placed(0, 7, 13), Began(Recruiting(1))),
    ),
    Case(
        "spy on a target",
        spying,
        "spy 6",
        (
            Spied(2, 6),
            Recognized(Origin("B", 1), 19),
            Recognized(Origin("A", 1), 18),
            Recognized(Origin("C", 1), 20),
            Began(Recruiting(0)),
        ),
        (Recognized,),
    ),
    Case(
        "spy on a hangout",
        spying,
        "spy F",
        (Looked(2, "F", 3), Saw("F", (22, 23, 24)), Began(Recruiting(0))),
        (Saw,),
    ),
    Case("decline to spy", spying, "decline", (Declined(2), Began(Recruiting(0)))),
)
"""All but the last pass, which tells of the end."""


def last_pass() -> State:
    """Seat 0 has passed; 22 lies face down at 6 and 18 face up at 9; seat 1 has 26 face down at 6 and 24 at 2."""
    return play(
        table(A=[22], B=[26], C=[18], D=[24], E=[9], F=[20], targets=(2, 6, 9)),
        "recruit A, take 22, place 6 down",
        "recruit B, take 26, place 6 down",
        "recruit C, take 18, place 9",
        "recruit D, take 24, place 2 down",
        "recruit F, take 20, place 2 down",
        "recruit E, take 9, place 9, decline",
        "pass",
    )


REPEATABLE: Final[tuple[str, ...]] = ()
"""The names of cases that could happen once more at once."""
