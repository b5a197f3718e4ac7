"""Every violation: its code, clause and parameters; it changes nothing, and the list of actions is complete."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from criminals.core.base.errors import CriminalsError, IllegalAction, Violation
from criminals.core.base.frozen_map import FrozenMap
from tests.games.cases import Refusal
from tests.games.every_game.samples import Sample, every_case, every_game, every_state, viewers
from tests.games.positions import listed, refused, snapshot

every_phase = every_case("phase", lambda sample: sample.violations.PHASES)


@every_case("name, case", lambda sample: ((f"{case.code}-{case.action}", case) for case in sample.violations.CASES))
def test_a_violation_has_its_code_clause_and_parameters(sample: Sample, name: str, case: Refusal) -> None:
    action = sample.game.parse_action(case.action)
    expected = Violation(sample.name, case.clause, case.code, FrozenMap(case.params))
    state = case.state()
    found = sample.game.violation(state, action, by=case.by)
    assert found == expected, name
    assert list(found.params) == list(case.params)
    assert str(found) == f"{case.code} (§{case.clause})"
    sentence = sample.game.describe(found)
    assert not case.english or sentence == case.english
    if case.code != "not_your_turn":
        assert refused(state, case.action) == expected
        with pytest.raises(IllegalAction) as error:
            sample.game.apply(state, action)
        assert str(error.value) == f"{action!r}: {sentence} (§{case.clause})"
        assert error.value.text == sentence
        assert isinstance(error.value, ValueError)
        assert isinstance(error.value, CriminalsError)


@every_game
def test_every_code_is_reached(sample: Sample) -> None:
    """The table of cases leaves none out, in the order of the codes."""
    codes = sample.game.CODES
    assert tuple(dict.fromkeys(case.code for case in sample.violations.CASES)) == codes
    assert len(set(codes)) == len(codes) == sample.violations.CODES


@every_game
def test_the_list_is_complete_and_no_play_meets_another_code(sample: Sample) -> None:
    """Every state of some games, every action of the edition and some more: listed if and only if it is not refused."""
    cases = {(case.code, case.clause) for case in sample.violations.CASES}
    met: set[tuple[str, str]] = set()
    for state in sample.violations.games():
        actions = sample.game.legal_actions(state)
        assert len(set(actions)) == len(actions)
        asked = {action: sample.game.violation(state, action) for action in sample.violations.every_action(state)}
        assert {action for action, found in asked.items() if found is None} == set(actions)
        met |= {(found.code, found.clause) for found in asked.values() if found is not None}
    assert met <= cases
    assert {code for code, _ in met} == {*sample.game.CODES} - sample.violations.UNMET


@every_game
def test_a_view_answers_as_the_state_does(sample: Sample) -> None:
    """For the actor; for anybody else it is not their turn, and before a throw it is nobody's."""
    for state in every_state(sample, seed=4, players=3):
        actor = sample.game.actor(state)
        actions = sample.violations.every_action(state)[::7]
        for viewer in viewers(3):
            view = sample.game.view(state, viewer)
            assert sample.game.legal_actions(view) == (sample.game.legal_actions(state) if viewer == actor else ())
            for action in actions:
                assert sample.game.violation(view, action) == sample.game.violation(state, action, by=viewer)


# --- whose turn it is ---


@every_game
def test_the_actor_may_ask_by_its_seat_or_without(sample: Sample) -> None:
    make, seat, allowed, forbidden = sample.violations.ASKED
    state = make()
    assert sample.game.violation(state, allowed) is sample.game.violation(state, allowed, by=seat) is None
    assert sample.game.violation(state, forbidden, by=seat) == sample.game.violation(state, forbidden) is not None


@every_case("phase, action, viewer, params", lambda sample: sample.violations.OFF_TURN)
def test_not_your_turn_comes_before_any_other_fault(
    sample: Sample, phase: Callable[[], Any], action: Any, viewer: Any, params: dict[str, Any]
) -> None:
    found = sample.game.violation(phase(), action, by=viewer)
    assert found is not None
    assert (found.code, dict(found.params)) == ("not_your_turn", params)


@every_phase
def test_only_a_seat_or_the_spectator_can_ask(sample: Sample, phase: Callable[[], Any]) -> None:
    state = phase()
    for seat in (-1, state.players, True, "0", 0.0):
        expected = rf"^a viewer is a seat from 0 to {state.players - 1} or SPECTATOR, not {seat!r}$"
        with pytest.raises(ValueError, match=expected):
            sample.game.violation(state, sample.violations.ASKED[2], by=seat)


# --- nothing changes, and nothing else is raised ---


@every_game
def test_a_violation_changes_nothing(sample: Sample) -> None:
    for state, actions in sample.violations.tried():
        before = snapshot(state)
        legal = set(sample.game.legal_actions(state))
        for action in actions:
            if action in legal:
                assert sample.game.violation(state, action) is None
            else:
                with pytest.raises(IllegalAction):
                    sample.game.apply(state, action)
        for action in legal:
            sample.game.apply(state, action)
        assert snapshot(state) == before


@every_phase
def test_a_text_given_as_an_action_is_a_type_error_that_names_parse_action(
    sample: Sample, phase: Callable[[], Any]
) -> None:
    text = sample.violations.TEXT
    hint = f"'{text}' is a text, not an action: parse_action('{sample.name}', '{text}') makes one of it"
    expected = rf"^{re.escape(hint)}$"
    for ask in (sample.game.apply, sample.game.violation):
        with pytest.raises(TypeError, match=expected):
            ask(phase(), text)
    for seat in (0, 1):
        with pytest.raises(TypeError, match=expected):
            sample.game.violation(phase(), text, by=seat)


@every_case("phase, thing", lambda sample: product(sample.violations.PHASES, sample.violations.NOT_ACTIONS))
def test_what_is_no_action_of_the_game_is_a_type_error(sample: Sample, phase: Callable[[], Any], thing: Any) -> None:
    expected = rf"^{re.escape(repr(thing))} is no action of {sample.title}$"
    with pytest.raises(TypeError, match=expected):
        sample.game.apply(phase(), thing)
    for by in (None, 0, 1):
        with pytest.raises(TypeError, match=expected):
            sample.game.violation(phase(), thing, by=by)


@pytest.mark.parametrize("verb", ["actor", "seats", "legal_actions", "score", "outcome"])
@every_game
def test_what_is_neither_state_nor_view_is_a_type_error(sample: Sample, verb: str) -> None:
    for thing in (None, "state", sample.game.REFERENCE):
        with pytest.raises(TypeError, match=rf"^expected a state or a view of {sample.title}, got "):
            getattr(sample.game, verb)(thing)


@every_game
def test_a_view_is_no_state(sample: Sample) -> None:
    make, seat, allowed, _ = sample.violations.ASKED
    with pytest.raises(TypeError, match=r"^a view is no state"):
        sample.game.apply(sample.game.view(make(), seat), allowed)


@every_case("phase, legal", lambda sample: sample.violations.LEGAL.items())
def test_legal_actions_are_not_refused(sample: Sample, phase: Callable[[], Any], legal: tuple[int, list[str]]) -> None:
    """The cases' states, so that none of them refuses everything."""
    count, texts = legal
    found = listed(phase())
    assert (len(found), [text for text in found if text in texts]) == (count, texts)
    for text in found:
        action = sample.game.parse_action(text)
        assert sample.game.violation(phase(), action) is None
        assert sample.game.apply(phase(), action) != phase()
