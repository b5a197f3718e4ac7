"""Desks for tests: storages that fail when they are told to, and people who read what they are sent."""

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import attrs
from typing_extensions import override

import criminals
from criminals import SPECTATOR, Viewer
from criminals.hosting import Host, dumps
from criminals.hosting.keys import hashed
from criminals.web.notes.log import Log
from criminals.web.rooms.connection import Connection
from criminals.web.rooms.desk import Desk
from criminals.web.rooms.outbox import Outbox
from criminals.web.rooms.room import Room
from criminals.web.rooms.rooms import Rooms
from criminals.web.settings import Settings
from criminals.web.storage import Saved, StorageConflict, StorageTrouble, TableGone, TooManyTables

TABLE = "the-table"
OWNER = "the-token-of-the-owner"


def token_of(viewer: Viewer) -> str:
    """The token of a viewer at every table of the tests."""
    return f"the-token-of-the-viewer-{viewer if isinstance(viewer, int) else 'spectator'}"


@attrs.define
class MemoryStorage:
    """A storage that is lost with the process, and fails with `trouble` as long as there is one."""

    tables: dict[str, Saved] = attrs.field(factory=dict[str, Saved])
    trouble: str = ""
    delay: float = 0.0
    saves: int = 0

    def add(self, saved: Saved, *, now: float, most: int) -> None:
        self._fail()
        if self.count() >= most:
            raise TooManyTables(saved.table)
        self.tables[saved.table] = saved

    def load(self, table: str) -> Saved | None:
        self._fail()
        return self.tables.get(table)

    def changes(self, table: str) -> int | None:
        self._fail()
        found = self.tables.get(table)
        return None if found is None or found.host is None else found.changes

    def save(self, saved: Saved, *, before: int, now: float) -> None:
        self._fail()
        stored = self.changes(saved.table)
        if stored is None:
            raise TableGone(saved.table)
        if stored != before:
            raise StorageConflict(saved.table)
        self.saves += 1
        self.tables[saved.table] = saved

    def close_table(self, table: str) -> bool:
        return self.tables.pop(table, None) is not None

    def close_unchanged(self, since: float) -> int:
        return 0

    def count(self) -> int:
        return len(self.tables)

    def close(self) -> None:
        pass

    def _fail(self) -> None:
        if self.trouble:
            raise StorageTrouble(self.trouble, "memory")


def seated(game: str, seats: list[str], *, seed: int = 1, edition: str = "tiny") -> Host:
    """A host: for each seat the name of a person, or `bot:` and the name of a bot."""
    host: Host = Host.of(criminals.new_game(game, players=len(seats), seed=seed, edition=edition))
    for seat, who in enumerate(seats):
        if who.startswith("bot:"):
            host = host.hand_over(seat, name=f"Bot {seat}", bot=who[4:])
        else:
            host = host.hand_over(seat, name=who, token=token_of(seat))
    return host.let_watch(token_of(SPECTATOR))


def stored(storage: MemoryStorage, host: Host, table: str = TABLE) -> None:
    """Put a host into a storage."""
    storage.tables[table] = Saved(table, hashed(OWNER), host.changes, dumps(host))


def desk_of(storage: Any, **settings: Any) -> Desk:
    """A desk that writes its log as JSON to a text."""
    given: dict[str, Any] = {"pause": 0.0, "limit": 5.0, **settings}
    return Desk.of(Settings(**given), storage, Log(io.StringIO(), as_json=True))


def logged(desk: Desk) -> list[dict[str, Any]]:
    """What a desk has logged."""
    stream = desk.log.stream
    assert isinstance(stream, io.StringIO)
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@attrs.define(eq=False)
class Person:
    """Somebody who has entered a room, and reads all that they are sent."""

    room: Room
    connection: Connection
    outbox: Outbox
    texts: list[str] = attrs.field(factory=list[str])

    @classmethod
    async def at(cls, room: Room, viewer: Viewer, lang: str = "en") -> "Person":
        """Somebody who shows the token of a viewer."""
        outbox = Outbox(lambda: None)
        connection = await room.enter(token_of(viewer), lang, outbox)
        assert not isinstance(connection, str), connection
        return cls(room, connection, outbox)

    async def next(self, *kinds: str, seconds: float = 20.0) -> dict[str, Any]:
        """The next message of some kinds, or of any."""
        async with asyncio.timeout(seconds):
            while True:
                found = await self.outbox.take()
                assert isinstance(found, str), f"closed with {found}"
                self.texts.append(found)
                message: dict[str, Any] = json.loads(found)
                if not kinds or message["kind"] in kinds:
                    return message

    async def closed(self) -> int:
        """The code that the connection is closed with; messages before it are passed over."""
        async with asyncio.timeout(20):
            while isinstance(found := await self.outbox.take(), str):
                self.texts.append(found)
            return found


def hosted(test: Callable[[Rooms], Any], storage: Any, **settings: Any) -> Desk:
    """Run a test on the rooms of a desk, and close it."""
    desk = desk_of(storage, **settings)

    async def run() -> None:
        rooms = Rooms(desk)
        try:
            async with asyncio.timeout(60):
                await test(rooms)
        finally:
            rooms.stop()
            await asyncio.to_thread(desk.close)

    asyncio.run(run())
    return desk


class Unreadable(MemoryStorage):
    """A storage whose tables are damaged."""

    @override
    def load(self, table: str) -> Saved | None:
        found = super().load(table)
        return None if found is None else attrs.evolve(found, host='{"criminals": 1}')
