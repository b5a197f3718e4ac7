"""Lines of text of Sicario with faults, for the tests of every game."""

from collections.abc import Callable, Mapping
from typing import Final

import attrs

from criminals.core.lines.texts import LONGEST
from criminals.games.sicario import Character, Edition, State
from tests.games.sicario.papers import MINE, middle

PHASES: Final = "over, or SEAT: and rolling, decoding, hunting, questioning:AGENT"

FACT: Final = "an answer such as hat:yes, lights such as man/hat/glasses:2, or !NAME"

CARD: Final = "an event card of the box, such as advance-2 or tip-off"

FAULTY: Final[list[tuple[str, str, str]]] = [
    # the turn
    ("2:rolling", "", f'turn: expected {PHASES}, got ""'),
    ("2:rolling", "2", f'turn: expected {PHASES}, got "2"'),
    ("2:rolling", "chance:rolling", 'turn: expected a seat from 0 to 2, got "chance" (§2.1)'),
    ("2:rolling", "2:rolling:1", f'turn: expected {PHASES}, got "2:rolling:1"'),
    ("2:rolling", "0:questioning", f'turn: expected {PHASES}, got "0:questioning"'),
    ("2:rolling", "0:questioning:3", 'turn: expected a seat from 0 to 2, got "3" (§2.1)'),
    ("2:rolling", "2:sleeping", f'turn: expected {PHASES}, got "2:sleeping"'),
    ("2:rolling", "3:rolling", 'turn: expected a seat from 0 to 2, got "3" (§2.1)'),
    # the sicario, spaces, lost turns
    ("sicario=0", "sicario=3", 'sicario: expected a seat from 0 to 2, got "3" (§2.1)'),
    ("sicario=0", "sicario=_", 'sicario: expected a seat from 0 to 2, got "_" (§2.1)'),
    ("_,21,5", "_,21", 'spaces: expected the spaces of 3 seats, got "_,21"'),
    ("_,21,5", "_,21,5,5", "spaces: expected 3 at most, got 4"),
    ("_,21,5", "-,21,5", 'spaces: expected a number from 0 to 45, got "-"'),
    ("_,21,5", "_,46,5", 'spaces: expected a number from 0 to 45, got "46"'),
    ("_,21,5", "_,021,5", 'spaces: expected a number from 0 to 45, got "021"'),
    ("lost=0,0,0", "lost=0,0", 'lost: expected the lost turns of 3 seats, got "0,0"'),
    ("lost=0,0,0", "lost=0,x,0", 'lost: expected a number from 0 to 999999999, got "x"'),
    ("lost=0,0,0", f"lost=0,{'9' * 5000},0", "lost: expected a number from 0 to 999999999, got"),
    # events
    ("advance-3/tip-off", "advance-3,tip-off", "events: expected cards and cards such as tip-off/-, got"),
    ("=blackout,", "=black-out,", f'events: expected {CARD}, got "black-out"'),
    ("=blackout,", "=,", f'events: expected {CARD}, got ""'),
    ("=blackout,", "=?9,", f'events: expected {CARD}, got "?9"'),
    ("/tip-off", "/tip-off/tip-off", f'events: expected {CARD}, got "tip-off/tip-off"'),
    ("/tip-off", f"/{'tip-off,' * 12}tip-off", "events: expected 16 at most, got 19"),
    # seats
    ("(Glenda)", "", 'seat0: expected a character of the sheet, got "" (§1.1)'),
    ("(Glenda)", "?", 'seat0: expected a character of the sheet, got "?" (§1.1)'),
    ("(Glenda)", "(Gina)", 'seat0: expected a character of the sheet, got "Gina" (§1.1)'),
    ("(Glenda)", "(Glenda", 'seat0: expected a character of the sheet, got "(Glenda" (§1.1)'),
    ("(Glenda)", "()", 'seat0: expected a character of the sheet, got "" (§1.1)'),
    ("hat:yes", "hat", f'seat1: expected {FACT}, got "hat"'),
    ("hat:yes", "hat:maybe", f'seat1: expected {FACT}, got "hat:maybe"'),
    ("hat:yes", "cap:yes", f'seat1: expected {FACT}, got "cap:yes"'),
    ("hat:yes", "-", f'seat1: expected {FACT}, got "-"'),
    ("glasses:2", "glasses:4", f'seat0: expected {FACT}, got "woman/no-hat/glasses:4"'),
    ("woman/no-hat", "no-hat/woman", f'seat0: expected {FACT}, got "no-hat/woman/glasses:2"'),
    ("!Wanda", "!Gina", f'seat0: expected {FACT}, got "!Gina"'),
    ("man:yes,scar:yes", "scar:yes,man:yes", "seat2: expected rising order and nothing twice, got scar:yes before man"),
    ("man:yes,", "man:yes,man:yes,", "seat2: expected rising order and nothing twice, got man:yes before man:yes"),
]

FAULTY_VIEWS: Final[tuple[tuple[str, str, str], ...]] = (
    ("?9/", "?8/", 'events: expected ?9, how many of 16 cards are left, got "?8"'),
    ("?9/", "9/", 'events: expected ?9, how many of 16 cards are left, got "9"'),
    ("?9/", "-/", 'events: expected ?9, how many of 16 cards are left, got "-"'),
    ("?9/", "tip-off/", 'events: expected ?9, how many of 16 cards are left, got "tip-off"'),
    (
        "seat0=?",
        "seat0=(Glenda)",
        'seat0: expected ?, for a character that the viewer does not know, got "(Glenda)"',
    ),
    ("(Olga)", "?", 'seat1: expected a character of the sheet, got "?" (§1.1)'),
)

IMPOSSIBLE: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    (
        "=blackout,",
        "=tip-off,",
        (
            "'tip-off' is 4 times in the deck, the box has 3 (§2.4)",
            "'blackout' is 1 times in the deck, the box has 2 (§2.4)",
        ),
    ),
    ("=blackout,", "=", ("'blackout' is 1 times in the deck, the box has 2 (§2.4)",)),
    ("_,21,5", "_,21,21", ("2 agents stand on space 21 (§3.1)",)),
    ("_,21,5", "3,21,5", ("the sicario stands on space 3, its pawn stays off the path (§2.3)",)),
    ("_,21,5", "_,45,5", ("1 agents are at the embassy, and the game goes on (§5.1)",)),
    ("lost=0,0,0", "lost=0,0,1", ("seat 2 still loses 1 turns, and it is its turn (§7.4)",)),
    ("lost=0,0,0", "lost=999999999,0,0", ("the sicario loses 999999999 turns, so many cards were not read (§7.4)",)),
    ("(Glenda)", "Glenda", ("the character of seat 0 is shown, but it is not out (§6.2)",)),
    (
        "(Glenda)",
        "(Olga)",
        (
            "2 players are Olga (§2.2)",
            "seat 0 is Olga, which what was heard or shown of it does not fit (§6.1)",
        ),
    ),
    ("(Boris)", "(Felix)", ("seat 2 is Felix, which what was heard or shown of it does not fit (§6.1)",)),
    ("2:rolling", "1:hunting", ("seat 1 is not the sicario, and asks (§4.1)",)),
    (
        "2:rolling",
        "over",
        (
            "it is over and not all of the deck is shown (§6.4)",
            *(f"seat {seat} is out or the game over, and its character is not shown (§6.2)" for seat in range(3)),
        ),
    ),
)

IMPOSSIBLE_VIEWS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("_,21,5", "_,21,21", ("2 agents stand on space 21 (§3.1)",)),
    ("(Olga)", "(Glenda)", ("the viewer is Glenda, which what was heard and shown does not fit (§6.5)",)),
    ("man:yes,scar:yes", "man:yes,green-hat:yes", ("what was heard and shown of seat 2 fits nobody (§6.1)",)),
)

MANY: Final = (
    "sicario state reference 3 turn=3:rolling sicario=x spaces=9,_ lost=0,y,0 events=x,advance-1/z seat0=?,hat:yes "
    "seat1=(Eve),!Eve,hat:yes seat3=-"
)
"""A text with many faults."""

MANY_FIELDS: Final = (*("seat3", "seat2", "turn", "sicario", "spaces", "lost", "events", "events", "seat0", "seat1"),)
"""Where they are."""

MANY_WORDS: Final = (
    *("seat3=-", "3:rolling", "x", "9,_", "y,0", "x,advance-1/z", "z", "?,hat:yes", "Eve),!Eve,hat:yes"),
)
"""What stands at the columns that are named."""


def faultless() -> State:
    """The state that the faults are put into."""
    return middle()


EDITION: Final = None
VIEWER: Final = 1
IMPOSSIBLE_VIEWER: Final = 1

NO_GAME: Final = (attrs.evolve(middle(), sicario=1), "the sicario stands on space 21")
"""A state that no game comes to, and why."""

UNWRITABLE: Final = ((attrs.evolve(MINE, name="x" * LONGEST), "characters, the most are 100000"),)
"""Editions of which no state is written, and why."""


def large() -> Edition:
    characters = [
        Character(f"\U00010330{number}" * 3, "man", hat=False, glasses=False, sign=f"\U00010330s{number}")
        for number in range(200)
    ]
    return attrs.evolve(MINE, characters=characters, path="s" * 200, events=["tip-off"] * 200)


FLOODS: Final[Mapping[str, Callable[[], str]]] = {
    "words": lambda: "sicario state tiny 3" + " x=" * 90,
    "fields": lambda: "sicario state tiny 3 seat0=" + "x," * 40_000,
    "cards": lambda: "sicario state tiny 3 events=" + "tip-off," * 12_000,
    "large": lambda: "sicario state *mine 3 seat0=" + ",".join(f"!{number}" for number in range(400)),
    "facts": lambda: "sicario view:0 *mine 3 seat0=" + ",".join(["man:yes"] * 600),
}
"""Long texts, by what there is too much of."""


def flood_edition(text: str) -> Edition | None:
    """The edition that is handed over with a long text."""
    return large() if "*mine" in text else None
