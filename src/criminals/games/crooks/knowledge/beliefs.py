"""The worlds that fit a view (§6.14), prepared once."""

from collections.abc import Iterator
from functools import cached_property

import attrs
from typing_extensions import override

from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.games.crooks.knowledge.sampling import Sampler, sampled, sampler_of
from criminals.games.crooks.knowledge.unknowns import Hidden, hidden
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.knowledge.worlds import (
    Whereabouts,
    count_of_hidden,
    is_consistent,
    marginals_of,
    worlds_of,
)
from criminals.games.crooks.rules.state import State


@attrs.frozen(weakref_slot=False, repr=False)
class CrooksBeliefs(Beliefs[State, Marginals[int, Whereabouts]]):
    """The worlds that fit a view of Crooks; what is hidden in it is put in order once."""

    view: View
    _hidden: Hidden = attrs.field(eq=False)

    @cached_property
    def _sampler(self) -> Sampler:
        return sampler_of(self.view, self._hidden)

    @cached_property
    def _marginals(self) -> Marginals[int, Whereabouts]:
        return marginals_of(self.view, self._hidden)

    @property
    @override
    def count(self) -> int:
        return count_of_hidden(self.view, self._hidden)

    @property
    @override
    def marginals(self) -> Marginals[int, Whereabouts]:
        return self._marginals

    @override
    def sample(self, rng: Rng) -> State:
        return sampled(self._sampler, rng)

    @override
    def is_consistent(self, state: GameState) -> bool:
        return is_consistent(self.view, state)  # type: ignore[arg-type]  # any other state is refused

    @override
    def __iter__(self) -> Iterator[State]:
        return worlds_of(self.view, self._hidden)


def beliefs(view: View) -> CrooksBeliefs:
    """The worlds that fit a view, prepared once for many questions.

    Args:
        view: A view of Crooks.

    Returns:
        The `criminals.Beliefs` of this game: with `count`, `sample`, `marginals` and `is_consistent`. Iteration goes
        through the worlds.

    Raises:
        TypeError: The value is not a view of Crooks.
    """
    return CrooksBeliefs(view, hidden(view))
