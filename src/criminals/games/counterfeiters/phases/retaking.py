"""The lawyers: taking a henchman off an action space (§6.2)."""

from criminals.core.errors import Violation
from criminals.core.tuples import replaced
from criminals.games.counterfeiters.actions import Action, Decline, Retake
from criminals.games.counterfeiters.crews import with_idle
from criminals.games.counterfeiters.flow import Stages, after_lawyer, keep
from criminals.games.counterfeiters.layout import DECLINE
from criminals.games.counterfeiters.phase import Replaying, Retaking
from criminals.games.counterfeiters.state import State, Table, draft, open_spaces, sealed
from criminals.games.counterfeiters.violations import no_such, refuse, wrong_phase


def legal(table: Table, phase: Retaking) -> tuple[Action, ...]:
    """Every space with a henchman of the seat, in the order of the spaces, then declining."""
    standing = zip(table.layout.retakes, table.henchmen, strict=True)
    return (*(retake for retake, seat in standing if seat == phase.seat), DECLINE)


def violation(table: Table, phase: Retaking, action: Action) -> Violation | None:
    """There must be a henchman of one's own on the space."""
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Retake):
        return wrong_phase("6.2", "retaking", action)
    if action.space not in table.layout.numbers:
        return no_such("1.5", "space", action.space)
    if table.henchman(action.space) != phase.seat:
        return refuse("6.2", "not_your_henchman", space=action.space)
    return None


def played(state: State, phase: Retaking, action: Action, stages: Stages | None = None) -> State | None:
    """The henchman back in hand, to be played; or nothing changed, and what follows of itself."""
    if violation(state, phase, action) is not None:
        return None
    after = draft(state)
    if isinstance(action, Retake):
        seat, number = phase.seat, state.layout.numbers[action.space]
        crew = state.crews[seat]
        after.phase = Replaying(seat, phase.lawyer)
        after.crews = replaced(state.crews, seat, with_idle(crew, crew.idle + 1))
        after.henchmen = replaced(state.henchmen, number, None)
        after.open = open_spaces(after.market, after.henchmen)
    else:
        keep(stages, after)
        after_lawyer(after, phase.lawyer, stages)
    return sealed(after)
