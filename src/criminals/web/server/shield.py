"""The first step of every request: hosts, origins, rates and headers. No error gets past it."""

# Starlette has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from criminals.core.looks.catalogues import ENGLISH
from criminals.web.guards.addresses import client_of, is_host_allowed, is_origin_allowed
from criminals.web.guards.gate import Gate
from criminals.web.guards.rates import Addresses
from criminals.web.rooms.desk import Desk
from criminals.web.speaking import CATALOGUES, speaker_of

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""The headers that forbid a page to load anything from other sites, and other pages to embed it."""

OPEN: Final = ("/healthz", "/metrics")
"""The paths that monitors request, by any name of the machine."""

_LONGEST_ORIGIN: Final = 100
"""The most characters of an origin in the log."""
_MOST_ORIGINS: Final = 100
"""The most refused origins that are logged while the server runs."""


class Shield:
    """Lets a request through, or refuses it. `scope["address"]` is the address that rates count."""

    def __init__(self, inner: App, desk: Desk, gate: Gate, addresses: Addresses) -> None:
        self.inner = inner
        self.desk = desk
        self.gate = gate
        self.addresses = addresses
        self._strangers: set[str] = set()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self.inner(scope, receive, send)
            return
        scope["address"] = self._address(scope)
        answer = self.inner
        refused = self._refused(scope)
        if refused is not None:
            self.desk.counters.count("connections_refused", refused[1])
            if refused[1] == "origin":
                self._log_origin(header(scope, "origin") or "", scope["address"])
            answer = _refusal(*refused)
        begun: list[bool] = []
        try:
            await answer(scope, receive, _headed(send, begun))
        except WebSocketDisconnect:
            return
        except Exception as error:  # the log of uvicorn could quote a message
            self.desk.counters.count("errors")
            self.desk.log.fault(error)
            if not begun:
                await _refusal(500, "fault")(scope, receive, _headed(send, begun))

    def _log_origin(self, origin: str, address: str) -> None:
        """Log an origin that is refused, once, so that strangers cannot fill the log."""
        origin = origin[:_LONGEST_ORIGIN]
        if origin not in self._strangers and len(self._strangers) < _MOST_ORIGINS:
            self._strangers.add(origin)
            self.desk.log.write("origin_refused", origin=origin, address=address)

    def _address(self, scope: Message) -> str:
        peer, port = scope.get("client") or ("", 0)
        forwarded = header(scope, "x-forwarded-for") or ""
        address = client_of(peer, forwarded, self.desk.settings.proxies)
        self.gate.name((peer, port), address)
        return address

    def _refused(self, scope: Message) -> tuple[int, str] | None:
        """The status and the reason if a request is refused."""
        settings, host = self.desk.settings, header(scope, "host") or ""
        if scope["path"] not in OPEN and not is_host_allowed(host, settings.origins, only_here=settings.only_here):
            return 421, "host"
        asks_for_more = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if asks_for_more and not is_origin_allowed(header(scope, "origin"), host, settings.origins):
            return 403, "origin"
        # A WebSocket has waited at the gate, so that a valid token gets in, whatever others at the same address do.
        if scope["type"] == "http" and not self.addresses.requests.of(scope["address"]).has(time.monotonic()):
            return 429, "too_often"
        return None


def refused_body(code: str, lang: str) -> dict[str, dict[str, str]]:
    """The body of a refusal: the code, and a sentence of the lobby."""
    return {"error": {"code": code, "sentence": speaker_of(lang).say("lobby", code)}}


def header(scope: Message, name: str) -> str | None:
    """A header of a request; of several, the last."""
    wanted = name.encode()
    found = [value for key, value in scope["headers"] if key.lower() == wanted]
    return found[-1].decode("latin-1") if found else None


def _headed(send: Send, begun: list[bool]) -> Send:
    """Adds `HEADERS` to a response, and notes that it has begun."""

    async def headed(message: Message) -> None:
        begun.append(True)
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            own = [*message.get("headers", ())]
            known = {name.lower() for name, _ in own}
            more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
            cache = [] if b"cache-control" in known else [(b"cache-control", b"no-cache")]
            message = {**message, "headers": [*own, *more, *cache]}
        await send(message)

    return headed


def lang_of(accepted: str) -> str:
    """The first language of `Accept-Language` that the server speaks, otherwise English."""
    tags = [part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted[:200].split(",")]
    return next((tag for tag in tags if tag in CATALOGUES.languages), ENGLISH)


def _refusal(status: int, code: str) -> App:
    """Answers with a status and a code, for HTTP and WebSocket alike."""

    async def refuse(scope: Message, receive: Receive, send: Send) -> None:
        body = refused_body(code, lang_of(header(scope, "accept-language") or ""))
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", ()):
            await send({"type": "websocket.close", "code": 1008})
            return
        await JSONResponse(body, status)(scope, receive, send)

    return refuse
