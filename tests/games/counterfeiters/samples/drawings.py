"""Tables of Counterfeiters to be drawn, for the tests of every game."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Final

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Board,
    Card,
    Edition,
    Kind,
    MarketSpace,
    Over,
    Setup,
    Space,
    State,
    view,
)
from tests.games.counterfeiters.scenes import DRY

STACK = (14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38)


def start() -> State:
    return counterfeiters.new_game(setup=Setup(STACK, (7, 5), 0))


START: Final = start()

ROW: Final = "Player"
"""What stands before the number of a row in a picture."""

START_TEXT: Final = (
    "Counterfeiters (reference), as a spectator sees it",
    "Player 0 is playing one of 3 henchmen",
    "",
    "buy 1  $60       12  ink       .    print 1                     .",
    "buy 2  $50        9  press     .    print 2         hat         .",
    "buy 3  $40       18  hologram  .    shop 1          hat         .",
    "buy 4  $30       16  lunch     .    fence 1         hat         .",
    "buy 5  $20  bin  14  paper     .    defraud 1       sunglasses  .",
    "                                    defraud 2                   .",
    "                                    fly commercial              .",
    "                                    fly jet                     .",
    "",
    "police  [0] 1 2 3 G4 I5 6 S7 G8 I9 10 S11 I12 G13",
    "        G Godfather, I investigation, S strike",
    "        the supermarket takes quality 1, 2, 3",
    "",
    "              cash  offshore  both  fakes 1/2/3  henchmen",
    "> player 0     $20        $0   $20        0/0/0         3  first player",
    "    press, paper",
    "  player 1     $30        $0   $30        0/0/0         3",
    "    press, ink",
    "  bank      $3,670                     30/30/40",
    "stack   B7  press, ink x2, paper, hologram, lunch, private jet",
    "        C5  press, paper, lunch, private jet, lottery $50",
    "        D4  lunch, lottery $80, lottery $100, Great Lawyer",
)

SIZES: Final = tuple(product((0, 1, 7, 30), (1, 60, 500)))


def sized(spaces: int, last: int) -> Iterator[tuple[State, Viewer]]:
    """States of an edition of some size with huge numbers, and who looks at them."""
    big = 31_415_920
    kinds = [kind for kind in Kind if kind not in (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)]
    cards = [Card(at, "S", Kind.PRESS if at < 5 else Kind.INK) for at in range(1, 9)]
    for at in range(40):
        kind = kinds[at % len(kinds)]
        cards.append(Card(big + at, "ABCD"[at // 10], kind, 2, big * at if kind is Kind.LOTTERY else 0))
    many = (Space(hat=True), Space())[:spaces] * max(1, spaces // 2)
    everywhere = tuple(range(1, last + 1))
    board = Board(
        starts={4: 0},
        market=tuple(MarketSpace(big * at, bin=at % 2 == 0) for at in range(spaces)),
        print=many,
        shop=many,
        fence=many,
        defraud=(Space(sunglasses=True), *many),
        commercial=Space(hat=True) if spaces else None,
        jet=Space() if spaces else None,
        last=last,
        godfathers=everywhere,
        investigations=everywhere[:3],
        strikes=everywhere,
    )
    edition = Edition(
        name="W" * 500,
        cards=cards,
        boards=(board,),
        fakes=(10**6, 10**6, 10**6),
        money=200_000,
        purses=(10_000, 20_000, 30_000, 40_000),
        henchmen=9,
    )
    state = counterfeiters.new_game(players=4, rng=random.Random(1), edition=edition)
    state = attrs.evolve(state, pawn=last - 1, crews=tuple(attrs.evolve(c, fakes=(10**5, 0, 9)) for c in state.crews))
    for viewer in (0, SPECTATOR):
        yield state, viewer
    over = attrs.evolve(state, phase=Over(), leftover=state.stack, stack=(), stack_size=0)
    yield over, 0


VIEW: Final = view(START, 0)
TITLE: Final = "Counterfeiters: Play one of your 3 henchmen, or lay it down"
"""The title of the picture of that view."""


EDITIONS: Final = (counterfeiters.REFERENCE, DRY)
"""Editions whose games are drawn."""
