"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import json
from types import MappingProxyType

import pytest

import criminals
from criminals.core.documents import canonical
from criminals.core.dumping import loads
from criminals.core.errors import MalformedDocument
from criminals.core.strict_json import MOST_FAULTS
from criminals.games import crooks
from criminals.games.crooks.documents import read_setup, record_faults, setup_json
from tests.games.crooks.papers import RECORD, document, whole_edition
from tests.games.papers import refusal


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"criminals": 1', '"criminals": 2', "$.criminals: no format 2 is known, only 1"),
        ('"record"', '"view"', '$.kind: expected "record", got "view"'),
        ('"crooks"', '"chess"', '$.game: no game "chess" is known, only "crooks"'),
        ('"rules": 1', '"rules": 7', "$.rules: no version 7 of crooks is known, only 1"),
        ('"reference"', '"referenc"', '$.edition: no edition "referenc" is known, only "reference", "tiny", "bosses"'),
        ('"reference"', "null", "$.edition: expected the name of an edition or a whole one, got null"),
        ('"players": 2', '"players": "2"', '$.players: expected a whole number, got "2"'),
        ('"players": 2', '"players": true', "$.players: expected a whole number, got true"),
        ('"players": 2', '"players": 5', '$.players: edition "reference" is for 2, 3, 4 players, not 5 (§2.1)'),
        ('"players": 2', '"players": 2, "seed": 7', "$.seed: no such field is known"),
        ('"players": 2,', "", "$.players: it is missing"),
        ('"players": 2', '"players": 2, "players": 2', '$: the key "players" stands there more than once'),
        ('"players": 2', '"players": 2.0', "$.players: 2.0 is no whole number"),
        ("[17, 24]", '[17, "x"]', '$.setup.hangouts.A[1]: expected a whole number, got "x"'),
        ("[17, 24]", '"17"', '$.setup.hangouts.A: expected a list, got "17"'),
        ("[17, 24]", "[17, 24, 3]", "$.setup.hangouts.A: 3 crooks instead of 2 (§2.2)"),
        ('"E": [2', '"F": [2', "$.setup.hangouts.E: it is missing"),
        ('"E": [2', '"AB": [2', "$.setup.hangouts.E: it is missing"),
        ('"E": [2', '"e": [2', "$.setup.hangouts.E: it is missing"),
        ('"B": [12, 26], ', "", "$.setup.hangouts.B: it is missing"),
        (', "E": [2, 4, 6, 8, 30]', "", "$.setup.hangouts: 4 are given, 5 are in play (§2.2)"),
        ('"start": 0', '"start": 2', "$.setup.start: 2 is no seat of 2 players (§2.5)"),
        ('"start": 0', '"start": false', "$.setup.start: expected a whole number, got false"),
        (', "start": 0', "", "$.setup.start: it is missing"),
        ("[3, 5", "[3, 3", "$.setup: crook 3 stands in 2 places (§2.3)"),
        ("[3, 5", "[33, 5", "$.setup: crook 3 stands nowhere, neither dealt nor in the box (§2.3)"),
        ("[3, 5", "[-1, 3, 5", "$.setup: crook -1 is not in edition 'reference' (§1.1)"),
        ('"pass", "recruit D"', '"pas"', "$.actions[0]: action 'pas': no action 'pas', did you mean 'pass'?"),
        ('"take 1"', '"take 01"', "$.actions[2]: action 'take 01': expected 'take CROOK' (CROOK: a number)"),
        ('"take 1"', '"take 1 "', "$.actions[2]: action 'take 1 ': expected 'take CROOK' (CROOK: a number)"),
        ('"take 1"', '["take", 1]', "$.actions[2]: expected a text, got a list"),
        ('"take 1"', '"take \\ud800"', '$.actions[2]: "take \\ud800" has half of a surrogate pair'),
    ],
)
def test_a_faulty_record_is_refused_with_the_place_and_the_reason(old: str, new: str, fault: str) -> None:
    assert RECORD.count(old) == 1
    faults = refusal(RECORD.replace(old, new))
    assert any(found.startswith(fault) for found in faults), faults


def test_every_fault_of_a_record_is_named() -> None:
    broken = document()
    broken["players"] = "2"
    broken["note"] = ""
    broken["setup"]["hangouts"]["A"] = [17, "x", None]
    del broken["setup"]["box"]
    broken["actions"][1:4] = [3, "take", "place six"]
    assert refusal(broken) == (
        '$.players: expected a whole number, got "2"',
        "$.actions[1]: expected a text, got 3",
        "$.note: no such field is known",
        '$.setup.hangouts.A[1]: expected a whole number, got "x"',
        "$.setup.hangouts.A[2]: expected a whole number, got null",
        "$.setup.box: it is missing",
        "$.actions[2]: action 'take': expected 'take CROOK' (CROOK: a number)",
        "$.actions[3]: action 'place six': expected 'place TARGET' or 'place TARGET down' (TARGET: a number)",
    )


def test_faults_of_meaning_are_named_beside_those_of_form() -> None:
    broken = document()
    broken["setup"]["hangouts"]["A"] = [17, 17]
    broken["setup"]["start"] = 9
    broken["actions"][0] = "stop"
    del broken["rules"], broken["kind"]
    assert refusal(broken) == ("$.kind: it is missing", "$.rules: it is missing")
    broken |= {"kind": "record", "rules": 1, "extra": []}
    assert [fault.split(":")[0] for fault in refusal(broken)] == [
        "$.extra",
        "$.setup",
        "$.setup",
        "$.setup.start",
        "$.actions[0]",
    ]


@pytest.mark.parametrize(
    ("field", "items"),
    [
        ("actions", ["x"] * 4_900),
        ("actions", ["x"] * 100_000),
        ("actions", [0] * 4_900),
        ("actions", [0] * 300_000),
        ("targets", list(range(4_900))),
    ],
)
def test_a_flood_is_refused_in_short(field: str, items: list[object]) -> None:
    flood = document()
    if field == "actions":
        flood["actions"] = items
    else:
        flood["edition"] = {**whole_edition(), field: items}
    with pytest.raises(MalformedDocument) as caught:
        loads(json.dumps(flood, separators=(",", ":")))
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 100_000


# --- set-ups ---


def test_a_set_up_is_read_from_an_object_for_a_new_game() -> None:
    given = document()["setup"]
    assert read_setup(given) == loads(RECORD).setup
    assert read_setup(MappingProxyType(given)) == loads(RECORD).setup
    assert crooks.new_game(setup=given) == next(loads(RECORD).replay())
    assert criminals.new_game("crooks", setup=given) == next(loads(RECORD).replay())
    assert setup_json(read_setup(given)) == given


@pytest.mark.parametrize(
    ("value", "faults"),
    [
        (None, ("$: expected an object, got null",)),
        ({}, ("$.hangouts: it is missing", "$.box: it is missing", "$.start: it is missing")),
        ({"hangouts": {1: []}, "box": [], "start": 0}, ("$.hangouts: the key 1 is no text",)),
        (
            {"hangouts": {}, "box": [10**5000], "start": 0},
            ("$.box[0]: expected a number of 18 digits at most, got a huge number",),
        ),
        (
            {"hangouts": {"A": [], "C": [], "": []}, "box": [], "start": 0},
            ("$.hangouts.B: it is missing", '$.hangouts[""]: 3 hangouts are called A to C'),
        ),
    ],
    ids=["null", "empty", "number", "huge", "letters"],
)
def test_what_is_no_set_up_is_refused(value: object, faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        read_setup(value)
    assert caught.value.what == "setup"
    assert caught.value.faults == faults


def test_more_hangouts_than_letters_can_not_be_written() -> None:
    with pytest.raises(ValueError, match="zip"):
        setup_json(crooks.Setup(((1,),) * 27, ()))


def test_a_set_up_of_the_edition_has_no_faults() -> None:
    for setup in crooks.setups(2, "tiny"):
        assert not list(record_faults(crooks.TINY, 2, setup))
        assert read_setup(json.loads(canonical(setup_json(setup)))) == setup
