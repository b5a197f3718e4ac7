"""The decisions of `CHANCE`: throws and draws."""

from fractions import Fraction
from math import lcm
from typing import TypeVar

from criminals.core.base.faults import invalid
from criminals.core.base.seats import wire_name
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame, Rng

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def drawn(game: CompleteGame[S, A], state: S, rng: Rng) -> A:
    """One of the actions that chance can take now, by its exact probability; `InvalidArgument` on a player's turn."""
    chances = game.chances(state)
    if not chances:
        actor = game.actor(state)
        raise invalid("no_chance_over") if actor is None else invalid("no_chance", seat=wire_name(actor))
    return _one_of(chances, rng)


def advance(game: CompleteGame[S, A], state: S, rng: Rng) -> S:
    """The state after every decision that chance has to make now; the state itself if there is none."""
    while chances := game.chances(state):
        state = game.apply(state, _one_of(chances, rng))
    return state


def _one_of(chances: tuple[tuple[A, Fraction], ...], rng: Rng) -> A:
    parts = lcm(*(share.denominator for _, share in chances))
    left = rng.randrange(parts)
    for action, share in chances:
        left -= share.numerator * (parts // share.denominator)
        if left < 0:
            return action
    raise AssertionError("the shares of chance sum to one")
