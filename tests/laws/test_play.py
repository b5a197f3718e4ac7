"""Laws 1, 2, 3 and 7 over whole games: every state of them, every action of the box and a margin outside it."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criminals.games import crooks
from criminals.testing import check_game, check_immutable, crooks_kit, random_edition
from criminals.testing.strategies import crooks_games

WHOLE_GAMES = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@WHOLE_GAMES
@given(crooks_games(), st.randoms(use_true_random=False))
def test_law_1_2_3_7_on_any_edition(state: crooks.State, rng: Random) -> None:
    check_game(crooks_kit(), state, rng)


@WHOLE_GAMES
@given(crooks_games())
def test_law_2_no_verb_changes_a_state(state: crooks.State) -> None:
    check_immutable(crooks_kit(), state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_law_1_2_3_7_on_the_reference_edition(players: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(8):
        check_game(crooks_kit(), crooks.new_game(players=players, rng=rng), rng)


@pytest.mark.parametrize("seed", range(4))
def test_law_1_2_3_7_on_editions_made_by_chance(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        edition = random_edition(rng)
        players = rng.choice(tuple(edition.piles))
        check_game(crooks_kit(), crooks.new_game(edition=edition, players=players, rng=rng), rng)
