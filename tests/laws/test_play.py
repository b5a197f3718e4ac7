"""Laws 1, 2, 3 and 7 over whole games: every state of them, every action of the box and a margin outside it."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import (
    KITS,
    check_game,
    check_immutable,
    counterfeiters_kit,
    crooks_kit,
    random_first,
    sicario_kit,
)
from criminals.testing.strategies import counterfeiters_games, crooks_games, sicario_games

WHOLE_GAMES = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FEW_GAMES = settings(WHOLE_GAMES, max_examples=10)

NAMES = ("crooks", "counterfeiters", "sicario")
REFERENCE = [
    *(("crooks", seed, 8, players) for players in (2, 3, 4) for seed in range(4)),
    *(("counterfeiters", 0, 1, players) for players in (2, 3, 4)),
    *(("sicario", 0, 1, players) for players in (3, 4)),
]
"""Games of the reference edition: a seed, how many, for how many players. All but those of Crooks take long."""


@WHOLE_GAMES
@given(crooks_games(), st.randoms(use_true_random=False))
def test_law_1_2_3_7_on_any_edition_of_crooks(state: crooks.State, rng: Random) -> None:
    check_game(crooks_kit(), state, rng)


@FEW_GAMES
@given(counterfeiters_games(), st.randoms(use_true_random=False))
def test_law_1_2_3_7_on_any_edition_of_counterfeiters(state: counterfeiters.State, rng: Random) -> None:
    check_game(counterfeiters_kit(), state, rng)


@FEW_GAMES
@given(sicario_games(), st.randoms(use_true_random=False))
def test_law_1_2_3_7_on_any_edition_of_sicario(state: sicario.State, rng: Random) -> None:
    check_game(sicario_kit(), state, rng)


@WHOLE_GAMES
@given(crooks_games())
def test_law_2_no_verb_of_crooks_changes_a_state(state: crooks.State) -> None:
    check_immutable(crooks_kit(), state)


@WHOLE_GAMES
@given(counterfeiters_games())
def test_law_2_no_verb_of_counterfeiters_changes_a_state(state: counterfeiters.State) -> None:
    check_immutable(counterfeiters_kit(), state)


@WHOLE_GAMES
@given(sicario_games())
def test_law_2_no_verb_of_sicario_changes_a_state(state: sicario.State) -> None:
    check_immutable(sicario_kit(), state)


@pytest.mark.parametrize(("name", "seed", "games", "players"), REFERENCE)
def test_law_1_2_3_7_on_the_reference_edition(name: str, seed: int, games: int, players: int) -> None:
    rng = Random(seed)
    for _ in range(games):
        check_game(KITS[name], random_first(name, rng, "reference", players), rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_law_1_2_3_7_on_editions_made_by_chance(name: str, seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        check_game(KITS[name], random_first(name, rng), rng)


def test_every_game_of_the_library_has_a_kit() -> None:
    games: list[Any] = [kit.game for kit in KITS.values()]
    assert games == [crooks, counterfeiters, sicario]
    assert list(KITS) == [game.NAME for game in games]
