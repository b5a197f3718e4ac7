"""One browser at a table: its viewer, its language, and the messages that wait for it."""

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
    """The form of the pictures that it wants, or None."""
    is_drawing: bool = attrs.field(default=False, init=False)
    """True while a picture is being made for it."""

    def tell(self, message: dict[str, Any]) -> None:
        """Queue a message."""
        self.outbox.put(encoded(message))
