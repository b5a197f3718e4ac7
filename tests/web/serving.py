"""A room that keeps every table it ever had, and a real server for it in a thread of its own."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import attrs
import uvicorn
from typing_extensions import override

import criminals
from examples.web_table.keys import fresh_keys
from examples.web_table.room import Room
from examples.web_table.seating import bots_of, seated_names
from examples.web_table.server import app
from examples.web_table.table import Table


@attrs.define(eq=False)
class KeptRoom(Room):
    """A room whose past can be looked at."""

    past: dict[int, Table] = attrs.field(factory=dict[int, Table])

    @override
    def change(self, table: Table) -> None:
        self.past[table.at] = table
        Room.change(self, table)


def kept_room(
    game: str, seats: Sequence[str], *, seed: int = 1, kind: type[Table] = Table, pause: float = 0.0
) -> KeptRoom:
    """A room dealt from a seed: for each seat `person`, `person:Ada` or a bot."""
    bots = bots_of(seats)
    first = criminals.new_game(game, players=len(seats), seed=seed)
    table = kind((first,), bots={seat: seats[seat] for seat in bots}, names=seated_names(seats))
    return KeptRoom(table, fresh_keys(table.viewers), bots, pause, Random(seed), past={0: table})


@attrs.frozen
class Served:
    """A room that is being served, and where."""

    room: KeptRoom
    origin: str
    in_loop: Callable[[Callable[[], Any]], Any]

    def link(self, viewer: criminals.Viewer) -> str:
        """The link of a viewer."""
        return f"{self.origin}/#{self.room.keys.tokens[viewer]}"


@contextmanager
def served(room: KeptRoom) -> Iterator[Served]:
    """Serve a room at a free port of this machine, as the example does."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(app(room), log_level="warning", ws="websockets-sansio", ws_max_size=65_536)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    for _ in range(600):
        if server.started:
            break
        time.sleep(0.05)
    assert server.started, "the server did not start"

    def in_loop(call: Callable[[], Any]) -> None:
        room_loop().call_soon_threadsafe(call)

    def room_loop() -> Any:
        return server.servers[0].get_loop()

    try:
        yield Served(room, f"http://127.0.0.1:{listener.getsockname()[1]}", in_loop)
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()
