"""The law of chance can fail: a die that lies about itself is caught."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from criminals.games import sicario
from criminals.games.sicario import Roll, State
from criminals.testing import LawBroken, check_chance, sicario_kit
from tests.laws.planting_sicario import after, asked, broken

Chances = tuple[tuple[Any, Any], ...]


def a_loaded_die(state: State) -> Chances:
    """A six comes twice as often, and nothing else less often."""
    return tuple((roll, share * 2 if roll == Roll(6) else share) for roll, share in sicario.chances(state))


def a_side_too_few(state: State) -> Chances:
    sides = sicario.chances(state)[:-1]
    return tuple((roll, Fraction(1, len(sides))) for roll, _ in sides)


def a_side_that_never_comes(state: State) -> Chances:
    shares = dict(zip(range(6), [Fraction(1, 5)] * 5 + [Fraction(0)], strict=True))
    return tuple((roll, shares[at]) for at, (roll, _) in enumerate(sicario.chances(state)))


def about_a_sixth(state: State) -> Chances:
    return tuple((roll, 1 / 6) for roll, _ in sicario.chances(state))


def from_six_to_one(state: State) -> Chances:
    return sicario.chances(state)[::-1]


def no_die(_state: State) -> Chances:
    return ()


@pytest.mark.parametrize(
    ("chances", "why"),
    [
        (a_loaded_die, "the chances sum to 7/6"),
        (a_side_too_few, "chance can do"),
        (a_side_that_never_comes, "each is an exact fraction above 0"),
        (about_a_sixth, "each is an exact fraction above 0"),
        (from_six_to_one, "chance can do"),
        (no_die, "0 chances, actor"),
    ],
)
def test_a_die_that_lies_is_caught(chances: Callable[[State], Chances], why: str) -> None:
    check_chance(sicario_kit(), asked(), Random(0))
    with pytest.raises(LawBroken, match=why):
        check_chance(broken(chances=chances), asked(), Random(0))


def always(_state: State) -> Chances:
    """A die to be thrown, whoever is to act."""
    return sicario.chances(asked())


def test_chance_where_nobody_throws_is_caught() -> None:
    state = after(["roll 1"])
    check_chance(sicario_kit(), state, Random(0))
    with pytest.raises(LawBroken, match="6 chances, actor 0"):
        check_chance(broken(chances=always), state, Random(0))
