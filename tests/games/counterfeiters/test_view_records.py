"""View records of Counterfeiters: what one viewer may keep of a game, and its document."""

import json
import random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.dumping import dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument
from criminals.core.events import Event, Step
from criminals.core.records import IllegalPly, Record
from criminals.core.seats import SPECTATOR, Viewer
from criminals.core.view_records import ViewRecord
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action
from criminals.testing import random_counterfeiters_edition, reached
from criminals.testing.documents import check_document, check_kind
from tests.games.counterfeiters.papers import (
    GONE,
    RECORD,
    invalidity,
    mine,
    paper,
    places,
    refusal,
    with_change,
)
from tests.games.counterfeiters.scenes import chosen


def random_record(rng: random.Random) -> Record:
    """A game of any edition, or the beginning of one."""
    edition = rng.choice((counterfeiters.REFERENCE, counterfeiters.TINY, random_counterfeiters_edition(rng)))
    state = first = counterfeiters.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
    actions: list[Action] = []
    plies = rng.choice((1000, rng.randrange(30)))
    while len(actions) < plies and counterfeiters.actor(state) is not None:
        actions.append(chosen(rng, counterfeiters.legal_actions(state)))
        state = counterfeiters.apply(state, actions[-1])
    return Record.of(first, actions)


def viewers(record: Record) -> tuple[Viewer, ...]:
    return (*range(record.players), SPECTATOR)


@settings(max_examples=10, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_view_record_replays_to_fresh_views_for_every_viewer(rng: random.Random) -> None:
    record = random_record(rng)
    states = list(record.replay())
    for viewer in viewers(record):
        kept = record.for_viewer(viewer)
        assert len(kept.steps) == len(record.actions)
        assert (kept.game, kept.edition, kept.players) == (record.game, record.edition, record.players)
        assert kept.viewer == viewer
        assert list(kept.replay()) == [counterfeiters.view(state, viewer) for state in states]
        check_document(kept, "view_record")
        again: counterfeiters.ViewRecord = loads(dumps(kept), "view_record")
        assert list(again.replay())[-1] == counterfeiters.view(states[-1], viewer)


@settings(max_examples=8, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_view_record_leads_to_no_truth(rng: random.Random) -> None:
    record = random_record(rng)
    for viewer in viewers(record):
        kept = record.for_viewer(viewer)
        assert reached(kept, (counterfeiters.State, counterfeiters.Setup, Event, Step, Record)) is None


def test_the_amount_of_a_flight_is_in_the_record_of_the_one_who_flew_alone() -> None:
    """Other amounts, the same game to everybody else, to the last byte (§7.2)."""
    record = loads(RECORD)
    other = attrs.evolve(
        record, actions=[*record.actions[:3], counterfeiters.Fly("commercial", 20), *record.actions[4:]]
    )
    for viewer in (0, SPECTATOR):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))
        assert "stowed" not in dumps(record.for_viewer(viewer))
    assert dumps(record.for_viewer(1)) != dumps(other.for_viewer(1))
    assert '{"event":"stowed","amount":10}' in dumps(record.for_viewer(1))


def test_what_lies_in_the_stack_is_in_nobodys_record() -> None:
    """Another order of the stack below what was drawn, the same game to everybody (§7.3)."""
    record = loads(RECORD)
    stack = list(record.setup.stack)
    stack[-2:] = reversed(stack[-2:])
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, stack=stack))
    for viewer in viewers(record):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))


def test_an_illegal_ply_is_named_by_all_that_replay() -> None:
    record = attrs.evolve(loads(RECORD), actions=[counterfeiters.Print(1), counterfeiters.Print(1)])
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
    view = paper(counterfeiters.view(next(loads(RECORD).replay()), 1))
    assert list(value["first"]) == [name for name in list(view)[4:] if name not in ("edition", "players", "viewer")]
    assert value["first"] == {name: view[name] for name in value["first"]}
    assert value["steps"][0] == [
        {"event": "printed", "seat": 0, "space": "print 1", "quality": 1, "count": 2},
        {"event": "began", "phase": {"phase": "playing", "seat": 1}},
    ]
    assert kept_paper(SPECTATOR)["viewer"] == "spectator"


def test_the_class_of_the_document_has_the_fields_that_are_written() -> None:
    document: Any = counterfeiters.DOCUMENTS["view_record"]
    assert [field.name for field in attrs.fields(document)] == list(kept_paper())[4:]
    assert [field.name for field in attrs.fields(attrs.fields(document).first.type)] == list(kept_paper()["first"])


def test_a_view_record_is_no_document_of_another_kind() -> None:
    check_kind(loads(RECORD).for_viewer(0), "view_record")
    assert refusal(RECORD, "view_record") == ('$.kind: expected "view_record", got "record"',)


FAULTS: list[tuple[tuple[str | int, ...], object, tuple[str, ...]]] = [
    (("first",), GONE, ("$.first: it is missing",)),
    (("first",), [], ("$.first: expected an object, got a list",)),
    (("viewer",), GONE, ("$.viewer: it is missing",)),
    (("viewer",), "nobody", ('$.viewer: expected one of 0, 1, 2, 3, "spectator", got "nobody"',)),
    (("edition",), "none", ("$.edition: no edition",)),
    (("setup",), {}, ("$.setup: no such field is known",)),
    (("first", "cash"), GONE, ("$.first.cash: it is missing",)),
    (("first", "crews", 0, "idle"), "3", ('$.first.crews[0].idle: expected a whole number, got "3"',)),
    (("first", "first"), 9, ("$.first.first: expected one of 0, 1, 2, 3, got 9",)),
    (("first", "first"), 2, ("$.first.first: 2 is no seat of 2 players (§2.1)",)),
    (("first", "viewer"), 1, ("$.first.viewer: no such field is known",)),
    (("first", "stack"), [], ("$.first.stack: no such field is known",)),
    (("steps",), {}, ("$.steps: expected a list, got an object",)),
    (("steps", 0), {}, ("$.steps[0]: expected a list, got an object",)),
    (("steps", 0, 0, "seat"), "0", ('$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"',)),
    (("steps", 1, 0, "event"), "dance", ("$.steps[1][0].event: expected one of ",)),
    (("steps", 1, 0, "seers"), [], ("$.steps[1][0].seers: no such field is known",)),
]


@pytest.mark.parametrize(("path", "change", "faults"), FAULTS, ids=str)
def test_a_fault_of_form_has_its_path(path: Any, change: object, faults: tuple[str, ...]) -> None:
    found = refusal(with_change(kept_paper(), path, change), "view_record")
    assert len(found) == len(faults)
    for fault, start in zip(found, faults, strict=True):
        assert fault.startswith(start), fault


INVALID: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first", "bank"), 0, "$.first: $50 on the table, the box has $3720 (§1.2)"),
    (("steps", 0), GONE, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 1, "$.steps[0][0]: it does not follow on what was before"),
    (("viewer",), 0, "$.first: the viewer has $30 in cash, possible are $20 to $20 (§7.2)"),
]


@pytest.mark.parametrize(("path", "change", "fault"), INVALID, ids=str)
def test_a_step_that_does_not_follow_is_refused_by_its_number(path: Any, change: object, fault: str) -> None:
    found = invalidity(with_change(kept_paper(), path, change), "view_record")
    assert found[0].startswith(fault)


def test_a_step_that_comes_twice_is_refused() -> None:
    value = kept_paper()
    value["steps"].insert(1, value["steps"][0])
    assert invalidity(value, "view_record") == ("$.steps[1][0]: it does not follow on what was before",)


def test_a_view_record_may_begin_in_the_middle_of_a_game() -> None:
    """A spectator that comes later keeps what it perceives from then on."""
    record = loads(RECORD)
    state = list(record.replay())[4]
    later = ViewRecord(counterfeiters.view(state, SPECTATOR), record.for_viewer(SPECTATOR).steps[4:])
    assert loads(dumps(later), "view_record") == later
    assert list(later.replay()) == [counterfeiters.view(each, SPECTATOR) for each in list(record.replay())[4:]]


def ended() -> Record:
    """A whole game of a small box: a lawyer is used, money flown out, a lunch eaten."""
    texts = ("buy 2", "buy 1", "print 1", "print 2", "retake buy 2", "fly commercial 10", "dine 1")
    return Record.of(mine(), [counterfeiters.parse_action(text) for text in texts])


def test_the_end_shows_everything_to_everybody() -> None:
    for viewer in (0, 1, SPECTATOR):
        last = [fact["event"] for fact in paper(ended().for_viewer(viewer))["steps"][-1]]
        assert last.count("showed") == 2
        assert last.count("uncovered") == 1
        assert last[-1] == "ended"


JUNK: list[Any] = [None, True, -1, 0, 1, 10, 99, "buy 1", "over", "", [], {}, GONE]


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_a_spoilt_view_record_is_read_or_refused(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from((loads(RECORD), ended())))
    value: Any = paper(record.for_viewer(data.draw(st.sampled_from(viewers(record)))))
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
    fields = {name: kept_paper()[name] for name in list(kept_paper())[4:]}
    with pytest.raises(ValueError, match="is not read here"):
        counterfeiters.read_document("view_record", cast(Any, fields))
