"""Beliefs as values, and those of a game that has none of its own."""

import pickle
from random import Random
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

import criminals
from criminals.core.game.beliefs import Beliefs, BeliefsByVerbs
from criminals.core.game.defaults import completed
from tests.games.every_game.samples import Sample, every_game
from tests.typing import kuhn


@every_game
def test_beliefs_are_values_by_their_view(sample: Sample) -> None:
    state = sample.game.new_game(players=sample.players[0], rng=Random(1))
    view, other = sample.game.view(state, 0), sample.game.view(state, 1)
    beliefs = criminals.beliefs(view)
    assert issubclass(type(beliefs), Beliefs)
    assert beliefs == view.beliefs == sample.game.beliefs(view)
    assert len({beliefs, view.beliefs, criminals.beliefs(other)}) == 2
    assert beliefs.view == view
    assert repr(beliefs) == f"<beliefs of {view!r}>"
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        beliefs.view = other


@every_game
def test_a_pickle_of_beliefs_is_its_view_alone(sample: Sample) -> None:
    view = sample.game.view(sample.game.new_game(players=sample.players[0], rng=Random(1)), 0)
    beliefs = criminals.beliefs(view)
    before = pickle.dumps(beliefs)
    world = beliefs.sample(Random(3))
    assert pickle.dumps(beliefs) == before
    read = pickle.loads(before)  # noqa: S301 -- its own bytes
    assert read == beliefs
    assert read.sample(Random(3)) == world


@every_game
def test_beliefs_are_of_a_view(sample: Sample) -> None:
    state = sample.game.new_game(players=sample.players[0], rng=Random(1))
    view = sample.game.view(state, 0)
    with pytest.raises(TypeError, match="a state is no view"):
        sample.game.beliefs(state)
    with pytest.raises(TypeError, match="a view is no state"):
        sample.game.points(view)
    with pytest.raises(TypeError, match="a view is no state"):
        sample.game.beliefs(view).is_consistent(view)
    assert state in sample.game.beliefs(view)


def counted(**verbs: Any) -> tuple[Any, list[Any]]:
    """Kuhn poker with some more verbs, and a list that grows whenever its worlds are listed."""
    asked: list[Any] = []

    def possible_states(view: Any) -> Any:
        asked.append(view)
        return kuhn.possible_states(view)

    game: Any = SimpleNamespace(**{**vars(kuhn), "possible_states": possible_states, **verbs})
    return completed(game), asked


def test_a_game_that_lists_its_worlds_to_draw_one_lists_them_once() -> None:
    game, asked = counted()
    view = kuhn.view(kuhn.new_game(setup=("Q", "K")), 0)
    beliefs = game.beliefs(view)
    assert [beliefs.sample(Random(seed)) for seed in range(9)] == [
        game.sample_world(view, Random(seed)) for seed in range(9)
    ]
    assert len(asked) == 10
    assert beliefs.count == 2
    assert [*beliefs] == [*game.worlds(view)]
    assert beliefs.marginals == game.marginals(view)
    assert kuhn.new_game(setup=("Q", "J")) in beliefs
    assert kuhn.new_game(setup=("J", "Q")) not in beliefs


def test_a_game_that_draws_worlds_itself_is_asked_for_each() -> None:
    def sample_world(_view: Any, _rng: Any) -> Any:
        return kuhn.new_game(setup=("Q", "J"))

    game, asked = counted(sample_world=sample_world)
    view = kuhn.view(kuhn.new_game(setup=("Q", "K")), 0)
    beliefs = game.beliefs(view)
    assert type(beliefs) is BeliefsByVerbs
    assert {beliefs.sample(Random(seed)).cards for seed in range(9)} == {("Q", "J")}
    assert asked == []


def test_what_no_world_fits_is_refused_when_a_world_is_asked_for() -> None:
    beliefs = completed(kuhn).beliefs(kuhn.View((), 0, ("J", "Q")))
    assert (beliefs.count, [*beliefs]) == (0, [])
    with pytest.raises(ValueError, match="empty range"):
        beliefs.sample(Random(1))


def test_beliefs_made_by_default_are_of_a_view_too() -> None:
    with pytest.raises(TypeError, match="beliefs are of a view"):
        completed(kuhn).beliefs(kuhn.new_game(setup=("Q", "K")))  # type: ignore[arg-type]  # a slip


def test_points_made_by_default_are_those_of_the_score() -> None:
    state = kuhn.new_game(setup=("Q", "K"))
    assert completed(kuhn).points(state) == kuhn.score(state).points == (-1, 1)
