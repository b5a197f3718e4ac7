"""The throw of an agent, and the space it comes to rest on (§3.1-§3.5)."""

from criminals.core.errors import Violation
from criminals.games.sicario.actions import Action, Roll
from criminals.games.sicario.incidents import rested
from criminals.games.sicario.paths import onward
from criminals.games.sicario.phase import Rolling
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.violations import no_such, wrong_phase


def legal(table: Table) -> tuple[Action, ...]:
    """Every side of the die (§6.6)."""
    return table.layout.rolls


def violation(table: Table, action: Action) -> Violation | None:
    """The die must have such a side."""
    if not isinstance(action, Roll):
        return wrong_phase("3.1", "rolling", action)
    if not 1 <= action.pips <= table.layout.edition.die:
        return no_such("1.2", "pips", action.pips)
    return None


def played(state: State, phase: Rolling, action: Action) -> State:
    """The agent moved, past spaces that are taken (§3.1), and the space where it came to rest has its effect."""
    assert isinstance(action, Roll)
    seat = phase.seat
    return rested(state, seat, onward(state.layout, state.positions, seat, action.pips))
