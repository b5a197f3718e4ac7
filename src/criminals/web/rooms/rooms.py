"""The rooms in memory. A table is loaded when it is needed, and dropped when nobody is there."""

import asyncio

import attrs

from criminals.web.rooms.desk import Desk
from criminals.web.rooms.room import Room
from criminals.web.storage import Saved, StorageTrouble


@attrs.define(eq=False, repr=False)
class Rooms:
    """Tables by their ids."""

    desk: Desk
    _rooms: dict[str, Room] = attrs.field(factory=dict[str, Room], init=False)
    _loading: dict[str, asyncio.Lock] = attrs.field(factory=dict[str, asyncio.Lock], init=False)

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """The number of connections at all tables."""
        return sum(room.connections for room in self._rooms.values())

    def has(self, table: str) -> bool:
        """True if a table is in memory."""
        return table in self._rooms

    async def find(self, table: str) -> Room | None:
        """The room of a table, or None if there is no such table.

        Raises:
            StorageTrouble: The storage does not answer, or the stored table cannot be read.
        """
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                room = self._rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
            if room is not None:
                room.used = self.desk.clock()  # the caller is about to join, or to change a seat
            return room

    async def close(self, table: str) -> bool:
        """Close a table for good; False if there is none."""
        closed = await self.desk.keeper.close_table(table)
        room = self._rooms.pop(table, None)
        if room is not None:
            room.close()
        if closed:
            self.desk.log.write("table_closed", table=table)
        return closed

    def drop_idle(self) -> None:
        """Drop the rooms that nobody has used for a while, and those of closed tables."""
        for table, room in [*self._rooms.items()]:
            if room.is_closed or room.is_idle:
                room.stop()
                del self._rooms[table]
                self.desk.counters.count("tables_dropped")
                self.desk.log.write("table_dropped", table=table)

    def stop(self) -> None:
        """Stop all bots, because the server stops."""
        for room in self._rooms.values():
            room.stop()

    async def _load(self, table: str) -> Room | None:
        saved = await self.desk.keeper.load(table)
        if saved is None or saved.host is None:
            return None
        if table in self._rooms:  # it was loaded meanwhile
            return self._rooms[table]
        room = self._rooms[table] = self._read(saved)
        self.desk.counters.count("tables_loaded")
        self.desk.log.write("table_loaded", table=table, changes=saved.changes)
        return room

    def _read(self, saved: Saved) -> Room:
        try:
            return Room.of(saved, self.desk)
        except StorageTrouble as trouble:
            self.desk.counters.count("storage_troubles", trouble.code)
            self.desk.log.write("storage_trouble", table=saved.table, code=trouble.code)
            raise
