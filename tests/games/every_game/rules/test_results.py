"""Scores and outcomes know their game, so that `describe` and documents find it."""

from typing import Any

from tests.games.every_game.samples import Sample, every_game, every_state


@every_game
def test_scores_and_outcomes_know_their_game(sample: Sample) -> None:
    game: Any = sample.game
    last = None
    for state in every_state(sample, 1):
        assert game.score(state).game == sample.name
        last = state
    assert game.outcome(last).game == sample.name
