"""The rules for playing a henchman: each tells by how many dollars an action leaves its player better off."""

from typing import Final, TypeAlias, assert_never

from criminals.bots.rules.counterfeiters.standing import Standing
from criminals.games.counterfeiters.rules.actions import Buy, Defraud, Fence, Fly, LayDown, Print, Shop
from criminals.games.counterfeiters.rules.crews import added, without
from criminals.games.counterfeiters.rules.gear import TOGETHER
from criminals.games.counterfeiters.rules.prices import PRINTED, fare, fence_price, fraud, shop_price

FIRST_WORTH: Final = 40
"""The worth of beginning the next round where there is a single fence: who begins can have it."""
DENIED: Final = 0.4
"""The part of a rival's gain that one may count as lost to it by taking the space first: it can sell later."""

HenchmanAction: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly | LayDown
"""What a henchman can do."""


def worth_of(standing: Standing, action: HenchmanAction) -> float:
    """The worth of playing a henchman like this."""
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
    """A card is worth what will be printed and dined on with it, less its price.

    So presses and lunches are bought early, each kind of ink or paper once, and tickets whenever they are cheap.
    """
    view, number = standing.view, action.space - 1
    card = view.market[number]
    assert card is not None
    gear = TOGETHER[standing.gear, view.layout.effects.gears[card]]
    cash = standing.cash - view.layout.marks.prices[number]
    return standing.gain(gear=gear, cash=cash) + standing.outlook.beside(card, view.pawn)


def worth_of_printing(standing: Standing, action: Print) -> float:
    """Fakes are worth what they will sell for: the more there are, and the later it is, the less."""
    quality = standing.gear.quality
    count = min(PRINTED * standing.gear.presses, standing.view.supply[quality - 1])
    fakes = added(standing.fakes, quality, count)
    return standing.gain(fakes=fakes, hat=has_hat(standing, action))


def worth_of_shopping(standing: Standing, action: Shop) -> float:
    """The supermarket pays at once what the fakes might bring later, and a rival is kept from it."""
    fakes, cash = without(standing.fakes, action.fakes), standing.cash + shop_price(action.fakes)
    gain = standing.gain(fakes=fakes, cash=cash, hat=has_hat(standing, action))
    return gain + DENIED * standing.rival_shops / len(standing.others)


def worth_of_fencing(standing: Standing, action: Fence) -> float:
    """The fence pays at once for many fakes, at the price of the worst, and a rival is kept from it."""
    fakes, cash = without(standing.fakes, action.fakes), standing.cash + fence_price(action.fakes)
    gain = standing.gain(fakes=fakes, cash=cash, hat=has_hat(standing, action))
    return gain + DENIED * standing.rival_fences / len(standing.others)


def worth_of_defrauding(standing: Standing, action: Defraud) -> float:
    """Tax fraud is for those who have nothing better to do; with the sunglasses one has the first choice next round.

    That counts most where there is a single fence, and not at all in the last turns.
    """
    view = standing.view
    gain = standing.gain(cash=standing.cash + fraud(view.bank))
    board = view.layout.board
    if standing.moves_pawn and board.defraud[action.space - 1].sunglasses:
        gain += FIRST_WORTH / max(1, len(board.fence))
    return gain


def worth_of_flying(standing: Standing, action: Fly) -> float:
    """Money offshore is safe from the Godfather: the nearer he is, the more is flown.

    The purse stays at home while there are cards to buy. The fare is lost, so small amounts are not worth a flight.
    """
    return action.amount + standing.gain(cash=standing.cash - action.amount - fare(action.space))


def has_hat(standing: Standing, action: Print | Shop | Fence) -> bool:
    """Whether the space of an action moves the pawn, which costs others something, and oneself."""
    layout = standing.view.layout
    return layout.marks.hats[layout.numbers.by_action[type(action)][action.space]]
