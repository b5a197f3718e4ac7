"""What strangers can do to a server, and what it costs the people at its tables: next to nothing."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed

from criminals.web.guards import gate
from criminals.web.server import line, protocols
from tests.web.server.serving import UPGRADE, Client, Served, finished, is_cut, opened, served

PATIENT: float = 2.5
"""Seconds within which others have to be answered while an attack goes on: the machine may be busy."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as found:
        yield found


async def answered(client: Client, table: Any) -> float:
    """The seconds until somebody who plays is answered."""
    start = time.monotonic()
    await client.send({"type": "act", "at": 0, "action": "pass"})
    message = await client.next("refused", "news")
    assert message["kind"] == "refused"
    return time.monotonic() - start


async def beside(attack: Callable[[], Awaitable[Any]], client: Client, table: Any, times: int = 8) -> list[float]:
    """How long somebody has to wait for answers while an attack goes on."""
    attacking = asyncio.ensure_future(attack())
    waits: list[float] = []
    for _ in range(times):
        await asyncio.sleep(0.15)
        waits.append(await answered(client, table))
    attacking.cancel()
    with suppress(asyncio.CancelledError, ConnectionClosed, OSError):
        await attacking
    return waits


REQUESTS: dict[str, Any] = {
    "draw": {"type": "draw", "memory": False, "narrow": False},
    "act": {"type": "act", "at": 4, "action": "take 3"},
    "undo": {"type": "undo", "at": 4},
    "speak": {"type": "speak", "lang": "it"},
    "join": {"type": "join", "token": "again", "lang": "en"},
    "wrong": [[[[[[1]]]]]],
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_five_thousand_requests_of_a_kind_hold_nobody_up(server: Served, kind: str) -> None:
    made, other = server.table(edition="reference"), server.table(edition="reference")

    async def run() -> list[float]:
        flooding, client = await server.joined(made, 0), await server.joined(other, 0)
        await flooding.next("welcome")
        await client.next("welcome")

        async def flood() -> None:
            for _ in range(5000):
                await flooding.send(REQUESTS[kind])

        return await beside(flood, client, other)

    waits = finished(run())
    assert max(waits) < PATIENT, waits
    assert server.desk.counters.of("requests", kind) <= 60


def test_the_others_at_the_same_table_are_not_held_up_either(server: Served) -> None:
    made = server.table(edition="reference")

    async def run() -> list[float]:
        flooding, client = await server.joined(made, 0), await server.joined(made, 1)
        await client.next("welcome")

        async def flood() -> None:
            for number in range(5000):
                await flooding.send({"type": "draw", "memory": number % 2 == 0, "narrow": number % 3 == 0})

        return await beside(flood, client, made)

    assert max(finished(run())) < PATIENT


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\x00\x00\x00\x00", b"\x81\x80\x00\x00\x00\x00"], ids=("pings", "empty texts")
)
def test_a_flood_of_frames_waits_where_it_comes_from(server: Served, frame: bytes) -> None:
    made, other = server.table(), server.table()

    async def run() -> list[float]:
        client = await server.joined(other, 0)
        await client.next("welcome")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(UPGRADE.format(table=made["table"]).encode())
        await reader.readuntil(b"\r\n\r\n")

        async def flood() -> None:
            for _ in range(2000):
                writer.write(frame * 1000)
                await writer.drain()

        waits = await beside(flood, client, other)
        writer.transport.abort()
        return waits

    assert max(finished(run())) < PATIENT


@pytest.mark.parametrize("first", ["", "GET / HT", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_two_thousand_lines_without_a_token_keep_nobody_out(server: Served, first: str) -> None:
    made = server.table()
    lines = [line for place in (2, 3) for line in opened(server.port, 1000, first.encode(), f"127.0.0.{place}")]

    async def come() -> float:
        start = time.monotonic()
        client = await server.joined(made, 0)
        await client.next("welcome")
        seconds = time.monotonic() - start
        await answered(client, made)
        return seconds

    try:
        assert finished(come()) < PATIENT
        assert server.ask("GET", "/healthz")[0] == 200
    finally:
        for each in lines:
            each.close()
    assert server.desk.counters.of("connections_shed") > 1500


def test_websockets_without_a_token_are_few_and_guests_come_and_stay(server: Served) -> None:
    made = server.table()
    begin = UPGRADE.format(table=made["table"]).encode()

    async def run() -> list[socket.socket]:
        client = await server.joined(made, 0)
        await client.next("welcome")
        lines = await asyncio.to_thread(opened, server.port, 1500, begin)
        await answered(client, made)
        late = await server.joined(made, 1)
        await late.next("welcome")
        return lines

    lines = finished(run())
    try:
        assert sum(not is_cut(each) for each in lines) <= gate.MOST_OF_ADDRESS
    finally:
        for each in lines:
            each.close()


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("guards.gate", "server.line", "server.api"):
        monkeypatch.setattr(f"criminals.web.{place}.PATIENCE", 1.0)
    with served(tmp_path) as server:
        made = server.table()
        upgrade = UPGRADE.format(table=made["table"])
        post = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        post += "Content-Length: 99\r\n\r\n{"
        halves = ["", "G", "GET / HTTP/1.1\r\nHost: x\r\n", upgrade[:-2], upgrade, post]
        lines = [line for half in halves for line in opened(server.port, 1, half.encode())]
        deadline = time.monotonic() + 20
        while not all(map(is_cut, lines)):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        for each in lines:
            each.close()


def test_who_never_reads_is_cut_and_holds_nobody_up(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SENDING", 1.0)
    made = server.table("counterfeiters", {}, {}, edition="reference")

    async def run() -> None:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the system takes megabytes for it
        deaf.connect(("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=deaf, limit=1024)
        writer.write(UPGRADE.format(table=made["table"]).encode())
        await reader.readuntil(b"\r\n\r\n")
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        join = json.dumps({"type": "join", "token": made["seats"][0]["token"], "lang": "en"})
        writer.write(masked(join))
        client = await server.joined(made, 1)
        await client.next("welcome")
        waits: list[float] = []
        for number in range(200):
            if server.desk.counters.of("connections_slow"):
                break
            writer.write(masked(json.dumps({"type": "speak", "lang": ("it", "fr")[number % 2]})))
            writer.write(masked(json.dumps({"type": "draw", "memory": True, "narrow": number % 2 == 0})))
            await asyncio.sleep(0.2)
            waits.append(await answered(client, made))
        assert server.desk.counters.of("connections_slow") == 1
        assert max(waits) < PATIENT
        writer.transport.abort()

    finished(run())


def masked(text: str) -> bytes:
    """The frame of a text, as a client sends it."""
    data = text.encode()
    return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data if len(data) < 126 else _long(data)


def _long(data: bytes) -> bytes:
    return b"\x81\xfe" + len(data).to_bytes(2) + b"\0\0\0\0" + data


def test_a_flood_that_is_not_read_is_cut_before_it_fills_the_memory(server: Served) -> None:
    assert protocols.MOST_UNREAD < 1_000_000
    made = server.table()

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(UPGRADE.format(table=made["table"]).encode())
        await reader.readuntil(b"\r\n\r\n")
        sent = 0
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(3):
                while sent < 50_000_000:
                    writer.write(b"\x89\xfe\x00\x7d\0\0\0\0" + b"x" * 125)
                    sent += 133
                    await writer.drain()
        assert sent < 20_000_000
        writer.transport.abort()

    finished(run())


def test_a_bot_that_raises_stop_iteration_is_replaced(tmp_path: Path) -> None:
    bots = {"random": "random", "bad": "python:tests.web.bad_bots:Stops"}
    with served(tmp_path, bots=bots) as server:
        made = server.table("crooks", {"bot": "bad"}, {"name": "Ada"}, first=0)

        async def run() -> Any:
            client = await server.joined(made, 1)
            notice = await client.next("notice")
            await client.next("news")
            await client.close()
            return notice

        assert finished(run())["code"] == "stand_in"


def test_whoever_guesses_has_to_wait_and_keeps_nobody_out(server: Served) -> None:
    made = server.table()

    async def guess(table: str) -> list[int | None]:
        codes: list[int | None] = []
        for number in range(14):
            async with server.connected(table) as connection:
                await connection.send(json.dumps({"type": "join", "token": f"guess {number}", "lang": "en"}))
                with suppress(ConnectionClosed):
                    while True:
                        await connection.recv()
                codes.append(connection.close_code)
        return codes

    async def run() -> None:
        client = await server.joined(made, 0)
        await client.next("welcome")
        codes = await guess("another")
        assert codes[:10] == [4401] * 10
        assert codes[-1] == 1013
        assert {*await guess(made["table"])} == {4401}
        late = await server.joined(made, 1)
        await late.next("welcome")

    finished(run())


def test_who_does_not_answer_a_ping_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.web.server.running.PING", 0.3)
    with served(tmp_path) as server:
        made = server.table()

        async def run() -> float:
            client = await server.joined(made, 1)
            await client.next("welcome")
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            join = json.dumps({"type": "join", "token": made["seats"][0]["token"], "lang": "en"})
            writer.write(UPGRADE.format(table=made["table"]).encode() + masked(join))
            start = time.monotonic()
            async with asyncio.timeout(20):
                while await reader.read(65_536):
                    pass
            seconds = time.monotonic() - start
            writer.transport.abort()
            await asyncio.sleep(1.0)  # whoever answers stays
            await answered(client, made)
            return seconds

        assert finished(run()) > 0.3
