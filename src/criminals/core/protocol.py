"""What a game is, to everything that is written for all games."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Protocol

from typing_extensions import TypeVar

from criminals.core.action_space import ActionSpace
from criminals.core.errors import Violation
from criminals.core.events import Event, Step
from criminals.core.marginals import Marginals
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Chance, Seat, Viewer
from criminals.core.texts import TextKind
from criminals.core.value import Perspective as Perspective
from criminals.core.value import Position as Position
from criminals.core.value import Value as Value


class Rng(Protocol):
    """A generator of chance, always passed in; `random.Random` is one."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, `start`."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into a random order, in place."""
        ...


S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound=Perspective, default=Any)
F = TypeVar("F", bound=Value, default=Any)


class Game(Protocol[S, A, V, F]):
    """The verbs of one game, with its states, actions, views and facts (what a view event is).

    A module satisfies it, as `criminals.games.crooks` does, and so may any object. See the verbs of the same names in
    `criminals` for what each promises.
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
        self,
        *,
        players: int | None = None,
        rng: Rng | None = None,
        setup: Any = None,
        edition: Any = None,
        first: Seat | None = None,
    ) -> S:
        """The first state, dealt by a generator or as the set-up says; `first` acts first, None draws a seat."""
        ...

    def setups(self, players: int, edition: Any = None) -> Iterator[Any]:
        """Every set-up, each once."""
        ...

    def action_space(self, players: int, edition: Any = None) -> ActionSpace[A]:
        """Every action there can be, with its number."""
        ...

    def seats(self, where: S | V, /) -> range:
        """The seats at the table."""
        ...

    def actor(self, where: S | V, /) -> Seat | Chance | None:
        """Who is to act."""
        ...

    def legal_actions(self, where: S | V, /) -> tuple[A, ...]:
        """Every lawful action."""
        ...

    def violation(self, where: S | V, action: A, /, *, by: Viewer | None = None) -> Violation | None:
        """Why an action is refused."""
        ...

    def apply(self, state: S, action: A, /) -> S:
        """The state after an action."""
        ...

    def step(self, state: S, action: A, /) -> Step[S, F]:
        """The state after an action, and what happened."""
        ...

    def chances(self, state: S, /) -> tuple[tuple[A, Fraction], ...]:
        """What chance can do, with how likely it is; nothing unless it is to act."""
        ...

    def view(self, state: S, viewer: Viewer, /) -> V:
        """What a viewer knows."""
        ...

    def view_events(self, events: Iterable[Event[F]], viewer: Viewer, /) -> tuple[F, ...]:
        """What a viewer perceives."""
        ...

    def fold(self, view: V, view_events: Iterable[F], /) -> V:
        """The view after what its viewer perceived."""
        ...

    def outcome(self, where: S | V, /) -> Outcome | None:
        """Who won, once the game is over."""
        ...

    def score(self, where: S | V, /) -> ScoreSheet:
        """The score if the game ended now; of a view, once it is over."""
        ...

    def count_worlds(self, view: V, /) -> int:
        """How many worlds fit a view."""
        ...

    def worlds(self, view: V, /) -> Iterator[S]:
        """Every world that fits a view."""
        ...

    def sample_world(self, view: V, rng: Rng, /) -> S:
        """One of the worlds, each with the same chance."""
        ...

    def marginals(self, view: V, /) -> Marginals[Any, Any]:
        """How likely what is hidden is where."""
        ...

    def is_consistent(self, view: V, state: S, /) -> bool:
        """Whether a state is one of the worlds."""
        ...

    def reveal(self, state: S, /) -> str:
        """The whole truth as text."""
        ...

    def to_text(self, value: S | V, /) -> str:
        """A state or a view as one line of text."""
        ...

    def from_text(self, text: str, /, *, kind: TextKind | None = None, edition: Any = None) -> S | V:
        """The state or view that a line of text stands for."""
        ...

    def parse_action(self, text: str, /) -> A:
        """The action a text stands for."""
        ...

    def describe(self, value: A | F | Event[F] | Violation | ScoreLine, lang: str = "en") -> str:
        """A sentence for an action, an event, a refusal or a score line."""
        ...


class Bounded(Game[Any, Any], Protocol):
    """A game that says how long it can be: whoever plays it in an adapter has to know."""

    def longest(self, edition: Any, players: int, /) -> int:
        """A bound on the number of actions of a whole game."""
        ...
