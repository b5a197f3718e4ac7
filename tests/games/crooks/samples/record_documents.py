"""Records and set-ups of Crooks with faults, for the tests of every game."""

from random import Random
from typing import Any, Final

from criminals.games.crooks import Edition
from criminals.testing import random_crooks_edition
from tests.games.papers import GONE, Path

FAULTY: Final[tuple[tuple[str, str, str], ...]] = (
    ("[17, 24]", '[17, "x"]', '$.setup.hangouts.A[1]: expected a whole number, got "x"'),
    ("[17, 24]", '"17"', '$.setup.hangouts.A: expected a list, got "17"'),
    ("[17, 24]", "[17, 24, 3]", "$.setup.hangouts.A: 3 crooks instead of 2 (§2.2)"),
    ('"E": [2', '"F": [2', "$.setup.hangouts.E: it is missing"),
    ('"E": [2', '"AB": [2', "$.setup.hangouts.E: it is missing"),
    ('"E": [2', '"e": [2', "$.setup.hangouts.E: it is missing"),
    ('"B": [12, 26], ', "", "$.setup.hangouts.B: it is missing"),
    (', "E": [2, 4, 6, 8, 30]', "", "$.setup.hangouts: 4 are given, 5 are in play (§2.2)"),
    ('"start": 0', '"start": 2', "$.setup.start: 2 is no seat of 2 players (§2.5)"),
    ('"start": 0', '"start": false', "$.setup.start: expected a whole number, got false"),
    (', "start": 0', "", "$.setup.start: it is missing"),
    ("[3, 5", "[3, 3", "$.setup: crook 3 stands in 2 places (§2.3)"),
    ("[3, 5", "[33, 5", "$.setup: crook 3 stands nowhere, neither dealt nor in the box (§2.3)"),
    ("[3, 5", "[-1, 3, 5", "$.setup: crook -1 is not in edition 'reference' (§1.1)"),
    ('"pass", "recruit D"', '"pas"', "$.actions[0]: action 'pas': no action 'pas', did you mean 'pass'?"),
    ('"take 1"', '"take 01"', "$.actions[2]: action 'take 01': expected 'take CROOK' (CROOK: a number)"),
    ('"take 1"', '"take 1 "', "$.actions[2]: action 'take 1 ': expected 'take CROOK' (CROOK: a number)"),
    ('"take 1"', '["take", 1]', "$.actions[2]: expected a text, got a list"),
    ('"take 1"', '"take \\ud800"', '$.actions[2]: "take \\ud800" has half of a surrogate pair'),
)

NO_SETUPS: Final[tuple[tuple[Any, tuple[str, ...]], ...]] = (
    ({"hangouts": {1: []}, "box": [], "start": 0}, ("$.hangouts: the key 1 is no text",)),
    (
        {"hangouts": {}, "box": [10**5000], "start": 0},
        ("$.box[0]: expected a number of 18 digits at most, got a huge number",),
    ),
    (
        {"hangouts": {"A": [], "C": [], "": []}, "box": [], "start": 0},
        ("$.hangouts.B: it is missing", '$.hangouts[""]: 3 hangouts are called A to C'),
    ),
)

FLOODS: Final[tuple[tuple[str, list[object]], ...]] = (("targets", list(range(4_900))),)

BROKEN: Final[tuple[tuple[Path, object], ...]] = (
    (("players",), "2"),
    (("note",), ""),
    (("setup", "hangouts", "A"), [17, "x", None]),
    (("setup", "box"), GONE),
    (("actions", 1), 3),
    (("actions", 2), "take"),
    (("actions", 3), "place six"),
)
"""Changes of the record that make it faulty in many places."""

BROKEN_FAULTS: Final = (
    '$.players: expected a whole number, got "2"',
    "$.actions[1]: expected a text, got 3",
    "$.note: no such field is known",
    '$.setup.hangouts.A[1]: expected a whole number, got "x"',
    "$.setup.hangouts.A[2]: expected a whole number, got null",
    "$.setup.box: it is missing",
    "$.actions[2]: action 'take': expected 'take CROOK' (CROOK: a number)",
    "$.actions[3]: action 'place six': expected 'place TARGET' or 'place TARGET down' (TARGET: a number)",
)

MEANINGLESS: Final[tuple[tuple[Path, object], ...]] = (
    (("setup", "hangouts", "A"), [17, 17]),
    (("setup", "start"), 9),
    (("actions", 0), "stop"),
)
MEANINGLESS_PLACES: Final = ("$.setup", "$.setup", "$.setup.start", "$.actions[0]")


def random_edition(rng: Random) -> Edition:
    """Any small edition."""
    return random_crooks_edition(rng)
