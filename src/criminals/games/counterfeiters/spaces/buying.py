"""The black market (§4.1)."""

from collections.abc import Iterator

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.actions import Action, Buy
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, seat: Seat, cash: int) -> Iterator[Action]:
    """Every card on a free space that can be paid for; no second private jet."""
    layout = table.layout
    for number, card in enumerate(table.market):
        if card is None or table.henchmen[number] is not None or layout.board.market[number].price > cash:
            continue
        if card not in layout.jets or not table.holding(seat).jet:
            yield layout.buys[number]


def violation(table: Table, seat: Seat, cash: int, number: int) -> Violation | None:
    """There must be a card, it must be paid for in cash, and nobody may own two private jets."""
    card = table.market[number]
    if card is None:
        return refuse("4.1", "empty_space", space=number + 1)
    price = table.layout.board.market[number].price
    if price > cash:
        return refuse("4.1", "too_dear", price=price, cash=cash)
    if card in table.layout.jets and table.holding(seat).jet:
        return refuse("4.1", "second_jet", space=number + 1)
    return None


def played(table: Table, crew: Crew, action: Buy) -> tuple[Crew, int]:
    """Pay the price of the space and take the card for good, face up."""
    number = action.space - 1
    card = table.market[number]
    assert card is not None
    price = table.layout.board.market[number].price
    cards = tuple(sorted((*crew.cards, card)))
    return exchanged(crew, crew.idle - 1, cards, crew.fakes, -price), price
