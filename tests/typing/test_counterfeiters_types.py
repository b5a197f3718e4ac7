# pyright: reportUnnecessaryTypeIgnoreComment=error
"""What type checkers infer of Counterfeiters, from the verbs on the top level and from its own; see `test_types`."""

from collections.abc import Iterator
from random import Random
from typing import assert_type

import pytest

import criminals
from criminals.games import counterfeiters, crooks
from tests.typing.test_types import best_guess, play_out, watched


def test_top_level_verbs_infer_the_types_of_counterfeiters() -> None:
    state = criminals.new_game("counterfeiters", players=2, seed=1)
    assert_type(state, counterfeiters.State)
    assert_type(criminals.legal_actions(state), tuple[counterfeiters.Action, ...])
    assert_type(criminals.apply(state, criminals.legal_actions(state)[0]), counterfeiters.State)
    assert_type(criminals.seats(state), range)
    assert_type(criminals.actor(state), int | None)
    assert_type(criminals.parse_action("counterfeiters", "laydown"), counterfeiters.Action)
    assert_type(criminals.setups("counterfeiters", 2), Iterator[counterfeiters.Setup])
    space = criminals.action_space("counterfeiters", 2)
    assert_type(space, criminals.ActionSpace[counterfeiters.Action])
    assert_type(criminals.violation(state, counterfeiters.LayDown()), criminals.Violation | None)
    assert_type(criminals.score(state), criminals.ScoreSheet)
    assert criminals.chances(state) == ()
    assert_type(criminals.advance(state, Random(1)), counterfeiters.State)
    assert_type(criminals.outcome(state), criminals.Outcome | None)
    line, seen = criminals.to_text(state), criminals.to_text(criminals.view(state, 0))
    assert_type(criminals.from_text("counterfeiters", line), counterfeiters.State | counterfeiters.View)
    assert_type(criminals.from_text("counterfeiters", line, kind="state"), counterfeiters.State)
    assert_type(
        criminals.from_text("counterfeiters", seen, kind="view", edition=counterfeiters.REFERENCE), counterfeiters.View
    )
    kept = criminals.Record.of(state).for_viewer(0)
    typed: counterfeiters.ViewRecord = kept
    assert_type(typed.replay(), Iterator[counterfeiters.View])


def test_top_level_verbs_of_hidden_information_infer_the_types_of_counterfeiters() -> None:
    state = criminals.new_game("counterfeiters", players=2, seed=1)
    view = criminals.view(state, state.actor or 0)
    assert_type(view, counterfeiters.View)
    assert_type(criminals.legal_actions(view), tuple[counterfeiters.Action, ...])
    step = criminals.step(state, criminals.legal_actions(view)[0])
    assert_type(step, criminals.Step[counterfeiters.State, counterfeiters.ViewEvent])
    assert_type(step.events, tuple[counterfeiters.Event, ...])
    perceived = criminals.view_events(step.events, 0)
    assert_type(perceived, tuple[counterfeiters.ViewEvent, ...])
    assert_type(criminals.fold(criminals.view(state, 0), perceived), counterfeiters.View)
    assert_type(criminals.count_worlds(view), int)
    assert_type(criminals.worlds(view), Iterator[counterfeiters.State])
    assert_type(criminals.sample_world(view, Random(1)), counterfeiters.State)
    assert_type(criminals.marginals(view), criminals.Marginals[counterfeiters.Thing, counterfeiters.Place])
    assert_type(
        criminals.beliefs(view),
        criminals.Beliefs[counterfeiters.State, criminals.Marginals[counterfeiters.Thing, counterfeiters.Place]],
    )
    assert_type(criminals.beliefs(view).sample(Random(1)), counterfeiters.State)
    assert_type(iter(criminals.beliefs(view)), Iterator[counterfeiters.State])
    assert_type(criminals.points(state), tuple[int, ...])
    assert criminals.is_consistent(view, state)


def test_its_own_verbs() -> None:
    state = counterfeiters.new_game(players=3, rng=Random(1))
    action = counterfeiters.legal_actions(state)[0]
    assert_type(state, counterfeiters.State)
    assert_type(action, counterfeiters.Action)
    assert_type(counterfeiters.apply(state, action), counterfeiters.State)
    step = counterfeiters.step(state, action)
    assert_type(step, criminals.Step[counterfeiters.State, counterfeiters.ViewEvent])
    view = counterfeiters.view(state, 0)
    assert_type(view, counterfeiters.View)
    assert_type(counterfeiters.fold(view, counterfeiters.view_events(step.events, 0)), counterfeiters.View)
    assert_type(counterfeiters.from_text(counterfeiters.to_text(state), kind="state"), counterfeiters.State)
    assert_type(counterfeiters.from_text(counterfeiters.to_text(view), kind="view"), counterfeiters.View)
    assert_type(counterfeiters.worlds(view), Iterator[counterfeiters.State])
    assert_type(counterfeiters.marginals(view), criminals.Marginals[counterfeiters.Thing, counterfeiters.Place])
    assert_type(counterfeiters.beliefs(view).sample(Random(1)), counterfeiters.State)
    assert_type(counterfeiters.beliefs(view).marginals, criminals.Marginals[counterfeiters.Thing, counterfeiters.Place])
    assert_type(counterfeiters.points(state), tuple[int, ...])


def test_code_generic_over_games_keeps_its_types() -> None:
    state = counterfeiters.new_game(players=3, rng=Random(1))
    last = play_out(counterfeiters, state, Random(2))
    assert_type(last, counterfeiters.State)
    view, action = counterfeiters.view(state, state.actor or 0), counterfeiters.legal_actions(state)[0]
    assert_type(best_guess(counterfeiters, view, Random(3)), tuple[counterfeiters.Action, counterfeiters.State])
    told = watched(counterfeiters, state, action, 0)
    assert_type(told, tuple[counterfeiters.View, tuple[counterfeiters.ViewEvent, ...]])
    assert counterfeiters.actor(last) is None
    assert told[0] == counterfeiters.view(counterfeiters.apply(state, action), 0)


def test_what_type_checkers_refuse() -> None:
    """Neither of state and view is the other, and one game is not the other."""
    state = counterfeiters.new_game(players=2, rng=Random(1))
    view, other = counterfeiters.view(state, 0), crooks.new_game(players=2, rng=Random(1))
    with pytest.raises(TypeError, match="a state is no view"):
        counterfeiters.sample_world(state, Random(1))  # type: ignore[arg-type]  # from the truth nothing is drawn
    with pytest.raises(TypeError, match="a view is no state"):
        counterfeiters.apply(view, counterfeiters.LayDown())  # type: ignore[arg-type]  # one plays on in worlds
    with pytest.raises(TypeError):
        counterfeiters.apply(state, crooks.Pass())  # type: ignore[arg-type]  # the action of another game
    with pytest.raises((TypeError, AttributeError)):
        counterfeiters.view(other, 0)  # type: ignore[arg-type]  # the state of another game
