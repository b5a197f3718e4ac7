"""The Killer (§4.5)."""

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.crooks.actions import DECLINE, Action, Decline, Kill
from criminals.games.crooks.flow import end_turn, next_turn
from criminals.games.crooks.phase import Killing, Phase
from criminals.games.crooks.pieces import Discard, with_discards
from criminals.games.crooks.state import State, Table, with_stack
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

_discarded = stepper(State, "rows", "discards", "free")


def after_killer(table: Table, seat: Seat, target: int) -> Phase:
    """A Killer on one's own crooks has done its work; elsewhere it may kill, if another player has crooks there."""
    if not table.rows[seat][target] and any(row[target] for row in table.rows):
        return Killing(seat, table.edition.targets[target])
    return next_turn(table.layout, table.passed, seat)


def legal(table: Table, phase: Killing) -> tuple[Action, ...]:
    """Every other player with crooks at the Killer's target, by seat, then declining (§4.1)."""
    target = table.layout.targets[phase.target]
    kills = [
        kill
        for kill, row in zip(table.layout.kills, table.rows, strict=True)
        if row[target] and kill.seat != phase.seat
    ]
    return (*kills, DECLINE)


def violation(table: Table, phase: Killing, action: Action) -> Violation | None:
    """The victim must be another player who has crooks at the Killer's target."""
    match action:
        case Kill():
            seat = action.seat
            if seat >= table.layout.players:
                return no_such("2.1", "seat", seat)
            if seat == phase.seat or not table.stack(seat, phase.target):
                return refuse("4.5", "nobody_to_kill", seat=seat, target=phase.target)
            return None
        case Decline():
            return None
        case _:
            return wrong_phase("4.5", "killing", action)


def played(state: State, phase: Killing, action: Action) -> State:
    """Discard all crooks of a player at the Killer's target, or decline (§4.1)."""
    if isinstance(action, Kill):
        state = discarded(state, action.seat, state.layout.targets[phase.target])
    return end_turn(state, phase.seat)


def discarded(state: State, owner: Seat, target: int) -> State:
    """The table without a player's crooks at a target: they go to the box as they lay, face up or down."""
    stack = state.rows[owner][target]
    if not stack:
        return state
    return _discarded(
        state,
        with_stack(state.rows, owner, target, ()),
        with_discards(state.discards, [Discard(owner, card, False) for card in stack]),
        state.free | state.layout.spots[owner][target],
    )
