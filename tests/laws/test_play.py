"""Laws 1, 2, 3 and 7 over whole games: every state of them, every action of the box and a margin outside it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS, check_game, check_immutable, random_first
from criminals.testing.strategies import games

WHOLE_GAMES = settings(max_examples=10)

NAMES = ("crooks", "counterfeiters", "sicario")
EACH = {"crooks": 4, "counterfeiters": 1, "sicario": 1}
"""Games of an example: those of Crooks are short."""

REFERENCE = [
    *(("crooks", seed, 8, players) for players in (2, 3, 4) for seed in range(4)),
    *(("counterfeiters", 0, 1, players) for players in (2, 3, 4)),
    *(("sicario", 0, 1, players) for players in (3, 4)),
]
"""Games of the reference edition: a seed, how many, for how many players. All but those of Crooks take long."""


@pytest.mark.parametrize("name", NAMES)
@WHOLE_GAMES
@given(data=st.data())
def test_law_1_2_3_7_on_any_edition(name: str, data: st.DataObject) -> None:
    for _ in range(EACH[name]):
        check_game(KITS[name], data.draw(games(name)), data.draw(st.randoms(use_true_random=False)))


@pytest.mark.parametrize("name", NAMES)
@WHOLE_GAMES
@given(data=st.data())
def test_law_2_no_verb_changes_a_state(name: str, data: st.DataObject) -> None:
    for _ in range(EACH[name]):
        check_immutable(KITS[name], data.draw(games(name)))


@pytest.mark.parametrize(("name", "seed", "count", "players"), REFERENCE)
def test_law_1_2_3_7_on_the_reference_edition(name: str, seed: int, count: int, players: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        check_game(KITS[name], random_first(name, rng, "reference", players), rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_law_1_2_3_7_on_editions_made_by_chance(name: str, seed: int) -> None:
    rng = Random(seed)
    for _ in range(15):
        check_game(KITS[name], random_first(name, rng), rng)


def test_every_game_of_the_library_has_a_kit() -> None:
    kept: list[Any] = [kit.game for kit in KITS.values()]
    assert kept == [crooks, counterfeiters, sicario]
    assert list(KITS) == [game.NAME for game in kept]
