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
from criminals.games import crooks
from criminals.games.crooks import Edition
from tests.games.crooks.lines import killing, refusal, start
from tests.games.crooks.scenes import table

HEADERS: list[tuple[str, tuple[str, ...]]] = [
    ("", ('expected a game, a kind, an edition and how many play, got ""',)),
    ("crooks state tiny", ('expected a game, a kind, an edition and how many play, got "crooks state tiny"',)),
    ("crooks\tstate tiny 2", ("column 7: expected printable ASCII, got U+0009",)),
    ("crooks state tiny 2 \u00e8", ("column 21: expected printable ASCII, got U+00E8",)),
    ("crooks state tiny 2 \ud800", ("column 21: expected printable ASCII, got U+D800",)),
    ("chess state tiny 2", ('game, column 1: expected "crooks", got "chess"',)),
    ("crooks world tiny 2", ('kind, column 8: expected "state" or "view:VIEWER", got "world"',)),
    ("crooks view tiny 2", ('kind, column 8: expected "state" or "view:VIEWER", got "view"',)),
    ("crooks state:0 tiny 2", ('kind, column 8: expected "state" or "view:VIEWER", got "state:0"',)),
    ("crooks view:2 tiny 2", ('kind, column 13: expected a seat from 0 to 1 (§2.1), got "2"',)),
    ("crooks view: tiny 2", ('kind, column 13: expected a seat from 0 to 1 (§2.1), got ""',)),
    (
        "crooks state small 2",
        ('edition, column 14: expected one of reference, tiny, bosses, or another after a star, got "small"',),
    ),
    ("crooks state reference 5", ('players, column 24: expected how many play, one of 2, 3, 4, got "5"',)),
    ("crooks state reference 03", ('players, column 24: expected how many play, one of 2, 3, 4, got "03"',)),
    (
        "chess world *mine x",
        (
            'game, column 1: expected "crooks", got "chess"',
            'kind, column 7: expected "state" or "view:VIEWER", got "world"',
            'edition, column 13: "*mine" does not come with the library: hand it over, edition=EDITION',
        ),
    ),
]


@pytest.mark.parametrize(("text", "faults"), HEADERS, ids=lambda value: ascii(value)[:40])
def test_a_faulty_beginning_is_refused(text: str, faults: tuple[str, ...]) -> None:
    assert refusal(text) == faults


NAMES: Final = "turn=, money=, bank=, passed=, A=, B=, C=, D=, E=, F=, G=, row0=, row1=, killed=, returned="
PHASES: Final = (
    "over, or SEAT: and recruiting, taking:HANGOUT, placing:CROOK, picking, moving:TARGET:STACK, killing:TARGET, spying"
)

FAULTY: list[tuple[str, str, str]] = [
    # fields
    (" bank=16", "", "bank: it is missing"),
    (" bank=16", " bank=16 bank=16", "bank: it stands there more than once"),
    (" bank=16", " note=16 bank=16", f"note: no such field, expected {NAMES}"),
    (" bank=16", "  bank=16", f"field: no such field, expected {NAMES}"),
    (" bank=16", " bank bank=16", f"bank: no such field, expected {NAMES}"),
    ("bank=16 passed=0", "passed=0 bank=16", f"passed: expected bank= first: the order is {NAMES}"),
    # the turn
    ("1:killing:6", "", f'turn: expected {PHASES}, got ""'),
    ("1:killing:6", "1", f'turn: expected {PHASES}, got "1"'),
    ("1:killing:6", "1:killing", f'turn: expected {PHASES}, got "1:killing"'),
    ("1:killing:6", "1:moving:6", f'turn: expected {PHASES}, got "1:moving:6"'),
    ("1:killing:6", "1:spying:6", f'turn: expected {PHASES}, got "1:spying:6"'),
    ("1:killing:6", "2:spying", 'turn: expected a seat from 0 to 1 (§2.1), got "2"'),
    ("1:killing:6", "1:killing:9", 'turn: expected a number from 0 to 6, got "9"'),
    ("1:killing:6", "1:killing:5", 'turn: expected a target of the box: 2, 6 (§1.2), got "5"'),
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
    ("B=23,32", "B=23,?", 'B: expected a crook of the box, by its number (§1.1), got "?"'),
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
    ("(30@E1:0)", "(?@E1:0)", 'row0: expected a crook of the box, by its number (§1.1), got "?"'),
    ("killed=-", "killed=30@E1", 'killed: expected a seat and a crook such as 0:14@C3, got "30@E1"'),
    (
        "row0=6:(30@E1:0) row1=2:18@B3,6:9@A1 killed=-",
        "row0=- row1=6:9@A1 killed=0:(30@E1:0),1:18@B3",
        "killed: expected rising order and nothing twice, got E1 before B3",
    ),
]


def without_column(text: str, fault: str) -> str:
    """A fault without its column, at which stands what it got, if it says that."""
    found = re.fullmatch(r'(\w+), column (\d+)(: .*?(?:, got "([^"]*)")?)', fault)
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
    text = crooks.to_text(killing())
    assert text.count(old) == 1
    text = text.replace(old, new)
    found = refusal(text, edition=killing().edition)
    assert [placed for placed in found if without_column(text, placed).startswith(fault)], found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("B=?2", "B=23,32", 'B, column 82: expected how many lie there, ?1 to ?3, or -, got "23,32"'),
        ("B=?2", "B=?0", 'B, column 83: expected a number from 1 to 3, got "0"'),
        ("B=?2", "B=?4", 'B, column 83: expected a number from 1 to 3, got "4"'),
        ("/3:1:18,23,32", "/3:1", 'B, column 85: expected what seat 1 saw after another colon, got "3:1"'),
        ("/3:1:18,23,32", "/3:1:18,23", 'B, column 89: expected the 3 crooks that lay there, got "18,23"'),
        ("/3:1:18,23,32", "/3:1:23,18,32", "B, column 89: expected rising order and nothing twice, got 23 before 18"),
        ("E=-/1:0", "E=-/1:0:30", 'E, column 112: expected no more, got "1:0:30"'),
        ("(?@E1:0)", "(30@E1:0)", 'row0, column 134: expected ?, for a crook that the viewer does not know, got "30"'),
        ("(?@E1:0)", "(?@E1:01)", 'row0, column 134: expected a crook of the box, by its number (§1.1), got "?"'),
        ("9@A1", "?@A1", 'row1, column 157: expected a crook of the box, by its number (§1.1), got "?"'),
    ],
)
def test_a_faulty_text_of_a_view_is_refused(old: str, new: str, fault: str) -> None:
    text = crooks.to_text(crooks.view(killing(), 1))
    assert text.count(old) == 1
    assert refusal(text.replace(old, new), edition=killing().edition) == (fault,)


def test_every_fault_of_a_text_is_named() -> None:
    fields = "turn=2:spying money=5,x,y bank=x passed=3 A=1,x B=y,z! C=- row0=1:1@A1 row1=3:x+1@A9 killed=z"
    assert [fault.split(":")[0] for fault in refusal(f"crooks state tiny 2 {fields}")] == [
        "C, column 76",
        "returned",
        "turn, column 26",
        "money, column 41",
        "bank, column 52",
        "passed, column 61",
        "A, column 67",
        "B, column 71",
        "B, column 73",
        "row0, column 85",
        "row1, column 99",
        "row1, column 104",
        "killed, column 113",
    ]


def test_crooks_are_numbers_of_the_box_even_where_it_has_gaps() -> None:
    crook = crooks.Crook(900, 1)
    state = table(deck=(*crooks.REFERENCE.crooks, crook), targets=(2,), A=[900])
    text = crooks.to_text(state)
    assert crooks.from_text(text, edition=state.edition) == state
    assert refusal(text.replace("A=900", "A=899"), edition=state.edition) == (
        'A, column 72: expected a crook of the box, by its number (§1.1), got "899"',
    )


# --- what no game comes to ---


def impossible(text: str, edition: Edition) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(InvalidState) as caught:
        crooks.from_text(text, edition=edition)
    return caught.value.what, caught.value.faults


NOT_THOSE: Final = "the crooks on the table and in the box are not those that left the hangouts (§6.10)"


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
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
            ("seat 1 has placed no killer to use (§4.1)", "the Killer has nobody to kill (§4.5)"),
        ),
        ("(30@E1:0)", "(30@E1:1)", ("seat 0 does not know its own crook (§3.8)",)),
        ("A=-/1:1", "A=-", ("seat 1 took a crook from hangout A unseen (§3.5)",)),
    ],
)
def test_an_impossible_state_is_refused(old: str, new: str, faults: tuple[str, ...]) -> None:
    text = crooks.to_text(killing())
    assert text.count(old) == 1
    assert impossible(text.replace(old, new), killing().edition) == ("state", faults)


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("bank=16", "bank=17", ("$47 on the table, the box has $46 (§1.5)",)),
        ("C=?1", "C=-", ("0 lie in hangout C, so 1 were C1, not 0 (§6.10)", NOT_THOSE)),
        ("18@B3", "17@B3", ("no world fits it (§6.14)",)),
        ("3:1:18,23,32", "3:1:17,23,32", ("no world fits it (§6.14)",)),
        ("A=-/1:1:9", "A=-/1:1:10", ("no world fits it (§6.14)",)),
        ("18@B3,6:9@A1", "9@B3,6:9@A1", ("crook 9 is in 2 places (§2.3)",)),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(old: str, new: str, faults: tuple[str, ...]) -> None:
    text = crooks.to_text(crooks.view(killing(), 1))
    assert text.count(old) == 1
    what, found = impossible(text.replace(old, new), killing().edition)
    assert (what, found[: len(faults)]) == ("view", faults)


def test_what_no_game_comes_to_has_no_text() -> None:
    state = attrs.evolve(start(), bank=11)
    with pytest.raises(InvalidState, match=r"^state: \$47 on the table"):
        crooks.to_text(state)
    with pytest.raises(InvalidState, match=r"^view: \$47 on the table"):
        crooks.to_text(crooks.view(state, 0))


def test_what_could_not_be_read_again_is_not_written() -> None:
    rich = attrs.evolve(crooks.TINY, name="rich", money=10**18)
    with pytest.raises(MalformedDocument, match="more money than 18 digits"):
        crooks.to_text(crooks.new_game(players=2, rng=random.Random(1), edition=rich))
    long = attrs.evolve(crooks.TINY, name="x" * LONGEST)
    with pytest.raises(MalformedDocument, match="characters, the most are 100000"):
        crooks.to_text(crooks.new_game(players=2, rng=random.Random(1), edition=long))


# --- strangers ---


def flooded(old: str, new: str) -> str:
    text = crooks.to_text(killing())
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "flood",
    [
        lambda: "x" * 10_000_000,
        lambda: " " * 90_000,
        lambda: flooded(" bank=16", " bank=16" * 80),
        lambda: flooded("bank=16", f"bank={'1' * 90_000}"),
        lambda: flooded("passed=0", f"passed={'0' * 90_000}"),
        lambda: flooded("C=12", f"C={'12,' * 30_000}12"),
        lambda: flooded("C=12", f"C=12{'/1:0' * 20_000}"),
        lambda: flooded("18@B3", "+".join(["18@B3"] * 15_000)),
        lambda: flooded("killed=-", f"killed={','.join(['x'] * 40_000)}"),
        lambda: flooded("killed=-", f"killed={','.join(['x'] * 32)}"),
    ],
    ids=["long", "spaces", "fields", "digits", "seats", "crooks", "looks", "cards", "discards", "items"],
)
def test_a_flood_is_refused_at_once_and_in_short(flood: Callable[[], str]) -> None:
    text, edition = flood(), killing().edition
    began = process_time()
    with pytest.raises(MalformedDocument) as caught:
        crooks.from_text(text, edition=edition)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 20_000


def test_of_many_faults_the_first_are_listed() -> None:
    state = table(deck=tuple(crooks.Crook(id_, 1) for id_ in range(1, 301)), A=[1])
    text = crooks.to_text(state).replace("killed=-", f"killed={','.join(['x'] * 300)}")
    faults = refusal(text, edition=state.edition)
    assert len(faults) == MOST_FAULTS + 1
    assert faults[0].startswith("killed, column ")
    assert faults[-1] == "and more"
