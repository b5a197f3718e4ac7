"""What is drawn or thrown: the decisions of `CHANCE`."""

from math import lcm
from typing import TypeVar

from criminals.core.protocol import Game, Rng, Value

S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)


def advance(game: Game[S, A], state: S, rng: Rng) -> S:
    """The state after everything that is up to chance now, drawn by a generator; the state itself if nothing is."""
    while True:
        chances = game.chances(state)
        if not chances:
            return state
        parts = lcm(*(share.denominator for _, share in chances))
        drawn = rng.randrange(parts)
        for action, share in chances:
            drawn -= int(share * parts)
            if drawn < 0:
                state = game.apply(state, action)
                break
