"""The throw of an agent, and the space it comes to rest on (§3.1-§3.5)."""

from criminals.core.errors import Violation
from criminals.core.tuples import replaced
from criminals.games.sicario.actions import Action, Roll
from criminals.games.sicario.flow import turn_ended
from criminals.games.sicario.incidents import drawn
from criminals.games.sicario.paths import onward
from criminals.games.sicario.phase import Rolling
from criminals.games.sicario.state import State, Table, new_state
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
    """The agent moved: in a street it draws (§3.3), at an antenna it may act (§3.5), else its turn ends (§3.4)."""
    assert isinstance(action, Roll)
    layout, seat = state.layout, phase.seat
    at = onward(layout, state.positions, seat, action.pips)
    positions = replaced(state.positions, seat, at)
    if layout.streets[at]:
        return drawn(state, seat, positions)
    if layout.antennas[at]:
        return new_state(
            layout,
            layout.decoding[seat],
            state.sicario,
            positions,
            state.lost,
            state.facts,
            state.shown,
            state.bottom,
            state.characters,
            state.unread,
        )
    return turn_ended(state, seat, positions, state.lost, state.bottom, state.unread)
