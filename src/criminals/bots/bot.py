"""What a bot is: it is given views, never states."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from criminals.core.protocol import Rng

BotAction: TypeAlias = Any
"""An action of whatever game is played."""


@runtime_checkable
class Bot(Protocol):
    """Chooses an action from the view of its seat, with a generator for what it leaves to chance.

    One that uses no other chance and no clock repeats itself with its generator. A bot plays one seat of one game.
    """

    def choose(self, view: Any, rng: Rng, /) -> BotAction:
        """One of `legal_actions(view)`."""
        ...


@runtime_checkable
class Observer(Protocol):
    """A bot that is told what its seat perceives, so that it need not compare views."""

    def observe(self, view_events: Sequence[Any], /) -> None:
        """Take note of the view events since it was told last: before each choice, and once when the game is over."""
        ...


@runtime_checkable
class Seer(Protocol):
    """A bot that wants the truth. Only a host that was asked to opens this door: see `play(..., truth=True)`."""

    def see(self, state: Any, /) -> None:
        """Take note of the true state: before each choice."""
        ...


@runtime_checkable
class Closing(Protocol):
    """A bot that holds something outside, such as a process: whoever made it closes it."""

    def close(self) -> None:
        """Let it go. A second time does nothing."""
        ...


def has(bot: object, method: str) -> bool:
    """Whether a bot has a method of this name: what `isinstance` of a protocol asks, and much sooner told."""
    return callable(getattr(bot, method, None))
