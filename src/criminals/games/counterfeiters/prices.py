"""The prices of fakes: the bank pays them in full or not at all (§4.7)."""

from typing import Final

from criminals.games.counterfeiters.actions import Fakes, Fence, Shop
from criminals.games.counterfeiters.layout import FAKE, MOST_FENCED, MOST_SHOPPED, RATES

MOST_PAID: Final = max(FAKE * MOST_SHOPPED, RATES[-1] * MOST_FENCED)
"""The highest price of fakes handed over together: a bank that has this much is never short."""


def price(action: Shop | Fence) -> int:
    """The whole price of the fakes that an action hands over."""
    return shop_price(action.fakes) if type(action) is Shop else fence_price(action.fakes)


def shop_price(fakes: Fakes) -> int:
    """The same for each fake, at the supermarket (§4.3)."""
    one, two, three = fakes
    return FAKE * (one + two + three)


def fence_price(fakes: Fakes) -> int:
    """For each fake the rate of the lowest quality sold, at the fence (§4.4)."""
    one, two, three = fakes
    return (RATES[0] if one else RATES[1] if two else RATES[2]) * (one + two + three)
