"""The outlook: the dollars that fakes, cash and cards are likely to bring before the game is over."""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from criminals.core.base.memo import Memo
from criminals.games.counterfeiters.box.edition import Kind
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.gear import Gear
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout
from criminals.games.counterfeiters.rules.prices import FAKE, MOST_FENCED, MOST_SHOPPED, RATES

STEPS: Final = 1.1
"""The steps of the pawn in a round, for each player. Not all hats are taken."""
SHOPPED: Final = 0.27
"""The visits of all players to the supermarket for each step of the pawn."""
LAST_FENCED: Final = 0.25
"""The chance to be the one who sells to the fence once the pawn has reached its last space."""
RISKS: Final = (1.0, 0.7, 0.4, 0.3, 0.2, 0.1)
"""The chance that the Godfather comes before one flies, if until then the pawn stands on no space without a strike, on
1, on 2 and so on."""
PURSE: Final = 30
"""The first dollars of cash. They are worth more than their amount, because they buy cards."""
PURSE_WORTH: Final = 0.5
"""The extra worth of each dollar of the purse at the beginning."""
JET_WORTH: Final = 10
"""The worth of a private jet for each Godfather still to come: it saves fares, and its space is less often taken."""
LAWYER_WORTH: Final = 50
"""The worth of a lawyer, who lets one play a henchman again at the end."""
MOST_KEPT: Final = 20_000

Holding: TypeAlias = tuple[Fakes, Gear, int]
"""Fakes, gear, and the space of the pawn."""


class Outlook:
    """The worth of fakes, gear and cash, for each space of the pawn. Each step leaves less time to sell."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.fakes: Memo[Holding, float] = Memo(self._fakes, MOST_KEPT)
        """The dollars that fakes are likely to bring, including those that the gear will print."""
        self.dollar: tuple[float, ...] = tuple(map(self._dollar, range(layout.board.last + 1)))
        """The worth of a dollar of cash, for each space of the pawn. The Godfather takes half of what was not flown."""

    def cash(self, amount: int, pawn: int) -> float:
        """The worth of some cash. Its first dollars are worth more, as long as cards have time to pay off."""
        last = self.layout.board.last
        return amount * self.dollar[pawn] + PURSE_WORTH * min(amount, PURSE) * (last - pawn) / last

    def _dollar(self, pawn: int) -> float:
        """Half a dollar is lost if the Godfather comes first. The last space before a strike may be the last chance.

        Nobody flies during a strike (§5.3), and the pawn may go on from there to the Godfather.
        """
        board = self.layout.board
        to_come = [space for space in board.godfathers if space > pawn]
        if not to_come:
            return 1.0
        flights = sum(space not in board.strikes for space in range(pawn, min(to_come)))
        return 1 - RISKS[min(flights, len(RISKS) - 1)] / 2

    def _fakes(self, holding: Holding) -> float:
        """Estimate sales in the order of what they bring: over lunch, at the supermarket, then to the fence.

        Each press makes about one fake a round: it prints two, every other round.
        """
        fakes, gear, pawn = holding
        steps = self.layout.board.last - pawn
        if not steps:
            return float(FAKE * min(sum(fakes), gear.lunches))
        rounds = steps / (STEPS * self.layout.players)
        left = [float(count) for count in fakes]
        left[gear.quality - 1] += gear.presses * rounds
        return self._dined(left, gear.lunches * (1 + rounds)) + self._shopped(left, pawn) + self._fenced(left, steps)

    def _dined(self, left: list[float], room: float) -> float:
        """The worth of lunches, paid with the worst fakes first. They are taken from `left`."""
        worth = 0.0
        for at, count in enumerate(left):
            sold = min(room, count)
            left[at] -= sold
            room -= sold
            worth += FAKE * sold
        return worth

    def _shopped(self, left: list[float], pawn: int) -> float:
        """The worth of sales at the supermarket, the worst fakes first, as long as it accepts them (§5.2)."""
        board = self.layout.board
        worth = total = 0.0
        for at, count in enumerate(left):
            end = board.investigations[at] if at < len(board.investigations) else board.last
            room = SHOPPED * MOST_SHOPPED * (end - pawn) / self.layout.players - total
            sold = likely_sold(count, room)
            left[at] -= sold
            total += sold
            worth += FAKE * sold
        return worth

    def _fenced(self, left: list[float], steps: int) -> float:
        """The worth of sales to the fence, the best fakes first. Somebody visits it once for each step of the pawn."""
        room = MOST_FENCED * (LAST_FENCED + steps / self.layout.players)
        worth = 0.0
        for count, rate in zip(reversed(left), reversed(RATES), strict=True):
            sold = likely_sold(count, room)
            room -= sold
            worth += rate * sold
        return worth

    def beside(self, number: int, pawn: int) -> float:
        """The worth of a card besides printing and lunches."""
        card, board = self.layout.cards[number], self.layout.board
        if card.kind is Kind.JET:
            return float(JET_WORTH * sum(space > pawn for space in board.godfathers))
        return float(LAWYER_WORTH if card.kind in LAWYERS else card.value)


def likely_sold(count: float, room: float) -> float:
    """Estimate how many of `count` fakes will be sold if there is room for `room`. It is always less than both."""
    return room * (1 - exp(-count / room)) if room > 0 and count > 0 else 0.0


@lru_cache(maxsize=4)
def outlook_of(layout: Layout) -> Outlook:
    """Make the outlook of a layout, once."""
    return Outlook(layout)
