"""Remembering what was made for a key."""

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import override

K = TypeVar("K")
V = TypeVar("V")


def _one(_: object) -> int:
    return 1


class Memo(dict[K, V]):
    """A cache for a function of one key: `memo[key]` is read in a third of the time that `lru_cache` takes.

    It holds values up to a total size of `most`; each value counts as 1, or as `size` says. When it is full, it forgets
    everything. It belongs in a module: values that a view holds must not change.
    """

    def __init__(self, make: Callable[[K], V], most: int, size: Callable[[V], int] = _one) -> None:
        super().__init__()
        self._make = make
        self._most = most
        self._size = size
        self._held = 0

    def __missing__(self, key: K) -> V:
        made = self._make(key)
        size = self._size(made)
        if self._held + size > self._most:
            self.clear()
        self._held += size
        self[key] = made
        return made

    @override
    def clear(self) -> None:
        super().clear()
        self._held = 0
