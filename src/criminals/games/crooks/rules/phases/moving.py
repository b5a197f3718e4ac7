"""The Swap (§4.4): the crooks it was placed on move to another target."""

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.crooks.rules.actions import Action, Move
from criminals.games.crooks.rules.legality import why_not_move
from criminals.games.crooks.rules.phase import Moving, Phase
from criminals.games.crooks.rules.state import Known, State, with_stack
from criminals.games.crooks.rules.turns import next_turn
from criminals.games.crooks.rules.violations import no_such_target, refused, wrong_phase

_moved = stepper(State, "rows", "phase", "free")


def after_swap(table: Known, seat: Seat, target: int) -> Phase:
    """A Swap on its owner's crooks takes them up to be moved; elsewhere it does nothing."""
    cards = table.rows[seat][target]
    worth = table.layout.edition.targets[target]
    return Moving(seat, worth, cards) if cards else next_turn(table.layout, table.passed, seat)


def legal(position: Known, phase: Moving) -> tuple[Action, ...]:
    """Every target where one has no crooks; there is one, or the Swap could not have been placed."""
    moves, row = position.layout.actions.moves, position.rows[phase.seat]
    return tuple([move for move, stack in zip(moves, row, strict=True) if why_not_move(len(stack)) is None])


def violation(position: Known, phase: Moving, action: Action) -> Violation | None:
    """The violation of an action: the target must exist, and the law must let the crooks move there."""
    if not isinstance(action, Move):
        return wrong_phase("4.4", "moving", action)
    at = position.layout.targets.get(action.target)
    if at is None:
        return no_such_target(action.target)
    return refused(why_not_move(len(position.rows[phase.seat][at])), target=action.target)


def after(state: State, phase: Moving, action: Action) -> State | None:
    """Lay the crooks down together, as they were, face up or down; no ability of theirs works again."""
    if not isinstance(action, Move):
        return None
    seat = phase.seat
    target = state.layout.targets.get(action.target)
    if target is None or why_not_move(len(state.rows[seat][target])):
        return None
    return _moved(
        state,
        with_stack(state.rows, seat, target, phase.cards),
        next_turn(state.layout, state.passed, seat),
        state.free & state.layout.bits.clear_bit[seat][target],
    )
