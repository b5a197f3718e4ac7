"""Changing one item of a tuple."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place (by way of a list: faster than joining slices)."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)
