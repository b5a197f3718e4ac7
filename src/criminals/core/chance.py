"""What is drawn or thrown: the decisions of `CHANCE`."""

from fractions import Fraction
from math import lcm
from typing import TypeVar

from criminals.core.protocol import Game, Rng, Value

S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)


def drawn(chances: tuple[tuple[A, Fraction], ...], rng: Rng) -> A:
    """One of the actions that chance can do, each by its exact share."""
    parts = lcm(*(share.denominator for _, share in chances))
    left = rng.randrange(parts)
    for action, share in chances:
        left -= int(share * parts)
        if left < 0:
            return action
    raise AssertionError("the shares of chance sum to one")


def advance(game: Game[S, A], state: S, rng: Rng) -> S:
    """The state after everything that is up to chance now, drawn by a generator; the state itself if nothing is."""
    while chances := game.chances(state):
        state = game.apply(state, drawn(chances, rng))
    return state
