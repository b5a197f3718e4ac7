"""Exact chances of hidden things."""

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
    """For every thing and place, the share of worlds in which the thing is there, as an exact fraction.

    A place may hold several things: then the shares at the place sum to how many it holds. The shares of a thing sum to
    1, or to the number of equal copies, if a game does not tell equal things apart. Shares of 0 are left out.
    """

    chances: FrozenMap[Place, FrozenMap[Thing, Fraction]] = attrs.field(converter=_frozen)
    """The shares by place, and at each place by thing."""

    def at(self, place: Place) -> FrozenMap[Thing, Fraction]:
        """The things that can be at a place.

        Args:
            place: A place, as the page of the game describes them.

        Returns:
            The things, each with its share of worlds.

        Raises:
            InvalidArgument: There is no such place here.
        """
        if place not in self.chances:
            raise invalid("no_marginal_place", given=given(place), known=_some(self.chances))
        return self.chances[place]

    def of(self, thing: Thing) -> FrozenMap[Place, Fraction]:
        """The places where a thing can be.

        Args:
            thing: A thing, as the page of the game describes them.

        Returns:
            The places, each with its share of worlds.

        Raises:
            InvalidArgument: There is no such thing here.
        """
        found = FrozenMap({place: there[thing] for place, there in self.chances.items() if thing in there})
        if not found:
            things = dict.fromkeys(each for there in self.chances.values() for each in there)
            raise invalid("no_marginal_thing", given=given(thing), known=_some(things))
        return found


def _some(keys: Iterable[object]) -> tuple[str, ...]:
    return tuple(map(given, islice(keys, 3)))
