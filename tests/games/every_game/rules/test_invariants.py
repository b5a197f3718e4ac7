"""Invariants: whatever play comes to has no faults, and every game ends in time."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.every_game.samples import Sample, every_case, every_game, every_scene, every_table, viewers
from tests.games.positions import check_faultless


@every_case("scene", every_scene)
def test_what_play_reached_has_no_faults(sample: Sample, scene: Callable[[], Any]) -> None:
    check_faultless(sample.game, scene())


@every_case("edition, players", every_table)
def test_whole_games_have_no_faults_and_end_in_time(sample: Sample, edition: str, players: int) -> None:
    """Nothing is legal exactly when it is over."""
    box = sample.game.EDITIONS[edition]
    for seed in range(4):
        states = list(sample.scenes.every_state(players, seed, box))
        for state in states:
            check_faultless(sample.game, state)
            assert (sample.game.legal_actions(state) == ()) is (sample.game.actor(state) is None)
        assert len(states) - 1 <= sample.game.longest(box, players)


@every_game
def test_worlds_of_a_view_have_no_faults_either(sample: Sample) -> None:
    rng = Random(0)
    players = max(sample.players)
    for state in sample.scenes.every_state(players, 3):
        for viewer in viewers(players):
            assert sample.game.faults(sample.game.sample_world(sample.game.view(state, viewer), rng)) == ()


@every_case("edition, players, most", lambda sample: sample.editions.LONGEST)
def test_the_longest_game(sample: Sample, edition: Any, players: int, most: int) -> None:
    found = sample.game.longest(edition, players)
    assert (found, type(found)) == (most, int)
