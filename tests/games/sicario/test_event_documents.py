"""Actions, events and facts as documents; and what the classes of documents are."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.errors import MalformedDocument
from criminals.core.events import Event
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import Outcome, ScoreLine
from criminals.games import sicario
from tests.games.papers import GONE, Path, paper, refusal, with_change
from tests.games.sicario.papers import MINE

ENVELOPE: Final = {"criminals": 1, "game": "sicario", "rules": 1}
DISC: Final = ("woman", "hat", "no-glasses")


def line(seat: int, reason: str, clause: str) -> ScoreLine:
    return ScoreLine("sicario", seat, 1, reason, clause, FrozenMap({}))


@pytest.mark.parametrize(
    "text",
    [
        *("roll 4", "disc woman hat glasses", "disc man no-hat no-glasses", "capture Glenda", "skip"),
        *("ask 2 green-hat", "eliminate 2 Olga"),
    ],
)
def test_an_action_is_its_notation(text: str) -> None:
    action = sicario.parse_action(text)
    assert paper(action) == {**ENVELOPE, "kind": "action", "action": text}
    assert loads(dumps(action), "action") == action


FACTS: Final[tuple[tuple[sicario.ViewEvent, Mapping[str, object]], ...]] = (
    (sicario.Rolled(1, 4), {"event": "rolled", "seat": 1, "pips": 4}),
    (sicario.Moved(1, 45), {"event": "moved", "seat": 1, "space": 45}),
    (sicario.Drew(1, "retreat-2"), {"event": "drew", "seat": 1, "card": "retreat-2"}),
    (sicario.LostTurn(2), {"event": "lost_turn", "seat": 2}),
    (sicario.Decoded(1, DISC, 2), {"event": "decoded", "seat": 1, "features": list(DISC), "lights": 2}),
    (sicario.Skipped(1), {"event": "skipped", "seat": 1}),
    (
        sicario.Answered(1, "green-hat", yes=False),
        {"event": "answered", "seat": 1, "trait": "green-hat", "yes": False},
    ),
    (
        sicario.Named(0, 2, "Olga", right=True),
        {"event": "named", "seat": 0, "about": 2, "character": "Olga", "right": True},
    ),
    (sicario.Showed(0, "Glenda"), {"event": "showed", "seat": 0, "character": "Glenda"}),
    (sicario.Uncovered(("tip-off", "blackout")), {"event": "uncovered", "cards": ["tip-off", "blackout"]}),
    (
        sicario.Began(sicario.Questioning(0, 2)),
        {"event": "began", "phase": {"phase": "questioning", "seat": 0, "agent": 2}},
    ),
    (
        sicario.Scored(line(2, "capture", "3.7")),
        {"event": "scored", "line": {"reason": "capture", "seat": 2, "points": 1, "clause": "3.7", "params": {}}},
    ),
    (
        sicario.Ended(Outcome((0,), "5.2")),
        {"event": "ended", "outcome": {"winners": [0], "clause": "5.2"}},
    ),
)


@pytest.mark.parametrize(("fact", "fields"), FACTS, ids=lambda value: type(value).__name__)
def test_a_fact_is_a_view_event_and_stands_in_an_event(fact: sicario.ViewEvent, fields: Mapping[str, object]) -> None:
    assert paper(fact) == {**ENVELOPE, "kind": "view_event", **fields}
    assert loads(dumps(fact), "view_event") == fact
    event = Event(fact)
    assert paper(event) == {**ENVELOPE, "kind": "event", "seers": None, "fact": fields}
    assert loads(dumps(event), "event") == event


def test_there_is_a_document_for_every_fact() -> None:
    assert {type(fact) for fact, _ in FACTS} == set(sicario.VIEW_EVENTS)


def test_whatever_happens_has_a_document() -> None:
    seen: set[type] = set()
    for seed in range(40):
        rng = Random(seed)
        state = sicario.new_game(players=rng.choice((3, 4)), rng=rng, edition=rng.choice((MINE, "reference", "tiny")))
        while legal := sicario.legal_actions(state):
            state, events = sicario.step(state, rng.choice(legal))
            for event in events:
                assert loads(dumps(event), "event") == event
                seen.add(type(event.fact))
    assert seen == set(sicario.VIEW_EVENTS)


@pytest.mark.parametrize(("reason", "clause"), [("embassy", "5.1"), ("capture", "3.7"), ("elimination", "5.2")])
def test_a_line_for_every_reason(reason: str, clause: str) -> None:
    scored = sicario.Scored(line(1, reason, clause))
    assert loads(dumps(scored), "view_event") == scored


def test_there_is_a_line_for_every_reason() -> None:
    assert set(sicario.REASONS) == {"embassy", "capture", "elimination"}


def test_a_line_of_no_known_reason_has_no_document() -> None:
    with pytest.raises(MalformedDocument, match=r"score line: \$.line.reason: expected one of .*, got \"luck\""):
        dumps(sicario.Scored(line(0, "luck", "5.1")))


@pytest.mark.parametrize(
    ("fact", "path", "change", "fault"),
    [
        (0, ("event",), GONE, "$.event: it is missing"),
        (0, ("event",), "Rolled", '$.event: expected one of "rolled", "moved", "drew", '),
        (0, ("event",), "scored", "$.line: it is missing"),
        (0, ("seat",), 4, "$.seat: expected one of 0, 1, 2, 3, got 4"),
        (0, ("pips",), 0, "$.pips: expected a number from 1 to 1000, got 0"),
        (0, ("pips",), "4", '$.pips: expected a whole number, got "4"'),
        (0, ("note",), 0, "$.note: no such field is known"),
        (1, ("space",), 202, "$.space: expected a number from 0 to 201, got 202"),
        (2, ("card",), "ace", '$.card: expected an event card such as advance-2 or tip-off, got "ace"'),
        (4, ("features",), ["woman"], "$.features: expected 3 items, got 1"),
        (4, ("features", 1), "scar", '$.features[1]: expected one of "man", "woman", "hat", "no-hat", "glasses"'),
        (4, ("lights",), 4, "$.lights: expected a number from 0 to 3, got 4"),
        (6, ("trait",), "x" * 41, "$.trait: expected 1 to 40 characters, got 41"),
        (6, ("yes",), "yes", '$.yes: expected true or false, got "yes"'),
        (9, ("cards", 0), None, "$.cards[0]: expected a text, got null"),
        (11, ("line", "clause"), "5.1", '$.line.clause: expected "3.7", got "5.1"'),
        (11, ("line", "points"), 2, "$.line.points: expected 1, got 2"),
        (11, ("line", "params"), {"luck": 1}, "$.line.params.luck: no such field is known"),
        (12, ("outcome", "winners"), [2, 1], "$.outcome.winners: expected rising numbers, each once"),
        (12, ("outcome", "clause"), "5.3", '$.outcome.clause: expected one of "5.1", "3.7", "5.2", got "5.3"'),
    ],
    ids=lambda value: str(value)[:50],
)
def test_a_faulty_view_event_is_refused(fact: int, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(FACTS[fact][0]), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), faults


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("seers",), GONE, "$.seers: it is missing"),
        (("seers",), 0, "$.seers: expected a list or null, got 0"),
        (("seers",), [1, 0], "$.seers: expected rising numbers, each once"),
        (("fact",), None, "$.fact: expected an object, got null"),
        (("fact", "card"), 9, "$.fact.card: expected a text, got 9"),
        (("event",), "drew", "$.event: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_event_is_refused(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(Event(sicario.Drew(1, "tip-off"))), path, change), "event")
    assert any(found.startswith(fault) for found in faults), faults
