"""The lobby over HTTP, with small JSON bodies."""

# Starlette has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import attrs
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.errors import describe_error
from criminals.web.guards.rates import Addresses
from criminals.web.lobby.lobby import Lobby, Made
from criminals.web.lobby.orders import LONGEST, SeatOrder, TableOrder, Unordered, read_order
from criminals.web.rooms.room import Room
from criminals.web.server.shield import lang_of
from criminals.web.speaking import CATALOGUES
from criminals.web.storage import StorageTrouble, TableGone

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

PATIENCE: Final = 10.0
"""The seconds that a body may take to arrive."""


@attrs.define(eq=False, repr=False)
class Api:
    """Answers the requests of the lobby page."""

    lobby: Lobby
    addresses: Addresses

    def routes(self) -> list[Route]:
        """Every path with its handlers."""
        table = "/api/tables/{table}"
        found: list[tuple[str, str, Handler]] = [
            ("/api/games", "GET", self.games),
            ("/api/tables", "POST", self.make),
            (table, "GET", self.look),
            (table, "DELETE", self.close),
            (f"{table}/links/{{viewer}}", "POST", self.renew),
            (f"{table}/links/{{viewer}}", "DELETE", self.revoke),
        ]
        return [Route(path, _answering(handler), methods=[method]) for path, method, handler in found]

    async def games(self, request: Request) -> Response:
        """The games and bots of the server."""
        settings = self.lobby.desk.settings
        return JSONResponse(
            {
                "games": self.lobby.games,
                "bots": [*settings.bots],
                "languages": [*CATALOGUES.languages],
                "password": settings.password is not None,
            }
        )

    async def make(self, request: Request) -> Response:
        """Make a table, and send all its links, this once."""
        self._check_password(request)
        order = await _ordered(request, TableOrder)
        if not self.addresses.tables.of(request.scope["address"]).has(time.monotonic()):
            raise Unordered(429, "too_often")
        made = await self.lobby.make(order)
        return JSONResponse(_told(made), 201, headers={"Cache-Control": "no-store"})

    async def look(self, request: Request) -> Response:
        """The facts about a table for its owner: who plays, and the result. Nothing hidden."""
        room = await self._owned(request)
        return JSONResponse(_seen(room), headers={"Cache-Control": "no-store"})

    async def renew(self, request: Request) -> Response:
        """Renew a link, or give a seat to another person or to a bot. The old link stops working."""
        room = await self._owned(request)
        viewer = _viewer(request, room)
        token = await self.lobby.seat(room, viewer, await _ordered(request, SeatOrder))
        return JSONResponse(_link(room.table, viewer, token), headers={"Cache-Control": "no-store"})

    async def revoke(self, request: Request) -> Response:
        """Revoke a link."""
        room = await self._owned(request)
        await self.lobby.revoke(room, _viewer(request, room))
        return Response(status_code=204)

    async def close(self, request: Request) -> Response:
        """Close a table for good."""
        room = await self._owned(request)
        await self.lobby.rooms.close(room.table)
        return Response(status_code=204)

    async def _owned(self, request: Request) -> Room:
        """The room of a table, for its owner. Wrong tokens are counted."""
        guesses = self.addresses.guesses.of(request.scope["address"])
        if not guesses.has(time.monotonic(), 0):
            raise Unordered(429, "too_often")
        try:
            return await self.lobby.owned(request.path_params["table"], _bearer(request))
        except Unordered:
            guesses.take(time.monotonic())
            raise

    def _check_password(self, request: Request) -> None:
        guesses = self.addresses.guesses.of(request.scope["address"])
        if not guesses.has(time.monotonic(), 0):
            raise Unordered(429, "too_often")
        if not self.lobby.desk.settings.is_password(_bearer(request)):
            guesses.take(time.monotonic())
            raise Unordered(401, "password")


def _answering(handler: Handler) -> Handler:
    """A handler that reports errors in the language of the request."""

    async def answer(request: Request) -> Response:
        lang = lang_of(request.headers.get("accept-language", ""))
        try:
            return await handler(request)
        except Unordered as refused:
            return _refused(refused.status, refused.code, refused.told(lang))
        except StorageTrouble as trouble:
            return _refused(503, "not_stored", Unordered(503, "not_stored", {"why": trouble.told(lang)}).told(lang))
        except TableGone:
            return _refused(404, "no_table", Unordered(404, "no_table").told(lang))
        except CriminalsError as error:
            return _refused(422, "not_possible", describe_error(error, lang))

    return answer


async def _ordered(request: Request, kind: type[T]) -> T:
    """The order in the body of a request.

    It must have the content type of JSON, because a form of another site cannot send that.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Unordered(415, "not_json")
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > 4 * LONGEST:
                    raise Unordered(413, "too_long")
    except TimeoutError:
        raise Unordered(408, "not_json") from None
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Unordered(415, "not_json") from None
    return read_order(kind, text)


def _bearer(request: Request) -> str:
    """The token or password of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _viewer(request: Request, room: Room) -> Viewer:
    text = request.path_params["viewer"]
    if text == SPECTATOR.value:
        return SPECTATOR
    if not text.isdecimal() or len(text) > 3 or int(text) not in room.host.seats:
        raise Unordered(404, "no_seat")
    return int(text)


def _refused(status: int, code: str, sentence: str) -> Response:
    return JSONResponse({"error": {"code": code, "sentence": sentence}}, status, headers={"Cache-Control": "no-store"})


def _told(made: Made) -> dict[str, Any]:
    links = [_link(made.table, seat, made.tokens.get(seat)) for seat in made.host.seats]
    seats = [{**link, **_sitter(made.host.sitters[seat])} for seat, link in enumerate(links)]
    return {
        "table": made.table,
        "owner": made.owner,
        "game": made.host.game,
        "seats": seats,
        "spectators": _link(made.table, SPECTATOR, made.tokens[SPECTATOR]),
    }


def _seen(room: Room) -> dict[str, Any]:
    host, result = room.host, room.saved.result
    return {
        "table": room.table,
        "game": host.game,
        "changes": host.changes,
        "over": host.actor is None,
        "seats": [{"viewer": seat, **_sitter(sitter)} for seat, sitter in enumerate(host.sitters)],
        "result": None if result is None else json.loads(result),
    }


def _sitter(sitter: Any) -> dict[str, Any]:
    return {"name": sitter.name, "bot": sitter.bot}


def _link(table: str, viewer: Viewer, token: str | None) -> dict[str, Any]:
    """A link. The token follows the #, so that no browser sends it by itself and no log has it."""
    path = None if token is None else f"/tables/{table}#{token}"
    return {"viewer": viewer if isinstance(viewer, int) else SPECTATOR.value, "token": token, "path": path}
