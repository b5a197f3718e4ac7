"""How a game starts, and what its first state tells of that."""

import re
from random import Random
from typing import Any

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
    listed = ", ".join(sample.game.EDITIONS)
    with pytest.raises(ValueError, match=rf"^no edition 'huge': there are {listed}, or make an Edition$"):
        sample.game.new_game(rng=Random(1), edition="huge")


def wrong_numbers(sample: Sample) -> tuple[Any, ...]:
    """For `every_case`: how many cannot play the reference edition, and what is no number of players."""
    return (*(number for number in range(-2, 7) if number not in sample.players), True, "3", 3.5, 3.0, [3])


@every_case("players", wrong_numbers)
def test_2_1_an_edition_is_for_so_many_and_no_others(sample: Sample, players: Any) -> None:
    counts = ", ".join(map(str, sample.players))
    expected = f"^edition 'reference' is for {counts} players, not {re.escape(repr(players))} \\(§2\\.1\\)$"
    with pytest.raises(ValueError, match=expected):
        sample.game.new_game(players=players, rng=Random(1))
    with pytest.raises(ValueError, match=expected):
        next(sample.game.setups(players))
    with pytest.raises(ValueError, match=expected):
        sample.game.action_space(players)


@every_game
def test_the_fewest_play_unless_it_is_said(sample: Sample) -> None:
    assert sample.game.new_game(rng=Random(1)).players == sample.players[0]


@every_case("players", every_number_of_players)
def test_another_seed_deals_otherwise_and_the_same_seed_alike(sample: Sample, players: int) -> None:
    def dealt(seed: int) -> Any:
        return sample.game.new_game(players=players, rng=Random(seed))

    assert dealt(3) == dealt(3)
    assert len({dealt(seed) for seed in range(20)}) == 20


@every_case("players", every_number_of_players)
def test_only_a_first_state_tells_its_set_up(sample: Sample, players: int) -> None:
    for seed in range(5):
        first, *later = sample.scenes.every_state(players, seed)
        assert sample.game.new_game(setup=sample.game.setup_of(first)) == first
        for state in later:
            with pytest.raises(InvalidState, match=r"^state: only the first state of a game tells its set-up$"):
                sample.game.setup_of(state)
