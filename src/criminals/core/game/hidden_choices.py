"""Choices that one may not have seen, as a world tells them."""

from typing import Any, Protocol, runtime_checkable

import attrs
from typing_extensions import TypeIs

from criminals.core.base.seats import Seat


@attrs.frozen
class HiddenChoice:
    """Who chose what, out of what, seeing what; if a world is the true one.

    `chosen` is one of `options`, `seeing` what the seat had before it that the viewer may not know; the game's
    `hidden_choices` says what these are.
    """

    seat: Seat
    chosen: Any
    options: tuple[Any, ...]
    seeing: Any


@runtime_checkable
class Concealing(Protocol):
    """A game in which some choices are hidden from the others: it tells what they must have been in a world."""

    def hidden_choices(self, view: Any, world: Any, /) -> tuple[HiddenChoice, ...]:
        """The choices that the viewer may not have seen, if the world is the true one."""
        ...


def conceals(game: object) -> TypeIs[Concealing]:
    """Whether a game is `Concealing`: what `isinstance` says, and in a hundredth of the time."""
    return hasattr(game, "hidden_choices")
