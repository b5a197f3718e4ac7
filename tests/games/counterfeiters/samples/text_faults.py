"""Lines of text of Counterfeiters with faults, for the tests of every game."""

from collections.abc import Callable, Mapping
from typing import Final

import attrs

from criminals.core.lines.texts import LONGEST
from criminals.games import counterfeiters
from criminals.games.counterfeiters import State
from tests.games.counterfeiters.papers import MINE, middle
from tests.games.papers import changed

PHASES: Final = (
    "over, or SEAT: and playing, dining:LUNCHES, finishing:SEAT, retaking:LAWYER, replaying:LAWYER, "
    "a LAWYER being great-lawyer or negligent-lawyer"
)

CREW: Final = "a crew such as 2:1+7:0/2/0:70:70, its idle henchmen, cards, fakes, wealth and cash"

FAULTY: Final[list[tuple[str, str, str]]] = [
    # the turn
    ("1:playing", "", f'turn: expected {PHASES}, got ""'),
    ("1:playing", "1", f'turn: expected {PHASES}, got "1"'),
    ("1:playing", "1:playing:0", f'turn: expected {PHASES}, got "1:playing:0"'),
    ("1:playing", "1:dining", f'turn: expected {PHASES}, got "1:dining"'),
    ("1:playing", "1:dining:0", 'turn: expected a number from 1 to 42, got "0"'),
    ("1:playing", "1:finishing", f'turn: expected {PHASES}, got "1:finishing"'),
    ("1:playing", "1:retaking", f'turn: expected {PHASES}, got "1:retaking"'),
    ("1:playing", "1:finishing:2", 'turn: expected a seat from 0 to 1, got "2" (§2.1)'),
    ("1:playing", "1:retaking:ink", f'turn: expected {PHASES}, got "1:retaking:ink"'),
    ("1:playing", "1:sleeping:great-lawyer", f'turn: expected {PHASES}, got "1:sleeping:great-lawyer"'),
    ("1:playing", "2:playing", 'turn: expected a seat from 0 to 1, got "2" (§2.1)'),
    # seats, the pawn, the bank
    ("first=0", "first=2", 'first: expected a seat from 0 to 1, got "2" (§2.1)'),
    ("next=1", "next=-", 'next: expected a seat from 0 to 1, got "-" (§2.1)'),
    ("pawn=1 ", "pawn=14 ", 'pawn: expected a number from 0 to 13, got "14"'),
    ("pawn=1 ", "pawn=01 ", 'pawn: expected a number from 0 to 13, got "01"'),
    ("quiet=0", "quiet=3", 'quiet: expected a number from 0 to 2, got "3"'),
    ("quiet=0", "quiet=-1", 'quiet: expected a number from 0 to 2, got "-1"'),
    ("quiet=0 ", "", "quiet: it is missing"),
    ("bank=3650", "bank=3730", 'bank: expected a number from 0 to 3720, got "3730"'),
    ("bank=3650", f"bank={'9' * 5000}", "bank: expected a number from 0 to 3720, got"),
    # the market, the bin, the stack
    ("market=12,9,18,16,_", "market=12,9,18,16", 'market: expected the cards on 5 spaces, got "12,9,18,16"'),
    ("market=12,9,18,16,_", "market=-", 'market: expected the cards on 5 spaces, got "-"'),
    ("market=12,9,18,16,_", "market=12,9,18,16,_,_", "market: expected 5 at most, got 6"),
    ("market=12,9", "market=12,-", 'market: expected a number from 1 to 42, got "-"'),
    ("market=12,9", "market=12,43", 'market: expected a number from 1 to 42, got "43"'),
    ("bin=-", "bin=9,9", "bin: expected rising order and nothing twice, got 9 before 9"),
    ("bin=-", "bin=", 'bin: expected a number from 1 to 42, got ""'),
    ("stack=19,21", "stack=?19,21", 'stack: expected a number from 1 to 42, got "?19"'),
    ("stack=19,21", f"stack={'19,' * 20}21", "stack: expected 21 at most, got 35"),
    # henchmen
    ("buy.5:0", "buy.5", 'henchmen: expected a space and a seat such as buy.3:0, got "buy.5"'),
    (
        "buy.5:0",
        "buy.6:0",
        'henchmen: expected an action space of the board, such as buy.3 or fly.jet, got "buy.6" (§1.5)',
    ),
    ("buy.5:0", "buy.5:2", 'henchmen: expected a seat from 0 to 1, got "2" (§2.1)'),
    (
        "buy.5:0,print.1:0",
        "print.1:0,buy.5:0",
        "henchmen: expected rising order and nothing twice, got print.1 before buy.5",
    ),
    ("buy.5:0", "buy.5:0,buy.5:0", "henchmen: expected rising order and nothing twice, got buy.5 before buy.5"),
    # crews
    ("crew0=0:1+7+14:0/0/0:40:40", "crew0=-", f'crew0: expected {CREW}, got "-"'),
    ("crew0=0:1+7+14:0/0/0:40:40", "crew0=0:1+7+14:0/0/0:40", f'crew0: expected {CREW}, got "0:1+7+14:0/0/0:40"'),
    ("crew0=0:1", "crew0=4:1", 'crew0: expected a number from 0 to 3, got "4"'),
    ("1+7+14", "7+1+14", "crew0: expected rising order and nothing twice, got 7 before 1"),
    ("1+7+14", "1+7+x", 'crew0: expected a number from 1 to 42, got "x"'),
    ("14:0/0/0", "14:0/0", 'crew0: expected three counts of fakes such as 0/2/1, got "0/0"'),
    ("14:0/0/0", "14:0/0/0/0", "crew0: expected 3 at most, got 4"),
    ("14:0/0/0", "14:0/31/0", 'crew0: expected a number from 0 to 30, got "31"'),
    (":40:40", ":-40:40", 'crew0: expected a number from 0 to 3720, got "-40"'),
    (":40:40", ":40:40-40", 'crew0: expected less before the dash than after it, got "40-40"'),
    (":40:40", ":40:40:40", 'crew0: expected no more than what everybody knows, got "40"'),
    (":40:40", ":40:0-40", 'crew0: expected the cash after another colon, got "0-40"'),
    (":0-20:20", ":0-20", 'crew1: expected the cash after another colon, got "0-20"'),
    (":0-20:20", ":0-20:", 'crew1: expected a number from 0 to 3720, got ""'),
    (":0-20:20", ":0-20:20:20", "crew1: expected 6 at most, got 7"),
    (":0-20:20", ":20-0:20", 'crew1: expected less before the dash than after it, got "20-0"'),
]

FAULTY_VIEWS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "stack=?16",
        "stack=19,21",
        'stack: expected how many cards there are, ?1 to ?21, or -, got "19,21"',
    ),
    ("stack=?16", "stack=?0", 'stack: expected a number from 1 to 21, got "0"'),
    ("stack=?16", "stack=?22", 'stack: expected a number from 1 to 21, got "22"'),
    (
        ":0-20",
        ":0-20:20",
        'crew1: expected no more than what everybody knows, got "20"',
    ),
)

IMPOSSIBLE: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("bank=3650", "bank=3660", ("$3730 on the table, the box has $3720 (§1.2)",)),
    ("quiet=0", "quiet=1", ("the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)",)),
    ("0-20:20", "0-20:15", ("seat 1 has $15 in cash, possible are $0 to $20 (§7.2)",)),
    ("0-20:20", "0-10:20", ("seat 1 has $20 in cash, possible are $0 to $10 (§7.2)",)),
    ("30:0-20:20", "30:0-30:20", ("seat 1 never flew, so its cash is known: $30 (§7.2)",)),
    (
        "18,16,_",
        "18,16,14",
        (
            "card 14 is in 2 places (§1.3)",
            "5 cards came from the stack by its size, not 6 (§7.1)",
            "somebody stands at a space of the market whose card was not bought (§4.1)",
        ),
    ),
    ("stack=19,21", "stack=21,21", ("a card of the stack is in two places (§1.3)",)),
    ("stack=19,", "stack=", ("6 cards came from the stack by its size, not 5 (§7.1)",)),
    ("39,41,38", "39,38,19", ("a card of the stack is in two places (§1.3)",)),
    ("next=1", "next=0", ("seat 0 does not stand on the sunglasses to start the next round (§3.8)",)),
    ("1:playing", "0:playing", ("it is not this seat's turn, so many henchmen being left to play (§3.1)",)),
)

IMPOSSIBLE_VIEWS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("bank=3650", "bank=3660", ("$3730 on the table, the box has $3720 (§1.2)",)),
    ("?16", "?15", ("6 cards came from the stack by its size, not 5 (§7.1)",)),
    ("0-20:20", "0-20:30", ("the viewer has $30 in cash, possible are $0 to $20 (§7.2)",)),
)

MANY: Final = (
    "counterfeiters state tiny 2 turn=2:playing first=x next=0 pawn=9 quiet=9 bank=x market=y henchmen=z:0,buy.1 "
    "bin=99 stack=x,y crew0=0:1:2:3:4 crew2=-"
)
"""A text with many faults."""

MANY_FIELDS: Final = (
    *("crew2", "crew1", "turn", "first", "pawn", "quiet", "bank", "market", "henchmen", "henchmen"),
    *("bin", "stack", "stack", "crew0"),
)
"""Where they are."""

MANY_WORDS: Final = (
    *("crew2=-", "2:playing", "x", "9", "9", "x", "y", "z:0,buy.1", "buy.1", "99", "x,y", "y", "2:3:4"),
)
"""What stands at the columns that are named."""


def faultless() -> State:
    """The state that the faults are put into."""
    return middle()


EDITION: Final = None
VIEWER: Final = 0
IMPOSSIBLE_VIEWER: Final = 1

NO_GAME: Final = (attrs.evolve(middle(), bank=0), r"\$70 on the table")
"""A state that no game comes to, and why."""

UNWRITABLE: Final = (
    (attrs.evolve(MINE, henchmen=10**18), "more henchmen than 18 digits"),
    (attrs.evolve(MINE, name="x" * LONGEST), "characters, the most are 100000"),
)
"""Editions of which no state is written, and why."""


TEXT: Final = counterfeiters.to_text(middle())

FLOODS: Final[Mapping[str, Callable[[], str]]] = {
    "fields": lambda: changed(TEXT, " bank=3650", " bank=3650" * 80),
    "digits": lambda: changed(TEXT, "bank=3650", f"bank={'1' * 90_000}"),
    "bin": lambda: changed(TEXT, "bin=-", f"bin={'12,' * 30_000}12"),
    "stack": lambda: changed(TEXT, "stack=19", f"stack={'x,' * 40_000}19"),
    "henchmen": lambda: changed(TEXT, "buy.5:0", ",".join(["buy.5:0"] * 10_000)),
    "cards": lambda: changed(TEXT, "1+7+14", "+".join(["1"] * 40_000)),
    "fakes": lambda: changed(TEXT, "14:0/0/0", f"14:{'0/' * 40_000}0"),
    "cash": lambda: changed(TEXT, ":0-20:20", f":0{'-20' * 30_000}"),
}
"""Long texts, by what there is too much of."""


def flood_edition(_text: str) -> None:
    """None is handed over with a long text: it is of the reference."""
