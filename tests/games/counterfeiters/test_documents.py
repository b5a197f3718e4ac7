"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import json
from types import MappingProxyType

import pytest

from criminals.core.documents import canonical
from criminals.core.dumping import loads
from criminals.core.errors import MalformedDocument
from criminals.core.strict_json import MOST_FAULTS
from criminals.games import counterfeiters
from criminals.games.counterfeiters.documents import read_setup, record_faults, setup_json
from tests.games.counterfeiters.papers import RECORD, document, whole_edition
from tests.games.papers import refusal


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"criminals": 1', '"criminals": 2', "$.criminals: no format 2 is known, only 1"),
        ('"record"', '"view"', '$.kind: expected "record", got "view"'),
        ('"counterfeiters"', '"chess"', '$.game: no game "chess" is known, only '),
        ('"rules": 1', '"rules": 7', "$.rules: no version 7 of counterfeiters is known, only 1"),
        ('"reference"', '"referenc"', '$.edition: no edition "referenc" is known, only "reference", "tiny"; others'),
        ('"reference"', "null", "$.edition: expected the name of an edition or a whole one, got null"),
        ('"players": 2', '"players": "2"', '$.players: expected a whole number, got "2"'),
        ('"players": 2', '"players": 5', '$.players: edition "reference" is for 2, 3, 4 players, not 5 (§2.1)'),
        ('"players": 2', '"players": 3', "$.setup.stack: card 10 is missing (§2.4)"),
        ('"players": 2', '"players": 3', "$.setup.starters: 2 are given to 3 players (§2.3)"),
        ('"players": 2', '"players": 2, "seed": 7', "$.seed: no such field is known"),
        ('"players": 2,', "", "$.players: it is missing"),
        ("[14, 16", '["x", 16', '$.setup.stack[0]: expected a whole number, got "x"'),
        ("[14, 16", "[16, 16", "$.setup.stack: card 16 stands there 2 times (§2.4)"),
        ("[14, 16", "[16, 16", "$.setup.stack: card 14 is missing (§2.4)"),
        ("[14, 16", "[43, 16", "$.setup.stack: card 43 is not in edition 'reference' (§1.3)"),
        ("[14, 16", "[11, 16", "$.setup.stack: card 11 does not belong there with 2 players (§2.4)"),
        ("[14, 16", "[5, 16", "$.setup.stack: card 5 does not belong there with 2 players (§2.4)"),
        ("41, 38]", "38, 19]", "$.setup.stack: the letters A, B, C and D do not stand in this order (§2.4)"),
        ("[7, 5]", "[7, 7]", "$.setup.starters: card 7 stands there 2 times (§2.3)"),
        ("[7, 5]", "[7, 1]", "$.setup.starters: card 1 does not belong there with 2 players (§2.3)"),
        ("[7, 5]", "[7]", "$.setup.starters: 1 are given to 2 players (§2.3)"),
        ("[7, 5]", '"7"', '$.setup.starters: expected a list, got "7"'),
        ('"first": 0', '"first": 2', "$.setup.first: 2 is no seat of 2 players (§2.2)"),
        ('"first": 0', '"first": false', "$.setup.first: expected a whole number, got false"),
        (', "first": 0', "", "$.setup.first: it is missing"),
        ('"first": 0', '"first": 0, "cash": []', "$.setup.cash: no such field is known"),
        ('"laydown"', '"laidown"', "$.actions[5]: action 'laidown': no action 'laidown', did you mean 'laydown'?"),
        ('"print 1"', '"print 01"', "$.actions[0]: action 'print 01': expected 'print SPACE' (SPACE: a number)"),
        ('"print 1"', '["print", 1]', "$.actions[0]: expected a text, got a list"),
        ('"print 1"', '"print \\ud800"', '$.actions[0]: "print \\ud800" has half of a surrogate pair'),
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
    broken["setup"]["starters"] = [7, "x", None]
    del broken["setup"]["stack"]
    broken["actions"][1:4] = [3, "buy", "fly jet"]
    assert refusal(broken) == (
        '$.players: expected a whole number, got "2"',
        "$.actions[1]: expected a text, got 3",
        "$.note: no such field is known",
        "$.setup.stack: it is missing",
        '$.setup.starters[1]: expected a whole number, got "x"',
        "$.setup.starters[2]: expected a whole number, got null",
        "$.actions[2]: action 'buy': expected 'buy SPACE' (SPACE: a number)",
        "$.actions[3]: action 'fly jet': expected 'fly commercial AMOUNT' or 'fly jet AMOUNT' (AMOUNT: a number)",
    )


def test_faults_of_meaning_are_named_beside_those_of_form() -> None:
    broken = document()
    broken["setup"]["starters"] = [7, 7]
    broken["setup"]["first"] = 9
    broken["actions"][0] = "stop"
    broken["extra"] = []
    assert [fault.split(":")[0] for fault in refusal(broken)] == [
        "$.extra",
        "$.setup.starters",
        "$.setup.first",
        "$.actions[0]",
    ]


FLOODS: list[tuple[str, list[object]]] = [
    ("actions", ["x"] * 4_900),
    ("actions", [0] * 300_000),
    ("purses", [10] * 4_700),
    ("cards", [{}] * 2_000),
]


@pytest.mark.parametrize(("field", "items"), FLOODS)
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
    assert counterfeiters.new_game(setup=given) == next(loads(RECORD).replay())
    assert setup_json(read_setup(given)) == given


@pytest.mark.parametrize(
    ("value", "faults"),
    [
        (None, ("$: expected an object, got null",)),
        ({}, ("$.stack: it is missing", "$.starters: it is missing", "$.first: it is missing")),
        (
            {"stack": [10**5000], "starters": [], "first": 0},
            ("$.stack[0]: expected a number of 18 digits at most, got a huge number",),
        ),
        ({"stack": {}, "starters": [], "first": 0}, ("$.stack: expected a list, got an object",)),
    ],
    ids=["null", "empty", "huge", "object"],
)
def test_what_is_no_set_up_is_refused(value: object, faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        read_setup(value)
    assert caught.value.what == "setup"
    assert caught.value.faults == faults


def test_a_set_up_of_the_edition_has_no_faults() -> None:
    for setup in counterfeiters.setups(2, "tiny"):
        assert not list(record_faults(counterfeiters.TINY, 2, setup))
        assert read_setup(json.loads(canonical(setup_json(setup)))) == setup
