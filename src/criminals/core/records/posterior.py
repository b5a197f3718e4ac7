"""Worlds weighed by a model of the other players."""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import accumulate
from math import exp, isfinite
from typing import Any, Final, Generic

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.faults import given, invalid
from criminals.core.game.defaults import LacksVerb
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import find_game, game_of
from criminals.core.records.pasts import checked_record
from criminals.core.records.view_record import ViewRecord
from criminals.core.records.weighing import Policy, log_weights

S_co = TypeVar("S_co", covariant=True, default=Any)

FINEST: Final = 1 << 40
"""The weight of the most likely world. Other weights are whole parts of it, so that shares are exact and sum to 1."""


@attrs.frozen(repr=False)
class Posterior(Generic[S_co]):
    """Worlds that fit a view, weighed by a model of the other players. `posterior` makes it."""

    worlds: tuple[S_co, ...]
    """The worlds; a world that was drawn several times is listed as often."""
    weights: tuple[int, ...]
    """The weight of each world, as a whole number. Divided by their sum, it is the probability of the world."""

    @property
    def effective_size(self) -> float:
        """The number of equally weighted worlds that would tell as much. If it is small, draw more, or doubt the model.

        It is the square of the sum of the weights, divided by the sum of their squares.
        """
        return sum(self.weights) ** 2 / sum(weight * weight for weight in self.weights)

    @property
    def marginals(self) -> Marginals[Any, Any]:
        """The probability of each thing at each place, as `criminals.marginals` names them. It is computed each time.

        Raises:
            TypeError: The game does not tell where things are: it lacks `whereabouts`.
        """
        whereabouts = _whereabouts(self.worlds[0])
        total = sum(self.weights)
        sums: dict[Hashable, dict[Hashable, int]] = {}
        for world, weight in zip(self.worlds, self.weights, strict=True):
            if weight:
                for place, things in whereabouts(world).items():
                    there = sums.setdefault(place, {})
                    for thing in things:
                        there[thing] = there.get(thing, 0) + weight
        return Marginals(
            {place: {thing: Fraction(part, total) for thing, part in there.items()} for place, there in sums.items()}
        )

    def sample(self, rng: Rng) -> S_co:
        """Draw one of the worlds by its weight.

        Args:
            rng: The generator to draw with.

        Returns:
            A state. You can play on in it.
        """
        sums = [*accumulate(self.weights)]
        return self.worlds[bisect_right(sums, rng.randrange(sums[-1]))]

    @override
    def __repr__(self) -> str:
        return f"<Posterior of {len(self.worlds)} worlds, as good as {self.effective_size:.1f} of equal weight>"


def posterior(view_record: ViewRecord, policy: Policy, *, rng: Rng, samples: int = 1000) -> Posterior[Any]:
    """Worlds that fit the last view of a record, weighed by a policy, as `criminals.posterior` promises it."""
    checked_record(view_record)
    if type(samples) is not int or samples < 1:
        raise invalid("no_samples", given=given(samples))
    game = find_game(view_record.game)
    *_, last = view_record.replay()
    beliefs = game.beliefs(last)
    is_exact = 0 < beliefs.count <= samples  # without any world, `sample` says so
    worlds = [*beliefs] if is_exact else [beliefs.sample(rng) for _ in range(samples)]
    found = [*log_weights(game, view_record, policy, worlds)]
    top = max(found, default=0.0)
    if not isfinite(top):
        raise invalid("policy_impossible", worlds=len(worlds))
    return Posterior(tuple(worlds), tuple([round(FINEST * exp(weight - top)) for weight in found]))


def _whereabouts(world: Any) -> Callable[[Any], Mapping[Hashable, Iterable[Hashable]]]:
    game = game_of(world)
    found: Callable[[Any], Mapping[Hashable, Iterable[Hashable]]] | None = getattr(game, "whereabouts", None)
    if found is None:
        raise LacksVerb(f"{game.NAME} has no places of things: the game lacks whereabouts")
    return found
