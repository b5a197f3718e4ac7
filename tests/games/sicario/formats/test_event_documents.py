"""Actions, events and facts as documents; and what the classes of documents are."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from tests.games.papers import paper
from tests.games.sicario.papers import MINE
from tests.games.sicario.samples.event_documents import FACTS, line

ENVELOPE: Final = {"criminals": 1, "game": "sicario", "rules": 1}


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
