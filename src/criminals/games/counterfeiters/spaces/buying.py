"""The black market (§4.1)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, has_jet: bool, cash: int) -> tuple[Action, ...]:
    """Every card on a free space that can be paid for; no second private jet."""
    layout = table.layout
    if cash < layout.cheapest:
        return ()
    offers = zip(layout.buys, layout.prices, table.market, table.henchmen)  # noqa: B905 - the market is first
    forbidden = layout.jets if has_jet else ()
    return tuple(
        [
            buy
            for buy, price, card, henchman in offers
            if card is not None and price <= cash and henchman is None and card not in forbidden
        ]
    )


def violation(table: Table, crew: Crew, cash: int, number: int) -> Violation | None:
    """There must be a card, it must be paid for in cash, and nobody may own two private jets."""
    card = table.market[number]
    if card is None:
        return refuse("4.1", "empty_space", space=number + 1)
    price = table.layout.prices[number]
    if price > cash:
        return refuse("4.1", "too_dear", price=price, cash=cash)
    if card in table.layout.jets and table.layout.has_jet(crew.cards):
        return refuse("4.1", "second_jet", space=number + 1)
    return None


def played(table: Table, crew: Crew, number: int) -> tuple[Crew, int]:
    """Pay the price of the space and take the card for good, face up."""
    card = table.market[number]
    assert card is not None
    price = table.layout.prices[number]
    cards = tuple(sorted((*crew.cards, card)))
    return exchanged(crew, crew.idle - 1, cards, crew.fakes, -price), price
