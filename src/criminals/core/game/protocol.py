"""What a game is, to everything that is written for all games: what it must have, and all its verbs."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from typing_extensions import TypeVar

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Chance, Names, Seat, Viewer
from criminals.core.base.value import Value
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet

if TYPE_CHECKING:  # states and views find their game, so they come later
    from criminals.core.game.beliefs import Beliefs
    from criminals.core.game.position import GameState, GameView

TextKind: TypeAlias = Literal["state", "view"]
"""The kinds of value that a line of text stands for."""


class Rng(Protocol):
    """A generator of chance, always passed in; `random.Random` is one."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, `start`."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into a random order, in place."""
        ...


S = TypeVar("S", bound="GameState")
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound="GameView", default=Any)
F = TypeVar("F", bound=Value, default=Any)
F_contra = TypeVar("F_contra", bound=Value, default=Any, contravariant=True)


class Game(Protocol[S, A, V, F_contra]):
    """The names that a game must have. Its parameters are its types of state, action, view and view event.

    A module can be a game, as `criminals.games.crooks` is, and so can any object. The verbs promise what those of the
    same names in `criminals` do. `register` makes the other verbs from these; a game may have its own.

    A game also has `step(state, action)`, or `events(before, action, after)`, from which `step` is made.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 -- the constant of a module
        """The name of the game in documents and in `criminals.GAMES`."""
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

    def legal_actions(self, position: S | V, /) -> tuple[A, ...]:
        """Every legal action."""
        ...

    def violation(self, position: S | V, action: A, /, *, by: Viewer | None = None) -> Violation | None:
        """Why an action is refused."""
        ...

    def apply(self, state: S, action: A, /) -> S:
        """The state after an action."""
        ...

    def view(self, state: S, viewer: Viewer, /) -> V:
        """Everything that a viewer knows."""
        ...

    def fold(self, view: V, view_events: Iterable[F_contra], /) -> V:
        """The view after what its viewer perceived."""
        ...

    def outcome(self, position: S | V, /) -> Outcome | None:
        """Who won, once the game is over."""
        ...

    def score(self, position: S | V, /) -> ScoreSheet:
        """The score if the game ended now; of a view, once it is over."""
        ...

    def parse_action(self, text: str, /) -> A:
        """The action a text stands for."""
        ...


class CompleteGame(Game[S, A, V, F], Protocol[S, A, V, F]):
    """A game with all verbs, as `criminals.GAMES` holds them: the type for code that works on any game.

    The verbs beyond `Game` are the game's own, or made from the rest when it is registered.
    """

    def seats(self, position: S | V, /) -> range:
        """The seats at the table."""
        ...

    def actor(self, position: S | V, /) -> Seat | Chance | None:
        """Whose turn it is."""
        ...

    def step(self, state: S, action: A, /) -> Step[S, F]:
        """The state after an action, and what happened."""
        ...

    def chances(self, state: S, /) -> tuple[tuple[A, Fraction], ...]:
        """The actions of chance, with how likely they are; none unless it is to act."""
        ...

    def view_events(self, events: Iterable[Event[F]], viewer: Viewer, /) -> tuple[F, ...]:
        """The view events that a viewer perceives."""
        ...

    def points(self, state: S, /) -> tuple[int, ...]:
        """The points of the score, without its lines."""
        ...

    def beliefs(self, view: V, /) -> "Beliefs[S, Any]":
        """The worlds that fit a view, prepared once."""
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
        """The exact chances of what is hidden."""
        ...

    def is_consistent(self, view: V, state: S, /) -> bool:
        """Whether a state is one of the worlds."""
        ...

    def reveal(self, state: S, /, *, lang: str = "en", names: Names | None = None) -> str:
        """The whole truth as text."""
        ...

    def draw(self, view: V, /, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
        """A view as text, for people."""
        ...

    def to_text(self, value: S | V, /) -> str:
        """A state or a view as one line of text."""
        ...

    def from_text(self, text: str, /, *, kind: TextKind | None = None, edition: Any = None) -> S | V:
        """The state or view that a line of text stands for."""
        ...

    def describe(
        self,
        value: A | F | Event[F] | Violation | ScoreLine | Outcome,
        lang: str = "en",
        *,
        view: V | None = None,
        names: Names | None = None,
    ) -> str:
        """A sentence for an action, an event, a violation, a score line or an outcome."""
        ...

    def label(self, action: A, lang: str = "en", *, view: V | None = None, names: Names | None = None) -> str:
        """The few words of a button."""
        ...

    def prompt(self, view: V, lang: str = "en", *, names: Names | None = None) -> str:
        """What the viewer is asked to do now, or whom all wait for."""
        ...

    def term(self, kind: str, value: object, lang: str = "en") -> str:
        """The word for a thing of a kind."""
        ...


class Bounded(CompleteGame[Any, Any], Protocol):
    """A game that says how long it can be, which adapters have to know."""

    def longest(self, edition: Any, players: int, /) -> int:
        """A bound on the number of actions of a whole game."""
        ...
