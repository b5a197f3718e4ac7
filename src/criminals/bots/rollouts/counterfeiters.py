"""Cheap rules for Counterfeiters: those of `rules.counterfeiters`, read from tables, for a few handfuls of fakes."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from criminals.bots.rules.counterfeiters.henchmen import DENIED, FIRST_WORTH
from criminals.bots.rules.counterfeiters.outlook import MOST_KEPT, PURSE, Holding, outlook_of
from criminals.bots.rules.counterfeiters.sales import fenced, shopped
from criminals.core.base.memo import Memo
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.rules.actions import Action, Buy, Defraud, Fakes, Fence, Fly, Print, Retake, Shop
from criminals.games.counterfeiters.rules.crews import NO_FAKES, added, without
from criminals.games.counterfeiters.rules.gear import TOGETHER, Gear
from criminals.games.counterfeiters.rules.layout import Layout
from criminals.games.counterfeiters.rules.phase import Dining, Over, Retaking
from criminals.games.counterfeiters.rules.prices import FARE, FRAUD, PRINTED, fence_price, shop_price
from criminals.games.counterfeiters.rules.state import State

NOISE: Final = 15.0
"""The most dollars that chance adds to an action, so that playouts differ. The rules are easily wrong by as much."""
NEVER: Final = -1e9
PURSE_NOTES: Final = PURSE // STEP


class Sale(NamedTuple):
    """The best handful for a space: its worth besides the price, the price, and the action for each space."""

    worth: float
    price: int
    actions: Mapping[int, Shop | Fence]


class Plan(NamedTuple):
    """The worth of printing and selling with some fakes and gear.

    In each inner pair the second value is for a space with a hat. In each outer pair the first is for the supermarket,
    the second for the fence.
    """

    printing: tuple[float, float]
    sales: tuple[tuple[Sale, Sale], tuple[Sale, Sale]]
    step: float
    """The cost of a step of the pawn."""
    denied: tuple[float, float]
    """The cost of being kept from selling, as far as it counts."""


class Tables:
    """Everything that the rules need, prepared for a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.outlook = outlook = outlook_of(layout)
        self.plans: Memo[Holding, Plan] = Memo(self._plan, MOST_KEPT)
        self.cards: Memo[tuple[int | None, Gear, int], float] = Memo(self._card, MOST_KEPT)
        board, numbers, marks = layout.board, layout.numbers, layout.marks
        self.kept = outlook.dollar
        """The worth of a dollar of cash, for each space of the pawn."""
        self.kept_by_hat = tuple(
            outlook.dollar[min(pawn + 1, board.last)] / (2 if pawn + 1 in layout.track.godfathers else 1)
            if pawn < board.last
            else 1.0
            for pawn in range(board.last + 1)
        )
        """The same if the pawn takes a step, perhaps to a Godfather."""
        self.stalls = [(1 << n, n, marks.prices[n], Buy(at)) for at, n in enumerate(numbers.market, 1)]
        self.prints = [(1 << n, marks.hats[n], Print(at)) for at, n in enumerate(numbers.print, 1)]
        self.outlets = [
            (1 << n, n, at_fence, marks.hats[n])
            for at_fence, n in (*((False, n) for n in numbers.shop), *((True, n) for n in numbers.fence))
        ]
        first = FIRST_WORTH / max(1, len(board.fence))
        self.frauds = [(1 << n, first * marks.glasses[n], Defraud(at)) for at, n in enumerate(numbers.defraud, 1)]

    def _plan(self, holding: Holding) -> Plan:
        fakes, gear, pawn = holding
        outlook, layout = self.outlook, self.layout
        after = min(pawn + 1, layout.board.last)
        now, later = outlook.fakes[holding], outlook.fakes[fakes, gear, after]
        more = added(fakes, gear.quality, PRINTED * gear.presses)
        refused = layout.track.refused[pawn]
        shops, fences = layout.numbers.shop, layout.numbers.fence
        shop = [self._sale(holding, now, at, Shop, [shopped(fakes, refused)], shops) for at in (pawn, after)]
        fence = [self._sale(holding, now, at, Fence, fenced(fakes), fences) for at in (pawn, after)]
        return Plan(
            (outlook.fakes[more, gear, pawn] - now, outlook.fakes[more, gear, after] - now),
            ((shop[0], shop[1]), (fence[0], fence[1])),
            now - later,
            (DENIED * max(0.0, shop[1].worth + shop[1].price), DENIED * max(0.0, fence[1].worth + fence[1].price)),
        )

    def _sale(
        self,
        holding: Holding,
        now: float,
        pawn: int,
        kind: type[Shop | Fence],
        handfuls: Iterable[Fakes],
        numbers: range,
    ) -> Sale:
        """Choose the best of some handfuls, if there are any, with the pawn on this space afterwards."""
        held, gear, _ = holding
        price = shop_price if kind is Shop else fence_price
        best, most = NO_FAKES, NEVER
        for fakes in handfuls:
            if fakes != NO_FAKES:
                worth = price(fakes) + self.outlook.fakes[without(held, fakes), gear, pawn] - now
                if worth > most:
                    best, most = fakes, worth
        actions = {n: kind(at, best) for at, n in enumerate(numbers, 1)} if most > NEVER else {}
        return Sale(most - price(best), price(best), actions)

    def _card(self, key: tuple[int | None, Gear, int]) -> float:
        """The worth of a card besides its price, for a player without fakes."""
        card, gear, pawn = key
        effects, fakes = self.layout.effects, self.outlook.fakes
        assert card is not None
        if gear.jet and card in effects.jets:
            return NEVER
        more = TOGETHER[gear, effects.gears[card]]
        return fakes[NO_FAKES, more, pawn] - fakes[NO_FAKES, gear, pawn] + self.outlook.beside(card, pawn)


@lru_cache(maxsize=4)
def tables_of(layout: Layout) -> Tables:
    """Make the tables of a layout, once."""
    return Tables(layout)


def rollout(state: State, actions: tuple[Action, ...], rng: Any) -> Action:
    """Choose a legal action that is good by the rules, with some chance added."""
    if len(actions) == 1:
        return actions[0]
    phase = state.phase
    if isinstance(phase, Dining):
        return actions[0]  # the worst fake
    if isinstance(phase, Retaking):
        return _retaken(state.crews[phase.seat].fakes, actions, rng)
    assert not isinstance(phase, Over)
    return _played(state, phase.seat, actions, rng.random)


def _retaken(fakes: Fakes, actions: tuple[Action, ...], rng: Any) -> Action:
    """Take the fence again if there are fakes for it; otherwise any henchman, because what it did isn't undone."""
    if fakes != NO_FAKES:
        for action in actions:
            if isinstance(action, Retake) and action.space.startswith("fence"):
                return action
    return actions[int(rng.random() * (len(actions) - 1))]


def _played(state: State, seat: Seat, actions: tuple[Action, ...], random: Callable[[], float]) -> Action:
    """Choose the best use of a henchman. The legal list is not searched, because it has every amount of money."""
    tables = tables_of(state.layout)
    free, pawn, bank, gear, cash = state.open, state.pawn, state.bank, state.gear[seat], state.cash[seat]
    plan = tables.plans[state.crews[seat].fakes, gear, pawn]
    kept, by_hat = tables.kept[pawn], tables.kept_by_hat[pawn]
    rival = seat + 1 if seat + 1 < len(state.crews) else 0
    rivals = state.crews[rival]
    rivals_plan = tables.plans[rivals.fakes, state.gear[rival], pawn]
    step = (cash - state.cash[rival]) * (by_hat - kept) + rivals_plan.step
    denied = rivals_plan.denied if rivals.idle else (0.0, 0.0)
    best, most = actions[-1], NOISE * random()
    for bit, hat, action in tables.prints:
        if free & bit and state.supply[gear.quality - 1]:
            worth = plan.printing[hat] + NOISE * random()
            if hat:
                worth += step
            if worth > most:
                best, most = action, worth
    for bit, number, at_fence, hat in tables.outlets:
        sale = plan.sales[at_fence][hat]
        if free & bit and 0 < sale.price <= bank:
            worth = sale.worth + denied[at_fence] + NOISE * random()
            worth += sale.price * by_hat + step if hat else sale.price * kept
            if worth > most:
                best, most = sale.actions[number], worth
    if bank:
        is_last = pawn == state.layout.board.last
        for bit, glasses, fraud in tables.frauds:
            if free & bit:
                worth = FRAUD * kept + NOISE * random()
                if not is_last:
                    worth += glasses
                if worth > most:
                    best, most = fraud, worth
    for bit, number, price, buying in tables.stalls:
        if price <= cash and free & bit:
            worth = tables.cards[state.market[number], gear, pawn] - price * kept + NOISE * random()
            if worth > most:
                best, most = buying, worth
    flight = actions[-2]
    if type(flight) is Fly and cash > 2 * PURSE:
        worth = flight.amount * (1 - kept) - (FARE * kept if flight.space == "commercial" else 0) + NOISE * random()
        if worth > most:
            best = flight if pawn + 3 >= state.layout.board.last else actions[-2 - PURSE_NOTES]
    return best
