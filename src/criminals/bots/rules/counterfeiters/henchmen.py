"""Play a henchman: each rule says by how many dollars an action leaves its player better off."""

from typing import Final, TypeAlias, assert_never

from criminals.bots.rules.counterfeiters.standing import Standing
from criminals.games.counterfeiters.rules.actions import Buy, Defraud, Fence, Fly, LayDown, Print, Shop
from criminals.games.counterfeiters.rules.crews import added, without
from criminals.games.counterfeiters.rules.gear import TOGETHER
from criminals.games.counterfeiters.rules.prices import PRINTED, fare, fence_price, fraud, shop_price

FIRST_WORTH: Final = 40
"""The worth of starting the next round on a board with a single fence, which the first player can take."""
DENIED: Final = 0.4
"""The part of its gain that a rival loses if one takes the space first. The rest it gains by selling later."""

HenchmanAction: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly | LayDown
"""An action of a henchman."""


def worth_of(standing: Standing, action: HenchmanAction) -> float:
    """Rate an action of a henchman."""
    match action:
        case Buy():
            return worth_of_buying(standing, action)
        case Print():
            return worth_of_printing(standing, action)
        case Shop():
            return worth_of_shopping(standing, action)
        case Fence():
            return worth_of_fencing(standing, action)
        case Defraud():
            return worth_of_defrauding(standing, action)
        case Fly():
            return worth_of_flying(standing, action)
        case LayDown():
            return 0.0
    assert_never(action)


def worth_of_buying(standing: Standing, action: Buy) -> float:
    """Buy a card if the printing and the lunches it makes possible are worth more than its price.

    So one buys presses and lunches early, each kind of ink or paper once, and tickets whenever they are cheap.
    """
    view, number = standing.view, action.space - 1
    card = view.market[number]
    assert card is not None
    gear = TOGETHER[standing.gear, view.layout.effects.gears[card]]
    cash = standing.cash - view.layout.marks.prices[number]
    return standing.gain(gear=gear, cash=cash) + standing.outlook.beside(card, view.pawn)


def worth_of_printing(standing: Standing, action: Print) -> float:
    """Print fakes for what they will sell for. The more one has, and the later it is, the less that is."""
    quality = standing.gear.quality
    count = min(PRINTED * standing.gear.presses, standing.view.supply[quality - 1])
    fakes = added(standing.fakes, quality, count)
    return standing.gain(fakes=fakes, hat=has_hat(standing, action))


def worth_of_shopping(standing: Standing, action: Shop) -> float:
    """Shop to get money now instead of perhaps later, and to keep a rival out of the supermarket."""
    fakes, cash = without(standing.fakes, action.fakes), standing.cash + shop_price(action.fakes)
    gain = standing.gain(fakes=fakes, cash=cash, hat=has_hat(standing, action))
    return gain + DENIED * standing.rival_shops / len(standing.others)


def worth_of_fencing(standing: Standing, action: Fence) -> float:
    """Sell many fakes to the fence at once, at the price of the worst one, and keep a rival from it."""
    fakes, cash = without(standing.fakes, action.fakes), standing.cash + fence_price(action.fakes)
    gain = standing.gain(fakes=fakes, cash=cash, hat=has_hat(standing, action))
    return gain + DENIED * standing.rival_fences / len(standing.others)


def worth_of_defrauding(standing: Standing, action: Defraud) -> float:
    """Commit tax fraud if there is nothing better to do, or to start the next round by taking the sunglasses.

    Starting counts most on a board with a single fence, and not at all in the last turns.
    """
    view = standing.view
    gain = standing.gain(cash=standing.cash + fraud(view.bank))
    board = view.layout.board
    if standing.moves_pawn and board.defraud[action.space - 1].sunglasses:
        gain += FIRST_WORTH / max(1, len(board.fence))
    return gain


def worth_of_flying(standing: Standing, action: Fly) -> float:
    """Fly money offshore, where it is safe from the Godfather. The nearer he is, the more one flies.

    A purse stays at home while there are cards to buy. The fare is lost, so small amounts aren't worth a flight.
    """
    return action.amount + standing.gain(cash=standing.cash - action.amount - fare(action.space))


def has_hat(standing: Standing, action: Print | Shop | Fence) -> bool:
    """Tell whether the space of an action has a hat, which moves the pawn. That costs everybody something."""
    layout = standing.view.layout
    return layout.marks.hats[layout.numbers.by_action[type(action)][action.space]]
