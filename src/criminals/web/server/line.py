"""One WebSocket, from its first message, which must have a token, to its last."""

# Starlette has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import attrs
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from criminals.core.base.errors import MalformedDocument
from criminals.core.base.seats import Seat
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import faults_text
from criminals.hosting import Join, Request, read_request
from criminals.web.guards.gate import PATIENCE, Gate
from criminals.web.guards.rates import PATIENCE as LONGEST_WAIT
from criminals.web.guards.rates import Addresses, Turns
from criminals.web.messages import BAD_LINK, FULL, TRY_AGAIN, encoded, no_request, wrong
from criminals.web.rooms.connection import Connection
from criminals.web.rooms.desk import Desk
from criminals.web.rooms.outbox import Outbox
from criminals.web.rooms.room import Room
from criminals.web.rooms.rooms import Rooms
from criminals.web.speaking import spoken
from criminals.web.storage import StorageTrouble

SENDING: Final = 20.0
"""The seconds that a message may take to be sent. A client that reads more slowly is cut."""

FAULT: Final = 1011
"""The close code for a fault of the server."""

CODES: Final = {"bad_link": BAD_LINK, "no_token": BAD_LINK, "full": FULL}


class Ended(Exception):
    """A connection ends. Its client reads the reason, and the connection is closed with a code."""

    def __init__(self, code: int, reason: str, why: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.why = why


@attrs.define(eq=False, repr=False)
class Line:
    """A WebSocket to a table."""

    socket: WebSocket
    table: str
    desk: Desk
    rooms: Rooms
    gate: Gate
    addresses: Addresses
    cut: Callable[[], None]
    """Cuts the connection without a message."""
    turns: Turns = attrs.field(init=False)
    lang: str = attrs.field(default=ENGLISH, init=False)
    """The language of the client, as soon as its first message has told it."""

    def __attrs_post_init__(self) -> None:
        self.turns = Turns(self.addresses.messages.of(self.address))

    @property
    def address(self) -> str:
        """The address of the client."""
        return str(self.socket.scope["address"])

    async def attend(self) -> None:
        """Serve the connection to its end."""
        await self.socket.accept()
        with suppress(WebSocketDisconnect):
            try:
                async with asyncio.timeout(PATIENCE):
                    entered = await self._entered()
            except TimeoutError:
                await self._end(Ended(BAD_LINK, "no_token"))
            except Ended as ended:
                self.desk.counters.count("connections_refused", ended.reason)
                await self._end(ended)
            else:
                await self._served(*entered)

    async def _entered(self) -> tuple[Room, Connection]:
        """The connection of a client that shows a valid token in time. Other clients are told nothing."""
        request = self._read(await self._text())
        if not isinstance(request, Join):
            raise Ended(BAD_LINK, "bad_link")
        self.lang = spoken(request.lang)
        is_known = self.rooms.has(self.table)
        if not is_known and not self.addresses.guesses.of(self.address).has(time.monotonic(), 0):
            raise Ended(TRY_AGAIN, "too_often")  # loading a table costs more than checking a token
        try:
            room = await self.rooms.find(self.table)
            entered = "bad_link" if room is None else await room.enter(request.token, request.lang, Outbox(self.cut))
        except StorageTrouble as trouble:
            raise Ended(TRY_AGAIN, "not_stored", trouble.told(self.lang)) from None
        if isinstance(entered, str):
            if entered == "bad_link":
                self.addresses.guesses.of(self.address).take(time.monotonic())
            raise Ended(CODES[entered], entered)
        assert room is not None
        self.gate.leave(peer_of(self.socket))
        self.desk.counters.count("connections")
        seat = entered.viewer if isinstance(entered.viewer, Seat) else None
        self.desk.log.write("joined", table=room.table, seat=seat, address=self.address)
        return room, entered

    async def _served(self, room: Room, connection: Connection) -> None:
        """Read requests until the connection ends, and send what waits for it meanwhile."""
        writer = asyncio.create_task(self._write(connection.outbox))
        reader = asyncio.create_task(self._listen(room, connection))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and isinstance(ended := reader.exception(), Ended):
                connection.tell(wrong(ended.reason, connection.lang, why=ended.why))
                connection.outbox.end(ended.code)
                await asyncio.wait((writer,), timeout=SENDING)
        finally:
            connection.outbox.end(TRY_AGAIN)
            room.leave(connection)
            seat = connection.viewer if isinstance(connection.viewer, Seat) else None
            self.desk.log.write("left", table=room.table, seat=seat, address=self.address)
            await _stopped(writer, reader)
        for task in (writer, reader):
            if not task.cancelled() and not isinstance(task.exception(), (Ended, WebSocketDisconnect, type(None))):
                raise task.exception() or RuntimeError

    async def _listen(self, room: Room, connection: Connection) -> None:
        """Carry out requests in order, and no more often than the rates allow."""
        counters = self.desk.counters
        while True:
            await self._turn(self.turns.message(time.monotonic()))
            text = await self._text()
            try:
                request = read_request(text)
            except MalformedDocument as error:
                await self._turn(self.turns.kind("wrong", time.monotonic()))
                connection.tell(no_request(error, connection.lang))
                continue
            kind = type(request).__name__.lower()
            counters.count("requests", kind)
            await self._turn(self.turns.kind(kind, time.monotonic()))
            await room.hear(connection, request)

    async def _turn(self, seconds: float) -> None:
        """Wait for a turn. Nothing is read meanwhile, so a flood waits on the machine of its sender."""
        if seconds > LONGEST_WAIT:
            raise Ended(TRY_AGAIN, "too_often")
        if seconds > 0:
            self.desk.counters.count("requests_delayed")
            await asyncio.sleep(seconds)

    async def _write(self, outbox: Outbox) -> None:
        """Send what waits until the connection is to be closed. A client that does not read in time is cut."""
        try:
            while True:
                found = await outbox.take()
                async with asyncio.timeout(SENDING):
                    if isinstance(found, int):
                        await self._close(found)
                        return
                    await self.socket.send_text(found)
                self.desk.counters.count("messages_sent")
        except TimeoutError:
            outbox.is_slow = True
            self.cut()
        finally:
            if outbox.is_slow:
                self.desk.counters.count("connections_slow")
                self.desk.log.write("slow_reader", address=self.address)

    async def _text(self) -> str:
        """The next text; `Ended` for bytes."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Ended(1003, "no_text")
        return str(text)

    def _read(self, text: str) -> Request:
        try:
            return read_request(text)
        except MalformedDocument as error:
            raise Ended(BAD_LINK, "no_request", faults_text(error)[:200]) from None

    async def _end(self, ended: Ended) -> None:
        """Send the reason, and close the connection."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SENDING):
                await self.socket.send_text(encoded(wrong(ended.reason, self.lang, why=ended.why)))
                await self._close(ended.code)

    async def _close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)


def peer_of(socket: WebSocket) -> tuple[str, int]:
    """The key by which the gate knows a connection."""
    client = socket.scope.get("client") or ("", 0)
    return client[0], client[1]


async def _stopped(*tasks: "asyncio.Task[None]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
