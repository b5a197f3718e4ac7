"""Lines of text of Crooks with faults, for the tests of every game."""

from collections.abc import Callable, Mapping
from typing import Final

import attrs

from criminals.core.lines.texts import LONGEST
from criminals.games import crooks
from criminals.games.crooks import State
from tests.games.crooks.lines import NOT_THOSE, killing, start
from tests.games.papers import changed

PHASES: Final = (
    "over, or SEAT: and recruiting, taking:HANGOUT, placing:CROOK, picking, moving:TARGET:STACK, killing:TARGET, spying"
)

FAULTY: Final[list[tuple[str, str, str]]] = [
    # the turn
    ("1:killing:6", "", f'turn: expected {PHASES}, got ""'),
    ("1:killing:6", "1", f'turn: expected {PHASES}, got "1"'),
    ("1:killing:6", "1:killing", f'turn: expected {PHASES}, got "1:killing"'),
    ("1:killing:6", "1:moving:6", f'turn: expected {PHASES}, got "1:moving:6"'),
    ("1:killing:6", "1:spying:6", f'turn: expected {PHASES}, got "1:spying:6"'),
    ("1:killing:6", "2:spying", 'turn: expected a seat from 0 to 1, got "2" (§2.1)'),
    ("1:killing:6", "1:killing:9", 'turn: expected a number from 0 to 6, got "9"'),
    ("1:killing:6", "1:killing:5", 'turn: expected a target of the box: 2, 6, got "5" (§1.2)'),
    ("1:killing:6", "1:taking:H", 'turn: expected a hangout from A to G, got "H"'),
    ("1:killing:6", "1:placing:9", 'turn: expected a crook such as 14@C3, got "9"'),
    # money
    ("16,14", "16", 'money: expected the dollars of 2 seats, got "16"'),
    ("16,14", "16,14,0", "money: expected 2 at most, got 3"),
    ("16,14", "16,-1", 'money: expected a number from 0 to 999999999999999999, got "-1"'),
    ("16,14", "016,14", 'money: expected a number from 0 to 999999999999999999, got "016"'),
    ("bank=16", f"bank={'9' * 5000}", f"bank: expected a number from 0 to {'9' * 18}, got"),
    ("passed=0", "passed=", 'passed: expected seats such as 02, got ""'),
    ("passed=0", "passed=10", "passed: expected rising order and nothing twice, got 1 before 0"),
    ("passed=0", "passed=00", "passed: expected rising order and nothing twice, got 0 before 0"),
    ("passed=0", "passed=012", 'passed: expected seats such as 02, got "012"'),
    # hangouts
    ("B=23,32", "B=32,23", "B: expected rising order and nothing twice, got 32 before 23"),
    ("B=23,32", "B=", 'B: expected a number from 1 to 32, got ""'),
    ("B=23,32", "B=?2", 'B: expected a number from 1 to 32, got "?2"'),
    ("B=23,32", "B=23,?", 'B: expected a crook of the box, by its number, got "?" (§1.1)'),
    ("B=23,32", "B=1,2,3,4", "B: expected 3 at most, got 4"),
    ("23,32/3:1", "23,32/3", 'B: expected a look such as 3:02, got "3"'),
    ("23,32/3:1", "23,32/4:1", 'B: expected a number from 1 to 3, got "4"'),
    ("23,32/3:1", "23,32/2:1/3:1", 'B: expected a number from 1 to 1, got "3"'),
    ("23,32/3:1", "23,32/3:", 'B: expected seats such as 02, got ""'),
    ("23,32/3:1", "23,32/3:1:18,23,32", 'B: expected no more, got "3:1:18,23,32"'),
    ("23,32/3:1", "23,32/3:1:", 'B: expected no more, got "3:1:"'),
    # cards
    ("2:18@B3,6:9@A1", "18", 'row1: expected a target and a stack such as 6:14@C3, got "18"'),
    ("2:18@B3,6:9@A1", "6:9@A1,2:18@B3", "row1: expected rising order and nothing twice, got 6 before 2"),
    ("18@B3", "18", 'row1: expected a card such as 14@C3, or (14@C3:02) face down, got "18"'),
    ("18@B3", "(18@B3", 'row1: expected a number from 1 to 32, got "(18"'),
    ("18@B3", "18@B4", 'row1: expected a number from 1 to 3, got "4"'),
    ("18@B3", "18@3", 'row1: expected a hangout from A to G, got "3"'),
    ("18@B3", "33@B3", 'row1: expected a number from 1 to 32, got "33"'),
    ("(30@E1:0)", "(30@E1)", "row0: expected a card face down such as (14@C3:02), with who knows it"),
    ("(30@E1:0)", "(?@E1:0)", 'row0: expected a crook of the box, by its number, got "?" (§1.1)'),
    ("killed=-", "killed=30@E1", 'killed: expected a seat and a crook such as 0:14@C3, got "30@E1"'),
    (
        "row0=6:(30@E1:0) row1=2:18@B3,6:9@A1 killed=-",
        "row0=- row1=6:9@A1 killed=0:(30@E1:0),1:18@B3",
        "killed: expected rising order and nothing twice, got E1 before B3",
    ),
]

FAULTY_VIEWS: Final[tuple[tuple[str, str, str], ...]] = (
    ("B=?2", "B=23,32", 'B, column 82: expected how many lie there, ?1 to ?3, or -, got "23,32"'),
    ("B=?2", "B=?0", 'B, column 83: expected a number from 1 to 3, got "0"'),
    ("B=?2", "B=?4", 'B, column 83: expected a number from 1 to 3, got "4"'),
    ("/3:1:18,23,32", "/3:1", 'B, column 85: expected what seat 1 saw after another colon, got "3:1"'),
    ("/3:1:18,23,32", "/3:1:18,23", 'B, column 89: expected the 3 crooks that lay there, got "18,23"'),
    ("/3:1:18,23,32", "/3:1:23,18,32", "B, column 89: expected rising order and nothing twice, got 23 before 18"),
    ("E=-/1:0", "E=-/1:0:30", 'E, column 112: expected no more, got "1:0:30"'),
    ("(?@E1:0)", "(30@E1:0)", 'row0, column 134: expected ?, for a crook that the viewer does not know, got "30"'),
    ("(?@E1:0)", "(?@E1:01)", 'row0, column 134: expected a crook of the box, by its number, got "?" (§1.1)'),
    ("9@A1", "?@A1", 'row1, column 157: expected a crook of the box, by its number, got "?" (§1.1)'),
)

IMPOSSIBLE: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("bank=16", "bank=17", ("$47 on the table, the box has $46 (§1.5)",)),
    ("C=12", "C=13", ("crook 13 is in 2 places (§2.3)",)),
    ("C=12", "C=-", ("0 lie in hangout C, so 1 were C1, not 0 (§6.10)", NOT_THOSE)),
    (
        "B=23,32",
        "B=23,31,32",
        ("3 lie in hangout B, so 0 were B3, not 1 (§6.10)", NOT_THOSE),
    ),
    ("passed=0", "passed=01", ("seat 1 plays on after passing (§3.2)",)),
    (
        "1:killing:6",
        "1:killing:2",
        ("seat 1 has placed no Killer to use (§4.1)", "the Killer has nobody to kill (§4.5)"),
    ),
    ("(30@E1:0)", "(30@E1:1)", ("seat 0 does not know its own crook (§3.8)",)),
    ("A=-/1:1", "A=-", ("seat 1 took a crook from hangout A unseen (§3.5)",)),
)

IMPOSSIBLE_VIEWS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("bank=16", "bank=17", ("$47 on the table, the box has $46 (§1.5)",)),
    ("C=?1", "C=-", ("0 lie in hangout C, so 1 were C1, not 0 (§6.10)", NOT_THOSE)),
    ("18@B3", "17@B3", ("no world fits it (§6.14)",)),
    ("3:1:18,23,32", "3:1:17,23,32", ("no world fits it (§6.14)",)),
    ("A=-/1:1:9", "A=-/1:1:10", ("no world fits it (§6.14)",)),
    ("18@B3,6:9@A1", "9@B3,6:9@A1", ("crook 9 is in 2 places (§2.3)",)),
)

MANY: Final = (
    "crooks state tiny 2 turn=2:spying money=5,x,y bank=x passed=3 A=1,x B=y,z! C=- row0=1:1@A1 row1=3:x+1@A9 killed=z"
)
"""A text with many faults."""

MANY_FIELDS: Final = (
    *("C", "returned", "turn", "money", "bank", "passed", "A", "B", "B", "row0", "row1", "row1", "killed"),
)
"""Where they are."""

MANY_WORDS: Final = ("C=-", "2:spying", "5,x,y", "x", "3", "x", "y,z!", "z!", "1:1@A1", "x+1@A9", "9", "z")
"""What stands at the columns that are named."""


def faultless() -> State:
    """The state that the faults are put into."""
    return killing()


EDITION: Final = killing().edition
VIEWER: Final = 1
IMPOSSIBLE_VIEWER: Final = 1

NO_GAME: Final = (attrs.evolve(start(), bank=11), r"\$47 on the table")
"""A state that no game comes to, and why."""

UNWRITABLE: Final = (
    (attrs.evolve(crooks.TINY, name="rich", money=10**18), "more money than 18 digits"),
    (attrs.evolve(crooks.TINY, name="x" * LONGEST), "characters, the most are 100000"),
)
"""Editions of which no state is written, and why."""


TEXT: Final = crooks.to_text(killing())

FLOODS: Final[Mapping[str, Callable[[], str]]] = {
    "fields": lambda: changed(TEXT, " bank=16", " bank=16" * 80),
    "digits": lambda: changed(TEXT, "bank=16", f"bank={'1' * 90_000}"),
    "seats": lambda: changed(TEXT, "passed=0", f"passed={'0' * 90_000}"),
    "crooks": lambda: changed(TEXT, "C=12", f"C={'12,' * 30_000}12"),
    "looks": lambda: changed(TEXT, "C=12", f"C=12{'/1:0' * 20_000}"),
    "cards": lambda: changed(TEXT, "18@B3", "+".join(["18@B3"] * 15_000)),
    "discards": lambda: changed(TEXT, "killed=-", f"killed={','.join(['x'] * 40_000)}"),
    "items": lambda: changed(TEXT, "killed=-", f"killed={','.join(['x'] * 32)}"),
}
"""Long texts, by what there is too much of."""


def flood_edition(_text: str) -> crooks.Edition:
    """The edition that is handed over with a long text."""
    return killing().edition
