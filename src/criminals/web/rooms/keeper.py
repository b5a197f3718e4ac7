"""The storage, called from the event loop in one thread, so that a slow disk delays only what it stores."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import attrs

from criminals.web.notes.counters import Counters
from criminals.web.storage import Saved, Storage

T = TypeVar("T")


@attrs.define(eq=False, repr=False)
class Keeper:
    """Stores and loads tables."""

    storage: Storage
    counters: Counters
    _thread: ThreadPoolExecutor = attrs.field(factory=lambda: ThreadPoolExecutor(1), init=False)

    async def add(self, saved: Saved, most: int) -> None:
        """Store a new table."""
        await self._call(lambda: self.storage.add(saved, now=time.time(), most=most))

    async def load(self, table: str) -> Saved | None:
        """Load a table; None if there is none."""
        return await self._call(lambda: self.storage.load(table))

    async def changes(self, table: str) -> int | None:
        """The number of changes that a table has been through."""
        return await self._call(lambda: self.storage.changes(table))

    async def save(self, saved: Saved, before: int) -> None:
        """Store a change of a table."""
        await self._call(lambda: self.storage.save(saved, before=before, now=time.time()))

    async def close_table(self, table: str) -> bool:
        """Forget the game of a table."""
        return await self._call(lambda: self.storage.close_table(table))

    async def close_unchanged(self, days: float) -> int:
        """Close tables that have not changed for some days."""
        return await self._call(lambda: self.storage.close_unchanged(time.time() - days * 86_400))

    async def check(self) -> None:
        """Raise `StorageTrouble` if the storage does not answer."""
        await self._call(lambda: self.storage.changes(""))

    def close(self) -> None:
        """Wait until everything is stored, and close the storage."""
        self._thread.shutdown()
        self.storage.close()

    async def _call(self, call: Callable[[], T]) -> T:
        start = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        finally:
            self.counters.count("storage_seconds", amount=time.monotonic() - start)
