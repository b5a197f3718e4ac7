"""Documents of editions of Sicario, and some with faults, for the tests of every game."""

from typing import Final

from criminals.core.documents.strict_json import canonical
from criminals.games.sicario.box.fields import LARGEST_DIE, LONGEST_NAME, LONGEST_PATH, MOST_EVENTS
from tests.games.papers import Path
from tests.games.sicario.papers import whole_edition

WHOLE: Final = canonical(
    {
        "name": "mine",
        "characters": [
            {"name": "Ann", "sex": "woman", "hat": True, "glasses": False, "sign": "scar"},
            {"name": "Bob", "sex": "man", "hat": False, "glasses": False, "sign": "scar"},
            {"name": "Cleo", "sex": "woman", "hat": False, "glasses": True, "sign": "ring"},
            {"name": "D'Arcy", "sex": "man", "hat": True, "glasses": True, "sign": "ring"},
            {"name": "Zo\u00eb", "sex": "woman", "hat": False, "glasses": False, "sign": "beauty-mark"},
        ],
        "path": "ssas",
        "events": ["lose-turn", "advance-1", "blackout"],
        "die": 6,
    }
)
"""The edition of one's own as a text."""


PERSON = {"name": "Eve", "sex": "woman", "hat": True, "glasses": True, "sign": "ring"}


PATH = "$.edition.path: expected a path: s, b or a for each space, the first a street, s, and not too many, got "


NO_END = "a game might not end: cards lead back by up to"


EVENT = "$.edition.events[0]: expected an event card such as advance-2 or tip-off, got "


FAULTY: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("name",), "", ("$.edition.name: expected 1 to 100 characters, got 0",)),
    (("name",), "x" * (LONGEST_NAME + 1), ("$.edition.name: expected 1 to 100 characters, got 101",)),
    (("characters",), [PERSON] * 201, ("$.edition.characters: expected 0 to 200 items, got 201",)),
    (("characters",), [PERSON], ("$.edition: 4 to 200 characters are needed, there are 1 (§7.5)",)),
    (("characters", 0, "name"), "Bob", ("$.edition: 2 characters are called 'Bob' (§7.5)",)),
    (
        ("characters", 0, "name"),
        "Anna Lee",
        ("$.edition: a name is one word of up to 40 letters, digits, - and ', not 'Anna Lee' (§7.5)",),
    ),
    (("characters", 0, "name"), "", ("$.edition.characters[0].name: expected 1 to 40 characters, got 0",)),
    (("characters", 0, "name"), "x" * 41, ("$.edition.characters[0].name: expected 1 to 40 characters, got 41",)),
    (("characters", 0, "sex"), "x", ('$.edition.characters[0].sex: expected one of "man", "woman", got "x"',)),
    (("characters", 0, "hat"), 1, ("$.edition.characters[0].hat: expected true or false, got 1",)),
    (("characters", 0, "sign"), "no-hat", ("$.edition: the sign 'no-hat' is spelled like a feature (§7.5)",)),
    (
        ("characters", 0, "sign"),
        "a b",
        ("$.edition: a sign is one word of up to 40 letters, digits, - and ', not 'a b' (§1.1)",),
    ),
    (
        ("characters", 0, "sign"),
        "a,b",
        ("$.edition: a sign is one word of up to 40 letters, digits, - and ', not 'a,b' (§1.1)",),
    ),
    (("path",), "", (f'{PATH}""',)),
    (("path",), "bas", (f'{PATH}"bas"',)),
    (("path",), "sxs", (f'{PATH}"sxs"',)),
    (("path",), "s\n", (f'{PATH}"s\\n"',)),
    (("path",), "s" * (LONGEST_PATH + 1), (f'{PATH}"{"s" * 40}..."',)),
    (("events",), [], ("$.edition: 1 to 200 event cards are needed, there are 0 (§7.5)",)),
    (("events",), ["tip-off"] * (MOST_EVENTS + 1), ("$.edition.events: expected 0 to 200 items, got 201",)),
    (("events", 0), "advance-0", (f'{EVENT}"advance-0"',)),
    (("events", 0), "advance-01", (f'{EVENT}"advance-01"',)),
    (("events", 0), "retreat-1000", (f'{EVENT}"retreat-1000"',)),
    (("events", 0), "jailbreak", (f'{EVENT}"jailbreak"',)),
    (("events", 0), "tip-off\n", (f'{EVENT}"tip-off\\n"',)),
    (("events",), ["retreat-1"], (f"$.edition: {NO_END} 3, ahead by 0, and 0 neither way (§7.5)",)),
    (
        ("events",),
        ["advance-1", "retreat-1", "lose-turn", "tip-off"],
        (f"$.edition: {NO_END} 3, ahead by 1, and 2 neither way (§7.5)",),
    ),
    (("die",), 0, ("$.edition.die: expected a number from 1 to 1000, got 0",)),
    (("die",), LARGEST_DIE + 1, ("$.edition.die: expected a number from 1 to 1000, got 1001",)),
    (("die",), True, ("$.edition.die: expected a whole number, got true",)),
    (
        (),
        {**whole_edition(), "characters": whole_edition()["characters"][:2] * 2, "events": ["retreat-2"] * 2},
        (
            "$.edition: 2 characters are called 'Ann' (§7.5)",
            "$.edition: 2 characters are called 'Bob' (§7.5)",
            f"$.edition: {NO_END} 8, ahead by 0, and 0 neither way (§7.5)",
        ),
    ),
)
"""Paths in `whole_edition`, what is put there, and every fault of it in a record."""
