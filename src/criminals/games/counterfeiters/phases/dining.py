"""Lunches (§3.7, §6.3)."""

from criminals.core.errors import Violation
from criminals.core.tuples import replaced
from criminals.games.counterfeiters.actions import Action, Dine
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.edition import QUALITIES
from criminals.games.counterfeiters.flow import new_dining, next_dining, turn_order
from criminals.games.counterfeiters.layout import DINES, FAKE, NO_FAKES
from criminals.games.counterfeiters.phase import Dining
from criminals.games.counterfeiters.state import State, Table, changed
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase


def legal(table: Table, phase: Dining) -> tuple[Action, ...]:
    """Every quality that the seat has, the lowest first."""
    return tuple([dine for dine, held in zip(DINES, table.crews[phase.seat].fakes, strict=True) if held])


def violation(table: Table, phase: Dining, action: Action) -> Violation | None:
    """A lunch takes a fake that the seat has."""
    if not isinstance(action, Dine):
        return wrong_phase("3.7", "dining", action)
    if action.quality not in QUALITIES:
        return no_such("1.1", "quality", action.quality)
    if not table.crews[phase.seat].fakes[action.quality - 1]:
        return refuse("3.7", "not_that_many_fakes", quality=action.quality, count=1, held=0)
    return None


def played(state: State, phase: Dining, action: Action) -> tuple[State, bool]:
    """Turn a fake into $50, or into what the bank has (§4.7); and whether nothing else follows but the next lunch."""
    assert isinstance(action, Dine)
    seat = phase.seat
    crew = state.crews[seat]
    amount = min(FAKE, state.bank)
    bank, fakes = state.bank - amount, added(crew.fakes, action.quality, -1)
    crews = replaced(state.crews, seat, exchanged(crew, crew.idle, crew.cards, fakes, amount))
    if phase.lunches > 1 and bank and fakes != NO_FAKES:
        following: Dining | None = new_dining(seat, phase.lunches - 1)
    else:
        order = turn_order(state)
        following = next_dining(state.layout, crews, bank, order[order.index(seat) + 1 :])
    cash = replaced(state.cash, seat, state.cash[seat] + amount)
    after = changed(state, phase if following is None else following, crews=crews, bank=bank, cash=cash)
    return after, following is not None
