"""View records of Crooks: what one viewer may keep of a game, and its document."""

import json
import random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core import view_records
from criminals.core.dumping import digest, dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument
from criminals.core.events import Event, Step
from criminals.core.records import IllegalPly, Record
from criminals.core.seats import SPECTATOR, Viewer
from criminals.core.undo import can_undo
from criminals.core.view_records import ViewRecord
from criminals.games import crooks
from criminals.testing import crooks_kit, random_actions, random_edition, reached
from criminals.testing.documents import check_document, check_kind
from criminals.testing.histories import History, sampled_twin
from tests.games.crooks.papers import RECORD
from tests.games.papers import GONE, invalidity, paper, places, refusal, with_change

KIT = crooks_kit()


def random_record(rng: random.Random) -> Record:
    """A game of any edition, or the beginning of one."""
    edition = rng.choice((crooks.REFERENCE, crooks.TINY, crooks.BOSSES, random_edition(rng)))
    first = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
    actions = random_actions(KIT, first, rng)
    return Record.of(first, actions[: rng.choice((len(actions), rng.randrange(len(actions) + 1)))])


def viewers(record: Record) -> tuple[Viewer, ...]:
    return (*range(record.players), SPECTATOR)


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_view_record_replays_to_fresh_views_for_every_viewer(rng: random.Random) -> None:
    record = random_record(rng)
    states = list(record.replay())
    for viewer in viewers(record):
        kept = record.for_viewer(viewer)
        assert len(kept.steps) == len(record.actions)
        assert (kept.game, kept.edition, kept.players) == (record.game, record.edition, record.players)
        assert kept.viewer == viewer
        assert list(kept.replay()) == [crooks.view(state, viewer) for state in states]
        check_document(kept, "view_record")
        again: crooks.ViewRecord = loads(dumps(kept), "view_record")
        assert list(again.replay())[-1] == crooks.view(states[-1], viewer)


@settings(max_examples=8, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_view_record_leads_to_no_truth(rng: random.Random) -> None:
    record = random_record(rng)
    for viewer in viewers(record):
        kept = record.for_viewer(viewer)
        assert reached(kept, (crooks.State, crooks.Setup, Event, Step, Record)) is None
        assert reached(kept.steps, crooks.ACTIONS) is None


@settings(max_examples=10, deadline=None)
@given(st.randoms(use_true_random=False))
def test_games_that_a_viewer_can_not_tell_apart_have_one_view_record(rng: random.Random) -> None:
    """To the last byte. And who acted last is told the same about taking back."""
    record = random_record(rng)
    past = History(list(record.replay()), record.actions)
    for viewer in viewers(record):
        twin = sampled_twin(KIT, past, viewer, rng)
        other = Record.of(twin.states[0], twin.actions)
        assert dumps(other.for_viewer(viewer)) == dumps(record.for_viewer(viewer))
        if viewer is not SPECTATOR:
            assert can_undo(other, viewer) == can_undo(record, viewer)


def test_another_takes_in_secret() -> None:
    """The takes of others are not in it, nor anything that names a crook which was never shown."""
    record = loads(RECORD)
    text = dumps(attrs.evolve(record, actions=record.actions[:-1]).for_viewer(0))
    assert '"crook":1,' not in text  # it was placed face up, so it is told once, by that
    assert '"crook":1}' in text
    assert '"crook":17' not in text
    assert '"saw"' not in text
    assert "setup" not in text
    assert '"crook":17' in dumps(record.for_viewer(0)), "the last pass turns it up"


def test_digests_are_those_of_the_states() -> None:
    record = loads(RECORD)
    assert list(record.digests()) == [digest(state) for state in record.replay()]
    other = attrs.evolve(record, actions=[*record.actions[:6], crooks.Place(8, True)])
    pairs = list(zip(record.digests(), other.digests(), strict=False))
    assert [ply for ply, (one, two) in enumerate(pairs) if one != two][0] == 7  # noqa: RUF015 -- all are compared


def test_an_illegal_ply_is_named_by_all_that_replay() -> None:
    record = attrs.evolve(loads(RECORD), actions=[crooks.Pass(), crooks.Take(1)])
    for asked in (lambda: list(record.digests()), lambda: record.for_viewer(0), record.to_text):
        with pytest.raises(IllegalPly, match=r"^ply 2: "):
            asked()
    with pytest.raises(ValueError, match="a viewer is a seat from 0 to 1 or SPECTATOR, not 2"):
        loads(RECORD).for_viewer(2)


# --- its document ---


def kept_paper(viewer: Viewer = 1) -> dict[str, Any]:
    return paper(loads(RECORD).for_viewer(viewer))


def test_the_fields_of_a_view_record() -> None:
    value = kept_paper()
    assert list(value) == ["criminals", "kind", "game", "rules", "edition", "players", "viewer", "first", "steps"]
    assert (value["kind"], value["edition"], value["players"], value["viewer"]) == ("view_record", "reference", 2, 1)
    view = paper(crooks.view(next(loads(RECORD).replay()), 1))
    assert list(value["first"]) == [name for name in view if name not in value]
    assert value["first"] == {name: view[name] for name in value["first"]}
    assert value["steps"][0] == [
        {"event": "passed", "seat": 0},
        {"event": "began", "phase": {"phase": "recruiting", "seat": 1}},
    ]
    assert kept_paper(SPECTATOR)["viewer"] == "spectator"


def test_the_class_of_the_document_has_the_fields_that_are_written() -> None:
    document: Any = crooks.DOCUMENTS["view_record"]
    assert [field.name for field in attrs.fields(document)] == list(kept_paper())[4:]
    assert [field.name for field in attrs.fields(attrs.fields(document).first.type)] == list(kept_paper()["first"])


def test_a_view_record_is_no_document_of_another_kind() -> None:
    check_kind(loads(RECORD).for_viewer(0), "view_record")
    assert refusal(RECORD, "view_record") == ('$.kind: expected "view_record", got "record"',)


FAULTS: list[tuple[tuple[str | int, ...], object, tuple[str, ...]]] = [
    (("first",), GONE, ("$.first: it is missing",)),
    (("first",), [], ("$.first: expected an object, got a list",)),
    (("viewer",), GONE, ("$.viewer: it is missing",)),
    (("viewer",), 2, ("$.viewer: 2 is no seat of 2 players (§2.1)",)),
    (("viewer",), "nobody", ('$.viewer: expected one of 0, 1, 2, 3, "spectator", got "nobody"',)),
    (("players",), 5, ("$.players: expected one of 2, 3, 4, got 5",)),
    (("edition",), "none", ("$.edition: no edition",)),
    (("setup",), {}, ("$.setup: no such field is known",)),
    (("first", "money"), GONE, ("$.first.money: it is missing",)),
    (("first", "money", 0), "18", ('$.first.money[0]: expected a whole number, got "18"',)),
    (("first", "viewer"), 1, ("$.first.viewer: no such field is known",)),
    (("first", "box"), [], ("$.first.box: no such field is known",)),
    (("steps",), {}, ("$.steps: expected a list, got an object",)),
    (("steps", 0), {}, ("$.steps[0]: expected a list, got an object",)),
    (("steps", 0, 0), "passed", ('$.steps[0][0]: expected an object, got "passed"',)),
    (("steps", 0, 0, "seat"), "0", ('$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"',)),
    (("steps", 1, 2, "event"), "dance", ("$.steps[1][2].event: expected one of ",)),
    (("steps", 1, 2, "seers"), [], ("$.steps[1][2].seers: no such field is known",)),
]


@pytest.mark.parametrize(("path", "change", "faults"), FAULTS, ids=str)
def test_a_fault_of_form_has_its_path(path: Any, change: object, faults: tuple[str, ...]) -> None:
    found = refusal(with_change(kept_paper(), path, change), "view_record")
    assert len(found) == len(faults)
    for fault, start in zip(found, faults, strict=True):
        assert fault.startswith(start), fault


def test_all_faults_of_form_are_listed_at_once() -> None:
    value = with_change(kept_paper(), ("first", "bank"), None)
    value = with_change(value, ("steps", 2, 0, "seat"), 9)
    value = with_change(value, ("steps", 3, 0, "seat"), None)
    assert [fault.split(":")[0] for fault in refusal(value, "view_record")] == [
        "$.first.bank",
        "$.steps[2][0].seat",
        "$.steps[3][0].seat",
    ]


def test_many_faults_are_cut() -> None:
    step: list[Any] = [{}] * 400
    assert len(refusal(with_change(kept_paper(), ("steps",), [step]), "view_record")) == 101


INVALID: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first", "bank"), 0, "$.first: $36 on the table, the box has $101 (§1.5)"),
    (("steps", 0), GONE, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 3, 0), GONE, "$.steps[3]: it leads to no view of a game: the crooks on the table and in the box"),
    (("steps", 1, 1, "number"), 3, "$.steps[1][1]: it does not follow on what was before"),
    (("steps", 1, 3, "phase", "seat"), 0, "$.steps[1][3]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 3, "$.steps[0][0]: it does not follow on what was before"),
    (("viewer",), 0, "$.steps[1][2]: it does not follow on what was before"),
    (("steps", 3, 0, "crook"), 24, "$.steps[3]: it leads to no view of a game: "),
]


@pytest.mark.parametrize(("path", "change", "fault"), INVALID, ids=str)
def test_a_step_that_does_not_follow_is_refused_by_its_number(path: Any, change: object, fault: str) -> None:
    found = invalidity(with_change(kept_paper(), path, change), "view_record")
    assert found[0].startswith(fault)


def test_a_search_through_large_views_ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then another step is named: one that leads to no view all the same."""
    value = with_change(kept_paper(), ("steps", 3, 0), GONE)
    monkeypatch.setattr(view_records, "_SEARCHED", 0)
    (found, *_) = invalidity(value, "view_record")
    assert found.startswith(f"$.steps[{len(value['steps']) - 1}]: it leads to no view of a game: ")


def test_a_step_that_comes_twice_is_refused() -> None:
    value = kept_paper()
    value["steps"].insert(1, value["steps"][0])
    assert invalidity(value, "view_record") == ("$.steps[1][0]: it does not follow on what was before",)


def test_a_view_record_may_begin_in_the_middle_of_a_game() -> None:
    """A spectator that comes later keeps what it perceives from then on."""
    record = loads(RECORD)
    state = list(record.replay())[4]
    later = ViewRecord(crooks.view(state, SPECTATOR), record.for_viewer(SPECTATOR).steps[4:])
    assert loads(dumps(later), "view_record") == later
    assert list(later.replay()) == [crooks.view(each, SPECTATOR) for each in list(record.replay())[4:]]
    assert loads(dumps(attrs.evolve(later, steps=())), "view_record").steps == ()


JUNK: list[Any] = [None, True, -1, 0, 1, 3, 99, "A", "Z", "", [], {}, GONE]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_spoilt_view_record_is_read_or_refused(data: st.DataObject) -> None:
    value: Any = kept_paper(data.draw(st.sampled_from(viewers(loads(RECORD)))))
    for _ in range(data.draw(st.integers(1, 3))):
        here = list(places(value))
        at = data.draw(st.sampled_from(here))
        other: Any = value
        for key in data.draw(st.sampled_from(here)):
            other = other[key]
        value = with_change(value, at, data.draw(st.just(other) | st.sampled_from(JUNK)))
    try:
        found = loads(json.dumps(value), "view_record")
    except (MalformedDocument, InvalidState) as error:
        refused = error
    else:
        assert loads(dumps(found), "view_record") == found
        assert len(list(found.replay())) == len(found.steps) + 1
        return
    assert refused.faults
    assert refused.what == "view_record"


def test_only_the_kinds_of_records_are_read_elsewhere() -> None:
    with pytest.raises(ValueError, match="is not read here"):
        crooks.read_document("view_record", cast(Any, {name: kept_paper()[name] for name in list(kept_paper())[4:]}))
