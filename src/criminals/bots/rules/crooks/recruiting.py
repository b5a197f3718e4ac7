"""Recruit: weigh the best crook that a hangout is likely to hold against its price."""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Final

from criminals.bots.rules.crooks.guessing import in_hangout
from criminals.bots.rules.crooks.placing import gain_of
from criminals.bots.rules.crooks.standing import Standing

_DOLLAR: Final = 3.0
"""The points that a dollar has to bring. $1 buys the last crook of a hangout, which is often as good as any other."""


def gains_of_unseen(standing: Standing) -> dict[int, float]:
    """For each crook that may be anywhere, the points that it would bring."""
    crooks = standing.view.layout.crooks
    return {each: gain_of(standing, crooks[each]) for each in standing.unseen}


def gain_in(standing: Standing, hangout: str, gains: Mapping[int, float]) -> float:
    """Expected points from the best crook in a hangout. A Boss counts only if it is the last one there (§4.6)."""
    view = standing.view
    size, bosses = view.size(hangout), view.layout.abilities.bosses
    possible = in_hangout(view, hangout, standing.unseen) or standing.unseen
    takable = [each for each in possible if size == 1 or each not in bosses]
    return best_of([gains[each] for each in takable], size) if takable else 0.0


def best_of(values: Sequence[float], number: int) -> float:
    """Expected maximum of `number` of the values, drawn at random."""
    number = min(number, len(values))
    ways = [comb(below, number - 1) for below in range(len(values))]  # how often each is the largest
    return sum([value * count for value, count in zip(sorted(values), ways, strict=True)]) / sum(ways)


def price_of(standing: Standing, hangout: str) -> float:
    """The points that the price of a hangout has to bring. This empties the cheap hangouts first."""
    return _DOLLAR * standing.view.size(hangout)
