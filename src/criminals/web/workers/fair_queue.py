"""A queue that is fair to tables: the next turn depends on the time that their jobs have taken so far."""

from collections.abc import Hashable
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

import attrs

J = TypeVar("J")

MOST: int = 10_000
"""The most tables whose time is remembered."""


@attrs.define(eq=False)
class FairQueue(Generic[J]):
    """Jobs of many tables. A table with slow bots waits longer than one with quick bots, but never for ever.

    Each job has a start tag: the seconds that its table has used, or the tag of the job that was taken last, whichever
    is greater. The job with the least tag is taken next. So a table that comes late has no credit for the time before.
    """

    _waiting: list[tuple[float, int, Hashable, J]] = attrs.field(
        factory=list[tuple[float, int, Hashable, J]], init=False
    )
    _used: dict[Hashable, float] = attrs.field(factory=dict[Hashable, float], init=False)
    _now: float = attrs.field(default=0.0, init=False)
    _count: int = attrs.field(default=0, init=False)

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, table: Hashable, job: J) -> None:
        """Queue a job of a table."""
        self._count += 1  # jobs themselves are never compared
        heappush(self._waiting, (max(self._now, self._used.get(table, 0.0)), self._count, table, job))

    def take(self) -> tuple[Hashable, J]:
        """The next job, and its table; `IndexError` if none waits."""
        while True:
            tag, number, table, job = heappop(self._waiting)
            used = self._used.get(table, 0.0)
            if used <= tag:
                self._now = tag
                return table, job
            heappush(self._waiting, (used, number, table, job))  # another job of the table has run since

    def charge(self, table: Hashable, seconds: float) -> None:
        """Note the time that a job of a table has taken."""
        self._used[table] = max(self._now, self._used.get(table, 0.0)) + seconds
        if len(self._used) > MOST:
            self._used = {each: used for each, used in self._used.items() if used > self._now}

    def drop(self, job: J) -> bool:
        """Remove a waiting job; False if it is not waiting any more."""
        kept = [entry for entry in self._waiting if entry[3] is not job]
        found = len(kept) < len(self._waiting)
        self._waiting = kept
        heapify(self._waiting)
        return found
