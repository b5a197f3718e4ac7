"""What every turn asks for, as bits: which hangouts can be paid for (§3.4), at which targets one has no crooks (§3.7).

It follows from a table, and a `State` keeps it up to date.
"""

from collections.abc import Sequence


def payable_of(sizes: tuple[int, ...], dearest: int) -> int:
    """For each sum of money, from 0 up to the dearest cost, a bit for each hangout that it pays for."""
    width = len(sizes)
    every_sum = sum([1 << money * width for money in range(dearest + 1)])
    payable = 0
    for hangout, cost in enumerate(sizes):
        if 0 < cost <= dearest:
            first = cost * width
            payable |= every_sum >> first << first + hangout
    return payable


def free_of(rows: Sequence[Sequence[object]]) -> int:
    """For each seat a bit for each target where it has no crooks."""
    free, bit = 0, 1
    for row in rows:
        for stack in row:
            if not stack:
                free |= bit
            bit <<= 1
    return free
