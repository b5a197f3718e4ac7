"""What all values of a game have in common."""

from typing import ClassVar, Protocol


class Value(Protocol):
    """A state, a view, an action or a fact, that knows its game's name."""

    game: ClassVar[str]
