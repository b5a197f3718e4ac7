"""The worlds that fit a view, as a value: prepared once, for repeated questions."""

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
    """The worlds that fit a view, prepared once: the members answer as `count_worlds`, `sample_world` and so on do.

    Iteration goes through every world, each once, in the order of `worlds`; `in` asks `is_consistent`. Beliefs hold
    nothing but what follows from their view, and they are equal if their views are. Pickling stores the view alone, and
    unpickling prepares the beliefs again.
    """

    view: "GameView"
    """The view that the worlds fit."""

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of worlds. It is 0 only for a view that no game comes to."""
        ...

    @property
    @abstractmethod
    def marginals(self) -> M_co:
        """The share of worlds in which each thing is at each place."""
        ...

    @abstractmethod
    def sample(self, rng: Rng) -> S_co:
        """Draw a world. It is the one that `sample_world` draws with the same generator.

        Args:
            rng: The generator to draw with. Each world has the same chance.

        Returns:
            A state that fits the view.

        Raises:
            InvalidState: No game comes to the view, so it has no worlds.
        """
        ...

    @abstractmethod
    def is_consistent(self, state: "GameState") -> bool:
        """Test if a state is one of the worlds.

        Args:
            state: A state of the same game.

        Returns:
            True if it fits the view.
        """
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
    """Beliefs for a game without beliefs of its own: they call its verbs each time."""

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
    """Beliefs for a game that lists all worlds to draw one: they list them once."""

    @cached_property
    def _listed(self) -> tuple[S_co, ...]:
        return tuple(self)

    @override
    def sample(self, rng: Rng) -> S_co:
        return self._listed[rng.randrange(len(self._listed))]
