"""Records and set-ups of Counterfeiters with faults, for the tests of every game."""

from random import Random
from typing import Any, Final

from criminals.games.counterfeiters import Edition
from criminals.testing import random_counterfeiters_edition
from tests.games.papers import GONE, Path

FAULTY: Final[tuple[tuple[str, str, str], ...]] = (
    ('"players": 2', '"players": 3', "$.setup.stack: card 10 is missing (§2.4)"),
    ('"players": 2', '"players": 3', "$.setup.starters: 2 are given to 3 players (§2.3)"),
    ("[14, 16", '["x", 16', '$.setup.stack[0]: expected a whole number, got "x"'),
    ("[14, 16", "[16, 16", "$.setup.stack: card 16 stands there 2 times (§2.4)"),
    ("[14, 16", "[16, 16", "$.setup.stack: card 14 is missing (§2.4)"),
    ("[14, 16", "[43, 16", "$.setup.stack: card 43 is not in edition 'reference' (§1.3)"),
    ("[14, 16", "[11, 16", "$.setup.stack: card 11 does not belong there with 2 players (§2.4)"),
    ("[14, 16", "[5, 16", "$.setup.stack: card 5 does not belong there with 2 players (§2.4)"),
    ("41, 38]", "38, 19]", "$.setup.stack: the letters A, B, C and D do not stand in this order (§2.4)"),
    ("[7, 5]", "[7, 7]", "$.setup.starters: card 7 stands there 2 times (§2.3)"),
    ("[7, 5]", "[7, 1]", "$.setup.starters: card 1 does not belong there with 2 players (§2.3)"),
    ("[7, 5]", "[7]", "$.setup.starters: 1 are given to 2 players (§2.3)"),
    ("[7, 5]", '"7"', '$.setup.starters: expected a list, got "7"'),
    ('"first": 0', '"first": 2', "$.setup.first: 2 is no seat of 2 players (§2.2)"),
    ('"first": 0', '"first": false', "$.setup.first: expected a whole number, got false"),
    (', "first": 0', "", "$.setup.first: it is missing"),
    ('"first": 0', '"first": 0, "cash": []', "$.setup.cash: no such field is known"),
    ('"laydown"', '"laidown"', "$.actions[5]: action 'laidown': no action 'laidown', did you mean 'laydown'?"),
    ('"print 1"', '"print 01"', "$.actions[0]: action 'print 01': expected 'print SPACE' (SPACE: a number)"),
    ('"print 1"', '["print", 1]', "$.actions[0]: expected a text, got a list"),
    ('"print 1"', '"print \\ud800"', '$.actions[0]: "print \\ud800" has half of a surrogate pair'),
)

NO_SETUPS: Final[tuple[tuple[Any, tuple[str, ...]], ...]] = (
    (
        {"stack": [10**5000], "starters": [], "first": 0},
        ("$.stack[0]: expected a number of 18 digits at most, got a huge number",),
    ),
    ({"stack": {}, "starters": [], "first": 0}, ("$.stack: expected a list, got an object",)),
)


FLOODS: Final[tuple[tuple[str, list[object]], ...]] = (
    ("purses", [10] * 4_700),
    ("cards", [{}] * 2_000),
)

BROKEN: Final[tuple[tuple[Path, object], ...]] = (
    (("players",), "2"),
    (("note",), ""),
    (("setup", "starters"), [7, "x", None]),
    (("setup", "stack"), GONE),
    (("actions", 1), 3),
    (("actions", 2), "buy"),
    (("actions", 3), "fly jet"),
)
"""Changes of the record that make it faulty in many places."""

BROKEN_FAULTS: Final = (
    '$.players: expected a whole number, got "2"',
    "$.actions[1]: expected a text, got 3",
    "$.note: no such field is known",
    "$.setup.stack: it is missing",
    '$.setup.starters[1]: expected a whole number, got "x"',
    "$.setup.starters[2]: expected a whole number, got null",
    "$.actions[2]: action 'buy': expected 'buy SPACE' (SPACE: a number)",
    "$.actions[3]: action 'fly jet': expected 'fly commercial AMOUNT' or 'fly jet AMOUNT' (AMOUNT: a number)",
)

MEANINGLESS: Final[tuple[tuple[Path, object], ...]] = (
    (("setup", "starters"), [7, 7]),
    (("setup", "first"), 9),
    (("actions", 0), "stop"),
)
MEANINGLESS_PLACES: Final = ("$.setup.starters", "$.setup.first", "$.actions[0]")


def random_edition(rng: Random) -> Edition:
    """Any small edition."""
    return random_counterfeiters_edition(rng, longer=rng.random() < 0.5)
