"""The black market (§4.1)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.gear import TOGETHER
from criminals.games.counterfeiters.state import Crew, Draft, Table
from criminals.games.counterfeiters.violations import refuse


def without_jets(table: Table, spaces: int) -> int:
    """Spaces, each as a bit, but for those of the market with a private jet."""
    jets = table.layout.jets
    for number, card in enumerate(table.market):
        if card in jets:
            spaces &= ~(1 << number)
    return spaces


def violation(table: Table | Draft, has_jet: bool, cash: int, number: int) -> Violation | None:
    """There must be a card, it must be paid for in cash, and nobody may own two private jets."""
    card = table.market[number]
    if card is None:
        return refuse("4.1", "empty_space", space=number + 1)
    price = table.layout.prices[number]
    if price > cash:
        return refuse("4.1", "too_dear", price=price, cash=cash)
    if has_jet and card in table.layout.jets:
        return refuse("4.1", "second_jet", space=number + 1)
    return None


def played(after: Draft, seat: Seat, crew: Crew, cash: int, number: int) -> Crew | None:
    """Pay the price of the space and take the card for good, face up."""
    if violation(after, after.gear[seat].jet, cash, number) is not None:
        return None
    layout = after.layout
    offers, gear = [*after.market], [*after.gear]
    card = offers[number]
    assert card is not None
    offers[number] = None
    gear[seat] = TOGETHER[gear[seat], layout.gears[card]]
    after.market, after.gear = tuple(offers), tuple(gear)
    cards = [*crew.cards, card]
    cards.sort()
    return exchanged(crew, crew.idle - 1, tuple(cards), crew.fakes, -layout.prices[number])
