"""The web server of one table: the page, and a WebSocket for everybody who has a link."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from examples.web_table.messages import LONGEST, Join, NoMessage, Wrong, read
from examples.web_table.room import Connection, Room
from examples.web_table.table import encoded

PAGE: Final = Path(__file__).parent / "page"

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
"""The page may load nothing from elsewhere, and no other page may hold it."""

BAD_LINK: Final = 4401
"""The close code for who has no token of this table: a page that is told so does not try again."""

FULL: Final = 4429
"""The close code for one browser too many."""

PATIENCE: Final = 10.0
"""The seconds within which a connection has to show its token."""


def app(room: Room) -> Starlette:
    """The application of a room; its bots move as long as it runs."""

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        task = asyncio.create_task(room.run())
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def line(websocket: WebSocket) -> None:
        await attended(room, websocket)

    routes = [WebSocketRoute("/line", line), Mount("/", StaticFiles(directory=PAGE, html=True))]
    made = Starlette(routes=routes, lifespan=running)
    made.add_middleware(Headed)
    return made


class Headed:
    """Puts `HEADERS` on every response."""

    def __init__(self, inner: Callable[..., Awaitable[None]]) -> None:
        self.inner = inner

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, and head what is answered."""

        async def headed(message: Any) -> None:
            if message["type"] == "http.response.start":
                more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self.inner(scope, receive, headed)


async def attended(room: Room, websocket: WebSocket) -> None:
    """One connection from its first message, which has to be a token, to its last."""
    await websocket.accept()
    with suppress(WebSocketDisconnect):
        connection = await entered(room, websocket)
        if connection is None:
            return
        writer = asyncio.create_task(written(connection, websocket))
        try:
            while True:
                text = await text_of(websocket)
                try:
                    room.heard(connection, read(text))
                except NoMessage as error:
                    connection.tell({"type": "wrong", "code": "no_message", "says": str(error)})
        except Unreadable as error:
            await closed(websocket, error.code, "no_message", str(error))
        finally:
            room.leave(connection)
            writer.cancel()


async def entered(room: Room, websocket: WebSocket) -> Connection | None:
    """The connection of who shows a token of the table in time; nobody else is told anything."""
    try:
        async with asyncio.timeout(PATIENCE):
            request = read(await text_of(websocket))
    except TimeoutError:
        await closed(websocket, BAD_LINK, "no_token", "no token came")
        return None
    except (NoMessage, Unreadable) as error:
        await closed(websocket, BAD_LINK, "no_message", str(error))
        return None
    if not isinstance(request, Join) or (viewer := room.keys.viewer_of(request.token)) is None:
        await closed(websocket, BAD_LINK, "bad_link", "this link is not one of this table")
        return None
    connection = room.enter(viewer, request.lang)
    if connection is None:
        await closed(websocket, FULL, "full", "too many browsers are here with this link")
    return connection


async def written(connection: Connection, websocket: WebSocket) -> None:
    """Send what waits for a connection, in order, until it is let go."""
    while (text := await connection.waiting.get()) is not None:
        await websocket.send_text(text)
    await websocket.close(1013)


class Unreadable(Exception):
    """Something came that no page sends."""

    def __init__(self, code: int, says: str) -> None:
        super().__init__(says)
        self.code = code


async def text_of(websocket: WebSocket) -> str:
    """The next text of a connection; `Unreadable` for bytes, and for one that is far too long."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Unreadable(1003, "a message is a text, not bytes")
    if len(text) > LONGEST:
        raise Unreadable(1009, f"a message has at most {LONGEST} characters, not {len(text)}")
    return str(text)


async def closed(websocket: WebSocket, hangup: int, code: str, says: str) -> None:
    """Say why, and hang up with a close code."""
    wrong: Wrong = {"type": "wrong", "code": code, "says": says}
    await websocket.send_text(encoded(wrong))
    await websocket.close(hangup)
