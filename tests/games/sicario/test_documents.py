"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import json
from types import MappingProxyType

import pytest

from criminals.core.documents import canonical
from criminals.core.dumping import loads
from criminals.core.errors import MalformedDocument
from criminals.core.strict_json import MOST_FAULTS
from criminals.games import sicario
from criminals.games.sicario.documents import read_setup, record_faults, setup_json
from tests.games.papers import refusal
from tests.games.sicario.papers import RECORD, document, whole_edition


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"criminals": 1', '"criminals": 2', "$.criminals: no format 2 is known, only 1"),
        ('"record"', '"view"', '$.kind: expected "record", got "view"'),
        ('"game": "sicario"', '"game": "chess"', '$.game: no game "chess" is known, only '),
        ('"rules": 1', '"rules": 7', "$.rules: no version 7 of sicario is known, only 1"),
        ('"reference"', '"referenc"', '$.edition: no edition "referenc" is known, only "reference", "tiny"; others'),
        ('"reference"', "null", "$.edition: expected the name of an edition or a whole one, got null"),
        ('"players": 3', '"players": "3"', '$.players: expected a whole number, got "3"'),
        ('"players": 3', '"players": 2', '$.players: edition "reference" is for 3, 4 players, not 2 (§2.1)'),
        ('"players": 3', '"players": 4', "$.setup.characters: 3 are given to 4 players (§2.2)"),
        ('"players": 3', '"players": 3, "seed": 7', "$.seed: no such field is known"),
        ('"players": 3,', "", "$.players: it is missing"),
        ('"Glenda", "Olga"', '"Glenda", 7', "$.setup.characters[1]: expected a text, got 7"),
        ('"Glenda", "Olga"', '"Glenda", ""', "$.setup.characters[1]: expected 1 to 40 characters, got 0"),
        (
            '"Glenda", "Olga"',
            f'"Glenda", "{"x" * 90_000}"',
            "$.setup.characters[1]: expected 1 to 40 characters, got 90000",
        ),
        ('"Glenda", "Olga"', '"Glenda", "Gina"', "$.setup.characters: 'Gina' is not in edition 'reference' (§1.1)"),
        ('"Glenda", "Olga"', '"Olga", "Olga"', "$.setup.characters: 'Olga' is given to 2 players (§2.2)"),
        ('"Glenda", "Olga"', '"Glenda", "Olga", "Irma"', "$.setup.characters: 4 are given to 3 players (§2.2)"),
        ('["tip-off"', '["blackout"', "$.setup.events: 'tip-off' stands there 2 times, the box has 3 (§2.4)"),
        ('["tip-off"', '["blackout"', "$.setup.events: 'blackout' stands there 3 times, the box has 2 (§2.4)"),
        ('["tip-off"', '["jailbreak"', "$.setup.events: 'jailbreak' stands there 1 times, the box has 0 (§2.4)"),
        ('["tip-off"', '[["tip-off"]', "$.setup.events[0]: expected a text, got a list"),
        ('"sicario": 0', '"sicario": 3', "$.setup.sicario: 3 is no seat of 3 players (§2.1)"),
        ('"sicario": 0', '"sicario": -1', "$.setup.sicario: -1 is no seat of 3 players (§2.1)"),
        ('"sicario": 0', '"sicario": false', "$.setup.sicario: expected a whole number, got false"),
        ('"sicario": 0', '"sicario": 0, "start": 1', "$.setup.start: no such field is known"),
        ('"ask 1 hat"', '"aks 1 hat"', "$.actions[1]: action 'aks 1 hat': no action 'aks', did you mean 'ask'?"),
        ('"roll 1", "ask 1', '"roll 01", "ask 1', "$.actions[0]: action 'roll 01': expected 'roll PIPS'"),
        ('"ask 1 hat"', '["ask", 1]', "$.actions[1]: expected a text, got a list"),
        ('"ask 1 hat"', '"ask 1 \\ud800"', '$.actions[1]: "ask 1 \\ud800" has half of a surrogate pair'),
    ],
    ids=lambda value: value[:40],
)
def test_a_faulty_record_is_refused_with_the_place_and_the_reason(old: str, new: str, fault: str) -> None:
    assert RECORD.count(old) == 1
    faults = refusal(RECORD.replace(old, new))
    assert any(found.startswith(fault) for found in faults), faults


def test_every_fault_of_a_record_is_named() -> None:
    broken = document()
    broken["players"] = "3"
    broken["note"] = ""
    broken["setup"]["characters"] = ["Olga", 7, None]
    del broken["setup"]["events"]
    broken["actions"][1:4] = [3, "roll", "ask 1"]
    assert refusal(broken) == (
        '$.players: expected a whole number, got "3"',
        "$.actions[1]: expected a text, got 3",
        "$.note: no such field is known",
        "$.setup.characters[1]: expected a text, got 7",
        "$.setup.characters[2]: expected a text, got null",
        "$.setup.events: it is missing",
        "$.actions[2]: action 'roll': expected 'roll PIPS' (PIPS: a number)",
        "$.actions[3]: action 'ask 1': expected 'ask AGENT TRAIT' (AGENT: a seat, TRAIT: such as hat or scar)",
    )


def test_faults_of_meaning_are_named_beside_those_of_form() -> None:
    broken = document()
    broken["setup"]["characters"] = ["Olga", "Olga", "Boris"]
    broken["setup"]["sicario"] = 9
    broken["actions"][0] = "stop"
    broken["extra"] = []
    assert [fault.split(":")[0] for fault in refusal(broken)] == [
        "$.extra",
        "$.setup.characters",
        "$.setup.sicario",
        "$.actions[0]",
    ]


FLOODS: list[tuple[str, list[object]]] = [
    ("actions", ["x"] * 4_900),
    ("actions", [0] * 300_000),
    ("characters", [{}] * 2_000),
    ("events", ["tip-off"] * 4_500),
]


@pytest.mark.parametrize(("field", "items"), FLOODS, ids=range(len(FLOODS)))
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


@pytest.mark.parametrize("field", ["characters", "events"])
def test_a_flood_of_strangers_in_a_set_up_is_refused_in_short(field: str) -> None:
    flood = document()
    flood["setup"][field] = [f"{number}{'x' * 30}" for number in range(4_000)]
    assert len("; ".join(refusal(flood))) < 100_000


# --- set-ups ---


def test_a_set_up_is_read_from_an_object_for_a_new_game() -> None:
    given = document()["setup"]
    assert read_setup(given) == loads(RECORD).setup
    assert read_setup(MappingProxyType(given)) == loads(RECORD).setup
    assert sicario.new_game(setup=given) == next(loads(RECORD).replay())
    assert setup_json(read_setup(given)) == given


@pytest.mark.parametrize(
    ("value", "faults"),
    [
        (None, ("$: expected an object, got null",)),
        ({}, ("$.characters: it is missing", "$.events: it is missing", "$.sicario: it is missing")),
        (
            {"characters": [], "events": [], "sicario": 10**5000},
            ("$.sicario: expected a number of 18 digits at most, got a huge number",),
        ),
        ({"characters": {}, "events": [], "sicario": 0}, ("$.characters: expected a list, got an object",)),
    ],
    ids=["null", "empty", "huge", "object"],
)
def test_what_is_no_set_up_is_refused(value: object, faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        read_setup(value)
    assert caught.value.what == "setup"
    assert caught.value.faults == faults


def test_a_set_up_of_the_edition_has_no_faults() -> None:
    for setup in sicario.setups(3, "tiny"):
        assert not list(record_faults(sicario.TINY, 3, setup))
        assert read_setup(json.loads(canonical(setup_json(setup)))) == setup
