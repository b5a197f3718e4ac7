"""What all values of a game have in common, and what its states and views have besides."""

from typing import Any, ClassVar, Protocol

from criminals.core.seats import Viewer


class Value(Protocol):
    """A state, a view, an action or a fact, that knows its game's name."""

    game: ClassVar[str]


class Position(Value, Protocol):
    """A state or a view, that knows its table: records, numbers of actions and the laws ask it for both.

    They are fields or properties: for a variable of the class pyright does not take them. The edition of a game that
    has a single box may be None.
    """

    @property
    def edition(self) -> Any:
        """The box that is played with."""
        ...

    @property
    def players(self) -> int:
        """How many play."""
        ...


class Perspective(Position, Protocol):
    """A view. By its viewer it is told from a state: no state has one."""

    @property
    def viewer(self) -> Viewer:
        """Whose view it is."""
        ...
