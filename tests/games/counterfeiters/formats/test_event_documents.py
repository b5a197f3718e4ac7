"""Actions, events and editions as documents: how they stand there, and every way in which one is refused."""

from itertools import chain

import pytest

from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from criminals.games.counterfeiters import ViewEvent
from criminals.testing.laws.documents import LONGEST_EVENT
from tests.games.counterfeiters.papers import start
from tests.games.counterfeiters.samples.event_documents import FACTS, LINES
from tests.games.counterfeiters.scenes import every_state
from tests.games.papers import GONE, Path, paper, refusal, with_change

ENVELOPE = {"criminals": 1, "game": "counterfeiters", "rules": 1}


# --- actions ---


def test_an_action_is_its_text() -> None:
    text = '{"criminals":1,"kind":"action","game":"counterfeiters","rules":1,"action":"shop 1 0/2/1"}'
    assert dumps(counterfeiters.Shop(1, (0, 2, 1))) == text
    assert loads(text, "action") == counterfeiters.Shop(1, (0, 2, 1))
    for action in counterfeiters.action_space(2, "tiny"):
        assert loads(dumps(action), "action") == action


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({}, "$.action: it is missing"),
        ({"action": ["laydown"]}, "$.action: expected a text, got a list"),
        ({"action": "laydwn"}, "$.action: action 'laydwn': no action 'laydwn', did you mean 'laydown'?"),
        ({"action": "laydown", "seat": 0}, "$.seat: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_action_is_refused(fields: dict[str, object], fault: str) -> None:
    assert refusal({**ENVELOPE, "kind": "action", **fields}, "action") == (fault,)


# --- events ---


def test_there_is_an_example_of_every_fact() -> None:
    assert tuple(type(fact) for fact, _ in FACTS) == counterfeiters.VIEW_EVENTS


@pytest.mark.parametrize(("fact", "fields"), FACTS, ids=lambda value: type(value).__name__)
def test_a_fact_is_told_by_its_tag(fact: ViewEvent, fields: dict[str, object]) -> None:
    assert paper(fact) == {**ENVELOPE, "kind": "view_event", **fields}
    assert loads(dumps(fact), "view_event") == fact
    for seers in (None, frozenset((1, 0))):
        event = Event(fact, seers)
        assert paper(event) == {
            **ENVELOPE,
            "kind": "event",
            "seers": None if seers is None else [0, 1],
            "fact": fields,
        }
        assert loads(dumps(event), "event") == event


def test_tags_are_the_names_of_the_facts() -> None:
    for fact, fields in FACTS:
        assert str(fields["event"]).replace("_", "") == type(fact).__name__.lower()


def test_the_longest_events_are_short() -> None:
    """The whole stack of the reference edition, shown at once, is the longest list there can be."""
    stack = tuple(chain.from_iterable(ids for _, ids in start().layout.dealing.letters))
    for kind in (counterfeiters.Uncovered, counterfeiters.Filled, counterfeiters.Binned):
        assert len(dumps(Event(kind(stack))).encode()) < LONGEST_EVENT / 2
    for fact, _ in FACTS:
        assert len(dumps(Event(fact, frozenset(range(4)))).encode()) < LONGEST_EVENT / 2


def test_phases_of_a_whole_game_are_read_back() -> None:
    for state in every_state(3, seed=2):
        began = counterfeiters.Began(state.phase)
        assert loads(dumps(began), "view_event") == began


# --- score lines ---


def test_score_lines_are_told_by_their_reasons() -> None:
    assert tuple(each.reason for each in LINES) == counterfeiters.REASONS
    for each in LINES:
        assert loads(dumps(counterfeiters.Scored(each)), "view_event") == counterfeiters.Scored(each)


def test_the_lines_of_any_score_have_documents() -> None:
    reasons: set[str] = set()
    for state in (state for seed in range(3) for state in every_state(4, seed)):
        for each in counterfeiters.score(state).lines:
            reasons.add(each.reason)
            assert loads(dumps(counterfeiters.Scored(each)), "view_event") == counterfeiters.Scored(each)
    assert reasons == set(counterfeiters.REASONS)


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("line", "reason"), "cash", '$.line.clause: expected "6.4", got "6.3"'),
        (("line", "seat"), None, "$.line.seat: expected one of 0, 1, 2, 3, got null"),
        (("line", "game"), "counterfeiters", "$.line.game: no such field is known"),
        (("line", "params", "values"), GONE, "$.line.params.values: it is missing"),
        (("line", "params", "luck"), 2, "$.line.params.luck: no such field is known"),
        (("line", "params"), [], "$.line.params: expected an object, got a list"),
    ],
    ids=str,
)
def test_a_faulty_score_line_is_refused(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(counterfeiters.Scored(LINES[2])), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), faults
