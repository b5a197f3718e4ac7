"""Law 8: play agrees ply by ply with the plain second implementation in `tests/models`."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.games import counterfeiters, crooks
from criminals.testing import LawBroken, check_agreement, random_counterfeiters_edition, random_crooks_edition
from criminals.testing.strategies import crooks_games
from tests.models.compare import (
    Counterfeiters,
    check_counterfeiters,
    check_crooks,
    counterfeiters_differences,
    differences,
    model_of,
)


@settings(max_examples=60)
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
        edition = random_crooks_edition(rng)
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


# --- Counterfeiters ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_8_counterfeiters_on_the_reference_edition(players: int) -> None:
    rng = Random(players)
    for _ in range(25):
        check_counterfeiters(counterfeiters.new_game(players=players, rng=rng), rng)


@pytest.mark.parametrize("seed", range(4))
def test_law_8_counterfeiters_on_editions_made_by_chance(seed: int) -> None:
    """Boxes short of money and fakes: a dry bank, a dry supply and both lawyers come up often."""
    rng = Random(seed)
    for number in range(100):
        edition = random_counterfeiters_edition(rng, longer=number % 2 == 1)
        players = edition.players[rng.randrange(len(edition.players))]
        check_counterfeiters(counterfeiters.new_game(edition=edition, players=players, rng=rng), rng)


def test_editions_made_by_chance_have_rare_things() -> None:
    rng = Random(0)
    met: set[str] = set()
    for _ in range(100):
        edition = random_counterfeiters_edition(rng)
        state = counterfeiters.new_game(edition=edition, players=2 + rng.randrange(3), rng=rng)
        while actions := counterfeiters.legal_actions(state):
            met |= {type(state.phase).__name__, "no money" * (not state.bank), "no fakes" * (0 in state.supply)}
            met |= {"no stack" * (not state.stack), "strike" * (state.pawn in state.layout.track.strikes)}
            state = counterfeiters.apply(state, actions[rng.randrange(len(actions))])
    assert met - {""} == {
        *("Playing", "Dining", "Finishing", "Retaking", "Replaying", "no money", "no fakes", "no stack", "strike"),
    }


def test_law_8_counterfeiters_on_every_deal_of_a_tiny_edition() -> None:
    for number, setup in enumerate(counterfeiters.setups(2, "tiny")):
        rng = Random(number)
        for _ in range(10):
            check_counterfeiters(counterfeiters.new_game(edition="tiny", setup=setup), rng)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("bank", 0, "bank"),
        ("cash", [40, 10], "cash"),
        ("offshore", [0, 10], "offshore"),
        ("fakes", [[0, 0, 1], [0, 0, 0]], "fakes"),
        ("supply", [30, 30, 39], "supply"),
        ("market", [12, 9, 18, 16, None], "in two places, or in none"),
        ("spaces", {"print 1": 0}, "henchmen"),
        ("henchmen", [3, 2], "idle"),
        ("pawn", 5, "pawn: 0 / 5; refused: 0 / 1"),
        ("quiet", 1, "quiet"),
        ("first", 1, "first"),
        ("sunglasses", 1, "sunglasses"),
        ("seat", 1, "actor"),
        ("phase", "last", "phase"),
    ],
)
def test_a_disagreement_on_counterfeiters_is_seen(field: str, value: object, fault: str) -> None:
    setup = counterfeiters.Setup(
        [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38], [7, 5]
    )
    state = counterfeiters.new_game(setup=setup)
    model = Counterfeiters(state)
    assert counterfeiters_differences(state, model) == []
    assert hasattr(model.game, field)
    setattr(model.game, field, value)
    with pytest.raises((LawBroken, ValueError), match=fault):
        check_agreement(counterfeiters, state, model, Random(0), counterfeiters_differences)
