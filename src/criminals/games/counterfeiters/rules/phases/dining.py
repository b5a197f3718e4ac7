"""Lunches (§3.7, §6.3)."""

from criminals.core.base.errors import Violation
from criminals.games.counterfeiters.rules.actions import Action, Dine
from criminals.games.counterfeiters.rules.crews import added, exchanged
from criminals.games.counterfeiters.rules.legality import why_not_dine
from criminals.games.counterfeiters.rules.lists import LUNCHES
from criminals.games.counterfeiters.rules.phase import Dining
from criminals.games.counterfeiters.rules.prices import FAKE
from criminals.games.counterfeiters.rules.state import State, Table, draft_of, sealed
from criminals.games.counterfeiters.rules.turns import DINING, Stages, dine, is_served, turn_order
from criminals.games.counterfeiters.rules.violations import refused, wrong_phase


def legal(table: Table, phase: Dining) -> tuple[Action, ...]:
    """Every quality that the seat has, the lowest first."""
    return LUNCHES[table.crews[phase.seat].fakes]


def violation(table: Table, phase: Dining, action: Action) -> Violation | None:
    """A lunch takes a fake that the seat has."""
    if not isinstance(action, Dine):
        return wrong_phase("3.7", "dining", action)
    reason = why_not_dine(action.quality, table.crews[phase.seat].fakes)
    return refused(reason, kind="quality", name=action.quality, quality=action.quality, count=1, held=0)


def after(state: State, phase: Dining, action: Action, stages: Stages | None = None) -> State | None:
    """A fake turned into $50; then comes the next lunch, or what follows the last."""
    if type(action) is not Dine or action not in legal(state, phase):
        return None
    draft = draft_of(state)
    seat, quality = phase.seat, action.quality
    crews, cash = [*state.crews], [*state.cash]
    crew = crews[seat]
    fakes = added(crew.fakes, quality, -1)
    crews[seat] = exchanged(crew, crew.idle, crew.cards, fakes, FAKE)
    cash[seat] += FAKE
    draft.bank = state.bank - FAKE
    draft.supply = added(state.supply, quality, 1)
    draft.crews, draft.cash = tuple(crews), tuple(cash)
    if phase.lunches > 1 and is_served(draft.bank, fakes):
        draft.phase = DINING[seat, phase.lunches - 1]
    else:
        order = turn_order(state)
        dine(draft, order[order.index(seat) + 1 :], stages)
    return sealed(draft)
