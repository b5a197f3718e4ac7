"""A view has what is public, says whose it is, and is a value; there is one of a state, for a viewer at the table."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidArgument
from tests.games.every_game.samples import Sample, every_case, every_game, every_number_of_players, every_scene, viewers


@every_case("players", every_number_of_players)
def test_every_public_fact_is_in_every_view_and_the_same_for_all(sample: Sample, players: int) -> None:
    public = [field.name for field in attrs.fields(sample.game.Table)]
    for state in sample.scenes.every_state(players, seed=61):
        for viewer in viewers(players):
            view = sample.game.view(state, viewer)
            assert [getattr(view, name) for name in public] == [getattr(state, name) for name in public]
            assert view.viewer == viewer


@every_case("scene", every_scene)
def test_equal_views_are_equal_in_every_way(sample: Sample, scene: Callable[[], Any]) -> None:
    state = scene()
    views = [sample.game.view(state, viewer) for viewer in viewers(state.players)]
    assert len(set(views)) == len(views)
    for view in views:
        given = {field.name: getattr(view, field.name) for field in attrs.fields(sample.game.View) if field.init}
        for other in (
            sample.game.View(**given),
            attrs.evolve(view),
            copy.copy(view),
            copy.deepcopy(view),
            pickle.loads(pickle.dumps(view)),  # noqa: S301 -- our own bytes
        ):
            assert type(other) is sample.game.View
            assert other == view
            assert (hash(other), repr(other)) == (hash(view), repr(view))


@every_case("viewer", lambda sample: (sample.players[0], 9, -1, True, False, "0", "spectator", None, 0.0))
def test_who_is_no_viewer_has_no_view(sample: Sample, viewer: Any) -> None:
    state = sample.papers.middle()
    expected = f"^a viewer is a seat from 0 to {state.players - 1} or SPECTATOR, not {viewer!r}$"
    with pytest.raises(ValueError, match=expected) as error:
        sample.game.view(state, viewer)
    assert isinstance(error.value, InvalidArgument)


@every_game
def test_there_is_a_view_of_a_state_alone(sample: Sample) -> None:
    view = sample.game.view(sample.papers.middle(), 0)
    hint = r"^a view is no state: sample_world\(view, rng\) gives one that may lie behind it$"
    with pytest.raises(TypeError, match=hint):
        sample.game.view(view, 0)
    with pytest.raises(TypeError, match=f"^expected a state of {sample.title}, got None$"):
        sample.game.view(None, 0)
