"""What waits to be sent to one connection. It never holds up whoever sends, and never grows without end."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import attrs

MOST: Final = 200
"""The most messages that wait."""

MOST_CHARACTERS: Final = 4_000_000
"""The most characters that wait: a picture has up to 200,000."""


@attrs.define(eq=False, repr=False)
class Outbox:
    """Messages in their order, and at the end the code to close the connection with."""

    cut: Callable[[], None]
    """Cuts the connection at once: whoever does not read cannot be told anything."""
    is_slow: bool = attrs.field(default=False, init=False)
    _texts: deque[str] = attrs.field(factory=deque[str], init=False)
    _characters: int = attrs.field(default=0, init=False)
    _code: int | None = attrs.field(default=None, init=False)
    _has_more: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)

    @property
    def is_ended(self) -> bool:
        """Whether nothing more is taken."""
        return self._code is not None

    def put(self, text: str) -> None:
        """Let a message wait. If too much waits already, the connection is cut."""
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
        """Close the connection with a code, after what waits has been sent."""
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
