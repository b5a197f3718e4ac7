"""Playing a henchman on a free action space, or laying it down (§3.1-§3.3); the last ones too (§6.1, §6.2)."""

from typing import Final

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.actions import (
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
from criminals.games.counterfeiters.choices import CHANGES, DEFRAUDS, LAID_DOWN, WARES
from criminals.games.counterfeiters.crews import with_idle
from criminals.games.counterfeiters.edition import STEP
from criminals.games.counterfeiters.flow import Stages, after_last, go_on
from criminals.games.counterfeiters.layout import FARE, NO_FAKES
from criminals.games.counterfeiters.phase import Henchman, Playing
from criminals.games.counterfeiters.prices import MOST_PAID
from criminals.games.counterfeiters.spaces import buying, changing, defrauding, flying, printing
from criminals.games.counterfeiters.state import State, Table, draft, sealed
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase

# `isinstance` takes tuples faster than unions, and what comes first in them.
_ON_SPACES: Final = (Buy, Print, Defraud, Fence, Fly, Shop)
_CHANGING: Final = (Fence, Shop)


def legal(table: Table, seat: Seat, cash: int) -> tuple[Action, ...]:
    """Buying, printing, the supermarket, the fence, tax fraud, flying, by space; laying down, always lawful, last."""
    layout, gear, pawn = table.layout, table.gear[seat], table.pawn
    stalls, wares, shops, shop_1, all_changes, defraud_1, all_defrauds = layout.kinds
    payable = layout.dearest
    if cash < payable:
        payable = cash
    free = table.open & layout.affordable[payable // STEP]
    if gear.jet and not layout.jets.isdisjoint(table.market):
        free = buying.without_jets(table, free)
    if not table.supply[gear.quality - 1]:
        free = printing.without_presses(layout, free)
    found: tuple[Action, ...] = WARES[stalls, free & wares]
    bank = table.bank
    if bank:
        fakes = table.crews[seat].fakes
        if fakes != NO_FAKES:
            if bank > MOST_PAID:
                bank = MOST_PAID
            found += CHANGES[shops, free >> shop_1 & all_changes, layout.refused[pawn], fakes, bank]
        found += DEFRAUDS[free >> defraud_1 & all_defrauds]
    if pawn not in layout.strikes:
        if cash > FARE and free & layout.commercial:
            found += layout.flies[COMMERCIAL][: (cash - FARE) // STEP]
        if gear.jet and free & layout.jet:
            found += layout.flies[JET][: cash // STEP]
    return found + LAID_DOWN


def violation(table: Table, seat: Seat, cash: int, action: Action) -> Violation | None:
    """A space must exist and be free (§3.2), and its action possible (§4). Laying down is always lawful (§3.3)."""
    if not isinstance(action, _ON_SPACES):
        return None if isinstance(action, LayDown) else wrong_phase("3.1", "playing", action)
    layout = table.layout
    number = layout.places[type(action)].get(action.space)
    if number is None:
        return no_such("1.5", "space", f"{type(action).__name__.lower()} {action.space}")
    taken = table.henchmen[number]
    if taken is not None:
        return refuse("3.2", "space_taken", space=layout.spaces[number], seat=taken)
    if type(action) is Buy:
        return buying.violation(table, table.gear[seat].jet, cash, number)
    if type(action) is Print:
        return printing.violation(table, table.gear[seat].quality)
    if type(action) is Defraud:
        return defrauding.violation(table)
    if type(action) is Fly:
        return flying.violation(table, table.gear[seat].jet, cash, action)
    return changing.violation(table, table.crews[seat].fakes, action)


def played(state: State, phase: Henchman, action: Action, stages: Stages | None = None) -> State | None:
    """The henchman on its space, or laid down, the action carried out, and what follows of itself.

    None if that is not lawful: `violation` says why. In a round a hat moves the pawn (§3.4), and if nothing else
    follows it is the next player's turn.
    """
    layout, seat, kind = state.layout, phase.seat, type(action)
    crews = [*state.crews]
    crew = crews[seat]
    after = draft(state)
    moved = False
    if kind is LayDown:
        crews[seat] = with_idle(crew, crew.idle - 1)
    elif isinstance(action, _ON_SPACES):
        number = layout.places[kind].get(action.space)
        henchmen = [*state.henchmen]
        if number is None or henchmen[number] is not None:
            return None
        if kind is Print:
            done = printing.played(after, seat, crew)
            if done is None:
                return None
        else:
            cash = [*state.cash]
            if kind is Buy:
                done = buying.played(after, seat, crew, cash[seat], number)
            elif kind is Defraud:
                done = defrauding.played(after, seat, crew, number)
            elif isinstance(action, Fly):
                done = flying.played(after, seat, crew, cash[seat], action)
                cash[seat] -= action.amount
            else:
                assert isinstance(action, _CHANGING)
                done = changing.played(after, crew, action)
            if done is None:
                return None
            money = done.wealth - crew.wealth
            cash[seat] += money
            after.cash = tuple(cash)
            after.bank = state.bank - money
        crews[seat] = done
        henchmen[number] = seat
        after.henchmen = tuple(henchmen)
        after.open = state.open ^ 1 << number
        if layout.hats[number] and type(phase) is Playing:
            moved = True
            after.pawn = state.pawn + 1
            after.moved = True
            after.quiet = 0
    else:
        return None
    after.crews = tuple(crews)
    if type(phase) is not Playing:
        after_last(after, phase, stages)
    elif crews[following := layout.following[seat]].idle and not (moved and after.pawn in layout.godfathers):
        after.phase = layout.playing[following]
    else:
        go_on(after, phase, moved, stages)
    return sealed(after)
