"""The settings of the person who runs the server."""

from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import attrs

from criminals.bots.players.specs import make_bot
from criminals.core.base.faults import invalid, named

STAND_IN: Final = "random"
"""The bot that replaces one that failed. It is part of the server, so it cannot fail in a process of its own."""

BOTS: Final[Mapping[str, str]] = {
    "random": STAND_IN,
    "rule": "rule",
    "ismcts": "ismcts:iterations=200",
}
"""The bots that everybody may put at a table: a name in the lobby, and the text that it stands for.

Strangers cannot use other texts: `python:` and `process:` run programs, and numbers of iterations have no limit.
"""

UNFIT: Final = ("oracle", "process")
"""Bots that cannot play at a table: one needs the truth; the other remembers actions that may be undone."""


@attrs.frozen(kw_only=True)
class Settings:
    """All settings of a server."""

    bots: Mapping[str, str] = attrs.field(factory=lambda: dict(BOTS))
    pause: float = 1.0
    """The seconds before a bot or chance acts, so that people can see what happened, and undo it."""
    limit: float = 20.0
    """The seconds that a bot may think."""
    processes: int = 1
    """The number of processes in which bots think. Pictures have one of their own."""
    most_tables: int = 10_000
    """The most tables that are open at once."""
    crowd: int = 20
    """The most connections of one viewer: a few browsers for a seat, some more for spectators."""
    idle: float = 60.0
    """The seconds after which a table without people is dropped from memory."""
    keep: float = 30.0
    """The days after which an unchanged table is closed."""
    password: str | None = attrs.field(default=None, repr=False)
    """The hash of the lobby's password; None lets everybody make tables."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use this server, besides its own."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to report the addresses of clients."""
    only_here: bool = True
    """True if the server listens to this machine alone."""

    def is_password(self, given: str) -> bool:
        """True if the password is right, or none is needed. A wrong one takes as long as the right one."""
        return self.password is None or compare_digest(self.password, hashed_password(given))


def hashed_password(password: str) -> str:
    """The hash of a password, which is kept in memory alone."""
    return sha256(password.encode(errors="surrogatepass")).hexdigest()


def check_bot_text(text: str) -> None:
    """Refuse the text of a bot that cannot play at a table.

    Raises:
        InvalidArgument: There is no such bot, or it is unfit.
    """
    kind = text.partition(":")[0]
    if kind in UNFIT:
        raise invalid("no_bot", name=named(kind), known=tuple(BOTS))
    make_bot(text)
