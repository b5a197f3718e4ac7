"""The budget of a search: iterations, seconds or both."""

from collections.abc import Iterator
from itertools import repeat
from time import perf_counter
from typing import Final

ITERATIONS: Final = 500
"""The iterations of a search with no budget of its own."""


def turns(iterations: int | None, seconds: float | None) -> Iterator[None]:
    """Yield once for each iteration, at least once, until one of the budgets is used up.

    The time runs from this call, so preparations before the first iteration count.
    """
    if seconds is None:
        return repeat(None, ITERATIONS if iterations is None else iterations)
    return _until(perf_counter() + seconds, repeat(None) if iterations is None else repeat(None, iterations))


def _until(end: float, count: Iterator[None]) -> Iterator[None]:
    for _ in count:
        yield
        if perf_counter() >= end:
            return
