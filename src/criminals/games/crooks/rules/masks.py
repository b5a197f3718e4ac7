"""Masks that every turn asks for: which hangouts can be paid for (§3.4), at which targets one has no crooks (§3.7).

They follow from a table, and a `State` keeps them up to date. `Bits` says where their bits stand.
"""

from bisect import bisect_left
from collections.abc import Sequence

import attrs

from criminals.games.crooks.rules.legality import why_not_recruit


@attrs.frozen(eq=False, repr=False)
class Bits:
    """The positions of bits in the masks `payable` and `free` of a state: a part of a layout, made by `bits_of`."""

    every_hangout: int
    """A bit for each hangout."""
    every_target: int
    """A bit for each target."""
    top_sum: int
    """The largest sum of money that has bits in `payable`: what the fullest hangout costs. More pays for no more."""
    sum_shift: tuple[int, ...]
    """By a sum of money, where its bits begin in `payable`."""
    payable_by_size: tuple[int, ...]
    """By the crooks in a hangout, the bits that the first hangout has in `payable`."""
    size_change: tuple[tuple[int, ...], ...]
    """By hangout and the crooks in it, the bits of `payable` that change when one is taken."""
    seat_shift: tuple[int, ...]
    """By seat, where its bits begin in `free`."""
    seat_bits: tuple[int, ...]
    """By seat, all its bits of `free`."""
    target_bit: tuple[tuple[int, ...], ...]
    """By seat and target, its bit of `free`."""
    clear_bit: tuple[tuple[int, ...], ...]
    """By seat and target, all bits of `free` but that one."""


def bits_of(sizes: tuple[int, ...], targets: int, players: int) -> Bits:
    """The bits for hangouts of some sizes, for a number of targets and players."""
    hangouts, top = len(sizes), max(sizes)
    first_bits = sum([1 << money * hangouts for money in range(top + 1)])

    def payable(crooks: int) -> int:
        """The first bit of every sum that pays for a number of crooks: the least that does, and all above it."""
        least = bisect_left(range(top + 1), True, key=lambda money: why_not_recruit(crooks, money) is None)
        return first_bits >> least * hangouts << least * hangouts

    by_size = tuple([payable(size) for size in range(top + 1)])
    target_bit = tuple([tuple([1 << seat * targets + at for at in range(targets)]) for seat in range(players)])
    every_bit = (1 << players * targets) - 1
    return Bits(
        every_hangout=(1 << hangouts) - 1,
        every_target=(1 << targets) - 1,
        top_sum=top,
        sum_shift=tuple([money * hangouts for money in range(top + 1)]),
        payable_by_size=by_size,
        size_change=tuple(
            [
                tuple([(by_size[number] ^ by_size[max(0, number - 1)]) << at for number in range(size + 1)])
                for at, size in enumerate(sizes)
            ]
        ),
        seat_shift=tuple([seat * targets for seat in range(players)]),
        seat_bits=tuple([sum(bits) for bits in target_bit]),
        target_bit=target_bit,
        clear_bit=tuple([tuple([every_bit ^ bit for bit in bits]) for bits in target_bit]),
    )


def payable_of(sizes: tuple[int, ...], bits: Bits) -> int:
    """For each sum of money, from 0 up to the top, a bit for each hangout that it pays for.

    None for a size that a hangout cannot have: a table that is not sound has a mask too.
    """
    by_size, top = bits.payable_by_size, bits.top_sum
    payable = 0
    for hangout, crooks in enumerate(sizes):
        if 0 <= crooks <= top:
            payable |= by_size[crooks] << hangout
    return payable


def free_of(rows: Sequence[Sequence[object]]) -> int:
    """For each seat a bit for each target where it has no crooks."""
    bits = ["0" if stack else "1" for row in rows for stack in row]
    return int("".join(bits)[::-1] or "0", 2)
