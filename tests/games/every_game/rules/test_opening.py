"""How a game starts, and what its first state tells of that."""

from random import Random

import pytest

from criminals.core.base.errors import InvalidState
from tests.games.every_game.samples import Sample, every_case, every_game, every_number_of_players


@every_game
def test_a_game_starts_from_a_generator_or_a_set_up(sample: Sample) -> None:
    setup = sample.game.setup_of(sample.game.new_game(rng=Random(1)))
    for given in ({}, {"rng": Random(1), "setup": setup}):
        with pytest.raises(
            ValueError, match=r"^a game starts from a generator or from a set-up: give one of rng and setup$"
        ):
            sample.game.new_game(**given)
    with pytest.raises(ValueError, match="no edition 'huge': there are reference"):
        sample.game.new_game(rng=Random(1), edition="huge")


@every_case("players", every_number_of_players)
def test_only_a_first_state_tells_its_set_up(sample: Sample, players: int) -> None:
    for seed in range(5):
        first, *later = sample.scenes.every_state(players, seed)
        assert sample.game.new_game(setup=sample.game.setup_of(first)) == first
        for state in later:
            with pytest.raises(InvalidState, match=r"^state: only the first state of a game tells its set-up$"):
                sample.game.setup_of(state)
