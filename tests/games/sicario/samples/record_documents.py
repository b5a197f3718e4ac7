"""Records and set-ups of Sicario with faults, for the tests of every game."""

from random import Random
from typing import Any, Final

from criminals.games.sicario import Edition
from criminals.testing import random_sicario_edition
from tests.games.papers import GONE, Path

FAULTY: Final[tuple[tuple[str, str, str], ...]] = (
    ('"players": 3', '"players": 4', "$.setup.characters: 3 are given to 4 players (§2.2)"),
    ('"Glenda", "Olga"', '"Glenda", 7', "$.setup.characters[1]: expected a text, got 7"),
    ('"Glenda", "Olga"', '"Glenda", ""', "$.setup.characters[1]: expected 1 to 40 characters, got 0"),
    (
        '"Glenda", "Olga"',
        f'"Glenda", "{"x" * 90_000}"',
        "$.setup.characters[1]: expected 1 to 40 characters, got 90000",
    ),
    ('"Glenda", "Olga"', '"Glenda", "Gina"', "$.setup.characters: 'Gina' is not in edition 'reference' (§1.1)"),
    ('"Glenda", "Olga"', '"Olga", "Olga"', "$.setup.characters: 'Olga' is given to 2 players (§2.2)"),
    ('"Glenda", "Olga"', '"Glenda", "Olga", "Irma"', "$.setup.characters: 4 are given to 3 players (§2.2)"),
    ('["tip-off"', '["blackout"', "$.setup.events: 'tip-off' stands there 2 times, the box has 3 (§2.4)"),
    ('["tip-off"', '["blackout"', "$.setup.events: 'blackout' stands there 3 times, the box has 2 (§2.4)"),
    ('["tip-off"', '["jailbreak"', "$.setup.events: 'jailbreak' stands there 1 times, the box has 0 (§2.4)"),
    ('["tip-off"', '[["tip-off"]', "$.setup.events[0]: expected a text, got a list"),
    ('"sicario": 0', '"sicario": 3', "$.setup.sicario: 3 is no seat of 3 players (§2.1)"),
    ('"sicario": 0', '"sicario": -1', "$.setup.sicario: -1 is no seat of 3 players (§2.1)"),
    ('"sicario": 0', '"sicario": false', "$.setup.sicario: expected a whole number, got false"),
    ('"sicario": 0', '"sicario": 0, "start": 1', "$.setup.start: no such field is known"),
    ('"ask 1 hat"', '"aks 1 hat"', "$.actions[1]: action 'aks 1 hat': no action 'aks', did you mean 'ask'?"),
    ('"roll 1", "ask 1', '"roll 01", "ask 1', "$.actions[0]: action 'roll 01': expected 'roll PIPS'"),
    ('"ask 1 hat"', '["ask", 1]', "$.actions[1]: expected a text, got a list"),
    ('"ask 1 hat"', '"ask 1 \\ud800"', '$.actions[1]: "ask 1 \\ud800" has half of a surrogate pair'),
)

NO_SETUPS: Final[tuple[tuple[Any, tuple[str, ...]], ...]] = (
    (
        {"characters": [], "events": [], "sicario": 10**5000},
        ("$.sicario: expected a number of 18 digits at most, got a huge number",),
    ),
    ({"characters": {}, "events": [], "sicario": 0}, ("$.characters: expected a list, got an object",)),
)


FLOODS: Final[tuple[tuple[str, list[object]], ...]] = (
    ("characters", [{}] * 2_000),
    ("events", ["tip-off"] * 4_500),
)

BROKEN: Final[tuple[tuple[Path, object], ...]] = (
    (("players",), "3"),
    (("note",), ""),
    (("setup", "characters"), ["Olga", 7, None]),
    (("setup", "events"), GONE),
    (("actions", 1), 3),
    (("actions", 2), "roll"),
    (("actions", 3), "ask 1"),
)
"""Changes of the record that make it faulty in many places."""

BROKEN_FAULTS: Final = (
    '$.players: expected a whole number, got "3"',
    "$.actions[1]: expected a text, got 3",
    "$.note: no such field is known",
    "$.setup.characters[1]: expected a text, got 7",
    "$.setup.characters[2]: expected a text, got null",
    "$.setup.events: it is missing",
    "$.actions[2]: action 'roll': expected 'roll PIPS' (PIPS: a number)",
    "$.actions[3]: action 'ask 1': expected 'ask AGENT TRAIT' (AGENT: a seat, TRAIT: such as hat or scar)",
)

MEANINGLESS: Final[tuple[tuple[Path, object], ...]] = (
    (("setup", "characters"), ["Olga", "Olga", "Boris"]),
    (("setup", "sicario"), 9),
    (("actions", 0), "stop"),
)
MEANINGLESS_PLACES: Final = ("$.setup.characters", "$.setup.sicario", "$.actions[0]")


def random_edition(rng: Random) -> Edition:
    """Any small edition."""
    return random_sicario_edition(rng)
