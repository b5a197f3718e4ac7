"""Events: what happens in a step, in which order, and who perceives which."""

import pickle
from typing import Any, cast, get_args

import attrs
import pytest

import criminals
from criminals.core.base.errors import IllegalAction
from criminals.core.game.events import Event
from tests.games.cases import Case, Refusal
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.positions import told, viewers

every_happening = every_case("name, case", lambda sample: ((case.name, case) for case in sample.happenings.CASES))


@every_happening
def test_an_action_is_told_by_these_events_in_this_order(sample: Sample, name: str, case: Case) -> None:
    assert told(case.state(), case.action) == case.events(), name


@every_happening
def test_the_actor_perceives_all_of_it_and_everybody_else_what_is_public(sample: Sample, name: str, case: Case) -> None:
    state = case.state()
    events = told(state, case.action)
    for viewer in viewers(state):
        perceived = sample.game.view_events(events, viewer)
        assert perceived == (case.facts if viewer == criminals.actor(state) else case.public()), name


@every_game
def test_view_events_are_frozen_values_of_the_game(sample: Sample) -> None:
    events = [event for case in sample.happenings.CASES for event in case.facts]
    for event in (*events, *sample.event_words.LAST):
        kind = cast(Any, type(event))
        assert kind.game == event.game == Event(event).game == sample.name
        again = pickle.loads(pickle.dumps(event))  # noqa: S301 -- our own bytes
        assert again == event == attrs.evolve(event)
        assert hash(again) == hash(event)
        for field in attrs.fields(kind):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(event, field.name, None)


@every_case("name, case", lambda sample: ((f"{case.code}-{case.action}", case) for case in sample.violations.CASES))
def test_a_step_is_refused_as_apply_refuses_it(sample: Sample, name: str, case: Refusal) -> None:
    state, action = case.state(), sample.game.parse_action(case.action)
    if case.by is not None:
        return  # it is refused to another than the actor
    with pytest.raises(IllegalAction) as applied:
        sample.game.apply(state, action)
    with pytest.raises(IllegalAction) as stepped:
        sample.game.step(state, action)
    assert str(stepped.value) == str(applied.value), name
    assert stepped.value.violation == applied.value.violation


@every_game
def test_a_step_is_of_a_state_and_an_action(sample: Sample) -> None:
    make, seat, allowed, _ = sample.violations.ASKED
    with pytest.raises(TypeError, match=rf"parse_action\('{sample.name}', '{sample.violations.TEXT}'\)"):
        sample.game.step(make(), sample.violations.TEXT)
    with pytest.raises(TypeError, match=r"^a view is no state"):
        sample.game.step(sample.game.view(make(), seat), allowed)


@every_game
def test_the_kinds_of_facts_in_their_order(sample: Sample) -> None:
    kinds = sample.game.VIEW_EVENTS
    assert get_args(sample.game.ViewEvent) == kinds
    examples: list[Any] = [fact for fact, _ in sample.event_documents.FACTS]
    assert tuple(map(type, examples)) == kinds
    told: list[Any] = [fact for case in sample.happenings.CASES for fact in case.facts]
    assert {*map(type, told), *map(type, sample.event_words.LAST)} == set(kinds)


@every_game
def test_no_fact_carries_a_view_or_a_state(sample: Sample) -> None:
    """A fact is small: seats, names, numbers, a phase, a line, an outcome."""
    kinds = {str(field.type) for kind in sample.game.VIEW_EVENTS for field in attrs.fields(kind)}
    assert not any(name in kind for kind in kinds for name in ("View", "State", "Table"))
