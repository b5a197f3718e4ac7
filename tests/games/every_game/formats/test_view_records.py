"""View records: what one viewer may keep of a game, and its document."""

import json
import random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.events import Event, Step
from criminals.core.records.dumping import digest, dumps, loads
from criminals.core.records.record import IllegalPly, Record
from criminals.core.records.undo import can_undo
from criminals.core.records.view_record import ViewRecord
from criminals.testing import KITS, reached
from criminals.testing.laws.documents import check_document, check_kind
from criminals.testing.laws.histories import History, sampled_twin
from tests.games.every_game.samples import Sample, every_case, every_game, random_record, viewers
from tests.games.papers import GONE, invalidity, paper, places, refusal, with_change


@every_game
@settings(max_examples=10)
@given(rng=st.randoms(use_true_random=False))
def test_a_view_record_replays_to_fresh_views_for_every_viewer(sample: Sample, rng: random.Random) -> None:
    record = random_record(sample, rng)
    states = list(record.replay())
    for viewer in viewers(record.players):
        kept = record.for_viewer(viewer)
        assert len(kept.steps) == len(record.actions)
        assert (kept.game, kept.edition, kept.players) == (record.game, record.edition, record.players)
        assert kept.viewer == viewer
        assert list(kept.replay()) == [sample.game.view(state, viewer) for state in states]
        check_document(kept, "view_record")
        again = loads(dumps(kept), "view_record")
        assert list(again.replay())[-1] == sample.game.view(states[-1], viewer)


@every_game
@settings(max_examples=8)
@given(rng=st.randoms(use_true_random=False))
def test_a_view_record_leads_to_no_truth(sample: Sample, rng: random.Random) -> None:
    record = random_record(sample, rng)
    for viewer in viewers(record.players):
        kept = record.for_viewer(viewer)
        assert reached(kept, (sample.game.State, sample.game.Setup, Event, Step, Record)) is None
        assert reached(kept.steps, sample.game.ACTIONS) is None


@every_game
@settings(max_examples=8)
@given(rng=st.randoms(use_true_random=False))
def test_games_that_a_viewer_can_not_tell_apart_have_one_view_record(sample: Sample, rng: random.Random) -> None:
    """To the last byte. And who acted last is told the same about taking back."""
    record = random_record(sample, rng)
    past = History(list(record.replay()), record.actions)
    for viewer in viewers(record.players):
        twin = sampled_twin(KITS[sample.name], past, viewer, rng)
        other = Record.of(twin.states[0], twin.actions)
        assert dumps(other.for_viewer(viewer)) == dumps(record.for_viewer(viewer))
        if viewer is not SPECTATOR:
            assert can_undo(other, viewer) == can_undo(record, viewer)


@every_game
def test_digests_are_those_of_the_states(sample: Sample) -> None:
    record = loads(sample.record)
    assert list(record.digests()) == [digest(state) for state in record.replay()]


@every_game
def test_an_illegal_ply_is_named_by_all_that_replay(sample: Sample) -> None:
    record = loads(sample.record)
    first = next(record.replay())
    refused = next(action for action in KITS[sample.name].universe(first) if sample.game.violation(first, action))
    broken = attrs.evolve(record, actions=[refused, *record.actions[1:]])
    for asked in (lambda: list(broken.digests()), lambda: broken.for_viewer(0), broken.to_text):
        with pytest.raises(IllegalPly, match=r"^ply 1: "):
            asked()
    last = record.players - 1
    with pytest.raises(ValueError, match=f"a viewer is a seat from 0 to {last} or SPECTATOR, not {last + 1}"):
        record.for_viewer(last + 1)


# --- its document ---


def kept_paper(sample: Sample, viewer: Viewer = 1) -> dict[str, Any]:
    return paper(loads(sample.record).for_viewer(viewer))


@every_game
def test_the_fields_of_a_view_record(sample: Sample) -> None:
    value, record = kept_paper(sample), loads(sample.record)
    outside = ("edition", "players", "viewer")
    assert list(value) == ["criminals", "kind", "game", "rules", *outside, "first", "steps"]
    assert [value[name] for name in ("kind", *outside)] == ["view_record", "reference", record.players, 1]
    view = paper(sample.game.view(next(record.replay()), 1))
    assert list(value["first"]) == [name for name in list(view)[4:] if name not in outside]
    assert value["first"] == {name: view[name] for name in value["first"]}
    assert len(value["steps"]) == len(record.actions)
    assert kept_paper(sample, SPECTATOR)["viewer"] == "spectator"


@every_game
def test_the_form_of_the_document_has_the_fields_that_are_written(sample: Sample) -> None:
    document: Any = sample.game.DOCUMENTS["view_record"]
    value = kept_paper(sample)
    assert list(document.fields) == list(value)[4:]
    assert list(document.fields["first"].fields) == list(value["first"])


@every_game
def test_a_view_record_is_no_document_of_another_kind(sample: Sample) -> None:
    check_kind(loads(sample.record).for_viewer(0), "view_record")
    assert refusal(sample.record, "view_record") == ('$.kind: expected "view_record", got "record"',)


@every_game
def test_only_the_kinds_of_records_are_read_elsewhere(sample: Sample) -> None:
    fields = dict(list(kept_paper(sample).items())[4:])
    with pytest.raises(ValueError, match="is not read here"):
        sample.game.read_document("view_record", fields)


FAULTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first",), GONE, "$.first: it is missing"),
    (("first",), [], "$.first: expected an object, got a list"),
    (("viewer",), GONE, "$.viewer: it is missing"),
    (("viewer",), "nobody", "$.viewer: expected one of "),
    (("players",), 5, "$.players: expected one of "),
    (("edition",), "none", "$.edition: no edition"),
    (("setup",), {}, "$.setup: no such field is known"),
    (("first", "phase"), GONE, "$.first.phase: it is missing"),
    (("first", "viewer"), 1, "$.first.viewer: no such field is known"),
    (("steps",), {}, "$.steps: expected a list, got an object"),
    (("steps", 0), {}, "$.steps[0]: expected a list, got an object"),
    (("steps", 0, 0), "passed", '$.steps[0][0]: expected an object, got "passed"'),
    (("steps", 1, 0, "event"), "dance", "$.steps[1][0].event: expected one of "),
    (("steps", 1, 0, "seers"), [], "$.steps[1][0].seers: no such field is known"),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTS, ids=str)
@every_game
def test_a_fault_of_form_has_its_path(sample: Sample, path: Any, change: object, fault: str) -> None:
    (found,) = refusal(with_change(kept_paper(sample), path, change), "view_record")
    assert found.startswith(fault)


@every_case("path, change, fault", lambda sample: sample.view_records.FAULTS)
def test_a_fault_of_what_the_game_has_is_named_with_its_path(
    sample: Sample, path: Any, change: object, fault: str
) -> None:
    assert refusal(with_change(kept_paper(sample), path, change), "view_record") == (fault,)


@every_case("path, change, fault", lambda sample: sample.view_records.INVALID)
def test_a_step_that_does_not_follow_is_refused_by_its_number(
    sample: Sample, path: Any, change: object, fault: str
) -> None:
    found = invalidity(with_change(kept_paper(sample), path, change), "view_record")
    assert found[0].startswith(fault), found


@every_game
def test_all_faults_of_form_are_listed_at_once(sample: Sample) -> None:
    value = with_change(kept_paper(sample), ("first", "phase"), None)
    value = with_change(value, ("steps", 1, 0, "event"), 9)
    value = with_change(value, ("steps", 2, 0, "event"), None)
    assert [fault.split(":")[0] for fault in refusal(value, "view_record")] == [
        "$.first.phase",
        "$.steps[1][0].event",
        "$.steps[2][0].event",
    ]


@every_game
def test_many_faults_are_cut(sample: Sample) -> None:
    step: list[Any] = [{}] * 400
    assert len(refusal(with_change(kept_paper(sample), ("steps",), [step]), "view_record")) == 101


@every_game
def test_a_step_that_is_missing_or_comes_twice_is_refused(sample: Sample) -> None:
    does_not_follow = "it does not follow on what was before"
    missing, twice = kept_paper(sample), kept_paper(sample)
    del missing["steps"][0]
    assert invalidity(missing, "view_record")[0] == f"$.steps[0][0]: {does_not_follow}"
    twice["steps"].insert(1, twice["steps"][0])
    assert invalidity(twice, "view_record") == (f"$.steps[1][0]: {does_not_follow}",)


@every_game
def test_a_view_record_may_begin_in_the_middle_of_a_game(sample: Sample) -> None:
    """A spectator that comes later keeps what it perceives from then on."""
    record = loads(sample.record)
    states = list(record.replay())
    later = ViewRecord(sample.game.view(states[4], SPECTATOR), record.for_viewer(SPECTATOR).steps[4:])
    assert loads(dumps(later), "view_record") == later
    assert list(later.replay()) == [sample.game.view(each, SPECTATOR) for each in states[4:]]
    assert loads(dumps(attrs.evolve(later, steps=())), "view_record").steps == ()


JUNK: list[Any] = [None, True, -1, 0, 1, 3, 10, 99, "A", "over", "", [], {}, GONE]


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_a_spoilt_view_record_is_read_or_refused(sample: Sample, data: st.DataObject) -> None:
    record = loads(sample.record)
    value: Any = kept_paper(sample, data.draw(st.sampled_from(viewers(record.players))))
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


@every_game
def test_a_step_has_the_facts_that_were_perceived(sample: Sample) -> None:
    steps = sample.view_records.STEPS
    assert paper(loads(sample.record).for_viewer(1))["steps"][: len(steps)] == steps


@every_game
def test_the_end_shows_everything_to_everybody(sample: Sample) -> None:
    record = sample.view_records.ended()
    for viewer in viewers(record.players):
        assert [fact["event"] for fact in paper(record.for_viewer(viewer))["steps"][-1]] == sample.view_records.END
