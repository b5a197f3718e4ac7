"""Bots that would stop the table they sit at, each in its own way."""

import time
from typing import Any

from criminals import Rng
from criminals.bots import RandomBot
from criminals.games import crooks


class Left:
    """Wants to end the program."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise SystemExit(3)


class Interrupted:
    """Pretends that somebody pressed Ctrl-C."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise KeyboardInterrupt


class Stopped:
    """Raises what ends a loop."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise StopIteration


class Hung:
    """Never answers."""

    def choose(self, view: Any, rng: Rng) -> Any:
        while True:
            time.sleep(0.01)


class Leaving(crooks.Pass):
    """An action that ends the program when it is shown."""

    def __str__(self) -> str:  # type: ignore[explicit-override]  # pyright: ignore[reportImplicitOverride] -- on purpose
        raise SystemExit

    __repr__ = __str__


class Evil:
    """Gives an action that does something."""

    def choose(self, view: Any, rng: Rng) -> Any:
        return Leaving()


class Looked(RandomBot):
    """Ends the program when it is asked whether it observes."""

    @property
    def observe(self) -> Any:
        """Not what it looks like."""
        raise SystemExit(3)


class Teller:
    """Tells what it should not."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise ValueError("a secret")


class Unmade:
    """Cannot be made."""

    def __init__(self) -> None:
        raise SystemExit(3)


class Unclosed(RandomBot):
    """Cannot be closed."""

    def close(self) -> None:
        """Try to end the program."""
        raise SystemExit(3)


class Silent:
    """Gives no action."""

    def choose(self, view: Any, rng: Rng) -> Any:
        return None
