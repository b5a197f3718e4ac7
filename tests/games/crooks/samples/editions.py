"""Editions of one's own, and what keeps one from being played with."""

from typing import Any, Final

import attrs

from criminals.games.crooks import BOSSES, REFERENCE, TINY, Ability, Crook, Edition, Gang

PLAYERS: Final = {"reference": (2, 3, 4), "tiny": (2,), "bosses": (2,)}
"""The editions of the library, and how many can play."""


GOOD: Final[dict[str, Any]] = {
    "name": "own",
    "crooks": (Crook(1, 1), Crook(2, 4), Crook(7, 12, -9, (Gang.OUTFIT, Gang.NORTHSIDE), Ability.SPY)),
    "targets": (0, 3),
    "piles": {2: (1, 2)},
    "purse": 4,
    "money": 8,
    "gang_points": {2: 0},
}
"""An edition at the edges of what is allowed: level 1, target 0, all crooks dealt, an empty bank, a worthless gang."""


def own(**changed: Any) -> Edition:
    return Edition(**{**GOOD, **changed})


AS_LISTS: Final[dict[str, Any]] = {"crooks": list(GOOD["crooks"]), "targets": [0, 3], "piles": {2: [1, 2]}}
"""The same as in `own()`."""


FAULTY: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": ""}, "it has no name"),
    ({"crooks": (*GOOD["crooks"], Crook(2, 5))}, "two crooks have the id 2"),
    ({"crooks": (Crook(0, 1), Crook(2, 4), Crook(3, 4))}, "crook 0: an id is a number from 1 to 999999999"),
    (
        {"crooks": (Crook(1, 1), Crook(2, 4), Crook(10**9, 4))},
        "crook 1000000000: an id is a number from 1 to 999999999",
    ),
    ({"crooks": (Crook(1, 0), Crook(2, 4), Crook(3, 4))}, "crook 1: level 0 is below 1"),
    (
        {"crooks": (Crook(1, 1), Crook(2, 4), Crook(3, 4, 0, (Gang.OUTFIT, Gang.WESTSIDE, Gang.OUTFIT)))},
        "crook 3: the gang Outfit stands twice",
    ),
    ({"targets": ()}, "it has no targets"),
    ({"targets": (-1, 3)}, "target -1: a target is worth 0 to 999999999"),
    ({"targets": (3, 10**9)}, "target 1000000000: a target is worth 0 to 999999999"),
    ({"targets": (3, 3)}, "two targets are worth 3"),
    ({"targets": (3, 2)}, "the targets do not stand in rising order"),
    ({"purse": -1, "money": 8}, "a purse of $-1 is less than nothing"),
    ({"piles": {}, "gang_points": {}}, "it says for no player count how to play"),
    ({"piles": {1: (1,)}, "gang_points": {1: 1}}, "1 players: 2 to 4 can play"),
    ({"piles": {5: (1,)}, "gang_points": {5: 1}, "money": 20}, "5 players: 2 to 4 can play"),
    ({"gang_points": {}}, "2 players: no points for a gang"),
    ({"gang_points": {2: -1}}, "2 players: a gang is worth -1 points, less than nothing"),
    ({"money": 7}, "2 players: purses of $4 need $8, the box has $7"),
    ({"gang_points": {2: 1, 3: 1}, "money": 12}, "3 players: no pile sizes"),
    ({"piles": {2: ()}}, "2 players: no piles"),
    (
        {"crooks": tuple(Crook(id_, 1) for id_ in range(1, 28)), "piles": {2: (1,) * 27}},
        "2 players: 27 piles, there are 26 letters",
    ),
    ({"piles": {2: (2, 0, 1)}}, "2 players: a pile of 0"),
    ({"piles": {2: (2, -1)}}, "2 players: a pile of -1"),
    ({"piles": {2: (2, 2)}}, "2 players: the piles need 4 crooks, there are 3"),
)
"""Changes of `own`, and the fault of each."""


ALL_WRONG: Final[dict[str, Any]] = {
    "name": "",
    "crooks": (
        Crook(3, 0, 0, (Gang.OUTFIT, Gang.OUTFIT, Gang.NORTHSIDE, Gang.NORTHSIDE)),
        Crook(3, 1),
        Crook(-1, -2),
        Crook(4, 1),
        Crook(4, 1),
        Crook(4, 1),
    ),
    "targets": (4, -1, 4, -2),
    "piles": {2: (4, -1, 4), 5: ()},
    "purse": -1,
    "money": -9,
    "gang_points": {2: -3, 3: 1},
}
"""An edition with all faults at once."""


ALL_FAULTS: Final = (
    "it has no name",
    "two crooks have the id 3",
    "two crooks have the id 4",
    "crook 3: level 0 is below 1",
    "crook 3: the gang Outfit stands twice",
    "crook 3: the gang Northside stands twice",
    "crook -1: an id is a number from 1 to 999999999",
    "crook -1: level -2 is below 1",
    "target -1: a target is worth 0 to 999999999",
    "target -2: a target is worth 0 to 999999999",
    "two targets are worth 4",
    "the targets do not stand in rising order",
    "a purse of $-1 is less than nothing",
    "2 players: a gang is worth -3 points, less than nothing",
    "2 players: purses of $-1 need $-2, the box has $-9",
    "2 players: a pile of -1",
    "2 players: the piles need 7 crooks, there are 6",
    "3 players: purses of $-1 need $-3, the box has $-9",
    "3 players: no pile sizes",
    "5 players: 2 to 4 can play",
    "5 players: no points for a gang",
    "5 players: purses of $-1 need $-5, the box has $-9",
    "5 players: no piles",
)


WRONG_TYPES: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": None}, "name is a text, not None"),
    ({"crooks": (1, 2, 3)}, "^1 is not a Crook$"),
    ({"targets": ("3",)}, "^'3' is not a whole number$"),
    ({"targets": (False, 3)}, "^False is not a whole number$"),
    ({"piles": {"2": (1, 2)}}, "^'2' is not a whole number$"),
    ({"piles": {2: (1, 2.0)}}, r"^2\.0 is not a whole number$"),
    ({"purse": "4"}, "^purse is a whole number, not '4'$"),
    ({"money": True}, "^money is a whole number, not True$"),
    ({"gang_points": {2: "5"}}, "^'5' is not a whole number$"),
    ({"gang_points": {"2": 5}}, "^'2' is not a whole number$"),
)
"""Fields of another type, and the error for each."""


LONGEST: Final[tuple[tuple[Edition, int, int], ...]] = (
    *((REFERENCE, players, most) for players, most in ((2, 58), (3, 80), (4, 105))),
    (TINY, 2, 3 * 4 + 2 + 2),
    # two or more Bosses may be left again and again, for $2 each: 2 purses of $5 pay for 5 times
    (BOSSES, 2, 3 * 4 + 1 + 2 * 5 + 2),
    (
        attrs.evolve(BOSSES, crooks=(*BOSSES.crooks, Crook(6, 1, 0, (), Ability.PICKPOCKET))),
        2,
        3 * 4 + 2 + 2 * 6 + 2,
    ),
    (attrs.evolve(BOSSES, crooks=(*BOSSES.crooks[1:], Crook(6, 1))), 2, 3 * 4 + 1 + 2 * 5 + 2),
    (attrs.evolve(BOSSES, crooks=(*BOSSES.crooks[2:], *map(Crook, (6, 7), (1, 1)))), 2, 3 * 4 + 1 + 2),
)
"""Editions, player counts, and the most actions of a game."""


FINDER: Final = ("crook", "crooks", "id")
"""The method of an edition that finds a card, the field with all of them, and what each is found by."""
