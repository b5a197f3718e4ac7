"""The verbs of play, asked of a view: the actor's answers are the state's, anybody else is not on turn."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from criminals.core.base.errors import InvalidArgument
from criminals.core.base.seats import wire_name
from tests.games.every_game.samples import Sample, every_case, viewers

every_phase = every_case("phase", lambda sample: sample.violations.PHASES)


@every_phase
def test_the_actor_is_answered_as_the_state_answers(sample: Sample, phase: Callable[[], Any]) -> None:
    game, state = sample.game, phase()
    actor = game.actor(state)
    if actor not in game.seats(state):
        return  # chance is to act, or it is over
    view = game.view(state, actor)
    assert game.legal_actions(view) == game.legal_actions(state) != ()
    for action in sample.violations.every_action(state):
        refusal = game.violation(state, action)
        assert game.violation(view, action) == refusal
        assert game.violation(view, action, by=actor) == refusal
        assert game.violation(state, action, by=actor) == refusal


@every_phase
def test_any_other_viewer_is_not_on_turn(sample: Sample, phase: Callable[[], Any]) -> None:
    game, state = sample.game, phase()
    actor = game.actor(state)
    if actor is None:
        return
    clauses = {case.clause for case in sample.violations.CASES if case.code == "not_your_turn"}
    for viewer in viewers(state.players):
        if viewer == actor:
            continue
        view = game.view(state, viewer)
        assert game.legal_actions(view) == ()
        (refusal,) = {game.violation(view, action) for action in sample.violations.every_action(state)}
        assert refusal.code == "not_your_turn"
        assert refusal.clause in clauses
        assert dict(refusal.params) == {"seat": wire_name(viewer), "actor": wire_name(actor)}
        if actor in game.seats(state):
            assert game.describe(refusal) == f"it is the turn of player {actor}, not yours"
        assert game.violation(view, sample.violations.ASKED[2], by=viewer) == refusal


@every_phase
def test_a_view_answers_for_its_viewer_alone(sample: Sample, phase: Callable[[], Any]) -> None:
    state, action = phase(), sample.violations.ASKED[2]
    for viewer in viewers(state.players):
        for other in viewers(state.players):
            if other == viewer:
                continue
            expected = re.escape(f"a view answers for its viewer, {viewer!r}, not for {other!r}")
            with pytest.raises(ValueError, match=f"^{expected}$") as error:
                sample.game.violation(sample.game.view(state, viewer), action, by=other)
            assert isinstance(error.value, InvalidArgument)


@every_phase
def test_what_is_no_action_is_a_type_error_on_and_off_turn(sample: Sample, phase: Callable[[], Any]) -> None:
    text, fact = sample.violations.TEXT, sample.happenings.CASES[0].facts[0]
    action = sample.game.parse_action(text)
    hint = f"'{text}' is a text, not an action: parse_action('{sample.name}', '{text}') makes one of it"
    things: tuple[Any, ...] = (None, 3, action.__class__, (text,), fact)
    for viewer in viewers(phase().players):
        view = sample.game.view(phase(), viewer)
        with pytest.raises(TypeError, match=f"^{re.escape(hint)}$"):
            sample.game.violation(view, text)
        for thing in things:
            with pytest.raises(TypeError, match=rf" is no action of {sample.title}$"):
                sample.game.violation(view, thing)
