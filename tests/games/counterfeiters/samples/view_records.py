"""View records of Counterfeiters with faults, for the tests of every game."""

from typing import Final

from criminals.core.records.record import Record
from criminals.games import counterfeiters
from tests.games.counterfeiters.papers import mine
from tests.games.papers import GONE

FAULTS: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("first", "cash"), GONE, "$.first.cash: it is missing"),
    (("first", "crews", 0, "idle"), "3", '$.first.crews[0].idle: expected a whole number, got "3"'),
    (("first", "first"), 9, "$.first.first: expected one of 0, 1, 2, 3, got 9"),
    (("first", "first"), 2, "$.first.first: 2 is no seat of 2 players (§2.1)"),
    (("first", "stack"), [], "$.first.stack: no such field is known"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
]

INVALID: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("first", "bank"), 0, "$.first: $50 on the table, the box has $3720 (§1.2)"),
    (("steps", 0, 0, "seat"), 1, "$.steps[0][0]: it does not follow on what was before"),
    (("viewer",), 0, "$.first: the viewer has $30 in cash, possible are $20 to $20 (§7.2)"),
]


STEPS: Final = [
    [
        {"event": "printed", "seat": 0, "space": "print 1", "quality": 1, "count": 2},
        {"event": "began", "phase": {"phase": "playing", "seat": 1}},
    ]
]
"""The first steps of the view record of seat 1."""


def ended() -> Record:
    """A whole game of a small box: a lawyer is used, money flown out, a lunch eaten."""
    texts = ("buy 2", "buy 1", "print 1", "print 2", "retake buy 2", "fly commercial 10", "dine 1")
    return Record.of(mine(), [counterfeiters.parse_action(text) for text in texts])


END: Final = ["dined", "showed", "showed", "uncovered", "began", *["scored"] * 3, "ended"]
"""The kinds of facts that everybody is told at the end of that game."""
