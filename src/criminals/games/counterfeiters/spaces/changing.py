"""Where fakes become money: the supermarket (§4.3) and the fence (§4.4)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action, Fakes, Fence, Shop
from criminals.games.counterfeiters.crews import exchanged, without
from criminals.games.counterfeiters.edition import QUALITIES
from criminals.games.counterfeiters.layout import FAKE, MOST_FENCED, MOST_SHOPPED, NO_FAKES, RATES, fences, shops
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, fakes: Fakes) -> tuple[Action, ...]:
    """At every free space of the supermarket and then of the fence, all that may be changed or sold there."""
    if fakes == NO_FAKES or not table.bank:
        return ()
    layout, henchmen = table.layout, table.henchmen
    _, shop, fence, _ = layout.slices
    changed = shops(henchmen[shop], layout.refused[table.pawn], _at_most(fakes, MOST_SHOPPED))
    return changed + fences(henchmen[fence], _at_most(fakes, MOST_FENCED))


def _at_most(held: Fakes, most: int) -> Fakes:
    one, two, three = held
    return min(one, most), min(two, most), min(three, most)


def violation(table: Table, held: Fakes, action: Shop | Fence) -> Violation | None:
    """One may change 1 to 3 fakes of accepted qualities, or sell 1 to 8, of those one has; the bank must have money."""
    shop = isinstance(action, Shop)
    most = MOST_SHOPPED if shop else MOST_FENCED
    fakes = action.fakes
    count = sum(fakes)
    if not 1 <= count <= most:
        return refuse("4.3" if shop else "4.4", "how_many_fakes", count=count, most=most)
    for quality in QUALITIES:
        given, there = fakes[quality - 1], held[quality - 1]
        if given > there:
            return refuse("4.3" if shop else "4.4", "not_that_many_fakes", quality=quality, count=given, held=there)
    if shop:
        for quality in range(1, table.refused + 1):
            if fakes[quality - 1]:
                return refuse("5.2", "quality_refused", quality=quality)
    if not table.bank:
        return refuse("3.2", "bank_empty")
    return None


def worth(action: Shop | Fence) -> int:
    """What the supermarket gives for fakes, or the fence, who pays for all by the lowest quality."""
    fakes = action.fakes
    count = sum(fakes)
    return FAKE * count if isinstance(action, Shop) else rate(fakes) * count


def rate(fakes: Fakes) -> int:
    """What the fence pays for each of some fakes."""
    return RATES[0] if fakes[0] else RATES[1] if fakes[1] else RATES[2]


def played(table: Table, crew: Crew, action: Shop | Fence) -> tuple[Crew, int]:
    """Hand the fakes over for what they are worth, or for what the bank has (§4.7)."""
    amount = min(worth(action), table.bank)
    return exchanged(crew, crew.idle - 1, crew.cards, without(crew.fakes, action.fakes), amount), -amount
