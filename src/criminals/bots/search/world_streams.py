"""Streams of worlds for a search, drawn from a view evenly or by weights."""

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate, repeat
from typing import Any, TypeAlias

from criminals.core.game.registry import game_of

Weigh: TypeAlias = Callable[[Any, Any], float]
"""A function of a view and a world that returns the weight of the world, a number from 0 up.

It is a model of the opponents."""


def world_stream(view: Any, rng: Any, weigh: Weigh | None, pool: int) -> Iterator[Any]:
    """Draw worlds without end; with `weigh` from a pool, each by its weight, unless all weights are 0."""
    sample = game_of(view).beliefs(view).sample
    if weigh is not None:
        worlds = [sample(rng) for _ in range(pool)]
        sums = [*accumulate(max(0.0, weigh(view, world)) for world in worlds)]
        if sums[-1]:
            return (worlds[min(bisect(sums, rng.random() * sums[-1]), pool - 1)] for _ in repeat(None))
    return (sample(rng) for _ in repeat(None))
