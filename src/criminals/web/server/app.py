"""The application: the page, the lobby, and a WebSocket for everybody who has a link."""

# Starlette has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from criminals.web.guards.gate import Gate
from criminals.web.guards.rates import Addresses
from criminals.web.lobby.lobby import Lobby
from criminals.web.rooms.desk import Desk
from criminals.web.rooms.rooms import Rooms
from criminals.web.server.api import Api
from criminals.web.server.line import Line, peer_of
from criminals.web.server.protocols import Lines
from criminals.web.server.shield import Shield, lang_of, refused_body
from criminals.web.storage import StorageTrouble

PAGE: Final = Path(__file__).parents[1] / "page"

EVERY: Final = {"strangers": 1, "rooms": 10, "tables": 3600}
"""The seconds between two rounds of cleaning up."""


@attrs.define(eq=False, repr=False, slots=False)
class Server:
    """Everything that answers requests, for one desk."""

    desk: Desk
    gate: Gate = attrs.field(init=False)
    lines: Lines = attrs.field(init=False)
    rooms: Rooms = attrs.field(init=False)
    lobby: Lobby = attrs.field(init=False)
    addresses: Addresses = attrs.field(factory=Addresses, init=False)

    def __attrs_post_init__(self) -> None:
        counters = self.desk.counters
        self.gate = Gate(self.desk.clock, lambda: counters.count("connections_shed"))
        self.lines = Lines(self.gate, self.addresses, self.desk.settings.proxies)
        self.rooms = Rooms(self.desk)
        self.lobby = Lobby(self.desk, self.rooms)

    def app(self) -> Any:
        """The ASGI application."""
        routes = [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            *Api(self.lobby, self.addresses).routes(),
            WebSocketRoute("/tables/{table}/line", self.line),
            Route("/", partial(_page, "index.html")),
            Route("/tables/{table}", partial(_page, "table.html")),
            Mount("/page", StaticFiles(directory=PAGE)),
        ]
        inner = Starlette(routes=routes, lifespan=self.running, exception_handlers={404: _nothing, 405: _nothing})
        return Shield(inner, self.desk, self.gate, self.addresses)

    async def line(self, socket: WebSocket) -> None:
        """Serve a WebSocket."""
        cut = partial(self.lines.cut, peer_of(socket))
        table = socket.path_params["table"]
        await Line(socket, table, self.desk, self.rooms, self.gate, self.addresses, cut).attend()

    async def health(self, request: Request) -> Response:
        """Say whether tables can be loaded and stored."""
        try:
            await self.desk.keeper.check()
        except StorageTrouble as trouble:
            return JSONResponse({"status": "failing", "storage": trouble.code}, 503)
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """The counters."""
        gauges = {
            "tables_in_memory": len(self.rooms),
            "connections_open": self.rooms.connections,
            "strangers": len(self.gate),
            "bots_waiting": self.desk.bots.waiting,
            "pictures_waiting": self.desk.painters.waiting,
        }
        return PlainTextResponse(self.desk.counters.text(gauges), media_type="text/plain; version=0.0.4")

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """Run the background work for as long as the server runs."""
        tasks = [
            asyncio.create_task(self.desk.bots.warm()),
            asyncio.create_task(self.desk.painters.warm()),
            asyncio.create_task(self._each("strangers", self._sweep_strangers)),
            asyncio.create_task(self._each("rooms", self._drop_rooms)),
            asyncio.create_task(self._each("tables", self._close_old_tables)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)
            self.rooms.stop()
            await asyncio.to_thread(self.desk.close)

    async def _each(self, what: str, do: Any) -> None:
        while True:
            try:
                await do()
            except StorageTrouble as trouble:
                self.desk.log.write("storage_trouble", code=trouble.code)
            except Exception as error:  # the background work goes on
                self.desk.log.fault(error)
            await asyncio.sleep(EVERY[what])

    async def _sweep_strangers(self) -> None:
        self.gate.sweep()

    async def _drop_rooms(self) -> None:
        self.rooms.drop_idle()

    async def _close_old_tables(self) -> None:
        count = await self.desk.keeper.close_unchanged(self.desk.settings.keep)
        if count:
            self.desk.log.write("tables_expired", count=count)


async def _page(name: str, request: Request) -> Response:
    return FileResponse(PAGE / name)


async def _nothing(request: Request, error: Exception) -> Response:
    return JSONResponse(refused_body("not_found", lang_of(request.headers.get("accept-language", ""))), 404)
