"""The lawyers: taking a henchman off an action space (§6.2)."""

from criminals.core.base.errors import Violation
from criminals.core.base.tuples import replaced
from criminals.games.counterfeiters.rules.actions import Action, Decline, Retake
from criminals.games.counterfeiters.rules.crews import with_idle
from criminals.games.counterfeiters.rules.legality import why_not_find, why_not_retake
from criminals.games.counterfeiters.rules.lists import DECLINE
from criminals.games.counterfeiters.rules.phase import Replaying, Retaking
from criminals.games.counterfeiters.rules.state import State, Table, draft_of, is_open, sealed
from criminals.games.counterfeiters.rules.turns import Stages, go_on_with_lawyers, keep
from criminals.games.counterfeiters.rules.violations import refused, wrong_phase


def legal(table: Table, phase: Retaking) -> tuple[Action, ...]:
    """Every space with a henchman of the seat, in the order of the spaces, then declining."""
    standing = zip(table.layout.actions.retakes, table.henchmen, strict=True)
    return (*(retake for retake, henchman in standing if not why_not_retake(henchman, phase.seat)), DECLINE)


def violation(table: Table, phase: Retaking, action: Action) -> Violation | None:
    """The player must have a henchman on the space. Declining is always legal."""
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Retake):
        return wrong_phase("6.2", "retaking", action)
    number = table.layout.numbers.by_name.get(action.space)
    if number is None:
        return refused(why_not_find(number), kind="space", name=action.space)
    return refused(why_not_retake(table.henchmen[number], phase.seat), space=action.space)


def after(state: State, phase: Retaking, action: Action, stages: Stages | None = None) -> State | None:
    """The henchman back in hand, to be played; or nothing changed, and what follows of itself."""
    if violation(state, phase, action) is not None:
        return None
    draft = draft_of(state)
    if isinstance(action, Retake):
        seat, number = phase.seat, state.layout.numbers.by_name[action.space]
        crew = state.crews[seat]
        draft.phase = Replaying(seat, phase.lawyer)
        draft.crews = replaced(state.crews, seat, with_idle(crew, crew.idle + 1))
        draft.henchmen = replaced(state.henchmen, number, None)
        draft.open |= is_open(number, draft.market, None) << number
    else:
        keep(stages, draft)
        go_on_with_lawyers(draft, phase.lawyer, stages)
    return sealed(draft)
