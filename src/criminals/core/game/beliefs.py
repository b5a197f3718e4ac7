"""Which states may lie behind a view, as a value: prepared once, for whoever asks again and again."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic

import attrs
from typing_extensions import TypeVar, override

from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng

if TYPE_CHECKING:  # states and views come later
    from criminals.core.game.position import GameState, GameView

S_co = TypeVar("S_co", covariant=True, default=Any)
M_co = TypeVar("M_co", covariant=True, default=Any)


@attrs.frozen(weakref_slot=False, repr=False)
class Beliefs(ABC, Generic[S_co, M_co]):
    """The worlds behind a view: what `count_worlds`, `worlds`, `sample_world` and the others say of it, prepared once.

    Iteration goes through every world, each once, in the order of `worlds`; `in` asks `is_consistent`. Beliefs hold
    nothing but what follows from their view, and they are equal if their views are. A pickle holds the view alone: what
    was prepared is prepared again.
    """

    view: "GameView"
    """The view that they are made from."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many worlds there are; none, only if it is no view of a game."""
        ...

    @property
    @abstractmethod
    def marginals(self) -> M_co:
        """The share of worlds in which each thing is at each place."""
        ...

    @abstractmethod
    def sample(self, rng: Rng) -> S_co:
        """One of the worlds, each with the same chance: the one that `sample_world` draws with this generator."""
        ...

    @abstractmethod
    def is_consistent(self, state: "GameState") -> bool:
        """Whether a state is one of the worlds."""
        ...

    @abstractmethod
    def __iter__(self) -> Iterator[S_co]: ...

    def __contains__(self, state: "GameState") -> bool:
        return self.is_consistent(state)

    @override
    def __repr__(self) -> str:
        return f"<beliefs of {self.view!r}>"

    @override
    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[Any]]:
        return attrgetter("beliefs"), (self.view,)


@attrs.frozen(weakref_slot=False, repr=False)
class BeliefsByVerbs(Beliefs[S_co, Marginals[Any, Any]]):
    """Beliefs for a game that has none of its own: they ask its verbs, each time anew."""

    game: Any = attrs.field(eq=False)

    @property
    @override
    def count(self) -> int:
        count: int = self.game.count_worlds(self.view)
        return count

    @property
    @override
    def marginals(self) -> Marginals[Any, Any]:
        marginals: Marginals[Any, Any] = self.game.marginals(self.view)
        return marginals

    @override
    def sample(self, rng: Rng) -> S_co:
        world: S_co = self.game.sample_world(self.view, rng)
        return world

    @override
    def is_consistent(self, state: "GameState") -> bool:
        consistent: bool = self.game.is_consistent(self.view, state)
        return consistent

    @override
    def __iter__(self) -> Iterator[S_co]:
        worlds: Iterator[S_co] = self.game.worlds(self.view)
        return worlds


@attrs.frozen(weakref_slot=False, repr=False)
class ListedBeliefs(BeliefsByVerbs[S_co]):
    """The same for a game that lists all worlds to draw one: they are listed once."""

    @cached_property
    def _listed(self) -> tuple[S_co, ...]:
        return tuple(self)

    @override
    def sample(self, rng: Rng) -> S_co:
        return self._listed[rng.randrange(len(self._listed))]
