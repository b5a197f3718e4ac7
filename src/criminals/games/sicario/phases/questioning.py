"""A tip-off: the sicario asks the agent who drew it (§7.4). It is nobody's turn but the agent's, which then ends."""

from criminals.core.errors import Violation
from criminals.games.sicario.actions import Action, Ask
from criminals.games.sicario.phase import Questioning
from criminals.games.sicario.phases.hunting import agent_refused, answered, trait_refused
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.violations import refuse, wrong_phase


def legal(table: Table, phase: Questioning) -> tuple[Action, ...]:
    """Every question to the agent, by trait."""
    return table.layout.asks[phase.agent]


def violation(table: Table, phase: Questioning, action: Action) -> Violation | None:
    """It must be that agent, and a trait of the sheet; no elimination, no refusal."""
    if not isinstance(action, Ask):
        return wrong_phase("7.4", "questioning", action)
    if action.agent == phase.agent:
        return trait_refused(table, action.trait)
    return agent_refused(table, action.agent) or refuse("7.4", "other_agent", agent=action.agent, tipped=phase.agent)


def played(state: State, phase: Questioning, action: Action) -> State:
    """The agent answers, and its turn ends."""
    assert isinstance(action, Ask)
    return answered(state, action, phase.agent)
