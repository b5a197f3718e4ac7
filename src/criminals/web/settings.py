"""What whoever runs the server decides."""

from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import attrs

from criminals.bots.players.specs import make_bot
from criminals.core.base.faults import invalid, named

STAND_IN: Final = "random"
"""The bot that goes on for one that failed. It is part of the server, so it cannot fail in a process of its own."""

BOTS: Final[Mapping[str, str]] = {
    "random": STAND_IN,
    "rule": "rule",
    "ismcts": "ismcts:iterations=200",
}
"""The bots that everybody may put at a table: a name in the lobby, and the text that it stands for.

No other text is taken from strangers: `python:` and `process:` run programs, and numbers of iterations have no end.
"""

UNFIT: Final = ("oracle", "process")
"""Bots that cannot be at a table: one wants the truth; the other keeps what it is told, and that may be taken back."""


@attrs.frozen(kw_only=True)
class Settings:
    """Everything about a server that is not a table."""

    bots: Mapping[str, str] = attrs.field(factory=lambda: dict(BOTS))
    pause: float = 1.0
    """Seconds before a bot or chance acts: time to see what happened, and to take it back."""
    limit: float = 20.0
    """Seconds that a bot may think."""
    processes: int = 1
    """Processes in which bots think. Pictures have one of their own."""
    most_tables: int = 10_000
    """The most tables that are open at once."""
    crowd: int = 20
    """The most connections of one viewer: a few browsers for a seat, some more for spectators."""
    idle: float = 60.0
    """Seconds after which a table that nobody is at is dropped from memory."""
    keep: float = 30.0
    """Days after which a table that has not changed is closed."""
    password: str | None = attrs.field(default=None, repr=False)
    """The hash of the password of the lobby; None lets everybody make tables."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use this server, besides its own."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to say where a request comes from."""
    only_here: bool = True
    """Whether the server listens to this machine alone."""

    def is_password(self, given: str) -> bool:
        """Whether it is the password, or none is needed; it takes as long for a wrong one as for the right one."""
        return self.password is None or compare_digest(self.password, hashed_password(given))


def hashed_password(password: str) -> str:
    """The hash of a password, which is kept in memory alone."""
    return sha256(password.encode(errors="surrogatepass")).hexdigest()


def check_bot_text(text: str) -> None:
    """Refuse the text of a bot that cannot be at a table.

    Raises:
        InvalidArgument: There is no such bot, or it is unfit.
    """
    kind = text.partition(":")[0]
    if kind in UNFIT:
        raise invalid("no_bot", name=named(kind), known=tuple(BOTS))
    make_bot(text)
