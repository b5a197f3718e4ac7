"""A crew after a change, as everybody sees it: henchmen, cards, fakes, and the cash that is possible (§7.1, §7.2).

The rules and `fold` both use it: what the others can rule out is found here alone.
"""

from collections.abc import Callable
from typing import Final

from criminals.core.base.building import stepper
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.state import Crew, new_crew

NO_FAKES: Final[Fakes] = (0, 0, 0)


def exchanged(crew: Crew, idle: int, cards: tuple[int, ...], fakes: Fakes, money: int) -> Crew:
    """The crew with other henchmen, cards and fakes, and with money earned, or paid if it is below 0.

    No payment can exceed the cash (§7.2): amounts that could not have paid are ruled out.
    """
    least = crew.least + money
    if least < 0:
        least = 0
    return new_crew(idle, cards, fakes, crew.wealth + money, least, crew.most + money)


def earned(crew: Crew, money: int) -> Crew:
    """The crew with money earned, or paid if it is below 0."""
    return exchanged(crew, crew.idle, crew.cards, crew.fakes, money)


def flown(crew: Crew, idle: int, fare: int) -> Crew:
    """The crew after a flight: any cash may be left, but for the fare and the least that a flight moves (§4.6)."""
    return new_crew(idle, crew.cards, crew.fakes, crew.wealth - fare, 0, crew.most - fare - STEP)


def squeezed(crew: Crew, paid: int) -> Crew:
    """The crew after it paid the Godfather: its cash was twice that, or $10 less (§7.2)."""
    least, most = 2 * paid - STEP, 2 * paid
    if least < crew.least:
        least = crew.least
    if most > crew.most:
        most = crew.most
    return new_crew(crew.idle, crew.cards, crew.fakes, crew.wealth - paid, least - paid, most - paid)


def shown(crew: Crew, cash: int) -> Crew:
    """The crew after it showed its cash (§7.4)."""
    return new_crew(crew.idle, crew.cards, crew.fakes, crew.wealth, cash, cash)


with_idle: Callable[[Crew, int], Crew] = stepper(Crew, "idle")
"""The crew with another number of henchmen still to be played."""

with_idle_and_fakes: Callable[[Crew, int, Fakes], Crew] = stepper(Crew, "idle", "fakes")
"""The crew with another number of henchmen still to be played, and with other fakes."""


# --- fakes by quality, as a count for each (§1.1) ---


def added(fakes: Fakes, quality: int, count: int) -> Fakes:
    """The fakes with more of a quality, or fewer if the count is below 0."""
    one, two, three = fakes
    if quality == 1:
        return one + count, two, three
    if quality == 2:
        return one, two + count, three
    return one, two, three + count


def together(fakes: Fakes, more: Fakes) -> Fakes:
    """The fakes and some more."""
    return fakes[0] + more[0], fakes[1] + more[1], fakes[2] + more[2]


def without(fakes: Fakes, gone: Fakes) -> Fakes:
    """The fakes without some of them."""
    return fakes[0] - gone[0], fakes[1] - gone[1], fakes[2] - gone[2]
