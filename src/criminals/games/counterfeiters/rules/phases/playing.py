"""Playing a henchman on a free action space, or laying it down (§3.1-§3.3); the last ones too (§6.1, §6.2)."""

from typing import Any, Final, assert_never

from criminals.core.base.errors import Violation
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.rules.actions import (
    COMMERCIAL,
    JET,
    Action,
    Buy,
    Defraud,
    Fence,
    Fly,
    LayDown,
    Print,
    Shop,
)
from criminals.games.counterfeiters.rules.crews import NO_FAKES, with_idle
from criminals.games.counterfeiters.rules.legality import (
    why_not_find,
    why_not_stand,
)
from criminals.games.counterfeiters.rules.lists import CHANGES, DEFRAUDS, EMPTY_BANKS, LAID_DOWN, SOLD_OUT, WARES
from criminals.games.counterfeiters.rules.phase import Henchman, Playing
from criminals.games.counterfeiters.rules.police import move_pawn
from criminals.games.counterfeiters.rules.prices import MOST_PAID, fare
from criminals.games.counterfeiters.rules.spaces import buying, changing, defrauding, flying, printing
from criminals.games.counterfeiters.rules.state import State, Table, draft_of, sealed
from criminals.games.counterfeiters.rules.turns import Stages, go_on, go_on_ending
from criminals.games.counterfeiters.rules.violations import refused, wrong_phase

_FARE: Final = fare(COMMERCIAL)
_JET_FARE: Final = fare(JET)
_ON_SPACES: Final = (Buy, Print, Defraud, Fence, Fly, Shop)


def legal(table: Table, phase: Henchman, cash: int) -> tuple[Action, ...]:
    """Buying, printing, the supermarket, the fence, tax fraud, flying, by space; laying down, always legal, last."""
    layout, pawn, bank = table.layout, table.pawn, table.bank
    bits, gear = layout.bits, table.gear[phase.seat]
    payable = bits.dearest
    if cash < payable:
        payable = cash
    free = table.open & bits.affordable[payable // STEP]
    effects = layout.effects
    barred = effects.barred_with_jet if gear.jet else effects.barred_without_jet
    if barred and not barred.isdisjoint(table.market):
        free = _without(free, barred, table.market)
    if table.supply[gear.quality - 1] in SOLD_OUT:
        free &= ~bits.prints
    found: tuple[Action, ...] = WARES[bits.stalls, free & bits.wares]
    fakes, changes, defrauds = table.crews[phase.seat].fakes, free & bits.changes, free & bits.defrauds
    if changes and fakes != NO_FAKES:
        paid = MOST_PAID
        if bank < paid:
            paid = bank
        found += CHANGES[bits.shops, changes >> bits.first_change, layout.track.refused[pawn], fakes, paid]
    if defrauds and bank not in EMPTY_BANKS:
        found += DEFRAUDS[defrauds >> bits.first_defraud]
    flights = free & (bits.boarding_with_jet if gear.jet else bits.boarding_without_jet)[pawn]
    if flights:  # affordable ones: `most_flown` is the cash without the fare, and not to ask it saves 40 ns
        flies = layout.actions.flies
        if flights & bits.commercial:
            found += flies[COMMERCIAL][: (cash - _FARE) // STEP]
        if flights & bits.jet:
            found += flies[JET][: (cash - _JET_FARE) // STEP]
    return found + LAID_DOWN


def _without(free: int, barred: frozenset[int], market: tuple[int | None, ...]) -> int:
    """Free spaces, as bits, but for those of the market with a card that is barred."""
    for number, card in enumerate(market):
        if card in barred:
            free &= ~(1 << number)
    return free


def violation(table: Table, phase: Henchman, action: Action, cash: int) -> Violation | None:
    """A space must exist and be free (§3.2), and its action possible (§4). Laying down is always legal (§3.3)."""
    if not isinstance(action, _ON_SPACES):
        return None if isinstance(action, LayDown) else wrong_phase("3.1", "playing", action)
    layout, seat = table.layout, phase.seat
    number = layout.numbers.by_action[type(action)].get(action.space)
    if number is None:
        return refused(why_not_find(number), kind="space", name=f"{type(action).__name__.lower()} {action.space}")
    taken = table.henchmen[number]
    if taken is not None:
        return refused(why_not_stand(taken), space=layout.spaces[number], seat=taken)
    match action:
        case Buy():
            return buying.violation(table, seat, cash, number)
        case Print():
            return printing.violation(table, seat)
        case Shop() | Fence():
            return changing.violation(table, table.crews[seat].fakes, action)
        case Defraud():
            return defrauding.violation(table)
        case Fly():
            return flying.violation(table, seat, cash, action)
        case _:
            assert_never(action)


def after(state: State, phase: Henchman, action: Action, stages: Stages | None = None) -> State | None:
    """The henchman on its space, or laid down, the action carried out, and what follows of itself.

    In a round a hat moves the pawn (§3.4), and if nothing else follows it is the next player's turn.
    """
    layout, seat, kind = state.layout, phase.seat, type(action)
    crews = [*state.crews]
    crew = crews[seat]
    draft = draft_of(state)
    moved = False
    if kind is LayDown:
        crews[seat] = with_idle(crew, crew.idle - 1)
    else:
        on_space: Any = action
        try:
            number = layout.numbers.by_action[kind][on_space.space]
        except KeyError:
            return None
        if not state.open >> number & 1:
            return None
        if kind is Print:
            done = printing.crew_after(draft, seat, crew)
        elif kind is Buy:
            done = buying.crew_after(draft, seat, crew, state.cash[seat], number)
        elif kind is Defraud:
            done = defrauding.crew_after(draft, seat, crew, number)
        elif kind is Fly:
            done = flying.crew_after(draft, seat, crew, state.cash[seat], on_space)
        else:
            done = changing.crew_after(draft, crew, on_space)
        if done is None:
            return None
        crews[seat] = done
        money = done.wealth - crew.wealth
        if money:
            cash = [*draft.cash]
            cash[seat] += money
            draft.cash = tuple(cash)
            draft.bank = state.bank - money
        henchmen = [*state.henchmen]
        henchmen[number] = seat
        draft.henchmen = tuple(henchmen)
        draft.open = state.open ^ 1 << number
        if layout.marks.hats[number] and type(phase) is Playing:
            moved = True
            move_pawn(draft)
    draft.crews = tuple(crews)
    following = layout.seating.following[seat]
    if type(phase) is not Playing:
        go_on_ending(draft, phase, stages)
    elif crews[following].idle and not (moved and draft.pawn in layout.track.godfathers):
        draft.phase = layout.seating.playing[following]  # as `go_on` does, but for most moves 150 ns faster
    else:
        go_on(draft, phase, moved, stages)
    return sealed(draft)
