"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from itertools import chain

from criminals.games.counterfeiters.actions import FLIGHTS, Action
from criminals.games.counterfeiters.choices import fencings, shoppings
from criminals.games.counterfeiters.edition import Edition
from criminals.games.counterfeiters.layout import (
    DECLINE,
    DINES,
    LAY_DOWN,
    MOST_FENCED,
    MOST_SHOPPED,
    lay_out,
)


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: laying down and declining, then by kind in the order of `legal_actions`.

    Flights are there for every amount up to all the money of the box, on the spaces that the board has.
    """
    layout = lay_out(edition, players)
    any_to_shop = (MOST_SHOPPED, MOST_SHOPPED, MOST_SHOPPED)
    any_to_fence = (MOST_FENCED, MOST_FENCED, MOST_FENCED)
    return (
        *(LAY_DOWN, DECLINE),
        *layout.buys,
        *layout.prints,
        *chain.from_iterable(shoppings(space + 1, 0, any_to_shop) for space in range(len(layout.shop))),
        *chain.from_iterable(fencings(space + 1, any_to_fence) for space in range(len(layout.fence))),
        *layout.defrauds,
        *chain.from_iterable(layout.flies[flight] for flight in FLIGHTS if flight in layout.flights),
        *DINES,
        *layout.retakes,
    )
