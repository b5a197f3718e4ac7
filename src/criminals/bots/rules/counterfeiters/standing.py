"""The standing of the seat to act: its possessions, and by how many dollars a change leaves it better off."""

from functools import cached_property

import attrs

from criminals.bots.rules.counterfeiters.outlook import Outlook, outlook_of
from criminals.bots.rules.counterfeiters.sales import fenced, shopped
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.crews import without
from criminals.games.counterfeiters.rules.gear import Gear
from criminals.games.counterfeiters.rules.phase import Playing
from criminals.games.counterfeiters.rules.police import tribute
from criminals.games.counterfeiters.rules.prices import fence_price, shop_price


@attrs.define(eq=False, slots=False)  # its properties are found once
class Standing:
    """A view of the seat to act, with values that the rules need again and again."""

    view: View
    seat: Seat
    cash: int
    outlook: Outlook

    @cached_property
    def fakes(self) -> Fakes:
        """The fakes of the seat."""
        return self.view.crews[self.seat].fakes

    @cached_property
    def gear(self) -> Gear:
        """The gear of the seat."""
        return self.view.gear[self.seat]

    @cached_property
    def moves_pawn(self) -> bool:
        """True if hats move the pawn. In the last turns they no longer do (§6.1)."""
        return isinstance(self.view.phase, Playing)

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats."""
        return tuple(seat for seat in range(self.view.players) if seat != self.seat)

    @cached_property
    def worth(self) -> float:
        """The worth of the fakes, gear and cash at hand."""
        pawn = self.view.pawn
        return self.outlook.fakes[self.fakes, self.gear, pawn] + self.outlook.cash(self.cash, pawn)

    def gain(
        self, *, fakes: Fakes | None = None, gear: Gear | None = None, cash: int | None = None, hat: bool = False
    ) -> float:
        """Compute by how many dollars the seat is better off with other fakes, gear or cash, perhaps after a hat."""
        hat = hat and self.moves_pawn
        pawn = self.view.pawn + hat
        left = self.cash if cash is None else cash
        if hat and pawn in self.view.layout.track.godfathers:
            left -= tribute(left)
        worth = self.outlook.fakes[
            self.fakes if fakes is None else fakes, self.gear if gear is None else gear, pawn
        ] + self.outlook.cash(left, pawn)
        return worth - self.worth + (self.lost_by_others if hat else 0.0)

    @cached_property
    def lost_by_others(self) -> float:
        """The dollars that each other player loses by a step of the pawn, on average.

        A step leaves less time to sell, and may bring the Godfather. For cash that isn't known, this takes the median
        of what is possible.
        """
        view, outlook, lost = self.view, self.outlook, 0.0
        pawn, after = view.pawn, view.pawn + 1
        meets_godfather = after in view.layout.track.godfathers
        for other in self.others:
            fakes, gear, possible = view.crews[other].fakes, view.gear[other], view.crews[other].possible
            cash = possible[len(possible) // 2]
            left = cash - tribute(cash) if meets_godfather else cash
            lost += outlook.fakes[fakes, gear, pawn] - outlook.fakes[fakes, gear, after]
            lost += outlook.cash(cash, pawn) - outlook.cash(left, after)
        return lost / len(self.others)

    @cached_property
    def rival_shops(self) -> float:
        """The most that a rival who still has a henchman can gain at the supermarket now."""
        return max(
            (self._sold(seat, [shopped(fakes, self.view.refused)], 0) for seat, fakes in self._rivals), default=0.0
        )

    @cached_property
    def rival_fences(self) -> float:
        """The most that a rival who still has a henchman can gain at the fence now."""
        return max((self._sold(seat, [*fenced(fakes)], 1) for seat, fakes in self._rivals), default=0.0)

    @cached_property
    def _rivals(self) -> list[tuple[Seat, Fakes]]:
        crews = self.view.crews
        return [(seat, crews[seat].fakes) for seat in self.others if crews[seat].idle]

    def _sold(self, seat: Seat, handfuls: list[Fakes], at_fence: int) -> float:
        """The most that a seat gains by selling one of some handfuls, if the pawn takes a step after that."""
        view, outlook = self.view, self.outlook
        held, gear, pawn = view.crews[seat].fakes, view.gear[seat], view.pawn
        after = min(pawn + 1, view.layout.board.last)
        price = fence_price if at_fence else shop_price
        kept = outlook.fakes[held, gear, pawn]
        gains = [price(fakes) + outlook.fakes[without(held, fakes), gear, after] - kept for fakes in handfuls]
        return max(gains, default=0.0)


def standing_of(view: View, seat: Seat) -> Standing:
    """Make the standing of a seat from its own view."""
    assert isinstance(view.cash, int)
    return Standing(view, seat, view.cash, outlook_of(view.layout))
