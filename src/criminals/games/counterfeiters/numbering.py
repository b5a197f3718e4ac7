"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from itertools import chain

from criminals.games.counterfeiters.actions import FLIGHTS, Action
from criminals.games.counterfeiters.edition import Edition
from criminals.games.counterfeiters.layout import (
    DECLINE,
    DINES,
    LAY_DOWN,
    MOST_FENCED,
    MOST_SHOPPED,
    fencings,
    lay_out,
    shoppings,
)


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: laying down and declining, then by kind in the order of `legal_actions`.

    Flights are there for every amount up to all the money of the box, on the spaces that the board has.
    """
    layout = lay_out(edition, players)
    shop, fence = len(layout.shop), len(layout.fence)
    return (
        *(LAY_DOWN, DECLINE),
        *layout.buys,
        *layout.prints,
        *chain.from_iterable(shoppings(space, 0, (MOST_SHOPPED,) * 3) for space in range(1, shop + 1)),
        *chain.from_iterable(fencings(space, (MOST_FENCED,) * 3) for space in range(1, fence + 1)),
        *layout.defrauds,
        *chain.from_iterable(layout.flies[flight] for flight in FLIGHTS if flight in layout.flights),
        *DINES,
        *layout.retakes,
    )
