"""A record and an edition as documents, and the tables that documents are of."""

import json
from functools import cache
from typing import Any, Final, cast

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Board, Card, Edition, MarketSpace, Setup, Space, State
from criminals.games.counterfeiters import Kind as CardKind
from criminals.games.counterfeiters.formats.documents import edition_json
from tests.games.positions import play

RECORD: Final = """
{"criminals": 1, "kind": "record", "game": "counterfeiters", "rules": 1, "edition": "reference", "players": 2,
 "setup": {"stack": [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38],
           "starters": [7, 5], "first": 0},
 "actions": ["print 1", "defraud 1", "fence 1 2/0/0", "fly commercial 10", "buy 5", "laydown"]}
"""

MINE: Final = Edition(
    name="mine",
    cards=(
        *(Card(1, "S", CardKind.PRESS), Card(2, "S", CardKind.PRESS)),
        *(Card(3, "S", CardKind.INK), Card(4, "S", CardKind.PAPER)),
        *(Card(5, "A", CardKind.GREAT_LAWYER), Card(6, "A", CardKind.LUNCH)),
        *(Card(7, "A", CardKind.NEGLIGENT_LAWYER), Card(8, "B", CardKind.LOTTERY, value=50)),
    ),
    boards=(
        Board(
            starts={2: 0},
            market=(MarketSpace(10), MarketSpace(0, bin=True)),
            print=(Space(hat=True), Space()),
            shop=(),
            fence=(Space(),),
            defraud=(Space(sunglasses=True),),
            commercial=Space(),
            jet=None,
            last=1,
            godfathers=(1,),
            investigations=(),
            strikes=(),
        ),
    ),
    fakes=(4, 4, 4),
    money=1000,
    purses=(100, 90),
    henchmen=2,
)
"""A box in which the first hat ends the game: the lawyers and a lunch are on top of the stack."""


def document() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(RECORD))


def whole_edition() -> dict[str, Any]:
    return cast(dict[str, Any], edition_json(MINE))


# --- tables ---


@cache
def middle() -> State:
    """Seat 0 bought card 14; seat 1 flew $10 out, has $20 left, and plays its last henchman of the first round."""
    return play(start(), *(action for action in document()["actions"][:5]))


@cache
def start() -> State:
    return counterfeiters.new_game(setup=document()["setup"])


@cache
def mine() -> State:
    return counterfeiters.new_game(setup=Setup((5, 6, 7, 8), (3, 4), 0), edition=MINE)


@cache
def finishing() -> State:
    """Seat 0 has the Great Lawyer and stands on the hat that ended it; seat 1, who has a lunch, plays its last."""
    return play(mine(), "buy 2", "buy 1", "print 1")


@cache
def retaking() -> State:
    return play(finishing(), "print 2")


@cache
def replaying() -> State:
    return play(retaking(), "retake buy 2")


@cache
def dining() -> State:
    return play(replaying(), "fly commercial 10")


@cache
def over() -> State:
    return play(dining(), "dine 1")


@cache
def next_round() -> State:
    """The second round of a game of the reference edition is about to start."""
    return play(middle(), "laydown")


SCENES: Final = (start, middle, next_round, mine, finishing, retaking, replaying, dining, over)
