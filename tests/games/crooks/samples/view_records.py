"""View records of Crooks with faults, for the tests of every game."""

from typing import Final

from criminals.core.records.dumping import loads
from criminals.core.records.record import Record
from tests.games.crooks.papers import RECORD
from tests.games.papers import GONE

FAULTS: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("viewer",), 2, "$.viewer: 2 is no seat of 2 players (§2.1)"),
    (("viewer",), "nobody", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "nobody"'),
    (("players",), 5, "$.players: expected one of 2, 3, 4, got 5"),
    (("first", "money"), GONE, "$.first.money: it is missing"),
    (("first", "money", 0), "18", '$.first.money[0]: expected a whole number, got "18"'),
    (("first", "box"), [], "$.first.box: no such field is known"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
]

INVALID: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("first", "bank"), 0, "$.first: $36 on the table, the box has $101 (§1.5)"),
    (("steps", 3, 0), GONE, "$.steps[3]: it leads to no view of a game"),
    (("steps", 1, 1, "number"), 3, "$.steps[1][1]: it does not follow on what was before"),
    (("steps", 1, 3, "phase", "seat"), 0, "$.steps[1][3]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 3, "$.steps[0][0]: it does not follow on what was before"),
    (("viewer",), 0, "$.steps[1][2]: it does not follow on what was before"),
    (("steps", 3, 0, "crook"), 24, "$.steps[3]: it leads to no view of a game"),
]


STEPS: Final = [
    [
        {"event": "passed", "seat": 0},
        {"event": "began", "phase": {"phase": "recruiting", "seat": 1}},
    ]
]
"""The first steps of the view record of seat 1."""


def ended() -> Record:
    """A whole game."""
    record: Record = loads(RECORD)
    return record


END: Final = ["passed", "revealed", "began", *["scored"] * 11, "ended"]
"""The kinds of facts that everybody is told at the end of that game."""
