"""What every turn asks for, as bits: which hangouts can be paid for (§3.4), at which targets one has no crooks (§3.7).

It follows from a table, and a `State` keeps it up to date.
"""

from collections.abc import Sequence


def sums_of(hangouts: int, dearest: int) -> int:
    """For each sum of money, from 0 up to the dearest cost, the first of the bits that it has in `payable_of`."""
    return sum([1 << money * hangouts for money in range(dearest + 1)])


def payable_of(sizes: tuple[int, ...], sums: int) -> int:
    """For each sum of money, from 0 up to the dearest cost, a bit for each hangout that it pays for."""
    width = len(sizes)
    payable = 0
    for hangout, cost in enumerate(sizes):
        if cost > 0:
            first = cost * width
            payable |= sums >> first << first + hangout
    return payable


def free_of(rows: Sequence[Sequence[object]]) -> int:
    """For each seat a bit for each target where it has no crooks."""
    bits = ["0" if stack else "1" for row in rows for stack in row]
    return int("".join(bits)[::-1] or "0", 2)
