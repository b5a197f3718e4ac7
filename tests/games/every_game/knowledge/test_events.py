"""Events: what happens in a step, in which order, and who perceives which."""

import pickle
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals.core.game.events import Event
from tests.games.cases import Case
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
