"""Streams of worlds for a search: drawn from a view, each with the same chance or by weights."""

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate, repeat
from typing import Any, TypeAlias

from criminals.core.game.registry import game_of

Weigh: TypeAlias = Callable[[Any, Any], float]
"""The weight of a world behind a view, from 0: a model of the opponents."""


def world_stream(view: Any, rng: Any, weigh: Weigh | None, pool: int) -> Iterator[Any]:
    """An endless stream of worlds: with `weigh` out of a pool, each by its weight if any has one."""
    sample = game_of(view).beliefs(view).sample
    if weigh is not None:
        worlds = [sample(rng) for _ in range(pool)]
        sums = [*accumulate(max(0.0, weigh(view, world)) for world in worlds)]
        if sums[-1]:
            return (worlds[min(bisect(sums, rng.random() * sums[-1]), pool - 1)] for _ in repeat(None))
    return (sample(rng) for _ in repeat(None))
