"""The protocol of bots: they are given views, never states."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, cast, runtime_checkable

from criminals.core.game.protocol import Rng

BotAction: TypeAlias = Any
"""An action of any game."""


@runtime_checkable
class Bot(Protocol):
    """Chooses an action from the view of its seat, with a generator for random choices.

    A bot that uses no other randomness and no clock repeats itself with its generator. It plays one seat of one game.
    """

    def choose(self, view: Any, rng: Rng, /) -> BotAction:
        """One of `legal_actions(view)`."""
        ...


@runtime_checkable
class Observer(Protocol):
    """A bot that is told what its seat perceives, so that it need not compare views."""

    def observe(self, view_events: Sequence[Any], /) -> None:
        """Note the view events since the last call: before each choice, and once when the game is over."""
        ...


@runtime_checkable
class Seer(Protocol):
    """A bot that wants to see the whole state. Only `play(..., truth=True)` allows that."""

    def see(self, state: Any, /) -> None:
        """Note the true state, before each choice."""
        ...


@runtime_checkable
class Closing(Protocol):
    """A bot that holds a resource, such as a process. Whoever made the bot closes it."""

    def close(self) -> None:
        """Release the resource. A second call does nothing."""
        ...


def has(bot: object, method: str) -> bool:
    """Whether a bot has a method of this name: the same as `isinstance` of a protocol, but much faster."""
    return callable(getattr(bot, method, None))


def close_bot(bot: object) -> None:
    """Close a bot that holds a resource."""
    if has(bot, "close"):
        cast(Closing, bot).close()
