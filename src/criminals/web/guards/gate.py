"""Connections that have not shown a token: few, for a short time, and closed first.

Everybody is a stranger until they show the token of a seat. There are places for a limited number of strangers. One
more closes the oldest connection of the address that has most of them. So somebody with a link always gets in, however
many connections others open.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final, Protocol

import attrs

MOST: Final = 200
"""The most strangers at once."""

MOST_OF_ADDRESS: Final = 50
"""The most strangers at once from one address. A browser opens up to six connections for a page."""

PATIENCE: Final = 10.0
"""The seconds that a stranger may stay, from its arrival or its last complete request."""


class Line(Protocol):
    """A connection that can be cut, as asyncio's transports can."""

    def abort(self) -> None:
        """Close it at once, and drop everything that was still to be sent."""
        ...


@attrs.define(eq=False)
class Stranger:
    """A connection without a token."""

    line: Line
    address: str
    until: float


@attrs.define(eq=False)
class Gate:
    """The present strangers."""

    clock: Callable[[], float]
    shed: Callable[[], None] = lambda: None
    """Called for each connection that is cut, to count it."""
    most: int = MOST
    most_of_address: int = MOST_OF_ADDRESS
    patience: float = attrs.field(factory=lambda: PATIENCE)
    _strangers: dict[Hashable, Stranger] = attrs.field(factory=dict[Hashable, Stranger], init=False)
    """The strangers by the keys of their connections, the oldest first."""
    _counts: Counter[str] = attrs.field(factory=Counter[str], init=False)

    def __len__(self) -> int:
        return len(self._strangers)

    def enter(self, key: Hashable, address: str, line: Line) -> None:
        """Admit a new connection. If there are too many, cut another one."""
        self.leave(key)
        self._strangers[key] = Stranger(line, address, self.clock() + self.patience)
        self._counts[address] += 1
        if self._counts[address] > self.most_of_address:
            self._cut_oldest_of(address)
        elif len(self._strangers) > self.most:
            self._cut_oldest_of(max(self._counts, key=lambda each: self._counts[each]))

    def name(self, key: Hashable, address: str) -> None:
        """Set the address of a connection, as a trusted proxy reports it."""
        stranger = self._strangers.get(key)
        if stranger is not None and stranger.address != address:
            self._forget_one_of(stranger.address)
            stranger.address = address
            self._counts[address] += 1

    def renew(self, key: Hashable) -> None:
        """Let a stranger stay for another request, because it has made a complete one."""
        stranger = self._strangers.pop(key, None)
        if stranger is not None:
            stranger.until = self.clock() + self.patience
            self._strangers[key] = stranger

    def leave(self, key: Hashable) -> None:
        """Remove a connection that has shown a token or is gone."""
        stranger = self._strangers.pop(key, None)
        if stranger is not None:
            self._forget_one_of(stranger.address)

    def sweep(self) -> None:
        """Cut the strangers whose time is over."""
        now = self.clock()
        for key in [key for key, stranger in self._strangers.items() if stranger.until <= now]:
            self._cut(key)

    def _cut_oldest_of(self, address: str) -> None:
        self._cut(next(key for key, stranger in self._strangers.items() if stranger.address == address))

    def _cut(self, key: Hashable) -> None:
        line = self._strangers[key].line
        self.leave(key)
        self.shed()
        line.abort()

    def _forget_one_of(self, address: str) -> None:
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
