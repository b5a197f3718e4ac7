"""Exact chances of what is hidden."""

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import islice
from typing import Generic

import attrs
from typing_extensions import TypeVar

from criminals.core.base.faults import given, invalid
from criminals.core.base.frozen_map import FrozenMap

Thing = TypeVar("Thing", bound=Hashable)
Place = TypeVar("Place", bound=Hashable)


def _frozen(
    chances: Mapping[Place, Mapping[Thing, Fraction]],
) -> FrozenMap[Place, FrozenMap[Thing, Fraction]]:
    return FrozenMap({place: FrozenMap(there) for place, there in chances.items()})


@attrs.frozen
class Marginals(Generic[Thing, Place]):
    """The share of worlds in which a thing is at a place, for all of them, as exact fractions.

    A place may hold several things: then the shares at it sum to how many it holds. The shares of a thing sum to 1, or
    to how many there are, where a game does not tell equal ones apart. What a share of 0 would stand for is left out.
    """

    chances: FrozenMap[Place, FrozenMap[Thing, Fraction]] = attrs.field(converter=_frozen)

    def at(self, place: Place) -> FrozenMap[Thing, Fraction]:
        """The things that can be at a place; `InvalidArgument` for what is no place here."""
        if place not in self.chances:
            raise invalid("no_marginal_place", given=given(place), known=_some(self.chances))
        return self.chances[place]

    def of(self, thing: Thing) -> FrozenMap[Place, Fraction]:
        """The places where a thing can be; `InvalidArgument` for what is no thing here."""
        found = FrozenMap({place: there[thing] for place, there in self.chances.items() if thing in there})
        if not found:
            things = dict.fromkeys(each for there in self.chances.values() for each in there)
            raise invalid("no_marginal_thing", given=given(thing), known=_some(things))
        return found


def _some(keys: Iterable[object]) -> tuple[str, ...]:
    return tuple(map(given, islice(keys, 3)))
