"""Playing a henchman on a free action space, or laying it down (§3.1-§3.3); the last ones too (§6.1, §6.2)."""

from typing import Final, TypeAlias

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.counterfeiters.actions import (
    Action,
    Buy,
    Defraud,
    Fence,
    Fly,
    LayDown,
    Print,
    Shop,
)
from criminals.games.counterfeiters.crews import with_idle
from criminals.games.counterfeiters.flow import next_playing
from criminals.games.counterfeiters.layout import LAY_DOWN
from criminals.games.counterfeiters.phase import Henchman, Phase, Playing
from criminals.games.counterfeiters.spaces import buying, changing, defrauding, flying, printing
from criminals.games.counterfeiters.state import State, Table, new_state
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase

OnSpace: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly
"""The actions that put a henchman on a space."""

# `isinstance` takes tuples faster than unions.
_ON_SPACES: Final = (Buy, Print, Shop, Fence, Defraud, Fly)


def legal(table: Table, seat: Seat, cash: int) -> tuple[Action, ...]:
    """Buying, printing, the supermarket, the fence, tax fraud, flying, by space; laying down, always lawful, last."""
    crew = table.crews[seat]
    has_jet = table.layout.has_jet(crew.cards)
    return (
        buying.legal(table, has_jet, cash)
        + printing.legal(table, crew)
        + changing.legal(table, crew.fakes)
        + defrauding.legal(table)
        + flying.legal(table, has_jet, cash)
        + (LAY_DOWN,)
    )


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
    crew = table.crews[seat]
    if isinstance(action, Buy):
        return buying.violation(table, crew, cash, number)
    if isinstance(action, Print):
        return printing.violation(table, crew)
    if isinstance(action, Defraud):
        return defrauding.violation(table)
    if isinstance(action, Fly):
        return flying.violation(table, crew, cash, action)
    return changing.violation(table, crew.fakes, action)


def played(state: State, phase: Henchman, action: Action) -> tuple[State, bool]:
    """The henchman on its space, or laid down, and the action carried out; and whether nothing else follows.

    In a round a hat moves the pawn (§3.4), and if nothing else follows it is the next player's turn.
    """
    layout, seat, pawn, cash = state.layout, phase.seat, state.pawn, state.cash
    crew = state.crews[seat]
    henchmen, market, next_first = state.henchmen, state.market, state.next_first
    paid = moved = 0
    if isinstance(action, _ON_SPACES):
        number = layout.places[type(action)][action.space]
        henchmen = replaced(henchmen, number, seat)
        if layout.hats[number] and type(phase) is Playing:
            pawn += 1
        if isinstance(action, Buy):
            crew, paid = buying.played(state, crew, number)
            market = replaced(market, number, None)
        elif isinstance(action, Defraud):
            crew, paid = defrauding.played(state, crew)
            if layout.glasses[number]:
                next_first = seat
        elif isinstance(action, Print):
            crew, paid = printing.played(state, crew)
        elif isinstance(action, Fly):
            crew, paid = flying.played(crew, action)
            moved = action.amount
        else:
            crew, paid = changing.played(state, crew, action)
        if paid or moved:
            cash = replaced(cash, seat, cash[seat] - paid - moved)
    else:
        crew = with_idle(crew, crew.idle - 1)
    crews = replaced(state.crews, seat, crew)
    following: Phase | None = None
    if type(phase) is Playing and (pawn == state.pawn or pawn not in layout.godfathers):
        following = next_playing(layout, crews, seat)
    after = new_state(
        layout,
        phase if following is None else following,
        crews,
        henchmen,
        market,
        state.binned,
        state.stack_size,
        state.leftover,
        state.bank + paid,
        pawn,
        state.quiet and pawn == state.pawn,
        state.first,
        next_first,
        cash,
        state.stack,
    )
    return after, following is not None
