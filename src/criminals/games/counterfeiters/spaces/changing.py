"""Where fakes become money: the supermarket (§4.3) and the fence (§4.4)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Fakes, Fence, Shop
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.edition import QUALITIES
from criminals.games.counterfeiters.layout import MOST_FENCED, MOST_SHOPPED
from criminals.games.counterfeiters.prices import price
from criminals.games.counterfeiters.state import Crew, Draft, Table
from criminals.games.counterfeiters.violations import refuse


def violation(table: Table | Draft, held: Fakes, action: Shop | Fence) -> Violation | None:
    """One may change 1 to 3 fakes of accepted qualities, or sell 1 to 8, of those one has, if the bank can pay all."""
    one, two, three = fakes = action.fakes
    shop = type(action) is Shop
    most = MOST_SHOPPED if shop else MOST_FENCED
    if not 1 <= one + two + three <= most:
        return refuse("4.3" if shop else "4.4", "how_many_fakes", count=sum(fakes), most=most)
    ones, twos, threes = held
    if one > ones or two > twos or three > threes:
        quality = next(quality for quality in QUALITIES if fakes[quality - 1] > held[quality - 1])
        count, there = fakes[quality - 1], held[quality - 1]
        return refuse("4.3" if shop else "4.4", "not_that_many_fakes", quality=quality, count=count, held=there)
    if shop:
        for quality in range(1, table.layout.refused[table.pawn] + 1):
            if fakes[quality - 1]:
                return refuse("5.2", "quality_refused", quality=quality)
    whole = price(action)
    if whole > table.bank:
        return refuse("4.7", "bank_short", price=whole, bank=table.bank)
    return None


def played(after: Draft, crew: Crew, action: Shop | Fence) -> Crew | None:
    """Hand the fakes over for their whole price."""
    if violation(after, crew.fakes, action) is not None:
        return None
    one, two, three = action.fakes
    ones, twos, threes = after.supply
    after.supply = ones + one, twos + two, threes + three
    ones, twos, threes = crew.fakes
    return exchanged(crew, crew.idle - 1, crew.cards, (ones - one, twos - two, threes - three), price(action))
