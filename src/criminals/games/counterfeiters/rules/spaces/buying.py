"""The black market (§4.1)."""

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.rules.crews import exchanged
from criminals.games.counterfeiters.rules.gear import TOGETHER
from criminals.games.counterfeiters.rules.legality import why_not_buy
from criminals.games.counterfeiters.rules.state import Crew, Draft, Table
from criminals.games.counterfeiters.rules.violations import refused


def violation(table: Table, seat: Seat, cash: int, number: int) -> Violation | None:
    """Why the card of a space cannot be bought."""
    layout = table.layout
    price = layout.marks.prices[number]
    reason = why_not_buy(table.market[number], price, cash, layout.effects.jets, table.gear[seat].jet)
    return refused(reason, space=number + 1, price=price, cash=cash)


def crew_after(draft: Draft, seat: Seat, crew: Crew, cash: int, number: int) -> Crew | None:
    """Pay the price of the space and take the card for good, face up."""
    effects, price = draft.layout.effects, draft.layout.marks.prices[number]
    offers, gear = [*draft.market], [*draft.gear]
    card = offers[number]
    if why_not_buy(card, price, cash, effects.jets, gear[seat].jet):
        return None
    assert card is not None
    offers[number] = None
    gear[seat] = TOGETHER[gear[seat], effects.gears[card]]
    draft.market, draft.gear = tuple(offers), tuple(gear)
    cards = [*crew.cards, card]
    cards.sort()
    return exchanged(crew, crew.idle - 1, tuple(cards), crew.fakes, -price)
