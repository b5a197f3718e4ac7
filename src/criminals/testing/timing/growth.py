"""Growth: the cost of a call of Crooks with 1,280 crooks, in that of the same call with 32."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from statistics import median
from typing import Final

import attrs

from criminals.games import crooks
from criminals.testing.timing.calibration import Step, filling, timed
from criminals.testing.timing.speed import Verbs, calls, long_game

TIMES: Final = 40
"""The number of reference decks in a large box: it has 1,280 crooks."""

PLIES: Final = 200
"""The number of plies of long games that are measured, drawn from whole games."""


@cache
def box(times: int) -> crooks.Edition:
    """The reference box for two, with so many of every crook, piles so many times as large, and money to pay for that.

    There is one Boss in either: with more, a game ends in leaving the same hangouts again and again (§3.9).
    """
    one = crooks.REFERENCE
    deck = [
        attrs.evolve(
            crook,
            id=crook.id + len(one.crooks) * k,
            ability=None if k and crook.ability is crooks.Ability.BOSS else crook.ability,
        )
        for k in range(times)
        for crook in one.crooks
    ]
    return attrs.evolve(
        one,
        name=f"{times} decks",
        crooks=deck,
        piles={2: tuple(size * times for size in one.piles[2])},
        gang_points={2: one.gang_points[2]},
        purse=one.purse * times * times,
        money=one.money * times * times,
    )


@cache
def plies(times: int) -> list[tuple[crooks.State, crooks.Action]]:
    """States of long games, and what is played in each of them."""

    def new_game(players: int, seed: int) -> crooks.State:
        return crooks.new_game(players=players, edition=box(times), rng=Random(seed))

    verbs = Verbs(new_game, crooks.legal_actions, crooks.apply)
    found: list[tuple[crooks.State, crooks.Action]] = []
    for seed in range(max(1, TIMES // times)):
        rng = Random(seed)
        found += [(state, rng.choice(crooks.legal_actions(state))) for state in long_game(verbs, 2, seed)[:-1]]
    return Random(0).sample(found, PLIES)


def applying(times: int) -> Step:
    """Calls of `apply` with these states and actions."""
    return calls(lambda ply: crooks.apply(*ply), plies(times))


def counting(times: int) -> Step:
    """Calls of `count_worlds` with the views of whoever acts in these states."""
    return calls(crooks.count_worlds, [crooks.view(state, state.actor or 0) for state, _ in plies(times)])


def growth(make: Callable[[int], Step], pairs: int) -> float:
    """The cost with many decks in that with one: the median over pairs of slices that alternate."""
    small, large = make(1), make(TIMES)
    few, many = filling(partial(timed, small)), filling(partial(timed, large))
    return median([1 / (timed(small, few) / timed(large, many)) for _ in range(pairs)])


GROWTH: Final[Mapping[str, Callable[[int], float]]] = {
    "growth with 40 times as many crooks: apply, below 3": partial(growth, applying),
    "growth with 40 times as many crooks: count_worlds, below 40": partial(growth, counting),
}
"""Figures that are found by so many pairs of slices."""

GROWTH_BARS: Final[dict[str, float]] = dict(zip(GROWTH, (3, TIMES), strict=True))
"""The figures stay below: `apply` hardly grows, `count_worlds` no faster than the crooks."""
