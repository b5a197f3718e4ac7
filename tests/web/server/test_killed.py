"""A server that is killed in the middle of moves, again and again: no move that was told is lost, none is played twice.

`CRIMINALS_KILLS=200` kills it so often; by itself it is killed a few times.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import attrs
import pytest

import criminals
from criminals import hosting

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

import contextlib

from websockets.exceptions import WebSocketException

from criminals.web.storage.sqlite import SQLiteStorage
from tests.web.server.serving import Served

KILLS = int(os.environ.get("CRIMINALS_KILLS", "10"))

SEATS = {
    "crooks": [{"name": "Ada"}, {"name": "Bo"}],
    "counterfeiters": [{"name": "Ada"}, {"name": "Bo"}, {"bot": "random"}],
    "sicario": [{"name": "Ada"}, {"bot": "random"}, {"name": "Bo"}],
}


@attrs.define(eq=False)
class Player:
    """Somebody at a table who plays at random, and comes back whenever the line is lost."""

    table: Any
    viewer: Any
    token: str
    sent: dict[int, list[str]] = attrs.field(factory=dict[int, list[str]])
    """The actions that were sent, by the number of changes that the table had been through."""
    told: dict[int, Any] = attrs.field(factory=dict[int, Any])
    """The views that were told, by the number of changes."""
    is_over: bool = False
    lines: int = 0

    async def play(self, server: Served) -> None:
        while not self.is_over:
            with contextlib.suppress(OSError, EOFError, WebSocketException):
                await self._play(server)
            await asyncio.sleep(0.05)

    async def _play(self, server: Served) -> None:
        async with server.connected(self.table["table"]) as line:
            self.lines += 1
            await line.send(json.dumps({"type": "join", "token": self.token, "lang": "en"}))
            async for text in line:
                message = json.loads(text)
                if message["kind"] not in ("welcome", "news"):
                    continue
                changes = message["changes"]
                known = self.told.setdefault(changes, message["view"])
                assert known == message["view"], "the past has changed"
                if message["result"] is not None:
                    self.is_over = True
                    return
                if message["legal"]:
                    action = random.choice(message["legal"])["action"]
                    self.sent.setdefault(changes, []).append(action)
                    await line.send(json.dumps({"type": "act", "at": changes, "action": action}))


@attrs.define(eq=False)
class Process:
    """The server in a process of its own, at the same port every time."""

    data: Path
    port: int
    process: Any = None

    def start(self) -> None:
        command = [sys.executable, "-m", "criminals", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--pause", "0", "--workers", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def is_there(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


async def until_there(process: Process) -> None:
    async with asyncio.timeout(60):
        while not process.is_there():
            await asyncio.sleep(0.05)


def players_of(table: Any) -> list[Player]:
    """Those who play at a table."""
    links = [link for link in table["seats"] if link["token"]] + [table["spectators"]]
    return [Player(table, link["viewer"], link["token"]) for link in links]


async def keep_playing(server: Served, players: list[Player], numbers: range) -> None:
    """Play at new tables, one after another, for ever."""
    games = [*SEATS]
    for number in numbers:
        game = games[number % len(games)]
        made = None
        while made is None:
            try:
                order = {"game": game, "seats": SEATS[game]}
                status, found = await asyncio.to_thread(server.ask, "POST", "/api/tables", order)
                made = found if status == 201 else None
            except (OSError, EOFError, ValueError, HTTPException):
                pass
            await asyncio.sleep(0.05)
        own = players_of(made)
        players += own
        await asyncio.gather(*(player.play(server) for player in own))


async def killing(process: Process, server: Served, players: list[Player]) -> None:
    """Kill the server in the middle of moves, so many times."""
    tables = [asyncio.create_task(keep_playing(server, players, range(first, 10_000, 4))) for first in range(4)]
    for _ in range(KILLS):
        await until_there(process)
        await asyncio.sleep(random.uniform(0.2, 0.9))
        for table in tables:
            if table.done():
                table.result()
        process.kill()
        process.start()
    await until_there(process)
    await asyncio.sleep(1.5)
    for table in tables:
        table.cancel()
    for found in await asyncio.gather(*tables, return_exceptions=True):
        assert found is None or isinstance(found, asyncio.CancelledError), found


def changes_of(host: hosting.Host) -> list[int]:
    """For each action how many changes there had been before it. All that chance does at once is one change."""
    actors = [criminals.actor(state) for state in host.states[:-1]]
    found, changes = list[int](), len(host.sitters) + 1  # everybody was seated, and spectators were let in
    for ply, actor in enumerate(actors):
        if ply and not actor == actors[ply - 1] == criminals.CHANCE:
            changes += 1
        found.append(changes)
    return found


def check(player: Player, host: hosting.Host) -> int:
    """Hold what somebody was told against what is stored; returns how many of their moves were played."""
    changes, viewer = changes_of(host), player.viewer
    states = {**dict(zip(reversed(changes), reversed(host.states[:-1]), strict=True)), host.changes: host.state}
    own = [ply for ply in range(len(changes)) if criminals.actor(host.states[ply]) == viewer]
    for ply in own:
        assert str(host.record.actions[ply]) in player.sent[changes[ply]], "nobody has sent that"
    assert max(player.told) <= host.changes, "a move that was told is lost"
    for at, view in player.told.items():
        true = criminals.view(states[at], viewer if isinstance(viewer, int) else criminals.SPECTATOR)
        assert json.loads(criminals.dumps(true)) == view, "another move was told"
    return len(own)


@pytest.mark.timeout(60 + 10 * KILLS)
def test_a_server_that_is_killed_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = Process(tmp_path / "tables.db", port)
    server, players = Served(f"http://127.0.0.1:{port}", None, lambda: None), list[Player]()  # type: ignore[arg-type]
    process.start()
    start = time.monotonic()
    try:
        asyncio.run(killing(process, server, players))
    finally:
        process.kill()
    played, told, lines = 0, 0, 0
    with SQLiteStorage(tmp_path / "tables.db") as storage:
        for player in players:
            saved = storage.load(player.table["table"])
            assert saved is not None
            assert saved.host is not None
            if player.told:
                played += check(player, hosting.loads(saved.host))
                told, lines = told + len(player.told), lines + player.lines
    summary = f"{len(players)} players, {played} moves, {told} views, {lines} lines"
    sys.stderr.write(f"{KILLS} kills in {time.monotonic() - start:.0f} s: {summary}\n")
    assert played > 2 * KILLS
