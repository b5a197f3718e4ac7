"""Actions, events and editions as documents: how they stand there, and every way in which one is refused."""

from itertools import chain
from typing import Final

import attrs
import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.errors import MalformedDocument, Param
from criminals.core.events import Event
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import Outcome, ScoreLine
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Kind, ViewEvent, wire_events
from criminals.games.counterfeiters.fact_documents import TWINS
from criminals.testing.documents import LONGEST_EVENT
from tests.games.counterfeiters.papers import start
from tests.games.counterfeiters.scenes import every_state
from tests.games.papers import GONE, Path, paper, refusal, with_change

ENVELOPE = {"criminals": 1, "game": "counterfeiters", "rules": 1}


def line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", seat, points, reason, clause, FrozenMap(params))


LINES: Final = (
    line(0, 120, "cash", "6.4", amount=120),
    line(1, 50, "offshore", "6.4", amount=50),
    line(3, 130, "tickets", "6.3", amount=130, values=(50, 100)),
)

FACTS: Final[tuple[tuple[ViewEvent, dict[str, object]], ...]] = (
    (
        counterfeiters.Bought(0, "buy 3", 14, 40),
        {"event": "bought", "seat": 0, "space": "buy 3", "card": 14, "price": 40},
    ),
    (
        counterfeiters.Printed(1, "print 2", 1, 4),
        {"event": "printed", "seat": 1, "space": "print 2", "quality": 1, "count": 4},
    ),
    (
        counterfeiters.Changed(0, "fence 1", (1, 1, 2), 80),
        {"event": "changed", "seat": 0, "space": "fence 1", "fakes": [1, 1, 2], "amount": 80},
    ),
    (
        counterfeiters.Defrauded(1, "defraud 1", 30, True),
        {"event": "defrauded", "seat": 1, "space": "defraud 1", "amount": 30, "first": True},
    ),
    (
        counterfeiters.Flew(1, "fly commercial", 30),
        {"event": "flew", "seat": 1, "space": "fly commercial", "fare": 30},
    ),
    (counterfeiters.Stowed(70), {"event": "stowed", "amount": 70}),
    (counterfeiters.LaidDown(3), {"event": "laid_down", "seat": 3}),
    (counterfeiters.Advanced(5), {"event": "advanced", "pawn": 5}),
    (counterfeiters.Paid(0, 60), {"event": "paid", "seat": 0, "amount": 60}),
    (counterfeiters.Returned(), {"event": "returned"}),
    (counterfeiters.Binned((19, 9)), {"event": "binned", "cards": [19, 9]}),
    (counterfeiters.Filled((21, 19)), {"event": "filled", "cards": [21, 19]}),
    (counterfeiters.Dined(1, 2, 50), {"event": "dined", "seat": 1, "quality": 2, "amount": 50}),
    (counterfeiters.Retook(0, "fly jet"), {"event": "retook", "seat": 0, "space": "fly jet"}),
    (counterfeiters.Declined(2), {"event": "declined", "seat": 2}),
    (counterfeiters.Won(2, 150), {"event": "won", "seat": 2, "amount": 150}),
    (counterfeiters.Showed(2, 0), {"event": "showed", "seat": 2, "cash": 0}),
    (counterfeiters.Uncovered((40, 38)), {"event": "uncovered", "cards": [40, 38]}),
    (
        counterfeiters.Began(counterfeiters.Retaking(1, Kind.GREAT_LAWYER)),
        {"event": "began", "phase": {"phase": "retaking", "seat": 1, "lawyer": "great-lawyer"}},
    ),
    (
        counterfeiters.Scored(LINES[2]),
        {
            "event": "scored",
            "line": {
                "reason": "tickets",
                "seat": 3,
                "points": 130,
                "clause": "6.3",
                "params": {"amount": 130, "values": [50, 100]},
            },
        },
    ),
    (
        counterfeiters.Ended(Outcome((0, 2), "6.4")),
        {"event": "ended", "outcome": {"winners": [0, 2], "clause": "6.4"}},
    ),
)
"""A fact of each kind, and its document without the envelope."""


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


def test_every_fact_has_a_class_with_its_fields() -> None:
    for fact in counterfeiters.VIEW_EVENTS:
        tag, *fields = (field.name for field in attrs.fields(getattr(wire_events, f"{fact.__name__}Document")))
        assert tag == "event"
        assert fields == [field.name for field in attrs.fields(fact)]
    assert TWINS.document(7) == 7


def test_the_longest_events_are_short() -> None:
    """The whole stack of the reference edition, shown at once, is the longest list there can be."""
    stack = tuple(chain.from_iterable(ids for _, ids in start().layout.letters))
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


def test_a_line_of_no_known_reason_has_no_document() -> None:
    lucky = line(0, 9, "luck", "6.4")
    with pytest.raises(MalformedDocument, match=r"score line: \$.line.reason: expected one of .*, got \"luck\""):
        dumps(counterfeiters.Scored(lucky))


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("event",), GONE, "$.event: it is missing"),
        (("event",), "Changed", '$.event: expected one of "bought", "printed", "changed", '),
        (("event",), "scored", "$.line: it is missing"),
        (("event",), None, '$.event: expected one of "bought", '),
        (("seat",), 4, "$.seat: expected one of 0, 1, 2, 3, got 4"),
        (("space",), "fence", '$.space: expected an action space such as print 1 or fly jet, got "fence"'),
        (("space",), GONE, "$.space: it is missing"),
        (("fakes",), [1, 2], "$.fakes: expected 3 items, got 2"),
        (("fakes",), [1, 2, 3, 4], "$.fakes: expected 3 items, got 4"),
        (("fakes", 0), -1, "$.fakes[0]: expected a number from 0 up, got -1"),
        (("amount",), "80", '$.amount: expected a whole number, got "80"'),
        (("cash",), 0, "$.cash: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_view_event_is_refused(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(FACTS[2][0]), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), faults


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("seers",), GONE, "$.seers: it is missing"),
        (("seers",), 0, "$.seers: expected a list or null, got 0"),
        (("seers",), [1, 0], "$.seers: expected rising numbers, each once"),
        (("seers",), [0, 9], "$.seers[1]: expected one of 0, 1, 2, 3, got 9"),
        (("fact",), None, "$.fact: expected an object, got null"),
        (("fact", "cards"), [0], "$.fact.cards[0]: expected a number from 1 to 999999999, got 0"),
        (("fact", "cards"), 9, "$.fact.cards: expected a list, got 9"),
        (("event",), "binned", "$.event: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_event_is_refused(path: Path, change: object, fault: str) -> None:
    event = Event(counterfeiters.Binned((9, 3)), frozenset((0,)))
    faults = refusal(with_change(paper(event), path, change), "event")
    assert any(found.startswith(fault) for found in faults), faults


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
