"""The protocol that all values of a game satisfy."""

from typing import ClassVar, Protocol


class Value(Protocol):
    """An action, a view event, a state or a view. The verbs find its game by its `game`."""

    game: ClassVar[str]
    """The name of the game."""
