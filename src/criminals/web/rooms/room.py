"""One table and the people connected to it. It takes requests, stores each change, and sends everybody their news."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import attrs

from criminals.core.base.errors import CriminalsError
from criminals.core.base.faults import fault
from criminals.core.base.seats import Seat, Viewer
from criminals.core.looks.catalogues import ENGLISH
from criminals.hosting import (
    Act,
    Draw,
    Host,
    Join,
    LateRequest,
    Request,
    Speak,
    Undo,
    dumps,
    fresh_token,
    message,
)
from criminals.web.messages import BAD_LINK, CLOSED, encoded, people, stand_in, wrong
from criminals.web.rooms.connection import Connection
from criminals.web.rooms.desk import Desk
from criminals.web.rooms.hosts import hashes_of, host_of, result_of
from criminals.web.rooms.outbox import Outbox
from criminals.web.rooms.pictures import Pictures
from criminals.web.rooms.players import Players
from criminals.web.speaking import languages_of
from criminals.web.storage import Saved, StorageConflict, StorageTrouble, TableGone


@attrs.define(eq=False, repr=False)
class Room:
    """A table in memory. Everything happens in one event loop, one change at a time.

    The host is replaced only after the new one was stored. So nothing that was told is lost, and a change that could
    not be stored has not happened.
    """

    saved: Saved
    """The table as it was last stored."""
    host: Host
    desk: Desk
    used: float
    """The time when somebody was last here, by the clock of the desk."""
    is_closed: bool = attrs.field(default=False, init=False)
    _connections: list[Connection] = attrs.field(factory=list[Connection], init=False)
    _lock: asyncio.Lock = attrs.field(factory=asyncio.Lock, init=False)
    _texts: dict[tuple[str, Viewer, str], str] = attrs.field(factory=dict[tuple[str, Viewer, str], str], init=False)
    """Messages about the present host. Each is made once for all connections of a viewer in a language."""
    _pictures: Pictures = attrs.field(init=False)
    _players: Players = attrs.field(init=False)
    _tasks: set[asyncio.Task[None]] = attrs.field(factory=set["asyncio.Task[None]"], init=False)

    @classmethod
    def of(cls, saved: Saved, desk: Desk) -> "Room":
        """Make the room of a stored table, and let its bots and its chance begin to act.

        Raises:
            StorageTrouble: The stored table is not a host of this version.
        """
        room = cls(saved, host_of(saved), desk, desk.clock())
        room._pictures = Pictures(saved.table, desk)
        room._players = Players(room, desk)
        room._players.start()
        return room

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.saved.table

    @property
    def is_idle(self) -> bool:
        """True if nobody has been here for a while."""
        return not self._connections and self.desk.clock() - self.used > self.desk.settings.idle

    @property
    def connections(self) -> int:
        """The number of connections."""
        return len(self._connections)

    # --- people ---

    async def enter(self, token: str, lang: str, outbox: Outbox) -> Connection | Literal["bad_link", "full"]:
        """Make a connection for a valid token, or return the reason why there is none."""
        self.used = self.desk.clock()
        async with self._lock:
            with suppress(TableGone):
                await self._refresh()
            viewer = None if self.is_closed else self.host.viewer_of(token)
            if viewer is None:
                return "bad_link"
            if sum(other.viewer == viewer for other in self._connections) >= self.desk.settings.crowd:
                return "full"
            connection = Connection(viewer, self._known(lang), outbox)
            self._connections.append(connection)
            outbox.put(self._text("welcome", viewer, connection.lang))
        self._tell_who_is_here()
        return connection

    def leave(self, connection: Connection) -> None:
        """Remove a connection that was closed or lost."""
        self.used = self.desk.clock()
        if connection in self._connections:
            self._connections.remove(connection)
            self._tell_who_is_here()

    async def hear(self, connection: Connection, request: Request) -> None:
        """Carry out a request, or tell the client why not."""
        viewer = connection.viewer
        match request:
            case Act(at, action):
                await self._try(connection, action, lambda host: host.act(viewer, action, at=at))
            case Undo(at) if isinstance(viewer, Seat):
                await self._try(connection, "undo", lambda host: host.undo(viewer, at=at))
            case Undo():
                connection.tell(wrong("watching", connection.lang))
            case Draw():
                connection.drawn = request
                self._draw(connection)
            case Speak(lang):
                async with self._lock:
                    connection.lang = self._known(lang)
                    connection.outbox.put(self._text("welcome", viewer, connection.lang))
                self._draw(connection)
            case Join():
                connection.tell(wrong("joined", connection.lang))

    def _tell_who_is_here(self) -> None:
        text = encoded(people([connection.viewer for connection in self._connections], self.host.seats))
        for connection in self._connections:
            connection.outbox.put(text)

    # --- changes ---

    async def change(self, make: Callable[[Host], Host]) -> Host:
        """Make a change, store it, tell everybody, and return the new host.

        Raises:
            CriminalsError: The host refuses the change, or it could not be stored. Nothing has changed then.
            LateRequest: Another process was quicker. Everybody has been told of its change.
            TableGone: The table was closed.
        """
        async with self._lock:
            after = make(self.host)
            await self._store(after)
            self.host = after
            await self._tell_all("news")
        self._players.notice()
        return after

    async def _try(self, connection: Connection, tried: str, make: Callable[[Host], Host]) -> None:
        try:
            await self.change(make)
        except StorageTrouble as trouble:
            connection.tell(wrong("not_stored", connection.lang, why=trouble.told(connection.lang)))
        except TableGone:
            self.close()
        except CriminalsError as refused:
            self.desk.counters.count("requests_refused")
            briefing = self.host.news(connection.viewer)
            connection.tell(message(refused, connection.lang, briefing=briefing, tried=tried))

    async def _store(self, after: Host) -> None:
        counters, log = self.desk.counters, self.desk.log
        saved = attrs.evolve(self.saved, host=dumps(after), changes=after.changes, result=result_of(after))
        try:
            await self.desk.keeper.save(saved, self.host.changes)
        except StorageConflict:
            counters.count("storage_conflicts")
            log.write("storage_conflict", table=self.table, changes=self.host.changes)
            await self._reload()
            raise LateRequest(fault("late_request")) from None
        except StorageTrouble as trouble:
            counters.count("storage_troubles", trouble.code)
            log.write("storage_trouble", table=self.table, code=trouble.code)
            raise
        self.saved = saved
        counters.count("changes")
        if after.actor is None and self.host.actor is not None:
            log.write("game_over", table=self.table, game=after.game, changes=after.changes)

    async def _refresh(self) -> None:
        """Read the table again if another process has changed it."""
        changes = await self.desk.keeper.changes(self.table)
        if changes is None:
            self.close()
        elif changes != self.host.changes:
            await self._reload()

    async def _reload(self) -> None:
        saved = await self.desk.keeper.load(self.table)
        if saved is None or saved.host is None:
            self.close()
            raise TableGone(self.table)
        before, self.saved, self.host = self.host, saved, host_of(saved)
        for viewer in self.host.viewers:
            if hashes_of(before)[viewer] != hashes_of(self.host)[viewer]:
                self._dismiss(viewer)
        await self._tell_all("welcome")
        self._players.notice()

    async def _tell_all(self, kind: Literal["news", "welcome"]) -> None:
        """Tell everybody about the present host. Other tables have their turn between two viewers."""
        self._texts.clear()
        for connection in [*self._connections]:
            key = kind, connection.viewer, connection.lang
            if key not in self._texts:
                await asyncio.sleep(0)
            connection.outbox.put(self._text(*key))
            self._draw(connection)

    def _text(self, kind: str, viewer: Viewer, lang: str) -> str:
        key = kind, viewer, lang
        if key not in self._texts:
            told: Any = self.host.welcome(viewer) if kind == "welcome" else self.host.news(viewer)
            self._texts[key] = encoded(message(told, lang))
        return self._texts[key]

    def _known(self, lang: str) -> str:
        """The language if the game has words in it, otherwise English. So there is one message for each language."""
        return lang if lang in languages_of(self.host.game) else ENGLISH

    # --- pictures ---

    def _draw(self, connection: Connection) -> None:
        """Begin a picture for a connection that wants pictures, unless one is in progress."""
        if connection.drawn is None or connection.is_drawing:
            return
        connection.is_drawing = True
        task = asyncio.create_task(self._drawn(connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _drawn(self, connection: Connection) -> None:
        """Send a connection the picture of the present table. A picture that is out of date by then is made anew."""
        try:
            while not connection.outbox.is_ended:
                host, lang, wanted = self.host, connection.lang, connection.drawn
                assert wanted is not None
                text = await self._pictures.of(host, connection.viewer, lang, wanted)
                if host is not self.host or (lang, wanted) != (connection.lang, connection.drawn):
                    continue
                if text is None:
                    connection.tell(wrong("no_picture", lang))
                else:
                    connection.outbox.put(text)
                return
        finally:
            connection.is_drawing = False

    # --- who sits where ---

    async def renew(self, viewer: Viewer, *, name: str | None = None, bot: str | None = None) -> str | None:
        """Give a seat to somebody else, or renew its link, and return the new token; a bot has none.

        Connections with the old link are closed.
        """
        token = None if bot is not None else fresh_token()
        await self._hand_over(viewer, token, name, bot)
        return token

    async def revoke(self, viewer: Viewer) -> None:
        """Revoke the link of a viewer."""
        name = self.host.sitters[viewer].name if isinstance(viewer, Seat) else None
        await self._hand_over(viewer, None, name, None)

    async def _hand_over(self, viewer: Viewer, token: str | None, name: str | None, bot: str | None) -> None:
        def handed(host: Host) -> Host:
            if isinstance(viewer, Seat):
                return host.hand_over(viewer, token=token, name=name, bot=bot)
            return host.let_watch(token)

        await self.change(handed)
        self._dismiss(viewer)

    async def replace_bot(self, seat: Seat, bot: str) -> None:
        """Replace a bot that failed, and tell everybody."""
        sitter = self.host.sitters[seat]
        old, new = sitter.name or sitter.bot or "", f"{bot} {seat}"
        await self.change(lambda host: host.hand_over(seat, name=new, bot=bot))
        for connection in self._connections:
            connection.tell(stand_in(seat, connection.lang, connection.viewer, old, new))

    def _dismiss(self, viewer: Viewer) -> None:
        for connection in [each for each in self._connections if each.viewer == viewer]:
            self._connections.remove(connection)
            connection.tell(wrong("bad_link", connection.lang))
            connection.outbox.end(BAD_LINK)
        self._tell_who_is_here()

    # --- the end ---

    def close(self) -> None:
        """Close all connections for good, because the table was closed."""
        self.is_closed = True
        for connection in self._connections:
            connection.tell(wrong("closed", connection.lang))
            connection.outbox.end(CLOSED)
        self._connections.clear()
        self.stop()

    def stop(self) -> None:
        """Stop bots and chance, because the room is dropped from memory."""
        self._players.stop()
