"""Run the server until it is asked to stop."""

# Uvicorn has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from typing import Final

import uvicorn
from typing_extensions import override

from criminals.web.rooms.desk import Desk
from criminals.web.server.app import Server
from criminals.web.server.protocols import protocols

LONGEST: Final = 16_384
"""The most bytes of a message from a client. A request has at most 2,000 characters."""

PING: Final = 20.0
"""The seconds between two pings, and the seconds to answer one."""

STOPPING: Final = 5.0
"""The seconds that connections have to close when the server stops."""

BACKLOG: Final = 2_048
"""The connections that may wait until they are accepted."""

AT_ONCE: Final = 3
"""The connections that are accepted before others have their turn.

Under a flood of new ones one move in a hundred waits twice as long with 16, and a fifth longer with 3. `make bench-web`
measures it.
"""

UNSENT: Final = 131_072
"""The bytes that the system keeps for a client that does not read. By default it would take megabytes for each."""


class _Uvicorn(uvicorn.Server):
    """Stops gracefully when it is asked to, and does not pass the signal on afterwards."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # asyncio uses one number for the backlog and for accepting at once

    @contextmanager
    @override
    def capture_signals(self) -> Generator[None]:
        if current_thread() is not main_thread() or sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        numbers = signal.SIGINT, signal.SIGTERM
        for number in numbers:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in numbers:
                loop.remove_signal_handler(number)


def listener(host: str, port: int) -> socket.socket:
    """A listening socket; `OSError` says why there is none. Port 0 stands for any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.create_server((host, port), family=family, backlog=BACKLOG)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    return found


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def uvicorn_server(desk: Desk) -> uvicorn.Server:
    """The server for a desk. When it stops, it closes connections with code 1012, which asks clients to reconnect."""
    server = Server(desk)
    http, websocket = protocols(server.lines)
    config = uvicorn.Config(
        server.app(),
        http=http,
        ws=websocket,
        backlog=AT_ONCE,
        ws_max_size=LONGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # a small message could unpack to a large one, and packing is slow
        timeout_graceful_shutdown=int(STOPPING),
        timeout_keep_alive=10,
        proxy_headers=False,  # the gate has to know where a connection really comes from
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    return _Uvicorn(config)


def run(desk: Desk, listening: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve at a socket until SIGTERM or Ctrl-C."""
    logging.getLogger("uvicorn").addHandler(logging.NullHandler())  # its lines could quote messages
    logging.getLogger("uvicorn").propagate = False
    _allow_many_files()
    desk.log.write("started", listening=address_of(listening))
    ready()
    uvicorn_server(desk).run([listening])
    desk.log.write("stopped")


def _allow_many_files() -> None:
    """Let the process open as many connections as the system allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 -- not every system has it

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
