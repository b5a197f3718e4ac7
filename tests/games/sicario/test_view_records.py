"""View records of Sicario: what one viewer may keep of a game, and its document."""

import json
import random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.dumping import dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument
from criminals.core.events import Event, Step
from criminals.core.records import Record
from criminals.core.seats import SPECTATOR, Viewer
from criminals.core.view_records import ViewRecord
from criminals.games import sicario
from criminals.games.sicario import Action
from criminals.testing import reached
from criminals.testing.documents import check_document, check_kind
from criminals.testing.random_editions import random_sicario_edition
from tests.games.papers import GONE, places, with_change
from tests.games.sicario.papers import RECORD, invalidity, mine, paper, refusal


def random_record(rng: random.Random) -> Record:
    """A game of any edition, or the beginning of one."""
    edition = rng.choice((sicario.REFERENCE, sicario.TINY, random_sicario_edition(rng)))
    state = first = sicario.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
    actions: list[Action] = []
    plies = rng.choice((1000, rng.randrange(30)))
    while len(actions) < plies and sicario.actor(state) is not None:
        actions.append(rng.choice(sicario.legal_actions(state)))
        state = sicario.apply(state, actions[-1])
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
        assert kept.viewer == viewer
        assert list(kept.replay()) == [sicario.view(state, viewer) for state in states]
        check_document(kept, "view_record")


@settings(max_examples=8, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_view_record_leads_to_no_truth(rng: random.Random) -> None:
    record = random_record(rng)
    for viewer in viewers(record):
        kept = record.for_viewer(viewer)
        assert reached(kept, (sicario.State, sicario.Setup, Event, Step, Record)) is None


def unfinished() -> Record:
    """The record without its end, which shows everything."""
    whole = loads(RECORD)
    return Record.of(next(whole.replay()), whole.actions[:-1])


def test_what_was_not_read_is_in_nobodys_record() -> None:
    """Another order of the cards below those that were drawn, the same game to everybody (§6.3)."""
    record = unfinished()
    events = list(record.setup.events)
    events[-3:] = reversed(events[-3:])
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, events=events))
    for viewer in viewers(record):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))


def test_another_character_that_answers_alike_is_the_same_game_to_the_others() -> None:
    """Elsa has a hat as Olga has; nobody else learns which of them seat 1 is (§6.3)."""
    record = unfinished()
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, characters=("Glenda", "Elsa", "Boris")))
    for viewer in (0, 2, SPECTATOR):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))
    assert dumps(record.for_viewer(1)) != dumps(other.for_viewer(1))


# --- its document ---


def kept_paper(viewer: Viewer = 1) -> dict[str, Any]:
    return paper(loads(RECORD).for_viewer(viewer))


def test_the_fields_of_a_view_record() -> None:
    value = kept_paper()
    assert list(value) == ["criminals", "kind", "game", "rules", "edition", "players", "viewer", "first", "steps"]
    assert (value["kind"], value["edition"], value["players"], value["viewer"]) == ("view_record", "reference", 3, 1)
    view = paper(sicario.view(next(loads(RECORD).replay()), 1))
    assert list(value["first"]) == [name for name in list(view)[4:] if name not in ("edition", "players", "viewer")]
    assert value["first"] == {name: view[name] for name in value["first"]}
    assert value["steps"][:2] == [
        [
            {"event": "rolled", "seat": 1, "pips": 1},
            {"event": "moved", "seat": 1, "space": 1},
            {"event": "drew", "seat": 1, "card": "tip-off"},
            {"event": "began", "phase": {"phase": "questioning", "seat": 0, "agent": 1}},
        ],
        [
            {"event": "answered", "seat": 1, "trait": "hat", "yes": True},
            {"event": "began", "phase": {"phase": "rolling", "seat": 2}},
        ],
    ]
    assert kept_paper(SPECTATOR)["viewer"] == "spectator"


def test_the_end_shows_everything_to_everybody() -> None:
    for viewer in (0, 1, 2, SPECTATOR):
        last = [fact["event"] for fact in kept_paper(viewer)["steps"][-1]]
        showed = ["named", "showed", "showed"]  # who was named is known already
        assert last == [*showed, "uncovered", "began", "scored", "scored", "ended"]


def test_a_view_record_is_no_document_of_another_kind() -> None:
    check_kind(loads(RECORD).for_viewer(0), "view_record")
    assert refusal(RECORD, "view_record") == ('$.kind: expected "view_record", got "record"',)


FAULTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first",), GONE, "$.first: it is missing"),
    (("first",), [], "$.first: expected an object, got a list"),
    (("viewer",), GONE, "$.viewer: it is missing"),
    (("viewer",), "nobody", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "nobody"'),
    (("players",), 2, "$.players: expected one of 3, 4, got 2"),
    (("edition",), "none", "$.edition: no edition"),
    (("setup",), {}, "$.setup: no such field is known"),
    (("first", "character"), GONE, "$.first.character: it is missing"),
    (("first", "characters"), [], "$.first.characters: no such field is known"),
    (("first", "actor"), 1, '$.first.actor: expected "chance", as the phase says, got 1'),
    (("first", "sicario"), 3, "$.first.sicario: 3 is no seat of 3 players (§2.1)"),
    (("first", "viewer"), 1, "$.first.viewer: no such field is known"),
    (("steps",), {}, "$.steps: expected a list, got an object"),
    (("steps", 0), {}, "$.steps[0]: expected a list, got an object"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
    (("steps", 1, 0, "event"), "dance", "$.steps[1][0].event: expected one of "),
    (("steps", 1, 0, "seers"), [], "$.steps[1][0].seers: no such field is known"),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTS, ids=str)
def test_a_fault_of_form_has_its_path(path: Any, change: object, fault: str) -> None:
    (found,) = refusal(with_change(kept_paper(), path, change), "view_record")
    assert found.startswith(fault), found


INVALID: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first", "lost", 0), 1, "$.first: the sicario loses 1 turns, so many cards were not read (§7.4)"),
    (("steps", 0), GONE, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 2, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "pips"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 1, "space"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 2, "card"), "advance-9", "$.steps[0][2]: it does not follow on what was before"),
    (("steps", 1, 0, "trait"), "cap", "$.steps[1][0]: it does not follow on what was before"),
    (("steps", 5, 0, "features"), ["hat", "hat", "hat"], "$.steps[5][0]: it does not follow on what was before"),
    (("steps", 7, 0, "character"), "Eve", "$.steps[7][0]: it does not follow on what was before"),
]


@pytest.mark.parametrize(("path", "change", "fault"), INVALID, ids=str)
def test_a_step_that_does_not_follow_is_refused_by_its_number(path: Any, change: object, fault: str) -> None:
    found = invalidity(with_change(kept_paper(), path, change), "view_record")
    assert found[0].startswith(fault), found


def test_a_step_that_comes_twice_is_refused() -> None:
    value = kept_paper()
    value["steps"].insert(1, value["steps"][0])
    assert invalidity(value, "view_record") == ("$.steps[1][0]: it does not follow on what was before",)


def test_a_view_record_may_begin_in_the_middle_of_a_game() -> None:
    """A spectator that comes later keeps what it perceives from then on."""
    record = loads(RECORD)
    state = list(record.replay())[6]
    later = ViewRecord(sicario.view(state, SPECTATOR), record.for_viewer(SPECTATOR).steps[6:])
    assert loads(dumps(later), "view_record") == later
    assert list(later.replay()) == [sicario.view(each, SPECTATOR) for each in list(record.replay())[6:]]


def ended() -> Record:
    """A whole game of a small box: one is out, and two are at the embassy."""
    texts = ("roll 6", "roll 1", "roll 3", "skip", "eliminate 1 Bob", "roll 1")
    return Record.of(mine(), [sicario.parse_action(text) for text in texts])


JUNK: list[Any] = [None, True, -1, 0, 1, 2, 45, 99, "Olga", "tip-off", "over", "", [], {}, GONE]


@settings(max_examples=150, deadline=None)
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
