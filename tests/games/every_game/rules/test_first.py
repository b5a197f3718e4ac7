"""Who begins can be said, for every seat; the same seed deals the same otherwise."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

import attrs
import pytest

import criminals
from criminals.core.base.seats import CHANCE, SPECTATOR
from tests.games.every_game.samples import SAMPLES, Sample, every_game
from tests.typing import kuhn

VERBS: Final[Any] = criminals

every_seat = pytest.mark.parametrize(
    ("sample", "edition", "players", "first"),
    [
        pytest.param(sample, edition, players, first, id=f"{sample.name}-{name}-{players}-{first}")
        for sample in SAMPLES
        for name, edition in sample.game.EDITIONS.items()
        for players in edition.players
        for first in range(players)
    ],
)

WHO_BEGINS: Final = {"crooks": "start", "counterfeiters": "first", "sicario": "sicario"}
"""The field of a set-up that tells."""


def first_of(state: Any) -> int:
    """The seat that acts first, or for which the die is thrown first."""
    seat: int = state.phase.seat
    assert criminals.actor(state) in (seat, CHANCE)
    return seat


@every_seat
def test_whoever_is_said_begins(sample: Sample, edition: Any, players: int, first: int) -> None:
    for seed in range(20):
        state = VERBS.new_game(sample.name, players=players, seed=seed, edition=edition, first=first)
        assert first_of(state) == first
        assert state == sample.game.new_game(players=players, rng=Random(seed), edition=edition, first=first)
        if sample.name == "sicario":
            assert (state.sicario + 1) % players == first


@every_seat
def test_a_seed_deals_the_same_whoever_begins(sample: Sample, edition: Any, players: int, first: int) -> None:
    for seed in range(20):
        drawn = VERBS.new_game(sample.name, players=players, seed=seed, edition=edition)
        said = VERBS.new_game(sample.name, players=players, seed=seed, edition=edition, first=first)
        field = WHO_BEGINS[sample.name]
        one, other = sample.game.setup_of(drawn), sample.game.setup_of(said)
        assert attrs.evolve(one, **{field: getattr(other, field)}) == other
        assert (drawn == said) == (first_of(drawn) == first)


@every_game
def test_a_generator_is_left_alike_whoever_begins(sample: Sample) -> None:
    """So that throws after the deal are the same, too."""
    players = max(sample.game.REFERENCE.players)
    left: set[int] = set()
    for first in (None, *range(players)):
        rng = Random(7)
        sample.game.new_game(players=players, rng=rng, first=first)
        left.add(rng.getrandbits(128))
    assert len(left) == 1


@every_game
def test_a_given_first_makes_the_game_of_its_set_up(sample: Sample) -> None:
    state = VERBS.new_game(sample.name, players=3, seed=4, first=2)
    assert sample.game.new_game(setup=sample.game.setup_of(state)) == state
    assert next(criminals.loads(criminals.dumps(criminals.Record.of(state))).replay()) == state
    assert VERBS.is_consistent(VERBS.view(state, SPECTATOR), state)


@every_game
def test_who_begins_is_drawn_where_it_is_not_said(sample: Sample) -> None:
    """Each seat alike: of 3 seats in 600 deals, each some 200 times (chi-square with 2 degrees, 99.9 %)."""
    found = Counter(first_of(VERBS.new_game(sample.name, players=3, seed=seed)) for seed in range(600))
    assert sorted(found) == [0, 1, 2]
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 13.8


def test_purses_follow_who_begins() -> None:
    """Of Counterfeiters, by turn order (§2.2)."""
    games = [criminals.new_game("counterfeiters", players=4, seed=1, first=first) for first in range(4)]
    purses = games[0].cash
    assert len({*purses}) == 4
    for first, state in enumerate(games):
        assert tuple(state.cash[(first + turn) % 4] for turn in range(4)) == purses


def test_the_sicario_sits_before_the_first() -> None:
    for players in (3, 4):
        state = criminals.new_game("sicario", players=players, first=0)
        assert state.sicario == players - 1


@every_game
@pytest.mark.parametrize("first", [3, -1, True, False, 1.0, "0", (), SPECTATOR, 10**30])
def test_what_is_no_seat_is_refused(sample: Sample, first: Any) -> None:
    rng = Random(1)
    deals: tuple[Callable[[], object], ...] = (
        lambda: VERBS.new_game(sample.name, players=3, seed=1, first=first),
        lambda: sample.game.new_game(players=3, rng=rng, first=first),
    )
    for deal in deals:
        with pytest.raises(ValueError, match="first is a seat from 0 to 2, or None to draw one, not ") as caught:
            deal()
        assert str(caught.value).endswith(f"not {first!r}")
    assert rng.getrandbits(32) == Random(1).getrandbits(32), "nothing was drawn"


@every_game
def test_players_are_looked_at_first(sample: Sample) -> None:
    with pytest.raises(ValueError, match="players, not 9"):
        VERBS.new_game(sample.name, players=9, first=9)


@every_game
@pytest.mark.parametrize("first", [0, 1, "x"])
def test_a_set_up_leaves_nobody_to_be_said(sample: Sample, first: Any) -> None:
    setup = sample.game.setup_of(sample.game.new_game(rng=Random(1)))
    deals: tuple[Callable[[], object], ...] = (
        lambda: VERBS.new_game(sample.name, setup=setup, first=first),
        lambda: sample.game.new_game(setup=setup, first=first),
    )
    for deal in deals:
        with pytest.raises(ValueError, match=r"^a set-up says who is first: give one of setup and first$"):
            deal()


def test_a_fourth_game_says_whom_it_lets_begin() -> None:
    """Kuhn poker has no choice of it (§1)."""
    criminals.register("kuhn", kuhn)
    assert criminals.new_game("kuhn", seed=3, first=0) == criminals.new_game("kuhn", seed=3)
    with pytest.raises(ValueError, match="seat 0 begins"):
        criminals.new_game("kuhn", first=1)
    with pytest.raises(ValueError, match="first is a seat from 0 to 1"):
        criminals.new_game("kuhn", first=cast(Any, False))
    with pytest.raises(ValueError, match="a set-up says who is first"):
        criminals.new_game("kuhn", setup=("J", "K"), first=0)
