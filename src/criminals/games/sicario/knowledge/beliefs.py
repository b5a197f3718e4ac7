"""The worlds that fit a view (§6.5), prepared once."""

from collections.abc import Iterator
from functools import cached_property

import attrs
from typing_extensions import override

from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.knowledge.worlds import (
    Hidden,
    Place,
    Thing,
    count_of_hidden,
    fitting,
    hidden,
    is_consistent,
    marginals_of,
    sampled,
    worlds_of,
)
from criminals.games.sicario.rules.state import State


@attrs.frozen(weakref_slot=False, repr=False)
class SicarioBeliefs(Beliefs[State, Marginals[Thing, Place]]):
    """The worlds that fit a view of Sicario; who everybody can be is found once."""

    view: View
    _hidden: Hidden = attrs.field(eq=False)

    @cached_property
    def _fitting(self) -> tuple[list[str], tuple[int, ...]]:
        return fitting(self._hidden)

    @cached_property
    def _marginals(self) -> Marginals[Thing, Place]:
        return marginals_of(self.view, *self._fitting)

    @property
    @override
    def count(self) -> int:
        return count_of_hidden(self._hidden)

    @property
    @override
    def marginals(self) -> Marginals[Thing, Place]:
        return self._marginals

    @override
    def sample(self, rng: Rng) -> State:
        cards, masks = self._fitting
        return sampled(self.view, cards, masks, rng)

    @override
    def is_consistent(self, state: GameState) -> bool:
        return is_consistent(self.view, state)  # type: ignore[arg-type]  # any other state is refused

    @override
    def __iter__(self) -> Iterator[State]:
        return worlds_of(self.view, self._hidden)


def beliefs(view: View) -> SicarioBeliefs:
    """The worlds that fit a view, prepared once for many questions.

    Args:
        view: A view of Sicario.

    Returns:
        The `criminals.Beliefs` of this game: with `count`, `sample`, `marginals` and `is_consistent`. Iteration goes
        through the worlds.

    Raises:
        TypeError: The value is not a view of Sicario.
    """
    return SicarioBeliefs(view, hidden(view))
