"""Bringing a view up to date with view events: the part that is the same in every game."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from criminals.core.base.errors import InvalidState
from criminals.core.base.faults import LONGEST_TEXT, fault, named
from criminals.core.base.value import Value
from criminals.core.game.events import Event

V = TypeVar("V", bound=Value)
F = TypeVar("F", bound=Value)


def folded(
    view: V,
    view_events: Iterable[F],
    facts: tuple[type[F], ...],
    follows: Callable[[V, F, Sequence[F]], bool],
    after: Callable[[V, F], V],
) -> V:
    """Fold view events into a view: most of a game's `fold`.

    Args:
        view: The view before the step.
        view_events: The view events of the step, in order.
        facts: The classes of the game's view events.
        follows: Called with the view, a view event and the view events of the step before it. It returns True if the
            event can come next.
        after: Called with the view and one view event. It returns the view after the event.

    Returns:
        The view after all events.

    Raises:
        InvalidState: A view event cannot follow.
        TypeError: A value is not a view event of the game.
    """
    if isinstance(view_events, facts):
        raise TypeError(f"{view_events!r} is one view event: fold(view, [event]) takes several")
    before: list[F] = []
    for event in view_events:
        if type(event) not in facts:
            _check_is_view_event(event, view.game, facts)
        if not follows(view, event, before):
            found = fault("event_does_not_follow", event=named(repr(event), LONGEST_TEXT))
            raise InvalidState("view_events", (found,))
        view = after(view, event)
        before.append(event)
    return view


def _check_is_view_event(event: object, game: str, facts: tuple[type, ...]) -> None:
    """Raise `TypeError` for a value that is not a view event of a game, above all for an event."""
    if isinstance(event, Event):
        raise TypeError("an event is the truth: view_events(events, viewer) picks what a viewer may know of it")
    if not isinstance(event, facts):
        raise TypeError(f"{event!r} is no view event of {game.capitalize()}")
