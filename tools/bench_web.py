"""How long it takes until the last of those at a table is told of a move, alone and among many, and under attack.

A server runs in a process of its own. At each of 100 tables sit five browsers, and one of them acts now and then. It
measures the time from when a move is sent until the last of the five has the news of it.

Usage: bench_web.py [--tables 100] [--seconds 20] [--rate 40] [--attack strangers]
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import connect

from criminals.web.server import running

SEATS: Final = [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dee"}]
"""Four who play, and a spectator: five browsers at a table."""

SERVE: Final = """
import sys
from criminals.web.guards import rates
from criminals.web.guards.buckets import Rate
# All clients here have one address. Only what is for an address is let off; each connection has its usual rates.
rates.ADDRESS = Rate(1e6, 1e6)
rates.TABLE = Rate(1e6, 1e6)
rates.REQUEST = Rate(1e6, 1e6)
from criminals.cli.main import main
main(["serve", *sys.argv[1:]])
"""


class Table:
    """A table with five browsers, and the news that each has had."""

    def __init__(self, port: int, made: Any) -> None:
        self.port = port
        self.made = made
        self.lines: list[Any] = []
        self.told: dict[int, int] = {}
        self.legal: tuple[int, str] | None = None
        self.actor: Any = None
        self.is_over = False
        self.waiting: dict[int, asyncio.Future[None]] = {}
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Let everybody come in."""
        for link in [*self.made["seats"], self.made["spectators"]]:
            line = await connect(
                f"ws://127.0.0.1:{self.port}/tables/{self.made['table']}/line",
                max_size=None,
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            await line.send(json.dumps({"type": "join", "token": link["token"], "lang": "en"}))
            self.lines.append(line)
            while (message := json.loads(await line.recv()))["kind"] != "welcome":
                pass
            self.hear(line, message)
            self.readers.append(asyncio.create_task(self.read(line)))

    async def read(self, line: Any) -> None:
        """Hear everything that is said to one of them."""
        with suppress(Exception):
            async for text in line:
                # To read all of it as JSON would take this process longer than the server takes to write it.
                if text.startswith('{"criminals":1,"kind":"news"'):
                    self.hear(line, json.loads(text))

    def hear(self, line: Any, message: Any) -> None:
        """Note who is to act, and count the news of a change."""
        changes = message["changes"]
        self.told[changes] = self.told.get(changes, 0) + 1
        if message["legal"]:
            self.legal, self.actor = (changes, random.choice(message["legal"])["action"]), line
        if message["result"] is not None:
            self.is_over = True
        if self.told[changes] == len(SEATS) + 1 and changes in self.waiting:
            self.waiting.pop(changes).set_result(None)

    async def move(self) -> float | None:
        """Act, and return the seconds until the last one is told; None if nobody can."""
        if self.legal is None or self.is_over:
            return None
        (at, action), self.legal = self.legal, None
        done = self.waiting[at + 1] = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        await self.actor.send(json.dumps({"type": "act", "at": at, "action": action}))
        async with asyncio.timeout(30):
            await done
        return time.perf_counter() - start

    def close(self) -> None:
        """Let everybody go."""
        for reader in self.readers:
            reader.cancel()
        for line in self.lines:
            line.transport.abort()


def ask(port: int, body: Any) -> Any:
    """A new table."""
    from http.client import HTTPConnection  # noqa: PLC0415 -- used here alone

    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    assert answer.status == 201, found
    return found


@asynccontextmanager
async def server() -> AsyncIterator[int]:
    """A server in a process of its own; its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", str(port), "--data", str(Path(folder) / "t.db"), "--pause", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            for _ in range(600):
                with socket.socket() as line:
                    if line.connect_ex(("127.0.0.1", port)) == 0:
                        break
                await asyncio.sleep(0.1)
            yield port
        finally:
            process.terminate()
            process.wait(60)


async def measured(tables: list[Table], seconds: float, rate: float) -> list[float]:
    """The times of moves at all tables together, so many a second."""
    waits: list[float] = []
    tasks: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        found = await table.move()
        if found is not None:
            waits.append(found)

    end, due = time.perf_counter() + seconds, time.perf_counter()
    while time.perf_counter() < end:
        able = [table for table in tables if table.legal is not None and not table.is_over]
        if able:
            tasks.add(asyncio.create_task(one(random.choice(able))))
        due += random.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*tasks)
    return sorted(waits)


async def opened(port: int, count: int) -> list[Table]:
    """So many tables, with everybody there."""
    tables = [Table(port, await asyncio.to_thread(ask, port, {"game": "crooks", "seats": SEATS})) for _ in range(count)]
    for table in tables:
        await table.open()
    return tables


def shown(label: str, waits: list[float]) -> float:
    """Print a line of figures; the 99th percentile."""
    p50, p99 = (waits[min(len(waits) - 1, int(len(waits) * part))] for part in (0.5, 0.99))
    sys.stdout.write(f"{label:<48}{len(waits):>7}{p50 * 1000:>10.1f}{p99 * 1000:>10.1f}{waits[-1] * 1000:>10.1f}\n")
    sys.stdout.flush()
    return p99


# --- attacks: in processes of their own, so that this one measures ---

Attack: TypeAlias = Callable[[Table], AbstractAsyncContextManager[None]]

ATTACKS: Final = {
    "deaf": "five clients that never read",
    "floods": "floods of every message, each on its own socket",
    "strangers": "2,000 sockets without a token, 500 anew a second",
}


@asynccontextmanager
async def attack(kind: str, table: Table) -> AsyncIterator[None]:
    """An attack by somebody who has a link of one table, while the block runs."""
    token = table.made["spectators"]["token"]
    command = [sys.executable, str(Path(__file__).parent / "web_attacks.py"), kind, str(table.port)]
    process = subprocess.Popen(
        ["nice", "-n", "5", *command, table.made["table"], token], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        await asyncio.sleep(2)
        yield
        assert process.poll() is None, f"the attack {kind} has ended"
    finally:
        process.kill()
        process.wait()


async def bench(count: int, seconds: float, rate: float, attacks: Sequence[str]) -> None:
    """Measure, and print line by line."""
    sys.stdout.write(f"{'until the last of five is told, in ms':<48}{'moves':>7}{'p50':>10}{'p99':>10}{'max':>10}\n")
    await _phase("one table alone", 1, seconds, 4)
    await _phase(f"{count} tables, {rate:g} moves a second", count, seconds, rate)
    for kind in attacks:
        await _phase(ATTACKS[kind], count, seconds, rate, partial(attack, kind))


async def _phase(
    label: str, count: int, seconds: float, rate: float, attacked: Callable[..., Any] | None = None
) -> None:
    async with server() as port:
        victim, *tables = await opened(port, count + 1)
        try:
            await measured(tables, 2, rate)  # everything that is made when it is first used
            if attacked is None:
                shown(label, await measured(tables, seconds, rate))
                return
            async with attacked(victim):
                shown(label, await measured(tables, seconds, rate))
        finally:
            for table in (victim, *tables):
                table.close()


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second at all tables together")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="only this attack; may be repeated")
    chosen = parser.parse_args()
    running._allow_many_files()
    asyncio.run(bench(chosen.tables, chosen.seconds, chosen.rate, chosen.attack or [*ATTACKS]))


if __name__ == "__main__":
    main()
