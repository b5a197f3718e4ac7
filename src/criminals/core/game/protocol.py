"""The protocols of games: the names that a game must have, and all its verbs."""

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
"""The kinds of values that have a line of text."""


class Rng(Protocol):
    """A random generator. You always pass it in; a `random.Random` is one."""

    def randrange(self, start: int, /) -> int:
        """Draw a whole number.

        Args:
            start: The number of possible results.

        Returns:
            A number from 0 to `start - 1`.
        """
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into a random order, in place.

        Args:
            x: The list.
        """
        ...


S = TypeVar("S", bound="GameState")
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound="GameView", default=Any)
F = TypeVar("F", bound=Value, default=Any)
F_contra = TypeVar("F_contra", bound=Value, default=Any, contravariant=True)


class Game(Protocol[S, A, V, F_contra]):
    """The names that a game must have. The type parameters are its types of state, action, view and view event.

    A module can be a game, as `criminals.games.crooks` is, and so can any object. The verbs promise the same as the
    verbs of the same names in `criminals`. `register` makes the other verbs from these, but a game may have its own.

    A game also has `step(state, action)`, or `events(before, action, after)`, from which `step` is made.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 -- the constant of a module
        """The name of the game in documents and in `criminals.GAMES`."""
        ...

    @property
    def RULES(self) -> int:  # noqa: N802 -- the constant of a module
        """The version of the rules. It changes only when legality or scoring changes."""
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
        """Start a game: deal with a generator, or use a set-up.

        Args:
            players: The number of players. By default, the number that the set-up is for, or the smallest that the
                edition allows.
            rng: The generator to deal with. Pass either this or `setup`.
            setup: The set-up to start from.
            edition: The edition, or its name. None is the default edition.
            first: The seat that acts first; None draws one.

        Returns:
            The first state.

        Raises:
            InvalidArgument: There is no such edition, number of players or seat, or two arguments exclude each other.
            InvalidState: The set-up does not belong to the edition.
        """
        ...

    def setups(self, players: int, edition: Any = None) -> Iterator[Any]:
        """List every set-up, each once.

        Args:
            players: The number of players.
            edition: The edition, or its name. None is the default edition.

        Returns:
            An iterator of set-ups.

        Raises:
            InvalidArgument: There is no such edition, or it is not for this number of players.
        """
        ...

    def action_space(self, players: int, edition: Any = None) -> ActionSpace[A]:
        """Number every action of an edition.

        Args:
            players: The number of players.
            edition: The edition, or its name. None is the default edition.

        Returns:
            The numbers of the actions.

        Raises:
            InvalidArgument: There is no such edition, or it is not for this number of players.
        """
        ...

    def legal_actions(self, position: S | V, /) -> tuple[A, ...]:
        """The legal actions.

        Args:
            position: A state or a view.

        Returns:
            The actions, each once, in a fixed order. For a view, those of its viewer.
        """
        ...

    def violation(self, position: S | V, action: A, /, *, by: Viewer | None = None) -> Violation | None:
        """The reason why an action is refused.

        Args:
            position: A state or a view.
            action: An action, legal or not.
            by: The player who wants to act; None is the actor.

        Returns:
            The violation; None for a legal action.
        """
        ...

    def apply(self, state: S, action: A, /) -> S:
        """Play an action.

        Args:
            state: A state. It is not changed.
            action: An action.

        Returns:
            The next state.

        Raises:
            IllegalAction: The action is not legal.
        """
        ...

    def view(self, state: S, viewer: Viewer, /) -> V:
        """Everything that a viewer knows of a state.

        Args:
            state: A state.
            viewer: A seat, or `SPECTATOR`.

        Returns:
            The view.
        """
        ...

    def fold(self, view: V, view_events: Iterable[F_contra], /) -> V:
        """Bring a view up to date with view events.

        Args:
            view: The view before the step.
            view_events: The view events of the step, in order.

        Returns:
            The view after the step.

        Raises:
            InvalidState: A view event cannot follow.
        """
        ...

    def outcome(self, position: S | V, /) -> Outcome | None:
        """The winners, once the game is over.

        Args:
            position: A state or a view.

        Returns:
            The outcome; None while the game goes on.
        """
        ...

    def score(self, position: S | V, /) -> ScoreSheet:
        """The points with the lines that explain them.

        Args:
            position: A state at any time, scored as if the game ended now; or a view once the game is over.

        Returns:
            The score sheet.

        Raises:
            NotOver: A view, while the game goes on.
        """
        ...

    def parse_action(self, text: str, /) -> A:
        """Read the text of an action.

        Args:
            text: The text that `str(action)` writes.

        Returns:
            The action.

        Raises:
            MalformedDocument: The text is not an action.
        """
        ...


class CompleteGame(Game[S, A, V, F], Protocol[S, A, V, F]):
    """A game with all verbs, as `criminals.GAMES` holds them: the type for code that works on any game.

    The verbs beyond `Game` are the game's own, or are made from the rest when it is registered.
    """

    def seats(self, position: S | V, /) -> range:
        """The seats at the table.

        Args:
            position: A state or a view.

        Returns:
            A range with one seat for each player.
        """
        ...

    def actor(self, position: S | V, /) -> Seat | Chance | None:
        """The seat whose turn it is.

        Args:
            position: A state or a view.

        Returns:
            A seat; `CHANCE` before a throw; None once the game is over.
        """
        ...

    def step(self, state: S, action: A, /) -> Step[S, F]:
        """Play an action, and tell what happened.

        Args:
            state: A state. It is not changed.
            action: A legal action.

        Returns:
            The next state and the events.

        Raises:
            IllegalAction: The action is not legal.
        """
        ...

    def chances(self, state: S, /) -> tuple[tuple[A, Fraction], ...]:
        """The actions of chance, with their probabilities.

        Args:
            state: A state.

        Returns:
            Pairs of an action and its probability; empty unless `CHANCE` is the actor.
        """
        ...

    def view_events(self, events: Iterable[Event[F]], viewer: Viewer, /) -> tuple[F, ...]:
        """The view events that a viewer perceives.

        Args:
            events: The events of a step.
            viewer: A seat, or `SPECTATOR`.

        Returns:
            The view events, in order.
        """
        ...

    def points(self, state: S, /) -> tuple[int, ...]:
        """The points of each seat, without the lines that explain them.

        Args:
            state: A state.

        Returns:
            The points by seat.
        """
        ...

    def beliefs(self, view: V, /) -> "Beliefs[S, Any]":
        """The worlds that fit a view, prepared once.

        Args:
            view: A view.

        Returns:
            The beliefs.
        """
        ...

    def count_worlds(self, view: V, /) -> int:
        """The number of worlds that fit a view.

        Args:
            view: A view.

        Returns:
            The exact number.
        """
        ...

    def worlds(self, view: V, /) -> Iterator[S]:
        """List every world that fits a view.

        Args:
            view: A view.

        Returns:
            An iterator of states, each once, in a fixed order.
        """
        ...

    def sample_world(self, view: V, rng: Rng, /) -> S:
        """Draw one of the worlds.

        Args:
            view: A view.
            rng: The generator to draw with. Each world has the same chance.

        Returns:
            A state.
        """
        ...

    def marginals(self, view: V, /) -> Marginals[Any, Any]:
        """The exact chances of hidden things.

        Args:
            view: A view.

        Returns:
            The share of worlds in which each thing is at each place.
        """
        ...

    def is_consistent(self, view: V, state: S, /) -> bool:
        """Test if a state is one of the worlds.

        Args:
            view: A view.
            state: A state.

        Returns:
            True if the state fits the view.
        """
        ...

    def reveal(self, state: S, /, *, lang: str = "en", names: Names | None = None) -> str:
        """Show everything in a state as text, secrets included.

        Args:
            state: A state.
            lang: The language, such as `"en"`.
            names: The names of the players, by seat.

        Returns:
            Several lines.
        """
        ...

    def draw(self, view: V, /, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
        """Draw a view as text.

        Args:
            view: A view.
            lang: The language, such as `"en"`.
            memory: True to show things that the viewer has seen before and can no longer see.
            names: The names of the players, by seat.

        Returns:
            Several lines.
        """
        ...

    def to_text(self, value: S | V, /) -> str:
        """Write a state or a view as one line of text.

        Args:
            value: A state or a view.

        Returns:
            The line.
        """
        ...

    def from_text(self, text: str, /, *, kind: TextKind | None = None, edition: Any = None) -> S | V:
        """Read a state or a view from a line of text.

        Args:
            text: The line.
            kind: `"state"` or `"view"`; None accepts both.
            edition: The edition that the text names, if it does not come with the library.

        Returns:
            The state or the view.

        Raises:
            MalformedDocument: The line is malformed.
        """
        ...

    def describe(
        self,
        value: A | F | Event[F] | Violation | ScoreLine | Outcome,
        lang: str = "en",
        *,
        view: V | None = None,
        names: Names | None = None,
    ) -> str:
        """Describe a value in a sentence.

        Args:
            value: An action, an event, a view event, a violation, a score line or an outcome.
            lang: The language, such as `"en"`.
            view: The view of the reader, as in `criminals.describe`.
            names: The names of the players, by seat.

        Returns:
            A sentence without a full stop.
        """
        ...

    def label(self, action: A, lang: str = "en", *, view: V | None = None, names: Names | None = None) -> str:
        """A short text for the button of an action.

        Args:
            action: An action.
            lang: The language, such as `"en"`.
            view: A view in which the action is legal.
            names: The names of the players, by seat.

        Returns:
            A few words.
        """
        ...

    def prompt(self, view: V, lang: str = "en", *, names: Names | None = None) -> str:
        """A sentence that asks the viewer to act, or says whose turn it is.

        Args:
            view: A view.
            lang: The language, such as `"en"`.
            names: The names of the players, by seat.

        Returns:
            A sentence without a full stop.
        """
        ...

    def term(self, kind: str, value: object, lang: str = "en") -> str:
        """The word for a thing of a game.

        Args:
            kind: The kind of thing, such as `"card"`.
            value: The thing: a member of an enum, or its name in documents.
            lang: The language, such as `"en"`.

        Returns:
            The word.
        """
        ...


class Bounded(CompleteGame[Any, Any], Protocol):
    """A game that knows how long it can be, as adapters need it."""

    def longest(self, edition: Any, players: int, /) -> int:
        """A bound on the number of actions of a whole game.

        Args:
            edition: The edition.
            players: The number of players.

        Returns:
            A number that no game exceeds.
        """
        ...
