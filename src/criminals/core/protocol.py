"""What a game is, to everything that is written for all games."""

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol, TypeVar

from criminals.core.errors import Violation
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Chance, Seat


class Rng(Protocol):
    """A generator of chance, always passed in; `random.Random` is one."""

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

    def new_game(
        self, *, players: int | None = None, rng: Rng | None = None, setup: Any = None, edition: Any = None
    ) -> S:
        """The first state, dealt by a generator or as the set-up says."""
        ...

    def setups(self, players: int, edition: Any = None) -> Iterator[Any]:
        """Every set-up, each once."""
        ...

    def seats(self, state: S, /) -> range:
        """The seats at the table."""
        ...

    def actor(self, state: S, /) -> Seat | Chance | None:
        """Who is to act."""
        ...

    def legal_actions(self, state: S, /) -> tuple[A, ...]:
        """Every lawful action."""
        ...

    def violation(self, state: S, action: A, /, *, by: Seat | None = None) -> Violation | None:
        """Why an action is refused."""
        ...

    def apply(self, state: S, action: A, /) -> S:
        """The state after an action."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """Who won, once the game is over."""
        ...

    def score(self, state: S, /) -> ScoreSheet:
        """The score if the game ended now."""
        ...

    def reveal(self, state: S, /) -> str:
        """The whole truth as text."""
        ...

    def parse_action(self, text: str, /) -> A:
        """The action a text stands for."""
        ...

    def describe(self, value: A | Violation | ScoreLine, lang: str = "en") -> str:
        """A sentence for an action, a refusal or a score line."""
        ...
