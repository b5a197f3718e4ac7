"""Playing a henchman on a free action space, or laying it down (§3.1-§3.3); the last ones too (§6.1, §6.2)."""

from typing import Final, TypeAlias, assert_never

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
from criminals.games.counterfeiters.layout import LAY_DOWN, Layout
from criminals.games.counterfeiters.phase import Phase
from criminals.games.counterfeiters.spaces import buying, changing, defrauding, flying, printing
from criminals.games.counterfeiters.state import State, Table, new_state
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase

OnSpace: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly
"""The actions that put a henchman on a space."""

_ON_SPACES: Final = (Buy, Print, Shop, Fence, Defraud, Fly)


def legal(table: Table, seat: Seat, cash: int) -> tuple[Action, ...]:
    """Buying, printing, the supermarket, the fence, tax fraud, flying, by space; laying down, always lawful, last."""
    return (
        *buying.legal(table, seat, cash),
        *printing.legal(table, seat),
        *changing.legal(table, seat),
        *defrauding.legal(table),
        *flying.legal(table, seat, cash),
        LAY_DOWN,
    )


def space_of(layout: Layout, action: OnSpace) -> int | None:
    """The number of the space that an action is played on; None if this board has none."""
    if isinstance(action, Fly):
        return layout.flights.get(action.space)
    spaces = layout.ranges[type(action)]
    return spaces[action.space - 1] if 1 <= action.space <= len(spaces) else None


def has_hat(layout: Layout, action: Action) -> bool:
    """Whether an action is played on a space with a hat (§3.4)."""
    if not isinstance(action, _ON_SPACES):
        return False
    number = space_of(layout, action)
    return number is not None and layout.hats[number]


def violation(table: Table, seat: Seat, cash: int, action: Action) -> Violation | None:
    """A space must exist and be free (§3.2), and its action possible (§4). Laying down is always lawful (§3.3)."""
    if isinstance(action, LayDown):
        return None
    if not isinstance(action, _ON_SPACES):
        return wrong_phase("3.1", "playing", action)
    number = space_of(table.layout, action)
    if number is None:
        return no_such("1.5", "space", f"{type(action).__name__.lower()} {action.space}")
    taken = table.henchmen[number]
    if taken is not None:
        return refuse("3.2", "space_taken", space=table.layout.spaces[number], seat=taken)
    match action:
        case Buy():
            return buying.violation(table, seat, cash, number)
        case Print():
            return printing.violation(table, seat)
        case Shop() | Fence():
            return changing.violation(table, seat, action)
        case Defraud():
            return defrauding.violation(table)
        case Fly():
            return flying.violation(table, seat, cash, action)
        case _:
            assert_never(action)


def played(state: State, seat: Seat, action: Action, phase: Phase) -> State:
    """The henchman on its space, or laid down, and the action carried out; with the phase that is given."""
    crew = state.crews[seat]
    henchmen, market, cash, moved = state.henchmen, state.market, state.cash, 0
    next_first = state.next_first
    if not isinstance(action, _ON_SPACES):
        crew, paid = with_idle(crew, crew.idle - 1), 0
    else:
        number = space_of(state.layout, action)
        assert number is not None
        henchmen = replaced(henchmen, number, seat)
        match action:
            case Buy():
                crew, paid = buying.played(state, crew, action)
                market = replaced(market, number, None)
            case Print():
                crew, paid = printing.played(state, seat, crew)
            case Shop() | Fence():
                crew, paid = changing.played(state, crew, action)
            case Defraud():
                crew, paid = defrauding.played(state, crew)
                next_first = seat if state.layout.glasses[number] else next_first
            case Fly():
                crew, paid = flying.played(crew, action)
                moved = action.amount
            case _:
                assert_never(action)
    if paid or moved:
        cash = replaced(cash, seat, cash[seat] - paid - moved)
    return new_state(
        state.layout,
        phase,
        replaced(state.crews, seat, crew),
        henchmen,
        market,
        state.binned,
        state.stack_size,
        state.leftover,
        state.bank + paid,
        state.pawn,
        state.quiet,
        state.first,
        next_first,
        cash,
        state.stack,
    )
