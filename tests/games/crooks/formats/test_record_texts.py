"""The text of a record: for people to read and to write, and back."""

import random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.documents.strict_json import LONGEST, MOST_PARTS, parts_of
from criminals.core.records.record import Record
from criminals.games import crooks
from criminals.testing import crooks_kit, random_actions, random_first
from tests.games.crooks.samples.record_texts import TEXT
from tests.games.papers import record_refusal


def test_faults_everywhere_are_listed_at_once() -> None:
    found = record_refusal(
        TEXT.replace("players: 2", "players: x").replace("take 17", "take x").replace("[17, 24]", "[17")
    )
    assert [fault.split(": ")[:2] for fault in found] == [
        ["line 4", "players"],
        ["line 5", "setup.hangouts.A"],
        ["line 15", "action 'take x'"],
    ]


def test_a_text_that_is_too_large_is_refused_at_once() -> None:
    assert record_refusal(" " * (LONGEST + 1)) == (f"{LONGEST + 1} characters, the most are {LONGEST}",)
    assert record_refusal("#\n" * MOST_PARTS) == (f"{MOST_PARTS + 1} lines, the most are {MOST_PARTS}",)
    assert record_refusal("," * (MOST_PARTS + 1)) == (
        f"{MOST_PARTS + 1} commas, brackets and escapes, the most are {MOST_PARTS}",
    )
    assert len(record_refusal("?\n" * (MOST_PARTS - 1))) == 101
    assert len(record_refusal(TEXT + "5. 1: x\n" * 3_500)) == 101
    assert len(record_refusal("setup.a: [\n" * (MOST_PARTS - 1))) == 101
    many = "".join(f"setup.a{number}: 1\n" for number in range(3_000))
    assert record_refusal(many)[0] == "line 501: more than 500 lines of the header"
    assert record_refusal(f"setup{'.a' * 8}: 1\n")[0].startswith("line 1: expected 'name: value'")


def test_an_action_of_a_text_counts_as_two_parts_of_a_document() -> None:
    """It is played, and that takes longer than to read it: but faults are told first."""
    head = TEXT.partition("\n\n")[0]
    room = (MOST_PARTS - parts_of(head)) // 4
    as_many, one_more = ("".join(f"{n}. 0: pass, pass\n" for n in range(1, 1 + count)) for count in (room, room + 1))
    assert record_refusal(f"{head}\n\n{as_many}")[0].startswith("line 14: ")
    (told,) = record_refusal(f"{head}\n\n{one_more}")
    assert told.endswith(f"commas, brackets and escapes, with two for each action, the most are {MOST_PARTS}")
    assert len(record_refusal(f"{head}\n\n{one_more}1. 0: x\n1. 0: y\n")) == 2


@pytest.mark.parametrize("text", [b"game: crooks", None, 7])
def test_only_a_text_is_read(text: object) -> None:
    with pytest.raises(TypeError, match="the text of a record is a text, not "):
        Record.from_text(cast(Any, text))


@settings(max_examples=40)
@given(st.randoms(use_true_random=False))
def test_every_turn_has_a_line(rng: random.Random) -> None:
    first = random_first("crooks", rng, rng.choice((*crooks.EDITIONS, "random")))
    actions = random_actions(crooks_kit(), first, rng)
    record = Record.of(first, actions[: rng.choice((len(actions), rng.randrange(len(actions) + 1)))])
    begun = [state for state, _ in zip(record.replay(), record.actions, strict=False) if crooks.begins_turn(state)]
    assert len(record.to_text().split("\n\n")[1].splitlines()) == len(begun)


def test_a_text_may_stop_in_the_middle_of_a_turn() -> None:
    record: crooks.Record = Record.from_text(TEXT)
    text = TEXT.removesuffix(", place 6\n3. 1: recruit A, take 17, place 9 down\n4. 1: pass\n")
    assert Record.from_text(text) == attrs.evolve(record, actions=record.actions[:3])
