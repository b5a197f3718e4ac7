"""How long a search goes on."""

from collections.abc import Iterator
from itertools import repeat
from time import perf_counter
from typing import Final

ITERATIONS: Final = 500
"""The iterations of a search that is given neither a number nor a time."""


def turns(iterations: int | None, seconds: float | None) -> Iterator[None]:
    """Yield once for each iteration, at least once: so many, or until the time is over, or whichever is first.

    The time runs from this call, so that what is prepared before the first iteration counts.
    """
    if seconds is None:
        return repeat(None, ITERATIONS if iterations is None else iterations)
    return _until(perf_counter() + seconds, repeat(None) if iterations is None else repeat(None, iterations))


def _until(end: float, count: Iterator[None]) -> Iterator[None]:
    for _ in count:
        yield
        if perf_counter() >= end:
            return
