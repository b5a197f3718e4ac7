# pyright: reportUnnecessaryTypeIgnoreComment=error
"""What type checkers infer of Sicario, from the verbs on the top level and from its own; see `test_types`."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import assert_type

import pytest

import criminals
from criminals.core.base.seats import Chance
from criminals.games import crooks, sicario
from tests.typing.test_types import best_guess, play_out, watched


def test_top_level_verbs_infer_the_types_of_sicario() -> None:
    state = criminals.new_game("sicario", players=3, seed=1)
    assert_type(state, sicario.State)
    assert_type(criminals.legal_actions(state), tuple[sicario.Action, ...])
    assert_type(criminals.apply(state, sicario.Roll(4)), sicario.State)
    assert_type(criminals.seats(state), range)
    assert_type(criminals.actor(state), int | Chance | None)
    assert_type(criminals.parse_action("sicario", "skip"), sicario.Action)
    assert_type(criminals.setups("sicario", 3), Iterator[sicario.Setup])
    space = criminals.action_space("sicario", 3)
    assert_type(space, criminals.ActionSpace[sicario.Action])
    assert_type(criminals.violation(state, sicario.Skip()), criminals.Violation | None)
    assert_type(criminals.score(state), criminals.ScoreSheet)
    assert_type(criminals.outcome(state), criminals.Outcome | None)
    line, seen = criminals.to_text(state), criminals.to_text(criminals.view(state, 0))
    assert_type(criminals.from_text("sicario", line), sicario.State | sicario.View)
    assert_type(criminals.from_text("sicario", line, kind="state"), sicario.State)
    assert_type(criminals.from_text("sicario", seen, kind="view", edition=sicario.REFERENCE), sicario.View)
    kept = criminals.Record.of(state).for_viewer(0)
    typed: sicario.ViewRecord = kept
    assert_type(typed.replay(), Iterator[sicario.View])


def test_chance_is_typed_too() -> None:
    """An actor may be `CHANCE`: whoever has ruled that out has a seat."""
    state = criminals.new_game("sicario", players=3, seed=1)
    assert_type(criminals.chances(state), tuple[tuple[sicario.Action, Fraction], ...])
    assert_type(sicario.chances(state), tuple[tuple[sicario.Action, Fraction], ...])
    assert_type(criminals.drawn(state, Random(1)), sicario.Action)
    state = criminals.advance(state, Random(1))
    assert_type(state, sicario.State)
    seat = criminals.actor(state)
    if seat is not None and seat is not criminals.CHANCE:
        assert_type(seat, int)
        assert_type(criminals.view(state, seat), sicario.View)
    other = crooks.new_game(players=2, rng=Random(1))
    assert criminals.advance(other, Random(1)) is other
    with pytest.raises(ValueError, match="nothing is up to chance"):
        criminals.drawn(other, Random(1))


def test_top_level_verbs_of_hidden_information_infer_the_types_of_sicario() -> None:
    state = criminals.new_game("sicario", players=3, seed=1)
    view = criminals.view(state, 0)
    assert_type(view, sicario.View)
    assert_type(criminals.legal_actions(view), tuple[sicario.Action, ...])
    step = criminals.step(state, sicario.Roll(4))
    assert_type(step, criminals.Step[sicario.State, sicario.ViewEvent])
    assert_type(step.events, tuple[sicario.Event, ...])
    perceived = criminals.view_events(step.events, 0)
    assert_type(perceived, tuple[sicario.ViewEvent, ...])
    assert_type(criminals.fold(criminals.view(state, 0), perceived), sicario.View)
    assert_type(criminals.count_worlds(view), int)
    assert_type(criminals.worlds(view), Iterator[sicario.State])
    assert_type(criminals.sample_world(view, Random(1)), sicario.State)
    assert_type(criminals.marginals(view), criminals.Marginals[sicario.Thing, sicario.Place])
    assert_type(
        criminals.beliefs(view), criminals.Beliefs[sicario.State, criminals.Marginals[sicario.Thing, sicario.Place]]
    )
    assert_type(criminals.beliefs(view).sample(Random(1)), sicario.State)
    assert_type(iter(criminals.beliefs(view)), Iterator[sicario.State])
    assert_type(criminals.points(state), tuple[int, ...])
    assert criminals.is_consistent(view, state)


def test_its_own_verbs() -> None:
    state = sicario.new_game(players=3, rng=Random(1))
    action = sicario.legal_actions(state)[0]
    assert_type(state, sicario.State)
    assert_type(action, sicario.Action)
    assert_type(sicario.apply(state, action), sicario.State)
    step = sicario.step(state, action)
    assert_type(step, criminals.Step[sicario.State, sicario.ViewEvent])
    view = sicario.view(state, 0)
    assert_type(view, sicario.View)
    assert_type(sicario.fold(view, sicario.view_events(step.events, 0)), sicario.View)
    assert_type(sicario.from_text(sicario.to_text(state), kind="state"), sicario.State)
    assert_type(sicario.from_text(sicario.to_text(view), kind="view"), sicario.View)
    assert_type(sicario.worlds(view), Iterator[sicario.State])
    assert_type(sicario.marginals(view), criminals.Marginals[sicario.Thing, sicario.Place])
    assert_type(sicario.beliefs(view).sample(Random(1)), sicario.State)
    assert_type(sicario.beliefs(view).marginals, criminals.Marginals[sicario.Thing, sicario.Place])
    assert_type(sicario.points(state), tuple[int, ...])


def test_code_generic_over_games_keeps_its_types() -> None:
    state = sicario.new_game(players=3, rng=Random(1))
    last = play_out(sicario, state, Random(2))
    assert_type(last, sicario.State)
    decided = criminals.advance(state, Random(2))
    seat = sicario.actor(decided)
    assert isinstance(seat, int)
    view, action = sicario.view(decided, seat), sicario.legal_actions(decided)[0]
    assert_type(best_guess(sicario, view, Random(3)), tuple[sicario.Action, sicario.State])
    told = watched(sicario, decided, action, 0)
    assert_type(told, tuple[sicario.View, tuple[sicario.ViewEvent, ...]])
    assert sicario.actor(last) is None
    assert told[0] == sicario.view(sicario.apply(decided, action), 0)


def test_what_type_checkers_refuse() -> None:
    """Neither of state and view is the other, and one game is not the other."""
    state = sicario.new_game(players=3, rng=Random(1))
    view, other = sicario.view(state, 0), crooks.new_game(players=2, rng=Random(1))
    with pytest.raises(TypeError, match="a state is no view"):
        sicario.sample_world(state, Random(1))  # type: ignore[arg-type]  # from the truth nothing is drawn
    with pytest.raises(TypeError, match="a view is no state"):
        sicario.apply(view, sicario.Skip())  # type: ignore[arg-type]  # one plays on in worlds
    with pytest.raises(TypeError, match="a view is no state"):
        sicario.chances(view)  # type: ignore[arg-type]  # nobody rolls the die in a view
    with pytest.raises(TypeError):
        sicario.apply(state, crooks.Pass())  # type: ignore[arg-type]  # the action of another game
    with pytest.raises((TypeError, AttributeError)):
        sicario.view(other, 0)  # type: ignore[arg-type]  # the state of another game
