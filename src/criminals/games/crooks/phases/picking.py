"""The Pickpocket (§4.2)."""

from typing import Final

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.core.tuples import replaced
from criminals.games.crooks.actions import DECLINE, PICK, Action, Decline, Pick
from criminals.games.crooks.flow import end_turn, next_turn
from criminals.games.crooks.phase import Picking
from criminals.games.crooks.state import State
from criminals.games.crooks.violations import wrong_phase

PICKED: Final = 2
"""What a Pickpocket takes, if the bank has as much."""

_picked = stepper(State, "money", "bank", "phase")

LEGAL: Final[tuple[Action, ...]] = (PICK, DECLINE)


def violation(action: Action) -> Violation | None:
    """Picking and declining are always lawful."""
    match action:
        case Pick() | Decline():
            return None
        case _:
            return wrong_phase("4.2", "picking", action)


def played(state: State, phase: Picking, action: Action) -> State:
    """Pick, or decline (§4.1)."""
    if isinstance(action, Pick):
        return pick(state, phase)
    return end_turn(state, phase.seat)


def pick(state: State, phase: Picking) -> State:
    """Take $2 from the bank, or what it has if that is less (§4.2)."""
    amount = min(PICKED, state.bank)
    seat = phase.seat
    return _picked(
        state,
        replaced(state.money, seat, state.money[seat] + amount),
        state.bank - amount,
        next_turn(state.layout, state.passed, seat),
    )
