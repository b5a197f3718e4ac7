"""The messages that wait for one connection. An outbox never delays the sender, and its size is limited."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import attrs

MOST: Final = 200
"""The most messages that wait."""

MOST_CHARACTERS: Final = 4_000_000
"""The most characters that wait. A picture has up to 200,000."""


@attrs.define(eq=False, repr=False)
class Outbox:
    """Messages in order, and at the end the code that closes the connection."""

    cut: Callable[[], None]
    """Cuts the connection at once, because a client that does not read cannot be told anything."""
    is_slow: bool = attrs.field(default=False, init=False)
    _texts: deque[str] = attrs.field(factory=deque[str], init=False)
    _characters: int = attrs.field(default=0, init=False)
    _code: int | None = attrs.field(default=None, init=False)
    _has_more: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)

    @property
    def is_ended(self) -> bool:
        """True if the outbox takes no more messages."""
        return self._code is not None

    def put(self, text: str) -> None:
        """Queue a message. If too much waits already, cut the connection."""
        if self._code is not None:
            return
        self._texts.append(text)
        self._characters += len(text)
        self._has_more.set()
        if len(self._texts) > MOST or self._characters > MOST_CHARACTERS:
            self.is_slow = True
            self._texts.clear()
            self.end(1013)
            self.cut()

    def end(self, code: int) -> None:
        """Close the connection with a code, after sending what waits."""
        if self._code is None:
            self._code = code
            self._has_more.set()

    async def take(self) -> str | int:
        """The next message, or the code to close with."""
        while not self._texts:
            if self._code is not None:
                return self._code
            self._has_more.clear()
            await self._has_more.wait()
        text = self._texts.popleft()
        self._characters -= len(text)
        return text
