"""The people and bots at a table."""

from collections.abc import Iterator
from typing import Annotated, Final

import attrs

from criminals.core.base.constraints import Printable
from criminals.core.base.errors import Fault

NAME: Final = Printable(40)
BOT: Final = Printable(200)


@attrs.frozen
class Sitter:
    """A person or a bot at a seat, as everybody may know them."""

    name: Annotated[str, NAME] | None = None
    """The name, or None."""
    bot: Annotated[str, BOT] | None = None
    """The text that names the bot, such as `rule`, for the server that runs it; None for a person."""

    def faults(self) -> Iterator[Fault]:
        """Check the texts.

        Returns:
            The faults of texts that are too long or cannot be printed.
        """
        for field, text, limit in (("name", self.name, NAME), ("bot", self.bot, BOT)):
            found = None if text is None else limit.fault(text, field)
            if found is not None:
                yield found
