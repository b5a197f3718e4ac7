"""Token buckets: rates with short bursts."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

import attrs

LONGEST: Final = 60.0
"""The most seconds that anybody has to wait, however much was taken."""

MOST: Final = 10_000
"""The most buckets that are kept for strangers. The least recently used one is dropped first."""


@attrs.frozen
class Rate:
    """A rate for each second in the long run, and up to `burst` at once."""

    second: float
    burst: float


@attrs.define(eq=False)
class TokenBucket:
    """The unused part of a rate. Times are seconds of a clock that never goes back."""

    rate: Rate
    _level: float = attrs.field(init=False)
    _filled: float = attrs.field(default=0.0, init=False)

    def __attrs_post_init__(self) -> None:
        self._level = self.rate.burst

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take tokens, and return the seconds to wait for them: 0 if they are there."""
        self._fill(now)
        self._level = max(self._level - cost, -LONGEST * self.rate.second)
        return max(0.0, -self._level / self.rate.second)

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens if they are there, and return whether they were."""
        self._fill(now)
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def _fill(self, now: float) -> None:
        self._level = min(self.rate.burst, self._level + max(0.0, now - self._filled) * self.rate.second)
        self._filled = now


@attrs.define(eq=False)
class Buckets:
    """A bucket for each key, such as an address. Old ones are dropped, so that they stay few."""

    rate: Rate
    most: int = MOST
    _buckets: OrderedDict[Hashable, TokenBucket] = attrs.field(factory=OrderedDict[Hashable, TokenBucket], init=False)

    def of(self, key: Hashable) -> TokenBucket:
        """The bucket of a key."""
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = TokenBucket(self.rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return found
