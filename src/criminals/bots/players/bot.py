"""The protocol of bots: they are given views, never states."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias, cast, runtime_checkable

from criminals.core.game.protocol import Rng
from criminals.core.records.view_record import ViewRecord

BotAction: TypeAlias = Any
"""An action of any game, as a bot returns it."""

OPTIONAL: Final = ("see", "observe", "follow")
"""The methods that a bot may have besides `choose`, in the order in which they are called."""


@runtime_checkable
class Bot(Protocol):
    """An object that chooses actions for one seat of one game.

    Any class with this method will do; there is no base class.

    Examples:
        >>> class FirstBot:
        ...     def choose(self, view, rng):
        ...         return criminals.legal_actions(view)[0]
    """

    def choose(self, view: Any, rng: Rng, /) -> BotAction:
        """Choose an action.

        A bot that uses no randomness except `rng`, and no clock, plays the same game again from the same seed.

        Args:
            view: The view of the bot's seat, whose turn it is.
            rng: The bot's own random generator, with the methods `randrange` and `shuffle`.

        Returns:
            One of `legal_actions(view)`.
        """
        ...


@runtime_checkable
class Observer(Protocol):
    """A bot that is told what its seat perceives, so it doesn't have to compare views."""

    def observe(self, view_events: Sequence[Any], /) -> None:
        """Take note of what has happened. Called before each choice and at the end of the game, if anything is new.

        Args:
            view_events: What the bot's seat has perceived since the last call, in order.
        """
        ...


@runtime_checkable
class Follower(Protocol):
    """A bot that is given the game so far as its seat perceived it, for example to ask `posterior` about it."""

    def follow(self, view_record: ViewRecord, /) -> None:
        """Take the game so far. Called before each choice, and once when the game is over.

        Args:
            view_record: The first view of the bot's seat, and the view events of each step since then.
        """
        ...


@runtime_checkable
class Seer(Protocol):
    """A bot that is shown the true state. Only games with `truth=True` admit it."""

    def see(self, state: Any, /) -> None:
        """Take note of the true state. Called before each choice.

        Args:
            state: The state, with all secrets.
        """
        ...


@runtime_checkable
class Closing(Protocol):
    """A bot that holds a resource, such as a process. Whoever made the bot closes it.

    A tournament closes the bots that it makes; after `play` you close your own.
    """

    def close(self) -> None:
        """Release the resource. A second call does nothing."""
        ...


def has(bot: object, method: str) -> bool:
    """Tell whether a bot has a method of this name. Much faster than `isinstance` with a protocol."""
    return callable(getattr(bot, method, None))


def close_bot(bot: object) -> None:
    """Close a bot that holds a resource."""
    if has(bot, "close"):
        cast(Closing, bot).close()
