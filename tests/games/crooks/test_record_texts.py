"""The text of a record: for people to read and to write, and back."""

import random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.errors import MalformedDocument
from criminals.core.records import Record
from criminals.core.strict_json import LONGEST, MOST_PARTS, parts_of
from criminals.games import crooks
from criminals.testing import crooks_kit, random_actions, random_crooks_edition
from tests.games.crooks.papers import MINE

TEXT = """\
game: crooks
rules: 1
edition: reference
players: 2
setup.hangouts.A: [17, 24]
setup.hangouts.B: [12, 26]
setup.hangouts.C: [23, 27, 31]
setup.hangouts.D: [1, 15, 21, 32]
setup.hangouts.E: [2, 4, 6, 8, 30]
setup.box: [3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29]
setup.start: 0

1. 0: pass
2. 1: recruit D, take 1, place 6
3. 1: recruit A, take 17, place 9 down
4. 1: pass
"""


def refusal(text: str) -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        Record.from_text(text)
    assert caught.value.what in ("record", "document")
    return caught.value.faults


def test_a_record_is_written_turn_by_turn() -> None:
    record: crooks.Record = Record.from_text(TEXT)
    assert record.edition == crooks.REFERENCE
    assert " ".join(map(str, record.actions[:4])) == "pass recruit D take 1 place 6"
    assert list(record.replay())[-1].money == (18, 11)
    assert record.to_text() == TEXT


def test_comments_blank_lines_and_the_order_of_the_header_mean_nothing() -> None:
    lines = TEXT.split("\n")
    mixed = "\r\n".join(("# a game", "", *lines[10::-1], "#", *lines[11:14], "", "# 1. 0: pass", *lines[14:], ""))
    assert Record.from_text(mixed) == Record.from_text(TEXT)
    assert Record.from_text(mixed).to_text() == TEXT


def test_a_game_may_not_have_begun_and_may_stop_anywhere() -> None:
    record: crooks.Record = Record.from_text(TEXT)
    for ply in range(len(record.actions)):
        short = attrs.evolve(record, actions=record.actions[:ply])
        assert Record.from_text(short.to_text()) == short
    assert attrs.evolve(record, actions=()).to_text().endswith("setup.start: 0\n\n")
    text = TEXT.removesuffix(", place 6\n3. 1: recruit A, take 17, place 9 down\n4. 1: pass\n")
    assert Record.from_text(text) == attrs.evolve(record, actions=record.actions[:3])


def test_an_edition_of_ones_own_stands_whole_on_one_line() -> None:
    first = crooks.new_game(edition=MINE, players=2, rng=random.Random(1))
    text = Record.of(first, [crooks.Pass()]).to_text()
    assert text.split("\n")[2].startswith('edition: {"name":"mine","crooks":[{"id":1,')
    assert Record.from_text(text).edition == MINE
    assert refusal(text.replace('"purse":', '"purses":'))[0].startswith("line 3: edition.purse: it is missing")


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_any_game_comes_back_from_its_text(rng: random.Random) -> None:
    edition = rng.choice((crooks.REFERENCE, crooks.TINY, crooks.BOSSES, random_crooks_edition(rng)))
    first = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
    actions = random_actions(crooks_kit(), first, rng)
    record = Record.of(first, actions[: rng.choice((len(actions), rng.randrange(len(actions) + 1)))])
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text
    begun = [state for state, _ in zip(record.replay(), record.actions, strict=False) if crooks.begins_turn(state)]
    assert len(text.split("\n\n")[1].splitlines()) == len(begun)


CHANGED: list[tuple[str, str, tuple[str, ...]]] = [
    ("game: crooks\n", "", ("game: it is missing",)),
    ("game: crooks", "game: chess", ('line 1: game: no game "chess" is known',)),
    ("rules: 1", "rules: 2", ("line 2: rules: no version 2 of crooks is known, only 1",)),
    ("rules: 1", 'rules: "1"', ('line 2: rules: no version "1" of crooks is known',)),
    ("rules: 1\n", "", ("rules: it is missing",)),
    ("players: 2\n", "", ("players: it is missing",)),
    ("players: 2", "players: two", ("line 4: players: column 1: not JSON",)),
    ("players: 2", "players: 3", ("line 5: setup.hangouts: 5 are given, 7 are in play (§2.2)",)),
    ("players: 2", "players: 2.5", ("line 4: players: 2.5 is no whole number",)),
    ("edition: reference", "edition: mine", ('line 3: edition: no edition "mine" is known',)),
    ("edition: reference", "edition.name: 7", ("edition: it is missing", "line 3: edition.name: no such field")),
    ("[17, 24]", "[17]", ("line 5: setup.hangouts.A: 1 crooks instead of 2 (§2.2)", "line 5: setup: crook 24 stands")),
    ("[17, 24]", '[17, "24"]', ('line 5: setup.hangouts.A[1]: expected a whole number, got "24"',)),
    ("[17, 24]", "[17, 1e4]", ("line 5: setup.hangouts.A[1]: 1e4 is no whole number",)),
    ("setup.start: 0", "setup.start: 2", ("line 11: setup.start: 2 is no seat of 2 players (§2.5)",)),
    ("setup.start: 0\n", "", ("setup.start: it is missing",)),
    ("setup.start: 0", "setup.seed: 0", ("setup.start: it is missing", "line 11: setup.seed: no such field")),
    ("setup.start: 0", "start: 0", ("line 11: start: no such field is known", "setup.start: it is missing")),
    (
        "setup.start: 0",
        "setup.box.x: 0",
        ("line 11: setup.box.x: it stands there more than once", "setup.start: it is"),
    ),
    ("setup.start: 0", "setup: {}", ("line 11: setup: it stands there more than once", "setup.start: it is")),
    ("rules: 1\n", "rules: 1\nrules: 1\n", ("line 3: rules: it stands there more than once",)),
    ("1. 0: pass\n", "1. 0: pass\nplayers: 2\n", ("line 14: the header ends where the turns begin",)),
    ("1. 0: pass", "1. 0 : pass", ("line 13: expected 'name: value', '1. 0: action, action' or a comment",)),
    ("1. 0: pass", " 1. 0: pass", ("line 13: expected 'name: value'",)),
    ("1. 0: pass", "pass", ("line 13: expected 'name: value'",)),
    ("1. 0: pass", "1. 0: pass\ud800", ("line 13: half of a surrogate pair",)),
    ("1. 0: pass", "1. 0: ", ("line 13: action '': expected one of pass, recruit, take",)),
    ("take 1,", "tkae 1,", ("line 14: action 'tkae 1': no action 'tkae', did you mean 'take'?",)),
    ("take 1,", "take 1, ,", ("line 14: action '': expected one of pass",)),
    ("take 1,", "take 32,", ("line 14: Take(crook=32): crook 32, a Boss, must be taken last: 3 others are still",)),
    ("4. 1: pass", "4. 1: pass, pass", ("line 16: Pass(): the game is over",)),
    ("1. 0: pass", "1. 1: pass", ("line 13: the turn that begins here is '1. 0: pass'",)),
    ("1. 0: pass", "1. chance: pass", ("line 13: the turn that begins here is '1. 0: pass'",)),
    ("4. 1: pass", "5. 1: pass", ("line 16: the turn that begins here is '4. 1: pass'",)),
    ("4. 1: pass", "04. 1: pass", ("line 16: the turn that begins here is '4. 1: pass'",)),
    (", place 6\n", "\n3. 1: place 6\n", ("line 14: the turn that begins here is '2. 1: recruit D, take 1, place 6'",)),
    (
        "down\n4. 1: pass",
        "down, pass",
        ("line 15: the turn that begins here is '3. 1: recruit A, take 17, place 9 down",),
    ),
]


@pytest.mark.parametrize(("old", "new", "faults"), CHANGED, ids=str)
def test_a_fault_is_named_by_its_line(old: str, new: str, faults: tuple[str, ...]) -> None:
    assert TEXT.count(old) == 1
    found = refusal(TEXT.replace(old, new))
    assert len(found) >= len(faults)
    for start in faults:
        assert any(fault.startswith(start) for fault in found), found


def test_faults_everywhere_are_listed_at_once() -> None:
    found = refusal(TEXT.replace("players: 2", "players: x").replace("take 17", "take x").replace("[17, 24]", "[17"))
    assert [fault.split(": ")[:2] for fault in found] == [
        ["line 4", "players"],
        ["line 5", "setup.hangouts.A"],
        ["line 15", "action 'take x'"],
    ]


def test_a_text_that_is_too_large_is_refused_at_once() -> None:
    assert refusal(" " * (LONGEST + 1)) == (f"{LONGEST + 1} characters, the most are {LONGEST}",)
    assert refusal("#\n" * MOST_PARTS) == (f"{MOST_PARTS + 1} lines, the most are {MOST_PARTS}",)
    assert refusal("," * (MOST_PARTS + 1)) == (
        f"{MOST_PARTS + 1} commas, brackets and escapes, the most are {MOST_PARTS}",
    )
    assert len(refusal("?\n" * (MOST_PARTS - 1))) == 101
    assert len(refusal(TEXT + "5. 1: x\n" * 4_000)) == 101
    assert len(refusal("setup.a: [\n" * 4_000)) == 101
    many = "".join(f"setup.a{number}: 1\n" for number in range(4_000))
    assert refusal(many)[0] == "line 501: more than 500 lines of the header"
    assert refusal(f"setup{'.a' * 8}: 1\n")[0].startswith("line 1: expected 'name: value'")


def test_an_action_of_a_text_counts_as_two_parts_of_a_document() -> None:
    """It is played, and that takes longer than to read it: but faults are told first."""
    head = TEXT.partition("\n\n")[0]
    room = (MOST_PARTS - parts_of(head)) // 4
    as_many, one_more = ("".join(f"{n}. 0: pass, pass\n" for n in range(1, 1 + count)) for count in (room, room + 1))
    assert refusal(f"{head}\n\n{as_many}")[0].startswith("line 14: ")
    (told,) = refusal(f"{head}\n\n{one_more}")
    assert told.endswith(f"commas, brackets and escapes, with two for each action, the most are {MOST_PARTS}")
    assert len(refusal(f"{head}\n\n{one_more}1. 0: x\n1. 0: y\n")) == 2


@pytest.mark.parametrize("text", [b"game: crooks", None, 7])
def test_only_a_text_is_read(text: object) -> None:
    with pytest.raises(TypeError, match="the text of a record is a text, not "):
        Record.from_text(cast(Any, text))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40), st.integers(0, len(TEXT)), st.integers(0, 30))
def test_a_spoilt_text_is_read_or_refused(junk: str, at: int, gone: int) -> None:
    try:
        record = Record.from_text(TEXT[:at] + junk + TEXT[at + gone :])
    except MalformedDocument as error:
        refused = error
    else:
        assert Record.from_text(record.to_text()) == record
        return
    assert refused.faults
    assert str(refused).encode("ascii", "backslashreplace")
