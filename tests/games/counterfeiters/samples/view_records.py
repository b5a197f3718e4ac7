"""View records of Counterfeiters with faults, for the tests of every game."""

from typing import Final

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
