"""Documents of editions of Crooks, and some with faults, for the tests of every game."""

from typing import Final

from criminals.games.crooks.box.fields import LONGEST_NAME, MOST_CARDS
from tests.games.crooks.papers import whole_edition
from tests.games.papers import Path

WHOLE: Final = (
    '{"name":"mine","crooks":[{"id":1,"level":10,"modifier":0,"gangs":[],"ability":"boss"},'
    '{"id":2,"level":5,"modifier":0,"gangs":["northside","outfit"],"ability":"spy"},'
    '{"id":3,"level":3,"modifier":0,"gangs":["outfit"],"ability":"killer"},'
    '{"id":4,"level":6,"modifier":1,"gangs":["northside"],"ability":null},'
    '{"id":5,"level":8,"modifier":-1,"gangs":["westside"],"ability":null}],'
    '"targets":[3,5],"piles":{"2":[2,2]},"purse":4,"money":8,"gang_points":{"2":5}}'
)
"""The edition of one's own as a text."""


FAULTY: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("name",), "", ("$.edition: it has no name",)),
    (("name",), "x" * 101, (f"$.edition.name: 101 characters, the most are {LONGEST_NAME}",)),
    (("targets",), [5, 3], ("$.edition: the targets do not stand in rising order",)),
    (
        ("targets",),
        [3, 1_000_000_000],
        ("$.edition.targets[1]: expected a number from 0 to 999999999, got 1000000000",),
    ),
    (
        ("targets",),
        list(range(MOST_CARDS + 1)),
        (f"$.edition.targets: {MOST_CARDS + 1} of them, the most are {MOST_CARDS}",),
    ),
    (("money",), 7, ("$.edition: 2 players: purses of $4 need $8, the box has $7",)),
    (("piles",), {"02": [2, 2]}, ('$.edition.piles["02"]: expected one of "2", "3", "4", got "02"',)),
    (
        ("piles",),
        {"2": [2, 2], "٣": [1]},
        ('$.edition.piles["\\u0663"]: expected one of "2", "3", "4", got "\\u0663"',),
    ),
    (("gang_points",), {"2": None}, ('$.edition.gang_points["2"]: expected a whole number, got null',)),
    (("piles",), {"2": [3, 3]}, ("$.edition: 2 players: the piles need 6 crooks, there are 5",)),
    (
        (),
        {**whole_edition(), "piles": {"2": [2, 0], "3": 1}, "money": -1, "targets": [9, -9]},
        (
            "$.edition.targets[1]: expected a number from 0 to 999999999, got -9",
            '$.edition.piles["2"][1]: expected a number from 1 to 999999999, got 0',
            '$.edition.piles["3"]: expected a list, got 1',
            "$.edition.money: expected a number from 0 up, got -1",
        ),
    ),
    (("piles",), {}, ("$.edition: 2 players: no pile sizes",)),
    (
        (),
        {**whole_edition(), "piles": {"2": []}, "money": 0, "targets": [9, 9]},
        (
            "$.edition: two targets are worth 9",
            "$.edition: 2 players: purses of $4 need $8, the box has $0",
            "$.edition: 2 players: no piles",
        ),
    ),
)
"""Paths in `whole_edition`, what is put there, and every fault of it in a record."""
