"""Costs that compare between machines, in units: a unit is one step of a fixed loop of plain Python."""

from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Final, TypeAlias

Step: TypeAlias = Callable[[int], int]
"""Does at least so many operations, and returns how many."""

SLICE: Final = 0.010
"""Seconds that the loop or the measured code runs before the other has its turn."""


class Four:
    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d


def calibration(n: int) -> int:
    """Do `n` units: build an object from the one before, rebuild a tuple from its slices, read a dict."""
    four, eight, table = Four(0, 1, 2, 3), tuple(range(8)), {k: k for k in range(8)}
    for i in range(n):
        k = i & 7
        four = Four(four.b, four.c, four.d, k)
        eight = eight[:k] + (i,) + eight[k + 1 :]
        _ = table[k]
    return n


def timed(step: Step, n: int) -> float:
    """Seconds per operation."""
    start = process_time()
    done = step(n)
    return (process_time() - start) / done


def filling(cost: Callable[[int], float]) -> int:
    """The number of operations that fill a slice, given their cost. Finding it warms the code up."""
    n = 1
    while (seconds := cost(n)) * n < SLICE / 2:
        n *= 2
    return max(1, round(SLICE / seconds))


def paired(step: Step, calibrating: int, pairs: int) -> list[tuple[float, float]]:
    """Seconds per unit and per operation, measured in alternating slices."""
    n = filling(partial(timed, step))
    return [(timed(calibration, calibrating), timed(step, n)) for _ in range(pairs)]
