"""Players that choose from the legal actions alone, so they can not look at what is hidden."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from criminals.core.protocol import Rng

A = TypeVar("A")

Player: TypeAlias = Callable[[Sequence[Any], Rng], Any]
"""Chooses one of the legal actions, with a generator for what it leaves to chance."""


def random_player(actions: Sequence[A], rng: Rng) -> A:
    """Every legal action with the same chance."""
    return actions[rng.randrange(len(actions))]


def eager_player(actions: Sequence[A], rng: Rng) -> A:
    """Like `random_player`, but it stays in the game and uses what it has: `pass` and `decline` only if it must."""
    return random_player([action for action in actions if str(action) not in ("pass", "decline")] or actions, rng)
