"""Lunches (§3.7, §6.3)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action, Dine
from criminals.games.counterfeiters.choices import LUNCHES
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.edition import QUALITIES
from criminals.games.counterfeiters.flow import DINING, Stages, dine, turn_order
from criminals.games.counterfeiters.layout import FAKE, NO_FAKES
from criminals.games.counterfeiters.phase import Dining
from criminals.games.counterfeiters.state import State, Table, draft, sealed
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase


def legal(table: Table, phase: Dining) -> tuple[Action, ...]:
    """Every quality that the seat has, the lowest first."""
    return LUNCHES[table.crews[phase.seat].fakes]


def violation(table: Table, phase: Dining, action: Action) -> Violation | None:
    """A lunch takes a fake that the seat has."""
    if not isinstance(action, Dine):
        return wrong_phase("3.7", "dining", action)
    if action.quality not in QUALITIES:
        return no_such("1.1", "quality", action.quality)
    if not table.crews[phase.seat].fakes[action.quality - 1]:
        return refuse("3.7", "not_that_many_fakes", quality=action.quality, count=1, held=0)
    return None


def played(state: State, phase: Dining, action: Action, stages: Stages | None = None) -> State | None:
    """Turn a fake into $50; then comes the next lunch, if the bank can pay it (§4.7), or what follows the last."""
    if violation(state, phase, action) is not None:
        return None
    assert type(action) is Dine
    after = draft(state)
    seat, quality = phase.seat, action.quality
    crews, cash = [*state.crews], [*state.cash]
    crew = crews[seat]
    after.bank = bank = state.bank - FAKE
    fakes = added(crew.fakes, quality, -1)
    after.supply = added(state.supply, quality, 1)
    crews[seat] = exchanged(crew, crew.idle, crew.cards, fakes, FAKE)
    cash[seat] += FAKE
    after.crews, after.cash = tuple(crews), tuple(cash)
    if phase.lunches > 1 and bank >= FAKE and fakes != NO_FAKES:
        after.phase = DINING[seat, phase.lunches - 1]
    else:
        order = turn_order(state)
        dine(after, order[order.index(seat) + 1 :], stages)
    return sealed(after)
