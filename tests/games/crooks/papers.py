"""A record and an edition as documents, and a table that documents are of."""

import json
from typing import Any, Final, cast

import attrs

from criminals.games import crooks
from criminals.games.crooks.formats.documents import edition_json
from tests.games.positions import play

RECORD: Final = """
{"criminals": 1, "kind": "record", "game": "crooks", "rules": 1, "edition": "reference", "players": 2,
 "setup": {"hangouts": {"A": [17, 24], "B": [12, 26], "C": [23, 27, 31], "D": [1, 15, 21, 32], "E": [2, 4, 6, 8, 30]},
           "box": [3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29], "start": 0},
 "actions": ["pass", "recruit D", "take 1", "place 6", "recruit A", "take 17", "place 9 down", "pass"]}
"""

MINE: Final = attrs.evolve(crooks.TINY, name="mine", targets=(3, 5))


def document() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(RECORD))


def whole_edition() -> dict[str, Any]:
    return cast(dict[str, Any], edition_json(MINE))


# --- a small table, in the middle of a turn ---


def middle() -> crooks.State:
    """Seat 0 has the Spy face down; seat 1 holds 5, the last of hangout A; the Boss and the Killer lie in B."""
    state = crooks.new_game(setup=crooks.Setup(((2, 5), (1, 3)), (4,)), edition="tiny")
    return play(state, "recruit A, take 2, place 3 down", "recruit A, take 5")


def mine() -> crooks.State:
    """A game of an edition that does not come with the library, about to start."""
    return crooks.new_game(setup=crooks.Setup(((2, 5), (1, 3)), (4,)), edition=MINE)


SCENES: Final = (middle, mine)
