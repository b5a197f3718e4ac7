"""Events: what happened in a step, and which seats perceive it."""

from collections.abc import Iterable
from enum import Enum
from typing import Generic, NamedTuple, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.errors import InvalidArgument
from criminals.core.base.faults import given, invalid
from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.base.value import Value

S_co = TypeVar("S_co", bound=Value, covariant=True)
F_co = TypeVar("F_co", bound=Value, covariant=True)
F = TypeVar("F", bound=Value)


@attrs.frozen(repr=False)
class Event(Generic[F_co]):
    """A view event, with the seats that perceive it.

    An event may hold secrets, so it stays in the process that hosts the game. `view_events` picks what one viewer
    perceives.
    """

    fact: F_co
    """The view event."""
    seers: frozenset[Seat] | None = None
    """The seats that perceive it; None if everybody does, including spectators."""

    @override
    def __repr__(self) -> str:
        """The view event, if everybody perceives it; otherwise only its class."""
        if self.seers is None:
            return f"<Event for all: {self.fact!r}>"
        return f"<Event for {', '.join(map(str, sorted(self.seers)))} only: {type(self.fact).__name__}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.fact.game


class Step(NamedTuple, Generic[S_co, F_co]):
    """The state after an action, and the events that led to it."""

    state: S_co
    """The state after the action."""
    events: tuple[Event[F_co], ...]
    """The events, in order."""


def view_events(events: Iterable[Event[F]], viewer: Viewer) -> tuple[F, ...]:
    """The view events that a seat or the spectator perceives.

    Args:
        events: The events of a step.
        viewer: A seat, or `SPECTATOR`. A seat that is not at the table perceives what everybody does.

    Returns:
        The view events, in order.

    Raises:
        InvalidArgument: The viewer is neither a seat nor `SPECTATOR`.
        TypeError: A `Step` stands where its events belong.
    """
    if viewer is not SPECTATOR and (type(viewer) is not int or viewer < 0):
        raise _no_viewer(viewer)
    if isinstance(cast(object, events), Step):
        raise TypeError("a step is a state and its events: view_events(step.events, viewer)")
    return tuple(event.fact for event in events if event.seers is None or viewer in event.seers)


def _no_viewer(value: object) -> InvalidArgument:
    """The error for a value that is not a viewer. Of a complex value it names only the class: it may hold secrets."""
    if isinstance(value, int | float | str | Enum | None):
        return invalid("no_viewer_at_all", given=given(value))
    return invalid("no_viewer_class", given=type(value).__name__)
