"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import json
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any, Final

import pytest

import criminals
from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import loads
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import GONE, changed, refusal, told, with_changes


def envelope_faults(sample: Sample) -> Iterator[tuple[str, str, str]]:
    """Changes around the set-up that no game allows, and the fault of each."""
    name, fewest, most = sample.name, sample.players[0], sample.players[-1]
    players = f'"players": {fewest}'
    editions = ", ".join(f'"{edition}"' for edition in sample.game.EDITIONS)
    counts = ", ".join(map(str, sample.players))
    yield '"criminals": 1', '"criminals": 2', "$.criminals: no format 2 is known, only 1"
    yield '"record"', '"view"', '$.kind: expected "record", got "view"'
    yield f'"game": "{name}"', '"game": "chess"', '$.game: no game "chess" is known, only '
    yield '"rules": 1', '"rules": 7', f"$.rules: no version 7 of {name} is known, only 1"
    yield '"reference"', '"referenc"', f'$.edition: no edition "referenc" is known, only {editions}; others'
    yield '"reference"', "null", "$.edition: expected the name of an edition or a whole one, got null"
    yield players, f'"players": "{fewest}"', f'$.players: expected a whole number, got "{fewest}"'
    yield players, '"players": true', "$.players: expected a whole number, got true"
    yield players, f'"players": {fewest}.0', f"$.players: {fewest}.0 is no whole number"
    for number in (fewest - 1, most + 1):
        fault = f'$.players: edition "reference" is for {counts} players, not {number} (§2.1)'
        yield players, f'"players": {number}', fault
    yield players, f'{players}, "seed": 7', "$.seed: no such field is known"
    yield players, f"{players}, {players}", '$: the key "players" stands there more than once'
    yield f"{players},", "", "$.players: it is missing"


@every_case("old, new, fault", lambda sample: (*envelope_faults(sample), *sample.record_documents.FAULTY))
def test_a_faulty_record_is_refused_with_the_place_and_the_reason(
    sample: Sample, old: str, new: str, fault: str
) -> None:
    faults = refusal(changed(sample.record, old, new))
    assert any(found.startswith(fault) for found in faults), faults


@every_game
def test_every_fault_of_a_record_is_named(sample: Sample) -> None:
    broken = with_changes(json.loads(sample.record), sample.record_documents.BROKEN)
    assert refusal(broken) == sample.record_documents.BROKEN_FAULTS


@every_game
def test_faults_of_meaning_are_named_beside_those_of_form(sample: Sample) -> None:
    broken = with_changes(json.loads(sample.record), sample.record_documents.MEANINGLESS)
    without = with_changes(broken, [(("rules",), GONE), (("kind",), GONE)])
    assert refusal(without) == ("$.kind: it is missing", "$.rules: it is missing")
    places = [fault.split(":")[0] for fault in refusal({**broken, "extra": []})]
    assert places == ["$.extra", *sample.record_documents.MEANINGLESS_PLACES]


FLOODS: Final[tuple[tuple[str, list[object]], ...]] = (
    ("actions", ["x"] * 4_900),
    ("actions", ["x"] * 100_000),
    ("actions", [0] * 4_900),
    ("actions", [0] * 300_000),
)
"""Actions that are too many for a record of any game."""


@every_case("field, items", lambda sample: (*FLOODS, *sample.record_documents.FLOODS))
def test_a_flood_is_refused_in_short(sample: Sample, field: str, items: list[object]) -> None:
    flood = sample.papers.document()
    if field == "actions":
        flood["actions"] = items
    else:
        flood["edition"] = {**sample.papers.whole_edition(), field: items}
    with pytest.raises(MalformedDocument) as caught:
        loads(json.dumps(flood, separators=(",", ":")))
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 100_000


# --- set-ups ---


@every_game
def test_a_set_up_is_read_from_an_object_for_a_new_game(sample: Sample) -> None:
    given, record = sample.papers.document()["setup"], loads(sample.record)
    read_setup = sample.documents.read_setup
    assert read_setup(given) == record.setup
    assert read_setup(MappingProxyType(given)) == record.setup
    assert sample.game.new_game(setup=given) == next(record.replay())
    assert criminals.new_game(sample.game.NAME, setup=given) == next(record.replay())
    assert sample.documents.setup_json(read_setup(given)) == given


def no_setups(sample: Sample) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """What is no set-up of any game, and the faults of each."""
    yield None, ("$: expected an object, got null",)
    yield [], ("$: expected an object, got a list",)
    yield {}, tuple(f"$.{field}: it is missing" for field in sample.papers.document()["setup"])


@every_case("value, faults", lambda sample: (*no_setups(sample), *sample.record_documents.NO_SETUPS))
def test_what_is_no_set_up_is_refused(sample: Sample, value: Any, faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        sample.documents.read_setup(value)
    assert caught.value.what == "setup"
    assert told(caught.value.faults) == faults


@every_game
def test_a_set_up_of_the_edition_has_no_faults(sample: Sample) -> None:
    players = sample.players[0]
    documents = sample.documents
    for setup in sample.game.setups(players, "tiny"):
        assert not list(documents.record_faults(sample.game.TINY, players, setup))
        assert documents.read_setup(json.loads(canonical(documents.setup_json(setup)))) == setup
