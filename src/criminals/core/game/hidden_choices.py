"""Choices that a viewer may not have seen, as a world tells them."""

from typing import Any, Protocol, runtime_checkable

import attrs
from typing_extensions import TypeIs

from criminals.core.base.seats import Seat


@attrs.frozen
class HiddenChoice:
    """A choice that the viewer may not have seen, as a world tells it: chooser, choice, options and knowledge."""

    seat: Seat
    """The seat that chose."""
    chosen: Any
    """The choice: one of `options`."""
    options: tuple[Any, ...]
    """All choices that the seat had."""
    seeing: Any
    """Things that the seat saw, and the viewer may not know. The game's `hidden_choices` describes them."""


@runtime_checkable
class Concealing(Protocol):
    """A game in which some choices are hidden from the other players. From a world, it can say which they were."""

    def hidden_choices(self, view: Any, world: Any, /) -> tuple[HiddenChoice, ...]:
        """The choices that the viewer may not have seen, if the world is the true state.

        Args:
            view: A view.
            world: A state that fits the view.

        Returns:
            The choices, in the order in which they were made.
        """
        ...


def conceals(game: object) -> TypeIs[Concealing]:
    """Test if a game is `Concealing`, a hundred times as fast as `isinstance`."""
    return hasattr(game, "hidden_choices")
