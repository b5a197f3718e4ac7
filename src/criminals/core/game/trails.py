"""Trails: hints from a game about the pasts of a world, which make it faster to find them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, runtime_checkable

import attrs
from typing_extensions import TypeIs, TypeVar

S_contra = TypeVar("S_contra", contravariant=True, default=Any)


def anything(_ply: int, _state: object) -> bool:
    """Allow every state: the trail of a game that gives no hints."""
    return True


@attrs.frozen
class Trail(Generic[S_contra]):
    """Hints for finding the pasts of a world: possible set-ups, and a test of the states on the way."""

    setups: Iterable[Any]
    """The set-ups from which play can have led to the world. One too many is no error, but costs time."""
    allows: Callable[[int, S_contra], bool] = anything
    """A test of a state, given the number of steps before it: False only if play cannot lead from there to the world.

    The stricter it is, the fewer lines of play are followed in vain.
    """
    is_single: bool = False
    """True if a world has only one past. Then the first action that fits at a ply is taken, and no other is tried."""
    by_seat: bool = False
    """True if a hidden choice of a seat never changes what another seat sees or may do.

    Then a model of the other players is asked about each seat alone, and a world is weighed by what each seat knows in
    it.
    """


@runtime_checkable
class Retracing(Protocol):
    """A game that gives hints about the pasts of a world.

    Without them, every set-up and every line of play that the viewer would have perceived the same is followed.
    """

    def trail(self, first: Any, steps: Sequence[Sequence[Any]], world: Any, /) -> Trail[Any]:
        """The trail that leads to a world.

        Args:
            first: The viewer's first view.
            steps: The view events that the viewer perceived, step by step.
            world: A state that is consistent with the last view.

        Returns:
            The trail.
        """
        ...


def retraces(game: object) -> TypeIs[Retracing]:
    """Test if a game is `Retracing`."""
    return hasattr(game, "trail")
