"""Editions as JSON: named or whole, and every fault of one that is refused."""

import json
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidEdition, MalformedDocument
from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from criminals.games.sicario.box.fields import LARGEST_DIE, LONGEST_NAME, LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS
from criminals.games.sicario.formats.documents import edition_json, read_edition
from tests.games.papers import Path, refusal, with_change
from tests.games.sicario.papers import MINE, document, whole_edition


@pytest.mark.parametrize("name", sicario.EDITIONS)
def test_an_edition_of_the_library_is_written_by_its_name(name: str) -> None:
    assert edition_json(sicario.EDITIONS[name]) == name
    assert read_edition(name) is sicario.EDITIONS[name]


def test_any_other_edition_is_written_whole() -> None:
    assert whole_edition() == {
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
    assert read_edition(whole_edition()) == MINE


def test_the_reference_has_24_characters_and_16_events() -> None:
    fields = json.loads(dumps(sicario.REFERENCE))
    assert (len(fields["characters"]), len(fields["path"]), len(fields["events"]), fields["die"]) == (24, 44, 16, 6)
    assert loads(dumps(sicario.REFERENCE), "edition") == sicario.REFERENCE


PERSON = {"name": "Eve", "sex": "woman", "hat": True, "glasses": True, "sign": "ring"}
PATH = "$.edition.path: expected up to 200 spaces, each s, b or a, the first a street, s, got "
NO_END = "a game might not end: cards lead back by up to"
EVENT = "$.edition.events[0]: expected an event card such as advance-2 or tip-off, got "

FAULTY: list[tuple[Path, object, str]] = [
    (("name",), "", "$.edition.name: expected 1 to 100 characters, got 0"),
    (("name",), "x" * (LONGEST_NAME + 1), "$.edition.name: expected 1 to 100 characters, got 101"),
    (("name",), 1, "$.edition.name: expected a text, got 1"),
    (("box",), [], "$.edition.box: no such field is known"),
    (("characters",), [PERSON] * 201, "$.edition.characters: expected 0 to 200 items, got 201"),
    (("characters",), [PERSON], "$.edition: 4 to 200 characters are needed, there are 1 (§7.5)"),
    (("characters", 0, "name"), "Bob", "$.edition: 2 characters are called 'Bob' (§7.5)"),
    (("characters", 0, "name"), "Anna Lee", "$.edition: a name is one word of up to 40 letters, digits, - and ', not"),
    (("characters", 0, "name"), "", "$.edition.characters[0].name: expected 1 to 40 characters, got 0"),
    (("characters", 0, "name"), "x" * 41, "$.edition.characters[0].name: expected 1 to 40 characters, got 41"),
    (("characters", 0, "sex"), "x", '$.edition.characters[0].sex: expected one of "man", "woman", got "x"'),
    (("characters", 0, "hat"), 1, "$.edition.characters[0].hat: expected true or false, got 1"),
    (("characters", 0, "sign"), "no-hat", "$.edition: the sign 'no-hat' is spelled like a feature (§7.5)"),
    (("characters", 0, "sign"), "a b", "$.edition: a sign is one word of up to 40 letters, digits, - and ', not 'a b'"),
    (("characters", 0, "sign"), "a,b", "$.edition: a sign is one word of up to 40 letters, digits, - and ', not 'a,b'"),
    (("path",), "", f'{PATH}""'),
    (("path",), "bas", f'{PATH}"bas"'),
    (("path",), "sxs", f'{PATH}"sxs"'),
    (("path",), "s\n", f"{PATH}"),
    (("path",), "s" * (LONGEST_PATH + 1), PATH),
    (("events",), [], "$.edition: 1 to 200 event cards are needed, there are 0 (§7.5)"),
    (("events",), ["tip-off"] * (MOST_EVENTS + 1), "$.edition.events: expected 0 to 200 items, got 201"),
    (("events", 0), "advance-0", f'{EVENT}"advance-0"'),
    (("events", 0), "advance-01", f'{EVENT}"advance-01"'),
    (("events", 0), "retreat-1000", f'{EVENT}"retreat-1000"'),
    (("events", 0), "jailbreak", f'{EVENT}"jailbreak"'),
    (("events", 0), "tip-off\n", EVENT),
    (("events",), ["retreat-1"], f"$.edition: {NO_END} 3, ahead by 0, and 0 neither way (§7.5)"),
    (
        ("events",),
        ["advance-1", "retreat-1", "lose-turn", "tip-off"],
        f"$.edition: {NO_END} 3, ahead by 1, and 2 neither way (§7.5)",
    ),
    (("die",), 0, "$.edition.die: expected a number from 1 to 1000, got 0"),
    (("die",), LARGEST_DIE + 1, "$.edition.die: expected a number from 1 to 1000, got 1001"),
    (("die",), True, "$.edition.die: expected a whole number, got true"),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTY, ids=lambda value: str(value)[:30])
def test_a_faulty_edition_is_refused_with_its_fault(path: Path, change: object, fault: str) -> None:
    broken = document()
    broken["edition"] = with_change(whole_edition(), path, change)
    found = [each for each in refusal(broken) if each.startswith("$.edition")]
    assert found[0].startswith(fault), found


def test_every_fault_of_an_edition_is_named() -> None:
    broken = {**whole_edition(), "characters": whole_edition()["characters"][:2] * 2, "events": ["retreat-2"] * 2}
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert caught.value.faults == (
        "$: 2 characters are called 'Ann' (§7.5)",
        "$: 2 characters are called 'Bob' (§7.5)",
        f"$: {NO_END} 8, ahead by 0, and 0 neither way (§7.5)",
    )


def test_what_is_too_large_to_be_read_is_not_made_or_not_written() -> None:
    with pytest.raises(MalformedDocument) as caught:
        dumps(attrs.evolve(MINE, name="x" * 200))
    assert str(caught.value) == "edition: $.name: expected 1 to 100 characters, got 200"
    people = [attrs.evolve(MINE.characters[0], name=f"N{number}") for number in range(MOST_CHARACTERS + 1)]
    large: list[dict[str, Any]] = [
        {"characters": people},
        {"path": "s" * (LONGEST_PATH + 1)},
        {"events": ["tip-off"] * (MOST_EVENTS + 1)},
        {"die": LARGEST_DIE + 1},
    ]
    for changes in large:
        with pytest.raises(InvalidEdition):
            attrs.evolve(MINE, **changes)


def test_the_largest_edition_is_written_and_read() -> None:
    people = [
        attrs.evolve(MINE.characters[0], name=f"N{number}", sign=f"s{number}") for number in range(MOST_CHARACTERS)
    ]
    largest = attrs.evolve(
        MINE, characters=people, path="s" * LONGEST_PATH, events=["tip-off"] * MOST_EVENTS, die=LARGEST_DIE
    )
    assert loads(dumps(largest), "edition") == largest


@pytest.mark.parametrize("field", ["name", "sex", "hat", "glasses", "sign"])
def test_a_character_lacks_no_field(field: str) -> None:
    broken = whole_edition()
    del broken["characters"][0][field]
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert caught.value.faults == (f"$.characters[0].{field}: it is missing",)
