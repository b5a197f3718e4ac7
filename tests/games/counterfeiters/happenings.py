"""Every kind of action at a table, with the events it leads to: for the tests of events and of folding."""

from typing import Final

import attrs

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.counterfeiters import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Dining,
    Ended,
    Filled,
    Finishing,
    Flew,
    Kind,
    LaidDown,
    Over,
    Paid,
    Playing,
    Printed,
    Replaying,
    Retaking,
    Retook,
    Returned,
    Scored,
    Showed,
    State,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from tests.games.cases import Case
from tests.games.counterfeiters.scenes import PATIENT, SCENE, scene
from tests.games.positions import play

GREAT, NEGLIGENT = Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER

BINLESS: Final = attrs.evolve(
    SCENE,
    name="binless",
    boards=[
        attrs.evolve(board, market=[attrs.evolve(space, bin=False) for space in board.market]) for board in SCENE.boards
    ],
)
"""A box whose market keeps what nobody buys."""


def rich(players: int = 2) -> State:
    """Seat 0 begins; it has a jet and fakes, and there are cards to buy."""
    return scene(
        players,
        cash=(120, 80),
        fakes={0: (2, 3, 0), 1: (1, 0, 0)},
        cards={0: (27,)},
        market=(9, 12, 14),
        stack=(16, 18, 19, 21),
    )


def last_of_round(**more: object) -> State:
    """Seat 1 plays the last henchman of a round; 14 lies in the bin, and 9 was bought."""
    fields: dict[str, object] = {
        "seat": 1,
        "cash": (40, 80),
        "cards": {0: (9,)},
        "idle": (0, 1),
        "standing": {"buy 3": 0},
        "market": (12, None, 14),
        "stack": (16, 18, 19, 21, 22),
        "pawn": 2,
        "moved": True,
        **more,
    }
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def before_the_end(**more: object) -> State:
    """Seat 0 can move the pawn to the last space: then a Godfather comes, and seat 1 has a henchman left."""
    fields: dict[str, object] = {
        "cash": (70, 50),
        "fakes": {0: (0, 2, 0)},
        "idle": (1, 1),
        "market": (12,),
        "stack": (16, 18),
        "pawn": 12,
        "moved": True,
        **more,
    }
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def at_the_end(**more: object) -> State:
    """Seat 1 plays the last henchman of the game; nobody has a lawyer, a lunch or a ticket."""
    fields: dict[str, object] = {
        "seat": 1,
        "cash": (30, 50),
        "offshore": (20, 0),
        "idle": (0, 1),
        "stack": (16, 18),
        "pawn": 13,
        "moved": True,
        "phase": Finishing(1, 0),
        **more,
    }
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def retaking(**more: object) -> State:
    """Seat 0 owns both lawyers and has a henchman on a space; then comes the end."""
    fields: dict[str, object] = {
        "cash": (30, 50),
        "cards": {0: (35, 40)},
        "idle": (0, 0),
        "standing": {"defraud 2": 0, "print 1": 1},
        "pawn": 13,
        "moved": True,
        "phase": Retaking(0, GREAT),
        **more,
    }
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def dining(**more: object) -> State:
    """Seat 1 has two lunches and three fakes, after the first round."""
    fields: dict[str, object] = {
        "seat": 1,
        "cash": (30, 50),
        "cards": {1: (16, 17)},
        "fakes": {1: (2, 1, 0)},
        "stack": (18,),
        "pawn": 1,
        "moved": True,
        "phase": Dining(1, 2),
        **more,
    }
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def line(seat: int, points: int, reason: str) -> ViewEvent:
    return Scored(ScoreLine("counterfeiters", seat, points, reason, "6.4", FrozenMap({"amount": points})))


CASES: Final = (
    Case("lay down", rich, "laydown", (LaidDown(0), Began(Playing(1)))),
    Case("buy", rich, "buy 5", (Bought(0, "buy 5", 14, 20), Began(Playing(1)))),
    Case("print", rich, "print 1", (Printed(0, "print 1", 1, 2), Began(Playing(1)))),
    Case("print with a hat", rich, "print 2", (Printed(0, "print 2", 1, 2), Advanced(1), Began(Playing(1)))),
    Case(
        "print what is left",
        lambda: scene(supply=(1, 0, 0)),
        "print 1",
        (Printed(0, "print 1", 1, 1), Began(Playing(1))),
    ),
    Case("shop", rich, "shop 1 1/1/0", (Changed(0, "shop 1", (1, 1, 0), 100), Advanced(1), Began(Playing(1)))),
    Case("fence", rich, "fence 1 0/3/0", (Changed(0, "fence 1", (0, 3, 0), 90), Advanced(1), Began(Playing(1)))),
    Case(
        "fence, all that the bank has",
        lambda: scene(fakes={0: (0, 3, 0)}, bank=90),
        "fence 1 0/3/0",
        (Changed(0, "fence 1", (0, 3, 0), 90), Advanced(1), Began(Playing(1))),
    ),
    Case("defraud", rich, "defraud 2", (Defrauded(0, "defraud 2", 30, False), Began(Playing(1)))),
    Case(
        "defraud with sunglasses",
        lambda: play(rich(), "laydown"),
        "defraud 1",
        (Defrauded(1, "defraud 1", 30, True), Began(Playing(0))),
    ),
    Case(
        "fly",
        rich,
        "fly commercial 50",
        (Flew(0, "fly commercial", 30), Stowed(50), Began(Playing(1))),
        secret=(Stowed,),
    ),
    Case("fly by jet", rich, "fly jet 120", (Flew(0, "fly jet", 0), Stowed(120), Began(Playing(1))), secret=(Stowed,)),
    Case("the only one left", lambda: scene(cash=(30, 30), idle=(2, 0)), "laydown", (LaidDown(0),)),
    Case(
        "a Godfather",
        lambda: scene(3, seat=2, cash=(50, 0, 40), fakes={2: (1, 0, 0)}, pawn=5),
        "fence 2 1/0/0",
        (Changed(2, "fence 2", (1, 0, 0), 20), Advanced(6), Paid(0, 30), Paid(1, 0), Paid(2, 30), Began(Playing(0))),
    ),
    Case(
        "the end of a round",
        last_of_round,
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Filled((16, 18, 19, 21)), Began(Playing(0))),
    ),
    Case(
        "the end of a quiet round",
        lambda: last_of_round(moved=False, first=1),
        "fly commercial 20",
        (
            *(Flew(1, "fly commercial", 30), Stowed(20), Advanced(3), Returned()),
            *(Binned((14,)), Filled((16, 18, 19, 21)), Began(Playing(1))),
        ),
        secret=(Stowed,),
    ),
    Case(
        "the end of a quiet round, a Godfather",
        lambda: last_of_round(moved=False, pawn=3, next_first=1),
        "laydown",
        (
            *(LaidDown(1), Advanced(4), Paid(0, 20), Paid(1, 40), Returned()),
            *(Binned((14,)), Filled((16, 18, 19, 21)), Began(Playing(1))),
        ),
    ),
    Case(
        "the end of a quiet round, and patience left",
        lambda: last_of_round(moved=False, quiet=1, edition=PATIENT),
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Filled((16, 18, 19, 21)), Began(Playing(0))),
    ),
    Case(
        "the end of patience",
        lambda: last_of_round(moved=False, quiet=2, edition=PATIENT),
        "laydown",
        (LaidDown(1), Advanced(3), Returned(), Binned((14,)), Filled((16, 18, 19, 21)), Began(Playing(0))),
    ),
    Case(
        "a hat after quiet rounds",
        lambda: scene(quiet=2, edition=PATIENT),
        "print 2",
        (Printed(0, "print 2", 1, 2), Advanced(1), Began(Playing(1))),
    ),
    Case(
        "a lunch after a quiet round",
        lambda: last_of_round(moved=False, cards={0: (9, 17)}, fakes={0: (1, 1, 0)}, edition=PATIENT),
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Filled((16, 18, 19, 21)), Began(Dining(0, 1))),
    ),
    Case(
        "a market that closes up",
        lambda: last_of_round(stack=()),
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Filled(()), Began(Playing(0))),
    ),
    Case(
        "an empty market",
        lambda: last_of_round(market=(), standing=None, stack=()),
        "laydown",
        (LaidDown(1), Returned(), Began(Playing(0))),
    ),
    Case(
        "a card in the bin alone",
        lambda: last_of_round(market=(14,), standing=None, stack=()),
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Began(Playing(0))),
    ),
    Case(
        "a market without a bin",
        lambda: last_of_round(market=(12, 14), standing=None, stack=(), edition=BINLESS),
        "laydown",
        (LaidDown(1), Returned(), Began(Playing(0))),
    ),
    Case(
        "lunch time",
        lambda: last_of_round(cards={0: (9, 17)}, fakes={0: (1, 1, 0)}),
        "laydown",
        (LaidDown(1), Returned(), Binned((14,)), Filled((16, 18, 19, 21)), Began(Dining(0, 1))),
    ),
    Case("dine", dining, "dine 1", (Dined(1, 1, 50), Began(Dining(1, 1)))),
    Case("dine, the last fake", lambda: dining(fakes={1: (0, 1, 0)}), "dine 2", (Dined(1, 2, 50), Began(Playing(0)))),
    Case("dine, a bank that is short", lambda: dining(bank=90), "dine 2", (Dined(1, 2, 50), Began(Playing(0)))),
    Case(
        "the last space",
        before_the_end,
        "fence 1 0/1/0",
        (Changed(0, "fence 1", (0, 1, 0), 30), Advanced(13), Paid(0, 50), Paid(1, 30), Began(Finishing(1, 0))),
    ),
    Case(
        "the last space, both have a henchman",
        lambda: before_the_end(idle=(2, 2)),
        "print 2",
        (Printed(0, "print 2", 1, 2), Advanced(13), Paid(0, 40), Paid(1, 30), Began(Finishing(1, 0))),
    ),
    Case(
        "a lawyer after the last henchman",
        lambda: at_the_end(cards={0: (40,)}, standing={"print 1": 0}),
        "laydown",
        (LaidDown(1), Began(Retaking(0, GREAT))),
    ),
    Case("retake", retaking, "retake defraud 2", (Retook(0, "defraud 2"), Began(Replaying(0, GREAT)))),
    Case(
        "replay",
        lambda: play(retaking(standing={"defraud 2": 0, "print 1": 0}), "retake defraud 2"),
        "defraud 1",
        (Defrauded(0, "defraud 1", 30, True), Began(Retaking(0, NEGLIGENT))),
    ),
    Case("decline", retaking, "decline", (Declined(0), Began(Retaking(0, NEGLIGENT)))),
    Case(
        "the end",
        at_the_end,
        "laydown",
        (
            *(LaidDown(1), Showed(0, 30), Showed(1, 50), Uncovered((16, 18)), Began(Over())),
            *(line(0, 30, "cash"), line(0, 20, "offshore"), line(1, 50, "cash"), Ended(Outcome((0, 1), "6.4"))),
        ),
    ),
    Case(
        "the end, an empty stack",
        lambda: at_the_end(stack=()),
        "fly commercial 10",
        (
            *(Flew(1, "fly commercial", 30), Stowed(10), Showed(0, 30), Showed(1, 10), Began(Over())),
            *(line(0, 30, "cash"), line(0, 20, "offshore"), line(1, 10, "cash"), line(1, 10, "offshore")),
            Ended(Outcome((0,), "6.4")),
        ),
        secret=(Stowed,),
    ),
    Case(
        "the end, with tickets",
        lambda: at_the_end(cards={0: (34,), 1: (38,)}, first=1, next_first=1),
        "laydown",
        (
            *(LaidDown(1), Won(1, 80), Won(0, 50)),
            *(Showed(0, 80), Showed(1, 130), Uncovered((16, 18)), Began(Over())),
            *(line(0, 80, "cash"), line(0, 20, "offshore"), line(1, 130, "cash"), Ended(Outcome((1,), "6.4"))),
        ),
    ),
    Case(
        "the end, with tickets and a dry bank",
        lambda: at_the_end(cards={0: (34,), 1: (38,)}, bank=70),
        "laydown",
        (
            *(LaidDown(1), Won(0, 50), Won(1, 20)),
            *(Showed(0, 80), Showed(1, 70), Uncovered((16, 18)), Began(Over())),
            *(line(0, 80, "cash"), line(0, 20, "offshore"), line(1, 70, "cash"), Ended(Outcome((0,), "6.4"))),
        ),
    ),
    Case(
        "the end after a lunch",
        lambda: dining(pawn=13, phase=Dining(1, 1), idle=(0, 0), cards={1: (16,)}),
        "dine 2",
        (
            *(Dined(1, 2, 50), Showed(0, 30), Showed(1, 100), Uncovered((18,)), Began(Over())),
            *(line(0, 30, "cash"), line(1, 100, "cash"), Ended(Outcome((1,), "6.4"))),
        ),
    ),
)
"""What can happen, each in its simplest form."""


REPEATABLE: Final[tuple[str, ...]] = ("the only one left",)
"""The names of cases that could happen once more at once."""
