"""One browser at a table: whose it is, its language, and what waits to be sent to it."""

from typing import Any

import attrs

from criminals.core.base.seats import Viewer
from criminals.hosting import Draw
from criminals.web.messages import encoded
from criminals.web.rooms.outbox import Outbox


@attrs.define(eq=False, repr=False)
class Connection:
    """Somebody who has shown the token of a viewer. The viewer is fixed: no later message names a seat."""

    viewer: Viewer
    lang: str
    outbox: Outbox
    drawn: Draw | None = attrs.field(default=None, init=False)
    """The pictures that it wants, if it has asked for one."""
    is_drawing: bool = attrs.field(default=False, init=False)
    """Whether a picture is being made for it."""

    def tell(self, message: dict[str, Any]) -> None:
        """Let a message wait to be sent."""
        self.outbox.put(encoded(message))
