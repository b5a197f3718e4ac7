"""What a game is, to everything that is written for all games."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Protocol, TypeVar

from criminals.core.errors import Violation
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Chance, Seat


class Rng(Protocol):
    """A generator of chance, always passed in; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, `start`."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into a random order, in place."""
        ...


class Value(Protocol):
    """A state or an action, that knows its game's name."""

    game: ClassVar[str]


S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)


class Game(Protocol[S, A]):
    """The verbs of one game. A module satisfies it, as `criminals.games.crooks` does, and so may any object.

    See the verbs of the same names in `criminals` for what each promises.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 -- the constant of a module
        """What the game is called in documents and in `criminals.GAMES`."""
        ...

    @property
    def RULES(self) -> int:  # noqa: N802 -- the constant of a module
        """The version of the rules: it moves only when what is legal or scored changes."""
        ...
