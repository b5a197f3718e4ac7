"""Actions of Counterfeiters, their texts and their numbers, for the tests of every game."""

from typing import Final

from criminals.core.game.notation import LARGEST
from criminals.games.counterfeiters import (
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
    State,
)
from tests.games.counterfeiters.scenes import MARGIN, scene

TEXTS: Final[list[tuple[Action, str]]] = [
    (Buy(3), "buy 3"),
    (Print(1), "print 1"),
    (Shop(1, (0, 2, 1)), "shop 1 0/2/1"),
    (Fence(2, (1, 1, 2)), "fence 2 1/1/2"),
    (Defraud(1), "defraud 1"),
    (Fly("commercial", 120), "fly commercial 120"),
    (Fly("jet", 50), "fly jet 50"),
    (LayDown(), "laydown"),
    (Dine(2), "dine 2"),
    (Retake("print 1"), "retake print 1"),
    (Retake("buy 3"), "retake buy 3"),
    (Retake("shop 1"), "retake shop 1"),
    (Retake("fence 2"), "retake fence 2"),
    (Retake("defraud 1"), "retake defraud 1"),
    (Retake("fly jet"), "retake fly jet"),
    (Retake("fly commercial"), "retake fly commercial"),
    (Decline(), "decline"),
]

EDGES: Final[tuple[Action, ...]] = (
    *map(Buy, (0, 9, 10, LARGEST)),
    Shop(0, (0, 0, 0)),
    Fence(LARGEST, (LARGEST, 0, 10)),
    Fly("jet", LARGEST),
    Retake(f"buy {LARGEST}"),
    *MARGIN,
)
"""Actions with numbers and names at the edge of what is taken, and some that no edition has."""

KINDS: Final = 10
"""How many kinds of actions there are."""

NUMBERLESS: Final = (
    "buy 6",
    "print 3",
    "shop 1 4/0/0",
    "fence 1 9/0/0",
    "fly jet 3730",
    "fly jet 15",
    "dine 4",
    "retake buy 6",
)
"""Texts of actions that have no number with the fewest players."""

LAST_NUMBER: Final = 953
"""The last number with the fewest players."""


def other_edition() -> State:
    """A state of an edition other than the reference, for the fewest players."""
    return scene()


DIGESTS: Final = (
    (2, "reference", 954, "00c671ac4bb9a08ed83dcbbf34e466fca337b2de0fc3298057555805fed35391"),
    (3, "reference", 1143, "a504f4d9cbcc92c923d8e81bf53cf902dcf7118db83a4a9166b03c41af2773aa"),
    (4, "reference", 1143, "a504f4d9cbcc92c923d8e81bf53cf902dcf7118db83a4a9166b03c41af2773aa"),
    (2, "tiny", 210, "58395c781352266b75a07ce2aefbd6f4da8fb7599c2b7e692ff51e23547e1b85"),
)
"""Player counts and editions, how many numbers each has, and a digest of the texts in their order, a line each."""


NUMBERS: Final[tuple[tuple[type, str], ...]] = ((Buy, "space"), (Print, "space"), (Defraud, "space"), (Dine, "quality"))
"""Kinds of actions that have one number, and its field."""


REPRS: Final[tuple[tuple[Action, str], ...]] = (
    (Shop(1, (0, 2, 1)), "Shop(space=1, fakes=(0, 2, 1))"),
    (Fly("jet", 50), "Fly(space='jet', amount=50)"),
    (Retake("fly jet"), "Retake(space='fly jet')"),
    (LayDown(), "LayDown()"),
)
"""Actions, and how each is named where it is illegal."""


WORDS: Final = "buy, print, shop, fence, defraud, fly, laydown, dine, retake, decline"
"""The first words of all actions."""


BUY = "expected 'buy SPACE' (SPACE: a number)"


SHOP = "expected 'shop SPACE FAKES' (SPACE: a number, FAKES: three counts such as 0/2/1)"


FENCE = "expected 'fence SPACE FAKES' (SPACE: a number, FAKES: three counts such as 0/2/1)"


FLY = "expected 'fly commercial AMOUNT' or 'fly jet AMOUNT' (AMOUNT: a number)"


RETAKE = "expected 'retake SPACE' (SPACE: such as print 1 or fly jet)"


NO_ACTIONS: Final[tuple[tuple[str, str], ...]] = (
    *((text, BUY) for text in ("buy", "buy x", "buy  3", "buy 3 ", " buy 3", "buy 3\n", "buy 03", "buy -1")),
    *((text, BUY) for text in ("buy +1", "buy 1.0", "buy \u0661", "buy 1000000000", "buy 3 4", "buy\t3")),
    ("print", "expected 'print SPACE' (SPACE: a number)"),
    ("print one", "expected 'print SPACE' (SPACE: a number)"),
    *((text, SHOP) for text in ("shop", "shop 1", "shop 1 0/2", "shop 1 0/2/1/0", "shop 0/2/1", "shop 1 0-2-1")),
    *((text, SHOP) for text in ("shop 1 00/2/1", "shop 1 0/2/", "shop 1 0/ 2/1", "shop 1 0/2/-1")),
    *((text, FENCE) for text in ("fence", "fence 1", "fence 1/1/1", "fence one 1/1/1")),
    ("defraud", "expected 'defraud SPACE' (SPACE: a number)"),
    *((text, FLY) for text in ("fly", "fly 50", "fly jet", "fly Jet 50", "fly jet $50", "fly private 50")),
    *((text, FLY) for text in ("fly commercial ?", "fly jet 050", "fly jet commercial 50")),
    ("laydown 1", "expected 'laydown'"),
    ("dine", "expected 'dine QUALITY' (QUALITY: a number)"),
    ("dine fish", "expected 'dine QUALITY' (QUALITY: a number)"),
    *((text, RETAKE) for text in ("retake", "retake print", "retake 1", "retake fly", "retake jet", "retake fly 1")),
    *((text, RETAKE) for text in ("retake shop 1 1/0/0", "retake fly jet 50", "retake print 01", "retake dine 1")),
    *((text, RETAKE) for text in ("retake laydown", "retake  print 1", "retake print 1 ", "retake Print 1")),
    ("decline it", "expected 'decline'"),
    ("Buy 3", "no action 'Buy', did you mean 'buy'?"),
    ("FENCE 1 1/1/1", "no action 'FENCE', did you mean 'fence'?"),
    ("prnt 1", "no action 'prnt', did you mean 'print'?"),
    ("lay_down", "no action 'lay_down', did you mean 'laydown'?"),
    ("retook print 1", "no action 'retook', did you mean 'retake'?"),
    ("defraud1", "no action 'defraud1', did you mean 'defraud'?"),
)
"""Texts that are no actions, and the fault of each."""
