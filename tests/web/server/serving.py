"""A real server in a thread, and clients for it: some that play, and some that do harm."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
import io
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import attrs
from websockets.asyncio.client import ClientConnection, connect

from criminals.web.notes.log import Log
from criminals.web.rooms.desk import Desk
from criminals.web.server import running
from criminals.web.settings import Settings
from criminals.web.storage.sqlite import SQLiteStorage

T = TypeVar("T")


@attrs.frozen
class Served:
    """A server that runs, and where."""

    base: str
    desk: Desk
    stop: Callable[[], None]
    """Ask it to stop, as a signal does."""

    @property
    def port(self) -> int:
        found = urlsplit(self.base).port
        assert found is not None
        return found

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        given = {"Authorization": f"Bearer {token}"} if token else {}
        text = None if body is None else json.dumps(body)
        if body is not None:
            given["Content-Type"] = "application/json"
        try:
            connection.request(method, path, text, {**given, **(headers or {})})
            answer = connection.getresponse()
            found = answer.read()
            return answer.status, json.loads(found) if found[:1] in (b"{", b"[") else found.decode()
        finally:
            connection.close()

    def table(self, game: str = "crooks", *seats: dict[str, Any], **more: Any) -> Any:
        """A new table: everything that its owner is told."""
        status, made = self.ask("POST", "/api/tables", {"game": game, "seats": seats or [{}, {}], **more})
        assert status == 201, made
        return made

    def connected(self, table: str, **more: Any) -> Any:
        """A WebSocket to a table."""
        return connect(self.line(table), max_size=None, compression=None, open_timeout=30, **more)

    def line(self, table: str) -> str:
        """The address of a table's WebSocket."""
        return f"ws://127.0.0.1:{self.port}/tables/{table}/line"

    async def joined(self, made: Any, seat: int | None, lang: str = "en", **more: Any) -> "Client":
        """Somebody who has come by a link; None stands for spectators."""
        link = made["spectators"] if seat is None else made["seats"][seat]
        line = await self.connected(made["table"], **more)
        _OPEN.append(line)
        client = Client(line)
        await client.send({"type": "join", "token": link["token"], "lang": lang})
        return client


@attrs.define(eq=False)
class Client:
    """Somebody at a table, over a real WebSocket."""

    line: ClientConnection
    messages: list[Any] = attrs.field(factory=list[Any])

    async def send(self, request: Any) -> None:
        await self.line.send(json.dumps(request))

    async def next(self, *kinds: str, seconds: float = 30.0) -> Any:
        """The next message of some kinds; those of others are passed over."""
        async with asyncio.timeout(seconds):
            while True:
                message = json.loads(await self.line.recv())
                self.messages.append(message)
                if message["kind"] in kinds:
                    return message

    async def act(self, at: int, action: str) -> None:
        await self.send({"type": "act", "at": at, "action": action})

    async def close(self) -> None:
        await self.line.close()


_OPEN: list[ClientConnection] = []
"""The lines of clients that were opened and may still be open."""


def finished(main: Coroutine[Any, Any, T]) -> T:
    """Run a test to its end, and close the lines that it leaves open: else they would be warned of much later."""

    async def run() -> T:
        try:
            return await main
        finally:
            for line in _OPEN:
                line.transport.abort()  # to close it would take long, if the server does not read from it
            _OPEN.clear()
            await asyncio.sleep(0.05)  # the loop has to hear of what was closed

    return asyncio.run(run())


@contextmanager
def served(folder: Path, *, storage: Any = None, **settings: Any) -> Iterator[Served]:
    """Serve at a free port of this machine, in a thread of this process."""
    given: dict[str, Any] = {"pause": 0.0, "limit": 5.0, **settings}
    kept = SQLiteStorage(folder / "tables.db") if storage is None else storage
    desk = Desk.of(Settings(**given), kept, Log(io.StringIO(), as_json=True))
    listening = running.listener("127.0.0.1", 0)
    server = running.uvicorn_server(desk)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.02)
    try:
        yield Served(running.address_of(listening), desk, lambda: setattr(server, "should_exit", True))
    finally:
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive(), "the server did not stop"


def opened(port: int, count: int, first: bytes = b"", host: str = "127.0.0.1") -> list[socket.socket]:
    """Connections that say a few bytes, if any, and nothing more. Whoever asks for them closes them."""
    found: list[socket.socket] = []
    for _ in range(count):
        try:
            line = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(host, 0))
        except OSError:
            continue
        found.append(line)
        with suppress(OSError):  # the other side may have gone
            line.sendall(first)
    return found


UPGRADE = (
    "GET /tables/{table}/line HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""How a WebSocket begins."""


def is_cut(line: socket.socket) -> bool:
    """Whether the other side has closed a connection."""
    line.settimeout(0.01)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True
