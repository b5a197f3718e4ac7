"""Laws 4, 5 and 6 over whole games: nothing leaks, `fold` keeps the view, beliefs are what all the worlds give."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criminals.core.seats import SPECTATOR
from criminals.games import crooks
from criminals.testing import (
    check_beliefs,
    check_fold,
    check_frequencies,
    check_no_leak,
    check_uniform,
    crooks_kit,
    random_actions,
    random_edition,
)
from criminals.testing.strategies import crooks_games

KIT = crooks_kit()
FEW_GAMES = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FEW_GAMES
@given(crooks_games(), st.randoms(use_true_random=False))
def test_law_4_5_6_on_any_edition(first: crooks.State, rng: Random) -> None:
    actions = random_actions(KIT, first, rng)[:12]
    check_fold(KIT, first, actions)
    check_no_leak(KIT, first, actions, rng, tries=10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_4_nothing_leaks_in_the_reference_edition(players: int) -> None:
    rng = Random(players)
    first = crooks.new_game(players=players, rng=rng)
    assert check_no_leak(KIT, first, random_actions(KIT, first, rng), rng) == players + 1


def test_law_4_nothing_leaks_in_editions_made_by_chance() -> None:
    rng = Random(4)
    for _ in range(5):
        edition = random_edition(rng)
        first = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
        check_no_leak(KIT, first, random_actions(KIT, first, rng), rng)


@pytest.mark.parametrize("edition", ["reference", "tiny", "bosses", "random"])
def test_law_5_fold_keeps_the_view(edition: str) -> None:
    rng = Random(5)
    for _ in range(5):
        box = random_edition(rng) if edition == "random" else crooks.EDITIONS[edition]
        first = crooks.new_game(edition=box, players=rng.choice(tuple(box.piles)), rng=rng)
        actions = random_actions(KIT, first, rng)
        assert check_fold(KIT, first, actions) >= len(actions) * (first.players + 1)


@pytest.mark.parametrize("edition", ["reference", "tiny", "bosses", "random"])
def test_law_6_beliefs_are_what_all_worlds_give(edition: str) -> None:
    rng = Random(6)
    for _ in range(4):
        box = random_edition(rng) if edition == "random" else crooks.EDITIONS[edition]
        state = crooks.new_game(edition=box, players=rng.choice(tuple(box.piles)), rng=rng)
        for action in random_actions(KIT, state, rng):
            state = crooks.apply(state, action)
            viewer = rng.choice([*crooks.seats(state), SPECTATOR])
            assert check_beliefs(KIT, state, viewer, rng, most=60) >= 1


def test_law_6_sampling_is_uniform() -> None:
    rng = Random(66)
    tried = 0
    while tried < 8:
        edition = random_edition(rng)
        state = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
        for action in random_actions(KIT, state, rng):
            state = crooks.apply(state, action)
            view = crooks.view(state, rng.choice([*crooks.seats(state), SPECTATOR]))
            if rng.randrange(10) == 0 and 10 <= crooks.count_worlds(view) <= 150:
                check_uniform(KIT, view, rng, each=20)
                tried += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_6_sampling_agrees_with_the_marginals(players: int) -> None:
    rng = Random(players)
    state = crooks.new_game(players=players, rng=rng)
    for action in random_actions(KIT, state, rng)[:14]:
        state = crooks.apply(state, action)
    check_frequencies(KIT, crooks.view(state, 0), rng)
