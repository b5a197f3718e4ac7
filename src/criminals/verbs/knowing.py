"""The verbs of hidden information: views, view events, and the worlds that fit a view."""

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
    """Everything that a viewer with a perfect memory may know of a state. You may send it to that viewer.

    Args:
        state: A state.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        A `View` of the game, which holds nothing that is secret from the viewer.

    Raises:
        InvalidArgument: The viewer is not at the table.
        TypeError: `state` is not a state.
    """
    seen: V = game_of(state).view(state, viewer)
    return seen


def view_events(events: Iterable[Event[F]], viewer: Viewer) -> tuple[F, ...]:
    """The events of a step as one viewer perceives them. You may send these to that viewer, never the events.

    Args:
        events: `step(state, action).events`.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        View events, in the order in which they happened.

    Raises:
        InvalidArgument: `viewer` is not a viewer.
        TypeError: You passed a whole step instead of its events.
    """
    told = tuple(events)
    return game_of(told[0]).view_events(told, viewer) if told else core_events.view_events(told, viewer)


def fold(view: GameView[Any, Any, V, F], view_events: Iterable[F]) -> V:
    """Bring a view up to date with view events. The result equals a fresh view of the state after the step.

    Args:
        view: The view before the step.
        view_events: All view events of the step, in order.

    Returns:
        The view after the step.

    Raises:
        InvalidState: One of the events cannot follow on this view: it is for another viewer, or some events are missing
            or were folded before.
        TypeError: One of the events is not a view event of this game.
    """
    after: V = game_of(view).fold(view, view_events)
    return after


def beliefs(view: Believing[B]) -> B:
    """The worlds that fit a view, prepared once. Use it if you draw many worlds or ask several questions about a view.

    Args:
        view: A view.

    Returns:
        `Beliefs`, whose members answer as `count_worlds`, `worlds`, `sample_world`, `marginals` and `is_consistent` do.

    Raises:
        TypeError: `view` is not a view.
    """
    return game_of(view).beliefs(view)  # type: ignore[return-value]  # what the property of its class says


def count_worlds(view: GameView) -> int:
    """The number of worlds: the states that fit a view, as far as its viewer can tell.

    Args:
        view: A view.

    Returns:
        The exact number. The games of the library compute it without listing the worlds.

    Raises:
        TypeError: `view` is not a view.
    """
    return game_of(view).count_worlds(view)


def worlds(view: GameView[S, Any, Any, Any]) -> Iterator[S]:
    """List every state that fits a view, each once, in a fixed order.

    Args:
        view: A view.

    Returns:
        An iterator of `count_worlds(view)` states. There may be very many: count them first.

    Raises:
        TypeError: `view` is not a view.
    """
    return game_of(view).worlds(view)


def sample_world(view: GameView[S, Any, Any, Any], rng: Rng) -> S:
    """Draw a state that fits a view. It gets only the view, so it cannot cheat.

    Args:
        view: A view.
        rng: The generator to draw with. Each world has the same chance.

    Returns:
        A state. You can play on in it.

    Raises:
        InvalidState: No game comes to this view, so it has no worlds.
        TypeError: `view` is not a view.
    """
    world: S = game_of(view).sample_world(view, rng)
    return world


def marginals(view: Uncertain[M]) -> M:
    """The share of worlds in which each thing is at each place.

    Args:
        view: A view.

    Returns:
        `Marginals` with exact fractions. The page of the game describes its things and places.

    Raises:
        InvalidState: No game comes to this view, so it has no worlds.
        TypeError: `view` is not a view, or the game does not tell where things are: it lacks `whereabouts`.
    """
    return game_of(view).marginals(view)  # type: ignore[return-value]  # what the property of its class says


def is_consistent(view: GameView, state: GameState) -> bool:
    """Test if a state fits a view, that is, if it is one of `worlds(view)`.

    Args:
        view: A view.
        state: A state of the same game.

    Returns:
        True if the viewer cannot rule out the state. It is always true for the state that the view was made from.

    Raises:
        TypeError: `view` is not a view, or `state` is not a state of its game.
    """
    return game_of(view).is_consistent(view, state)
