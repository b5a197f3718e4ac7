"""The verbs of hidden information: what one may know, and what may be true behind it."""

from collections.abc import Iterable, Iterator
from typing import Any

from typing_extensions import TypeVar

from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game import events as core_events
from criminals.core.game.events import Event
from criminals.core.game.position import Believing, GameState, GameView, Uncertain
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=GameView)
F = TypeVar("F", bound=Value)
M = TypeVar("M")
B = TypeVar("B")


def view(state: GameState[Any, Any, V, Any], viewer: Viewer) -> V:
    """Everything that a viewer with a perfect memory may know of a state. A view may leave the process.

    Args:
        state: The truth.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        A value of its own type, which holds nothing that is secret from the viewer.

    Raises:
        InvalidArgument: The viewer is not at the table.
        TypeError: It is no state.
    """
    seen: V = game_of(state).view(state, viewer)
    return seen


def view_events(events: Iterable[Event[F]], viewer: Viewer) -> tuple[F, ...]:
    """The events of a step as a viewer perceives them. View events may leave the process, events may not.

    Args:
        events: `step(state, action).events`.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        View events, in the order in which they happened.

    Raises:
        InvalidArgument: It is no viewer.
        TypeError: A whole step is given instead of its events.
    """
    told = tuple(events)
    return game_of(told[0]).view_events(told, viewer) if told else core_events.view_events(told, viewer)


def fold(view: GameView[Any, Any, V, F], view_events: Iterable[F]) -> V:
    """The view after what its viewer perceived: equal to `view` of the state after the step, without any state.

    Args:
        view: The view before the step.
        view_events: All view events of the step, in their order.

    Returns:
        The view after the step.

    Raises:
        InvalidState: One of them cannot follow on this view: it is for another, or some are missing or folded before.
        TypeError: One of them is no view event of this game.
    """
    after: V = game_of(view).fold(view, view_events)
    return after


def beliefs(view: Believing[B]) -> B:
    """The states that may lie behind a view, prepared once: for whoever draws many worlds, or asks several questions.

    Args:
        view: A view.

    Returns:
        `Beliefs`, whose members say what `count_worlds`, `worlds`, `sample_world`, `marginals` and `is_consistent` say.
    """
    return game_of(view).beliefs(view)  # type: ignore[return-value]  # what the property of its class says


def count_worlds(view: GameView) -> int:
    """How many states may lie behind a view, as far as its viewer can tell.

    Args:
        view: A view.

    Returns:
        The exact number. The games of the library find it without listing the worlds.
    """
    return game_of(view).count_worlds(view)


def worlds(view: GameView[S, Any, Any, Any]) -> Iterator[S]:
    """Every state that may lie behind a view, each once, in a fixed order.

    Args:
        view: A view.

    Returns:
        As many states as `count_worlds(view)` says: ask it first.
    """
    return game_of(view).worlds(view)


def sample_world(view: GameView[S, Any, Any, Any], rng: Rng) -> S:
    """A state that may lie behind a view. It is given a view, so it cannot cheat.

    Args:
        view: A view.
        rng: The generator that draws, each world with the same chance.

    Returns:
        A state to play on in.
    """
    world: S = game_of(view).sample_world(view, rng)
    return world


def marginals(view: Uncertain[M]) -> M:
    """The share of worlds in which each thing is at each place.

    Args:
        view: A view.

    Returns:
        `Marginals` with exact fractions. The page of the game says what its things and places are.
    """
    return game_of(view).marginals(view)  # type: ignore[return-value]  # what the property of its class says


def is_consistent(view: GameView, state: GameState) -> bool:
    """Whether a state may lie behind a view: whether it is one of `worlds(view)`.

    Args:
        view: A view.
        state: A state of the same game.

    Returns:
        True if the viewer cannot rule the state out. It is true of the state that the view was made from.
    """
    return game_of(view).is_consistent(view, state)
