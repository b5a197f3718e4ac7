"""The Pickpocket (§4.2)."""

from typing import Final

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.tuples import replaced
from criminals.games.crooks.rules.actions import DECLINE, PICK, Action, Decline, Pick
from criminals.games.crooks.rules.phase import Picking
from criminals.games.crooks.rules.state import Known, State
from criminals.games.crooks.rules.turns import end_turn, next_turn
from criminals.games.crooks.rules.violations import wrong_phase

PICKED: Final = 2
"""The amount that a Pickpocket takes, if the bank has as much."""

_picked = stepper(State, "money", "bank", "phase")


def legal(position: Known, phase: Picking) -> tuple[Action, ...]:
    """Picking, then declining (§4.1): even an empty bank keeps nobody from it."""
    return PICK, DECLINE


def violation(position: Known, phase: Picking, action: Action) -> Violation | None:
    """The violation of an action: only one of another phase is refused."""
    return None if isinstance(action, Pick | Decline) else wrong_phase("4.2", "picking", action)


def after(state: State, phase: Picking, action: Action) -> State | None:
    """Take $2 from the bank, or what it has if that is less (§4.2); or decline (§4.1)."""
    seat = phase.seat
    if isinstance(action, Decline):
        return end_turn(state, seat)
    if not isinstance(action, Pick):
        return None
    amount = min(PICKED, state.bank)
    return _picked(
        state,
        replaced(state.money, seat, state.money[seat] + amount),
        state.bank - amount,
        next_turn(state.layout, state.passed, seat),
    )
