"""The amounts that the rules name, and the prices of fakes: the bank pays them in full or not at all (§4.7)."""

from typing import Final

from criminals.games.counterfeiters.rules.actions import COMMERCIAL, Fakes, Fence, Shop

FAKE: Final = 50
"""The face value of a fake, and what the supermarket and a lunch pay for it (§1.1, §4.3, §3.7)."""
RATES: Final = (20, 30, 40)
"""The rate of the fence for each fake, by the lowest quality sold (§4.4)."""
FRAUD: Final = 30
"""The proceeds of tax fraud (§4.5)."""
FARE: Final = 30
"""The fare of a commercial flight (§4.6)."""
PRINTED: Final = 2
"""The number of fakes that a press prints (§4.2)."""
MOST_SHOPPED: Final = 3
"""The most fakes that the supermarket takes at a time (§4.3)."""
MOST_FENCED: Final = 8
"""The most fakes that the fence takes at a time (§4.4)."""
MOST_PAID: Final = max(FAKE * MOST_SHOPPED, RATES[-1] * MOST_FENCED)
"""The highest price of fakes handed over together: a bank that has this much is never short."""


def fare(flight: str) -> int:
    """The fare of a flight: a private jet has none (§4.6)."""
    return FARE if flight == COMMERCIAL else 0


def fraud(bank: int) -> int:
    """The proceeds of tax fraud: no more than the bank has (§4.5, §4.7)."""
    amount = FRAUD
    if bank < amount:
        amount = bank
    return amount


def price(action: Shop | Fence) -> int:
    """The whole price of the fakes that an action hands over."""
    return shop_price(action.fakes) if type(action) is Shop else fence_price(action.fakes)


def shop_price(fakes: Fakes) -> int:
    """The price of fakes at the supermarket: the same for each (§4.3)."""
    one, two, three = fakes
    return FAKE * (one + two + three)


def fence_price(fakes: Fakes) -> int:
    """The price of fakes at the fence: for each the rate of the lowest quality sold (§4.4)."""
    one, two, three = fakes
    return (RATES[0] if one else RATES[1] if two else RATES[2]) * (one + two + three)
