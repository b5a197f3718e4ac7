"""The verbs of play: the actor, legal actions and violations, the next state, and the end."""

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
        A range with one seat for each player.

    Raises:
        TypeError: `position` is neither a state nor a view.
    """
    return game_of(position).seats(position)


def actor(position: Acting[W]) -> W:
    """The seat whose turn it is.

    Args:
        position: A state or a view.

    Returns:
        A seat; `CHANCE` before a throw, in a game with dice; None once the game is over. Seat 0 is falsy, so test
        with `is None`.

    Raises:
        TypeError: `position` is neither a state nor a view.
    """
    return game_of(position).actor(position)  # type: ignore[return-value]  # what the property of its class says


def legal_actions(position: Position[Any, A, Any, Any]) -> tuple[A, ...]:
    """The legal actions, each once, in the documented order of the game.

    Args:
        position: A state or a view.

    Returns:
        For a state, all legal actions; empty only once the game is over. For a view, the actions of its viewer; empty
        while it is another player's turn.

    Raises:
        TypeError: `position` is neither a state nor a view.
    """
    try:
        legal_actions_of = LEGAL_ACTIONS[position.game]
    except UNKNOWN:
        legal_actions_of = game_of(position).legal_actions
    return legal_actions_of(position)


def violation(position: Position[Any, A, Any, Any], action: A, *, by: Viewer | None = None) -> Violation | None:
    """The reason why an action is refused. It reveals nothing that the actor cannot know.

    Args:
        position: A state or a view. A view answers for its viewer.
        action: An action of the game, legal or not.
        by: The player who wants to act. A host passes it for actions that it gets from its players; the violation is
            `not_your_turn` if it is another player's turn.

    Returns:
        The clause, a stable code, and the parameters of the code; None for a legal action.

    Raises:
        TypeError: `position` is neither a state nor a view, or `action` is not an action of its game.
        InvalidArgument: `by` is not at the table, or is not the viewer of the view.
    """
    return game_of(position).violation(position, action, by=by)


def apply(state: GameState[S, A, Any, Any], action: A) -> S:
    """Play an action. It is always validated.

    Args:
        state: A state. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        The next state.

    Raises:
        IllegalAction: The rules refuse the action; the `violation` of the error says why.
        TypeError: `action` is not an action of this game, or `state` is not a state.
    """
    try:
        after = APPLY[state.game]
    except UNKNOWN:
        after = game_of(state).apply
    following: S = after(state, action)
    return following


def step(state: GameState[S, A, Any, F], action: A) -> Step[S, F]:
    """Play an action as `apply` does, and tell what happened.

    Args:
        state: A state. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        A pair `(state, events)`. The events hold secrets: `view_events` picks what one viewer may know of them.

    Raises:
        IllegalAction: The rules refuse the action; the `violation` of the error says why.
        TypeError: `action` is not an action of this game, or `state` is not a state.
    """
    return game_of(state).step(state, action)


def chances(state: GameState[Any, A, Any, Any]) -> tuple[tuple[A, Fraction], ...]:
    """The actions that `CHANCE` can take now, with their exact probabilities.

    Args:
        state: A state.

    Returns:
        Pairs of an action and its probability; the probabilities sum to 1. Empty unless `CHANCE` is the actor.

    Raises:
        TypeError: `state` is not a state.
    """
    return game_of(state).chances(state)


def drawn(state: GameState[Any, A, Any, Any], rng: Rng) -> A:
    """Draw one of the actions that `CHANCE` can take now.

    Use it instead of `advance` if you keep a record or tell the players what happened.

    Args:
        state: A state in which `CHANCE` is the actor.
        rng: The generator to draw with. Each action has its exact probability.

    Returns:
        An action for `apply` or `step`.

    Raises:
        InvalidArgument: `CHANCE` is not the actor.
        TypeError: `state` is not a state.
    """
    action: A = chance.drawn(game_of(state), state, rng)
    return action


def advance(state: GameState[S, Any, Any, Any], rng: Rng) -> S:
    """Throw the dice, as often as it takes, until a player has to decide.

    Args:
        state: A state.
        rng: The generator to draw with.

    Returns:
        The next state in which it is a player's turn or the game is over; the same state if `CHANCE` is not the actor.

    Raises:
        TypeError: `state` is not a state.
    """
    after: S = chance.advance(game_of(state), state, rng)
    return after


def outcome(position: Position) -> Outcome | None:
    """The winners, and the clause by which they won.

    Args:
        position: A state or a view.

    Returns:
        The winning seats in ascending order, several if they share the win; None while the game goes on.

    Raises:
        TypeError: `position` is neither a state nor a view.
    """
    return game_of(position).outcome(position)


def score(position: Position) -> ScoreSheet:
    """The points of each seat, with the lines that explain them.

    Args:
        position: A state at any time, scored as if the game ended now; or a view once the game is over.

    Returns:
        The points and their lines.

    Raises:
        NotOver: You passed a view while the game goes on: its viewer may not know the score.
        TypeError: `position` is neither a state nor a view.
    """
    return game_of(position).score(position)


def points(state: GameState) -> tuple[int, ...]:
    """The points of each seat without the lines that explain them: many times faster than `score`, for searches.

    Args:
        state: A state at any time, scored as if the game ended now.

    Returns:
        The same as `score(state).points`.

    Raises:
        TypeError: `state` is not a state.
    """
    return game_of(state).points(state)
