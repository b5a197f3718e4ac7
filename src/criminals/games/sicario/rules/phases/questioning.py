"""A tip-off: the sicario asks the agent who drew it (§7.4). It is nobody's turn but the agent's, which then ends."""

from criminals.core.base.errors import Violation
from criminals.games.sicario.rules.actions import Action, Ask
from criminals.games.sicario.rules.legality import why_not_tipped, why_not_trait
from criminals.games.sicario.rules.phase import Questioning
from criminals.games.sicario.rules.phases.hunting import agent_violation, answered, trait_violation
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.violations import refuse, wrong_phase


def legal(position: Table, phase: Questioning) -> tuple[Action, ...]:
    """Every question to the agent, by trait."""
    return position.layout.lists.asks[phase.agent]


def violation(position: Table, phase: Questioning, action: Action) -> Violation | None:
    """The refusal of another agent, of a trait that is not on the sheet, and of all but a question (§7.4)."""
    if not isinstance(action, Ask):
        return wrong_phase("7.4", "questioning", action)
    agent, tipped = action.agent, phase.agent
    reason = why_not_tipped(agent, tipped)
    if reason is None:
        return trait_violation(position, action.trait)
    return agent_violation(position, agent) or refuse(*reason, agent=agent, tipped=tipped)


def after(state: State, phase: Questioning, action: Action) -> State | None:
    """The agent answers, and its turn ends."""
    if not isinstance(action, Ask) or why_not_tipped(action.agent, phase.agent):
        return None
    if why_not_trait(action.trait, state.layout.sheet.traits):
        return None
    return answered(state, action, phase.agent)
