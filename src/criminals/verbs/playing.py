"""The verbs of play: whose turn it is, what is legal and why not, what follows, and how it ends."""

from fractions import Fraction
from typing import Any

from typing_extensions import TypeVar

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game import chance
from criminals.core.game.events import Step
from criminals.core.game.position import Acting, GameState, Position
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import APPLY, LEGAL_ACTIONS, UNKNOWN, game_of
from criminals.core.game.results import Outcome, ScoreSheet

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)
F = TypeVar("F", bound=Value)
W = TypeVar("W")


def seats(position: Position) -> range:
    """The seats at the table, from 0, clockwise.

    Args:
        position: A state or a view.

    Returns:
        As many seats as there are players.
    """
    return game_of(position).seats(position)


def actor(position: Acting[W]) -> W:
    """The seat to act, `CHANCE`, or None once the game is over.

    Args:
        position: A state or a view.

    Returns:
        A seat or None; in a game with dice `CHANCE` too. Seat 0 is falsy: ask `is None`.
    """
    return game_of(position).actor(position)  # type: ignore[return-value]  # what the property of its class says


def legal_actions(position: Position[Any, A, Any, Any]) -> tuple[A, ...]:
    """Every legal action, each once, in the game's documented order.

    Args:
        position: A state or a view.

    Returns:
        Of a state: empty exactly when the game is over. Of a view: the actions of its viewer, so none while another is
        to act.
    """
    try:
        legal_actions_of = LEGAL_ACTIONS[position.game]
    except UNKNOWN:
        legal_actions_of = game_of(position).legal_actions
    return legal_actions_of(position)


def violation(position: Position[Any, A, Any, Any], action: A, *, by: Viewer | None = None) -> Violation | None:
    """Why an action is refused. It tells nothing that the actor could not know.

    Args:
        position: A state or a view. A view answers for its viewer.
        action: An action of the game, legal or not.
        by: Who wants to act, for a host that is handed actions by its players: `not_your_turn` if another is to act.

    Returns:
        The clause, a code that stays the same, and its parameters; None for a legal action.

    Raises:
        TypeError: It is no action of this game.
        InvalidArgument: `by` is not at the table, or not the viewer of the view.
    """
    return game_of(position).violation(position, action, by=by)


def apply(state: GameState[S, A, Any, Any], action: A) -> S:
    """The state after an action. It always validates.

    Args:
        state: A state. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        The next state.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: It is no action of this game, or no state.
    """
    try:
        after = APPLY[state.game]
    except UNKNOWN:
        after = game_of(state).apply
    following: S = after(state, action)
    return following


def step(state: GameState[S, A, Any, F], action: A) -> Step[S, F]:
    """The state that `apply` gives, and the events that led to it.

    Args:
        state: A state. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        A pair `(state, events)`. The events are the truth: `view_events` picks what one viewer may know of them.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: It is no action of this game, or no state.
    """
    return game_of(state).step(state, action)


def chances(state: GameState[Any, A, Any, Any]) -> tuple[tuple[A, Fraction], ...]:
    """The actions that `CHANCE` can take now, with their exact chances.

    Args:
        state: A state.

    Returns:
        Pairs of an action and its share; the shares sum to 1. Empty unless `CHANCE` is to act.
    """
    return game_of(state).chances(state)


def drawn(state: GameState[Any, A, Any, Any], rng: Rng) -> A:
    """One of the actions that `CHANCE` can take now, for a host that keeps a record or tells what happened.

    Args:
        state: A state in which `CHANCE` is to act.
        rng: The generator that draws, each action by its exact share.

    Returns:
        An action for `apply` or `step`.

    Raises:
        InvalidArgument: `CHANCE` is not to act.
    """
    action: A = chance.drawn(game_of(state), state, rng)
    return action


def advance(state: GameState[S, Any, Any, Any], rng: Rng) -> S:
    """The state after everything that is up to `CHANCE` now.

    Args:
        state: A state.
        rng: The generator that draws.

    Returns:
        The next state in which a seat is to act or the game is over; the state itself if nothing is up to `CHANCE`.
    """
    after: S = chance.advance(game_of(state), state, rng)
    return after


def outcome(position: Position) -> Outcome | None:
    """Who won, and by which clause.

    Args:
        position: A state or a view.

    Returns:
        The winners in ascending order, several if they share the win; None while the game goes on.
    """
    return game_of(position).outcome(position)


def score(position: Position) -> ScoreSheet:
    """Points by seat, with the lines that explain them.

    Args:
        position: A state at any time, as if the game ended now; a view once the game is over.

    Returns:
        The points and their lines.

    Raises:
        NotOver: A view is asked while the game goes on: its viewer may not know the score.
    """
    return game_of(position).score(position)


def points(state: GameState) -> tuple[int, ...]:
    """The points of the score by seat, without the lines that explain them: many times faster, for a search.

    Args:
        state: A state at any time, as if the game ended now.

    Returns:
        The same as `score(state).points`.

    Raises:
        TypeError: It is no state.
    """
    return game_of(state).points(state)
