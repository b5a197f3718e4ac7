"""Changing one item of a tuple, looking up the items of one."""

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place (by way of a list: faster than joining slices)."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


def looked_up(table: Mapping[K, T], keys: tuple[K, ...]) -> tuple[T, ...]:
    """What a table has for each key. For a few keys it needs no loop, which would take twice as long."""
    number = len(keys)
    if number == 1:
        (one,) = keys
        return (table[one],)
    if number == 2:
        one, two = keys
        return table[one], table[two]
    if number == 3:
        one, two, three = keys
        return table[one], table[two], table[three]
    if number == 4:
        one, two, three, four = keys
        return table[one], table[two], table[three], table[four]
    return tuple([table[key] for key in keys])
