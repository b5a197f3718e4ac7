"""The worlds that fit a view (§7.5), prepared once."""

from collections.abc import Iterator
from functools import cached_property

import attrs
from typing_extensions import override

from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.knowledge.worlds import (
    Place,
    Thing,
    amounts_of,
    count_of,
    fitting,
    hidden,
    is_consistent,
    marginals_of,
    sampled,
    worlds_of,
)
from criminals.games.counterfeiters.rules.state import State


@attrs.frozen(weakref_slot=False, repr=False)
class CounterfeitersBeliefs(Beliefs[State, Marginals[Thing, Place]]):
    """The worlds that fit a view of Counterfeiters; the stack is parted into letters once."""

    view: View
    _groups: list[list[int]] | None = attrs.field(eq=False)

    @cached_property
    def _fitting(self) -> list[list[int]]:
        return fitting(self._groups)

    @cached_property
    def _amounts(self) -> list[range]:
        return amounts_of(self.view)

    @cached_property
    def _marginals(self) -> Marginals[Thing, Place]:
        return marginals_of(self.view, self._fitting)

    @property
    @override
    def count(self) -> int:
        return count_of(self.view, self._groups)

    @property
    @override
    def marginals(self) -> Marginals[Thing, Place]:
        return self._marginals

    @override
    def sample(self, rng: Rng) -> State:
        return sampled(self.view, self._fitting, self._amounts, rng)

    @override
    def is_consistent(self, state: GameState) -> bool:
        return is_consistent(self.view, state)  # type: ignore[arg-type]  # any other state is refused

    @override
    def __iter__(self) -> Iterator[State]:
        return worlds_of(self.view, self._groups)


def beliefs(view: View) -> CounterfeitersBeliefs:
    """The worlds that fit a view, prepared once for many questions.

    Args:
        view: A view of Counterfeiters.

    Returns:
        The `criminals.Beliefs` of this game: with `count`, `sample`, `marginals` and `is_consistent`. Iteration goes
        through the worlds.

    Raises:
        TypeError: The value is not a view of Counterfeiters.
    """
    return CounterfeitersBeliefs(view, hidden(view))
