"""Where the pasts of a world began, and what they can have led through: the help that a game gives to find them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, runtime_checkable

import attrs
from typing_extensions import TypeIs, TypeVar

S_contra = TypeVar("S_contra", contravariant=True, default=Any)


def anything(_ply: int, _state: object) -> bool:
    """Whether a state may lie on the way, by a trail that knows nothing of it: yes."""
    return True


@attrs.frozen
class Trail(Generic[S_contra]):
    """The set-ups that the pasts of a world can have begun with, and a way to tell which states lie on such a past."""

    setups: Iterable[Any]
    """The set-ups from which play can have led to the world. One that cannot have is no fault, it only costs time."""
    allows: Callable[[int, S_contra], bool] = anything
    """Whether play can lead from a state, after so many steps, to the world: False only if it cannot.

    The closer it is, the fewer lines of play are followed in vain.
    """
    is_single: bool = False
    """Whether a world has one past: then the first action that fits at a ply is the only one, and no other is tried."""
    by_seat: bool = False
    """Whether what a seat chooses unseen never changes what another seat sees or may do.

    Then a model of opponents is asked about each seat alone, and a world is weighed by what each seat knows in it.
    """


@runtime_checkable
class Retracing(Protocol):
    """A game that tells where the pasts of a world lead along.

    Without this, every set-up and every line of play that the viewer would have perceived the same is followed.
    """

    def trail(self, first: Any, steps: Sequence[Sequence[Any]], world: Any, /) -> Trail[Any]:
        """The trail to a world of a viewer who had a first view and perceived these steps.

        The world is consistent with the last view.
        """
        ...


def retraces(game: object) -> TypeIs[Retracing]:
    """Whether a game is `Retracing`."""
    return hasattr(game, "trail")
