"""The reading of bytes: uvicorn's own protocols, with a gate for strangers and a limit on bytes."""

# Uvicorn has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

import asyncio
from collections.abc import Collection
from typing import Any, Final

import attrs
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from criminals.web.guards.addresses import household
from criminals.web.guards.buckets import TokenBucket
from criminals.web.guards.gate import Gate
from criminals.web.guards.rates import BYTES, DOORSTEP, Addresses

CHUNK: Final = 4_096
"""The bytes that are read from one connection before others have their turn."""

MOST_UNREAD: Final = 65_536
"""The most unread bytes of a connection."""

MOST_UNSENT: Final = 8_000_000
"""The most bytes that wait for a client that does not read. Answers to pings would otherwise have no limit."""


@attrs.define(eq=False)
class Lines:
    """The open connections, by the address and port of the client."""

    gate: Gate
    addresses: Addresses
    proxies: Collection[str] = ()
    _transports: dict[Any, asyncio.Transport] = attrs.field(factory=dict[Any, asyncio.Transport], init=False)

    def opened(self, transport: asyncio.Transport) -> None:
        """Add a client, which is a stranger until it shows a token."""
        peer = transport.get_extra_info("peername")[:2]
        vars(transport).update(max_size=CHUNK)  # asyncio has no public way; without it a flood comes in larger parts
        self._transports[peer] = transport
        address = household(peer[0])
        self.gate.enter(peer, address, transport)
        if peer[0] not in self.proxies:
            self._delay(transport, self.addresses.connections.of(address).take(self.gate.clock()))

    def _delay(self, transport: asyncio.Transport, seconds: float) -> None:
        """Delay reading a new connection if its address opens too many.

        The gate then cuts those of a flood in favour of other ones of the same flood, before they have cost anything.
        """
        if seconds > 0 and not transport.is_closing():
            transport.pause_reading()
            asyncio.get_running_loop().call_later(min(seconds, DOORSTEP), _go_on, transport)

    def answered(self, transport: asyncio.Transport) -> None:
        """Note that a client has made a complete request over HTTP and has its answer."""
        self.gate.renew(transport.get_extra_info("peername")[:2])

    def closed(self, transport: asyncio.Transport) -> None:
        """Remove a client that has gone."""
        peer = transport.get_extra_info("peername")[:2]
        self._transports.pop(peer, None)
        self.gate.leave(peer)

    def cut(self, peer: tuple[str, int]) -> None:
        """Close a connection at once, and drop everything that was still to be sent."""
        transport = self._transports.get(peer)
        if transport is not None:
            transport.abort()


def _go_on(transport: asyncio.Transport) -> None:
    if not transport.is_closing():
        transport.resume_reading()


def protocols(lines: Lines) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server. Uvicorn makes one for each connection."""

    class Http(H11Protocol):
        """HTTP that does not wait for the rest of half a request."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            lines.opened(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            lines.closed(self.transport)
            super().connection_lost(exc)

        def on_response_complete(self) -> None:
            lines.answered(self.transport)
            super().on_response_complete()

    class WebSocket(WebSocketsSansIOProtocol):
        """A WebSocket with a limit on bytes for each second, whatever frames they are in."""

        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self._bytes = TokenBucket(BYTES)
            self._unread = bytearray()
            self._waiting: asyncio.TimerHandle | None = None

        def connection_lost(self, exc: Exception | None) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
            lines.closed(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._unread += data
            if len(self._unread) > MOST_UNREAD or self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.transport.abort()
            elif self._waiting is None:
                self._feed()

        def _feed(self) -> None:
            """Read what came, and let the rest wait for its turn. Once everything is read, reading goes on."""
            self._waiting = None
            data = bytes(self._unread[:CHUNK])
            del self._unread[:CHUNK]
            wait = self._bytes.take(self.loop.time(), len(data))
            super().data_received(data)
            if wait > 0 or self._unread:
                self.transport.pause_reading()
                self._waiting = self.loop.call_later(wait, self._feed)
            elif not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    return Http, WebSocket
