"""The rates of connections and addresses."""

from collections.abc import Mapping
from typing import Final

import attrs

from criminals.web.guards.buckets import Buckets, Rate, TokenBucket

MESSAGE: Final = Rate(20, 60)
"""Messages of one connection, of every kind. A page sends one or two for each click."""

KINDS: Final[Mapping[str, Rate]] = {
    "act": Rate(5, 20),
    "undo": Rate(2, 10),
    "draw": Rate(2, 8),
    "speak": Rate(1, 5),
    "join": Rate(0.2, 3),
    "wrong": Rate(1, 5),
}
"""The same for each kind; `wrong` is for anything that is not a message."""

ADDRESS: Final = Rate(100, 400)
"""Messages of all connections of an address. A whole school may share one."""

REQUEST: Final = Rate(20, 200)
"""HTTP requests of an address."""

CONNECTION: Final = Rate(50, 200)
"""Connections that an address opens."""

DOORSTEP: Final = 1.0
"""The seconds that a new connection may have to wait before it is read."""

TABLE: Final = Rate(1 / 60, 10)
"""Tables that an address makes."""

GUESS: Final = Rate(1 / 10, 10)
"""Wrong tokens and passwords of an address."""

BYTES: Final = Rate(4_096, 16_384)
"""Bytes that a WebSocket sends, including control frames. A message has about a hundred."""

PATIENCE: Final = 15.0
"""The seconds that a message may have to wait for its turn. A connection that exceeds them is closed."""


@attrs.define(eq=False)
class Turns:
    """The rates of one connection.

    Nothing is dropped: a connection that asks too often is not read until its next turn. So a flood waits on the
    machine of its sender.
    """

    address: TokenBucket
    """The bucket that it shares with all connections of its address."""
    _all: TokenBucket = attrs.field(factory=lambda: TokenBucket(MESSAGE), init=False)
    _kinds: dict[str, TokenBucket] = attrs.field(
        factory=lambda: {kind: TokenBucket(rate) for kind, rate in KINDS.items()}, init=False
    )

    def message(self, now: float) -> float:
        """The seconds to wait before the next message is read."""
        return max(self._all.take(now), self.address.take(now))

    def kind(self, kind: str, now: float) -> float:
        """The seconds to wait before a message of a kind is answered."""
        return self._kinds[kind].take(now)


@attrs.define(eq=False)
class Addresses:
    """The rates of addresses."""

    connections: Buckets = attrs.field(factory=lambda: Buckets(CONNECTION), init=False)
    messages: Buckets = attrs.field(factory=lambda: Buckets(ADDRESS), init=False)
    requests: Buckets = attrs.field(factory=lambda: Buckets(REQUEST), init=False)
    tables: Buckets = attrs.field(factory=lambda: Buckets(TABLE), init=False)
    guesses: Buckets = attrs.field(factory=lambda: Buckets(GUESS), init=False)
