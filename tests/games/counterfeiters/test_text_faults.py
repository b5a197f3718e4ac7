"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import random
import re
from collections.abc import Callable
from time import process_time
from typing import Final

import attrs
import pytest

from criminals.core.errors import InvalidState, MalformedDocument
from criminals.core.strict_json import MOST_FAULTS
from criminals.core.texts import LONGEST
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Card, Edition, Kind
from tests.games.counterfeiters.lines import refusal
from tests.games.counterfeiters.papers import MINE, dining, middle, over

HEADERS: list[tuple[str, tuple[str, ...]]] = [
    ("", ('expected a game, a kind, an edition and how many play, got ""',)),
    ("crooks state tiny 2", ('game, column 1: expected "counterfeiters", got "crooks"',)),
    ("counterfeiters world tiny 2", ('kind, column 16: expected "state" or "view:VIEWER", got "world"',)),
    ("counterfeiters view:2 tiny 2", ('kind, column 21: expected a seat from 0 to 1 (§2.1), got "2"',)),
    (
        "counterfeiters state small 2",
        ('edition, column 22: expected one of reference, tiny, or another after a star, got "small"',),
    ),
    ("counterfeiters state reference 5", ('players, column 32: expected how many play, one of 2, 3, 4, got "5"',)),
    (
        "chess world *mine x",
        (
            'game, column 1: expected "counterfeiters", got "chess"',
            'kind, column 7: expected "state" or "view:VIEWER", got "world"',
            'edition, column 13: "*mine" does not come with the library: hand it over, edition=EDITION',
        ),
    ),
]


@pytest.mark.parametrize(("text", "faults"), HEADERS, ids=lambda value: ascii(value)[:40])
def test_a_faulty_beginning_is_refused(text: str, faults: tuple[str, ...]) -> None:
    assert refusal(text) == faults


NAMES: Final = "turn=, first=, next=, pawn=, quiet=, bank=, market=, henchmen=, bin=, stack=, crew0=, crew1="
PHASES: Final = (
    "over, or SEAT: and playing, dining:LUNCHES, finishing:SEAT, retaking:LAWYER, replaying:LAWYER, "
    "a LAWYER being great-lawyer or negligent-lawyer"
)
CREW: Final = "a crew such as 2:1+7:0/2/0:70:70, its idle henchmen, cards, fakes, wealth and cash"

FAULTY: list[tuple[str, str, str]] = [
    # fields
    (" bank=3650", "", "bank: it is missing"),
    (" bank=3650", " bank=3650 bank=3650", "bank: it stands there more than once"),
    (" bank=3650", " note=16 bank=3650", f"note: no such field, expected {NAMES}"),
    (" bank=3650", "  bank=3650", f"field: no such field, expected {NAMES}"),
    ("pawn=1 quiet=0 bank=3650", "bank=3650 pawn=1 quiet=0", f"bank: expected pawn= first: the order is {NAMES}"),
    # the turn
    ("1:playing", "", f'turn: expected {PHASES}, got ""'),
    ("1:playing", "1", f'turn: expected {PHASES}, got "1"'),
    ("1:playing", "1:playing:0", f'turn: expected {PHASES}, got "1:playing:0"'),
    ("1:playing", "1:dining", f'turn: expected {PHASES}, got "1:dining"'),
    ("1:playing", "1:dining:0", 'turn: expected a number from 1 to 42, got "0"'),
    ("1:playing", "1:finishing", f'turn: expected {PHASES}, got "1:finishing"'),
    ("1:playing", "1:retaking", f'turn: expected {PHASES}, got "1:retaking"'),
    ("1:playing", "1:finishing:2", 'turn: expected a seat from 0 to 1 (§2.1), got "2"'),
    ("1:playing", "1:retaking:ink", f'turn: expected {PHASES}, got "1:retaking:ink"'),
    ("1:playing", "1:sleeping:great-lawyer", f'turn: expected {PHASES}, got "1:sleeping:great-lawyer"'),
    ("1:playing", "2:playing", 'turn: expected a seat from 0 to 1 (§2.1), got "2"'),
    # seats, the pawn, the bank
    ("first=0", "first=2", 'first: expected a seat from 0 to 1 (§2.1), got "2"'),
    ("next=1", "next=-", 'next: expected a seat from 0 to 1 (§2.1), got "-"'),
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
        'henchmen: expected an action space of the board, such as buy.3 or fly.jet (§1.5), got "buy.6"',
    ),
    ("buy.5:0", "buy.5:2", 'henchmen: expected a seat from 0 to 1 (§2.1), got "2"'),
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


def without_column(text: str, fault: str) -> str:
    """A fault without its column, at which stands what it got, if it says that."""
    found = re.fullmatch(r'([\w:]+), column (\d+)(: .*?(?:, got "([^"]*)")?)', fault)
    if found is None:
        assert fault.endswith("it is missing")
        return fault
    field, column, why, got = found.groups()
    word = text[text.rfind(" ", 0, int(column) - 1) + 1 :]
    assert field == "field" or word.startswith(field)
    if got is not None and not got.endswith("..."):
        assert text[int(column) - 1 :].startswith(got)
    return field + why


@pytest.mark.parametrize(("old", "new", "fault"), FAULTY)
def test_a_faulty_text_is_refused_with_the_place_and_the_reason(old: str, new: str, fault: str) -> None:
    text = counterfeiters.to_text(middle())
    assert text.count(old) == 1
    text = text.replace(old, new)
    found = refusal(text)
    assert [placed for placed in found if without_column(text, placed).startswith(fault)], found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
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
    ],
)
def test_a_faulty_text_of_a_view_is_refused(old: str, new: str, fault: str) -> None:
    text = counterfeiters.to_text(counterfeiters.view(middle(), 0))
    assert text.count(old) == 1
    text = text.replace(old, new)
    assert [without_column(text, found) for found in refusal(text)] == [fault]


def test_a_view_tells_its_viewers_cash() -> None:
    text = counterfeiters.to_text(counterfeiters.view(middle(), 1)).replace(":0-20:20", ":0-20")
    assert [without_column(text, found) for found in refusal(text)] == [
        'crew1: expected the cash after another colon, got "0-20"'
    ]


def test_a_view_shows_the_stack_once_it_is_over_and_not_before() -> None:
    ended = counterfeiters.to_text(counterfeiters.view(over(), 0))
    hidden = ended.replace("stack=7,8", "stack=?2")
    assert [without_column(hidden, found) for found in refusal(hidden, edition=MINE)] == [
        'stack: expected a number from 1 to 8, got "?2"'
    ]
    unclear = ended.replace("turn=over", "turn=0:over")
    assert [fault.split(",")[0] for fault in refusal(unclear, edition=MINE)] == ["turn"]
    unclear = unclear.replace("stack=7,8", "stack=?2")
    assert [fault.split(",")[0] for fault in refusal(unclear, edition=MINE)] == ["turn"]


def test_every_fault_of_a_text_is_named() -> None:
    fields = "turn=2:playing first=x next=0 pawn=9 quiet=9 bank=x market=y henchmen=z:0,buy.1 bin=99 stack=x,y"
    text = f"counterfeiters state tiny 2 {fields} crew0=0:1:2:3:4 crew2=-"
    assert [without_column(text, fault).partition(":")[0] for fault in refusal(text)] == [
        *("crew2", "crew1", "turn", "first", "pawn", "quiet", "bank", "market", "henchmen", "henchmen"),
        *("bin", "stack", "stack", "crew0"),
    ]
    columns = [int(re.findall(r"column (\d+):", fault)[0]) for fault in refusal(text) if "column" in fault]
    assert [text[column - 1 :].partition(" ")[0] for column in columns] == [
        *("crew2=-", "2:playing", "x", "9", "9", "x", "y", "z:0,buy.1", "buy.1", "99", "x,y", "y", "2:3:4"),
    ]


def test_cards_are_numbers_of_the_box_even_where_it_has_gaps() -> None:
    edition = attrs.evolve(MINE, cards=(*MINE.cards[:-1], Card(900, "B", Kind.INK)))
    state = counterfeiters.new_game(players=2, rng=random.Random(1), edition=edition)
    text = counterfeiters.to_text(state)
    assert counterfeiters.from_text(text, edition=edition) == state
    assert text.count("900") == 1
    assert refusal(text.replace("900", "899"), edition=edition)[0].endswith(
        'expected a card of the box, by its number (§1.3), got "899"'
    )


# --- what no game comes to ---


def impossible(text: str, edition: Edition | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(InvalidState) as caught:
        counterfeiters.from_text(text, edition=edition)
    return caught.value.what, caught.value.faults


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("bank=3650", "bank=3660", ("$3730 on the table, the box has $3720 (§1.2)",)),
        ("quiet=0", "quiet=1", ("the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)",)),
        ("0-20:20", "0-20:15", ("seat 1 has $15 in cash, possible are $0 to $20 (§7.2)",)),
        ("0-20:20", "0-10:20", ("seat 1 has $20 in cash, possible are $0 to $10 (§7.2)",)),
        ("30:0-20:20", "30:0-30:20", ("seat 1 never flew, so its cash is known: $30 (§7.2)",)),
        ("18,16,_", "18,16,14", ("card 14 is in 2 places (§1.3)",)),
        ("stack=19,21", "stack=21,21", ("a card of the stack is in two places (§1.3)",)),
        ("stack=19,", "stack=", ("6 cards came from the stack by its size, not 5 (§7.1)",)),
        ("39,41,38", "39,38,19", ("a card of the stack is in two places (§1.3)",)),
        ("next=1", "next=0", ("seat 0 does not stand on the sunglasses to start the next round (§3.8)",)),
        ("1:playing", "0:playing", ("it is not this seat's turn, so many henchmen being left to play (§3.1, §6.1)",)),
    ],
)
def test_an_impossible_state_is_refused(old: str, new: str, faults: tuple[str, ...]) -> None:
    text = counterfeiters.to_text(middle())
    assert text.count(old) == 1
    what, found = impossible(text.replace(old, new))
    assert (what, found[: len(faults)]) == ("state", faults)


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("bank=3650", "bank=3660", ("$3730 on the table, the box has $3720 (§1.2)",)),
        ("?16", "?15", ("6 cards came from the stack by its size, not 5 (§7.1)",)),
        ("0-20:20", "0-20:30", ("the viewer has $30 in cash, possible are $0 to $20 (§7.2)",)),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(old: str, new: str, faults: tuple[str, ...]) -> None:
    text = counterfeiters.to_text(counterfeiters.view(middle(), 1))
    assert text.count(old) == 1
    what, found = impossible(text.replace(old, new))
    assert (what, found[: len(faults)]) == ("view", faults)


def test_what_no_game_comes_to_has_no_text() -> None:
    state = attrs.evolve(middle(), bank=0)
    with pytest.raises(InvalidState, match=r"^state: \$70 on the table"):
        counterfeiters.to_text(state)
    with pytest.raises(InvalidState, match=r"^view: \$70 on the table"):
        counterfeiters.to_text(counterfeiters.view(state, 0))


def test_what_could_not_be_read_again_is_not_written() -> None:
    many = attrs.evolve(MINE, henchmen=10**18)
    with pytest.raises(MalformedDocument, match="more henchmen than 18 digits"):
        counterfeiters.to_text(counterfeiters.new_game(players=2, rng=random.Random(1), edition=many))
    long = attrs.evolve(MINE, name="x" * LONGEST)
    with pytest.raises(MalformedDocument, match="characters, the most are 100000"):
        counterfeiters.to_text(counterfeiters.new_game(players=2, rng=random.Random(1), edition=long))


# --- strangers ---


def flooded(old: str, new: str) -> str:
    text = counterfeiters.to_text(middle())
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "flood",
    [
        lambda: "x" * 10_000_000,
        lambda: " " * 90_000,
        lambda: flooded(" bank=3650", " bank=3650" * 80),
        lambda: flooded("bank=3650", f"bank={'1' * 90_000}"),
        lambda: flooded("bin=-", f"bin={'12,' * 30_000}12"),
        lambda: flooded("stack=19", f"stack={'x,' * 40_000}19"),
        lambda: flooded("buy.5:0", ",".join(["buy.5:0"] * 10_000)),
        lambda: flooded("1+7+14", "+".join(["1"] * 40_000)),
        lambda: flooded("14:0/0/0", f"14:{'0/' * 40_000}0"),
        lambda: flooded(":0-20:20", f":0{'-20' * 30_000}"),
    ],
    ids=["long", "spaces", "fields", "digits", "bin", "stack", "henchmen", "cards", "fakes", "cash"],
)
def test_a_flood_is_refused_at_once_and_in_short(flood: Callable[[], str]) -> None:
    text = flood()
    began = process_time()
    with pytest.raises(MalformedDocument) as caught:
        counterfeiters.from_text(text)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 20_000


def test_dining_is_told_with_its_lunches() -> None:
    text = counterfeiters.to_text(dining())
    assert impossible(text.replace("1:dining:1", "1:dining:2"), MINE) == (
        "state",
        ("seat 1 has 2 lunches left, of 1 (§3.7)",),
    )
