"""Law 8: play agrees ply by ply with the plain second implementation in `tests/models`."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.games import crooks
from criminals.testing import LawBroken, check_agreement, random_edition
from criminals.testing.strategies import crooks_games
from tests.models.compare import check_crooks, differences, model_of


@settings(max_examples=60, deadline=None)
@given(crooks_games(), st.randoms(use_true_random=False))
def test_law_8_on_any_edition(state: crooks.State, rng: Random) -> None:
    check_crooks(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_8_on_the_reference_edition(players: int) -> None:
    rng = Random(players)
    for _ in range(120):
        check_crooks(crooks.new_game(players=players, rng=rng), rng)


@pytest.mark.parametrize("seed", range(4))
def test_law_8_on_editions_made_by_chance(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        edition = random_edition(rng)
        check_crooks(crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng), rng)


@pytest.mark.parametrize("edition", ["tiny", "bosses"])
def test_law_8_on_every_deal_of_a_tiny_edition(edition: str) -> None:
    for number, setup in enumerate(crooks.setups(2, edition)):
        rng = Random(number)
        for _ in range(10):
            check_crooks(crooks.new_game(edition=edition, setup=setup), rng)


def test_a_disagreement_is_seen() -> None:
    state = crooks.new_game(players=2, rng=Random(0))
    model = model_of(state)
    model.money[1] += 1
    with pytest.raises(LawBroken, match="money"):
        check_agreement(crooks, state, model, Random(0), differences)
    model = model_of(state)
    model.bank = 0
    with pytest.raises(LawBroken, match="bank"):
        check_agreement(crooks, state, model, Random(0), differences)
    model = model_of(state)
    model.seat = 1 - model.seat
    with pytest.raises(LawBroken, match="actor"):
        check_agreement(crooks, state, model, Random(0), differences)
