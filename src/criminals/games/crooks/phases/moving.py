"""The Swap (§4.4): the crooks it came down on move on."""

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.crooks.actions import Action, Move
from criminals.games.crooks.flow import next_turn
from criminals.games.crooks.phase import Moving, Phase
from criminals.games.crooks.state import State, Table, with_stack
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

_moved = stepper(State, "rows", "phase", "free")


def after_swap(table: Table, seat: Seat, target: int) -> Phase:
    """A Swap on one's own crooks takes them up to be moved; elsewhere it does nothing."""
    cards = table.rows[seat][target]
    worth = table.edition.targets[target]
    return Moving(seat, worth, cards) if cards else next_turn(table.layout, table.passed, seat)


def legal(table: Table, phase: Moving) -> tuple[Action, ...]:
    """Every target where one has no crooks; there is one, or the Swap could not have been placed."""
    row = table.rows[phase.seat]
    return tuple([move for move, stack in zip(table.layout.moves, row, strict=True) if not stack])


def violation(table: Table, phase: Moving, action: Action) -> Violation | None:
    """The target must exist and have no crook of one's own."""
    match action:
        case Move():
            target = action.target
            at = table.layout.targets.get(target)
            if at is None:
                return no_such("1.2", "target", target)
            if table.rows[phase.seat][at]:
                return refuse("4.4", "target_taken", target=target)
            return None
        case _:
            return wrong_phase("4.4", "moving", action)


def played(state: State, phase: Moving, action: Action) -> State:
    """Lay the crooks down together, as they were, face up or down; no ability of theirs works again."""
    assert isinstance(action, Move)
    seat = phase.seat
    target = state.layout.targets[action.target]
    return _moved(
        state,
        with_stack(state.rows, seat, target, phase.cards),
        next_turn(state.layout, state.passed, seat),
        state.free & state.layout.others[seat][target],
    )
