"""Attacks on a server of one's own, by somebody who has a link of one table: see `bench_web.py`.

Usage: web_attacks.py deaf|floods|strangers PORT TABLE TOKEN, until it is ended.
"""

import asyncio
import json
import resource
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import attrs

ADDRESS: Final = "127.0.0.9"
"""Where the attacks come from: another address than that of those who play."""

UPGRADE: Final = (
    "GET /tables/{table}/line HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

REQUESTS: Final = (
    '{"type":"draw","memory":false,"narrow":false}',
    '{"type":"act","at":0,"action":"pass"}',
    '{"type":"undo","at":0}',
    '{"type":"speak","lang":"fr"}',
    '{"type":"join","token":"x","lang":"en"}',
    "[[[[[1]]]]]",
)
"""Every kind of message, and one that is none."""


def frame(text: str) -> bytes:
    """The frame of a text, as a client sends it."""
    data = text.encode()
    head = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + head + b"\0\0\0\0" + data


@attrs.frozen
class Attacker:
    """Somebody with the link of a spectator."""

    port: int
    table: str
    token: str

    @property
    def hello(self) -> bytes:
        """How a WebSocket begins, and the link."""
        return self.upgrade + frame(json.dumps({"type": "join", "token": self.token, "lang": "en"}))

    @property
    def upgrade(self) -> bytes:
        """How a WebSocket begins."""
        return UPGRADE.format(table=self.table).encode()

    def opened(self, unread: int | None = None) -> socket.socket:
        """A connection, for which the system keeps so many bytes."""
        line = socket.socket()
        if unread is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
        line.bind((ADDRESS, 0))
        line.connect(("127.0.0.1", self.port))
        return line

    def strangers(self) -> None:
        """Hold 2,000 connections without a token, and open 500 anew each second."""
        lines: list[socket.socket] = []
        while True:
            while len(lines) < 2000:
                with suppress(OSError):
                    lines.append(self.opened())
                    lines[-1].sendall(self.upgrade)
            time.sleep(1)
            for line in lines[:500]:
                line.close()
            del lines[:500]

    def deaf(self) -> None:
        """Ask for much on five connections, and never read the answers."""
        lines: list[socket.socket | None] = [None] * 5
        while True:
            for number, line in enumerate(lines):
                try:
                    if line is None:
                        line = lines[number] = self.opened(4096)
                        line.sendall(self.hello)
                    line.sendall(frame('{"type":"speak","lang":"it"}'))
                except OSError:
                    lines[number] = None
            time.sleep(0.2)

    def floods(self) -> None:
        """Send as much of every kind of message as is taken, each kind on its own connection."""

        async def flood_with_all() -> None:
            await asyncio.gather(*map(self._flood, REQUESTS))

        asyncio.run(flood_with_all())

    async def _flood(self, request: str) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
                writer.write(self.hello)
                reading = asyncio.create_task(_read(reader))
                while not reading.done():
                    writer.write(frame(request) * 50)
                    await writer.drain()
                    await asyncio.sleep(0)
            await asyncio.sleep(0.05)


async def _read(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


def main() -> None:
    """Attack until it is ended."""
    kind, port, table, token = sys.argv[1:]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacker = Attacker(int(port), table, token)
    attacks: dict[str, Callable[[], None]] = {
        "deaf": attacker.deaf,
        "floods": attacker.floods,
        "strangers": attacker.strangers,
    }
    attacks[kind]()


if __name__ == "__main__":
    main()
