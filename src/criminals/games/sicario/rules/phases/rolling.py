"""The throw of an agent, and the space it comes to rest on (§3.1-§3.5)."""

from criminals.core.base.errors import Violation
from criminals.games.sicario.rules.actions import Action, Roll
from criminals.games.sicario.rules.event_cards import rested
from criminals.games.sicario.rules.legality import why_not_pips
from criminals.games.sicario.rules.path import onward
from criminals.games.sicario.rules.phase import Rolling
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.violations import no_such, wrong_phase


def legal(position: Table, _phase: Rolling) -> tuple[Action, ...]:
    """Every side of the die (§6.6)."""
    return position.layout.lists.rolls


def violation(position: Table, _phase: Rolling, action: Action) -> Violation | None:
    """The refusal of what is no side of the die (§1.2)."""
    if not isinstance(action, Roll):
        return wrong_phase("3.1", "rolling", action)
    reason = why_not_pips(action.pips, position.layout.edition.die)
    return reason and no_such(reason.clause, "pips", action.pips)


def after(state: State, phase: Rolling, action: Action) -> State | None:
    """The agent moved, past spaces that are taken (§3.1), and the space where it came to rest has its effect."""
    layout, seat = state.layout, phase.seat
    if not isinstance(action, Roll) or why_not_pips(action.pips, layout.edition.die):
        return None
    return rested(state, seat, onward(layout, state.positions, seat, action.pips))
