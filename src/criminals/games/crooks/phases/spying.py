"""The Spy (§4.7)."""

from itertools import compress

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.crooks.actions import DECLINE, Action, Decline, SpyHangout, SpyTarget
from criminals.games.crooks.flow import next_turn, with_phase
from criminals.games.crooks.phase import Phase, Spying
from criminals.games.crooks.pieces import FaceDown
from criminals.games.crooks.sight import seen_at, with_look
from criminals.games.crooks.state import Row, State, Table
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

_saw_target = stepper(State, "rows", "phase")  # where one has no crooks stays as it is
_saw_hangout = stepper(State, "looks", "phase")


def after_spy(table: Table, seat: Seat) -> Phase:
    """A Spy may look if there is anything to look at; if not, nothing is asked."""
    if any(table.sizes) or _hidden(table.rows):
        return table.layout.spying[seat]
    return next_turn(table.layout, table.passed, seat)


def legal(table: Table) -> tuple[Action, ...]:
    """Every target with a face-down crook, then every hangout with crooks, then declining (§4.1)."""
    layout = table.layout
    hidden = _hidden(table.rows)
    targets = [layout.spy_targets[at] for at in sorted(hidden)]
    return (*targets, *compress(layout.spy_hangouts, table.sizes), DECLINE)


def violation(table: Table, action: Action) -> Violation | None:
    """There must be something to see: a face-down crook at the target, whoever owns it, or a crook in the hangout."""
    match action:
        case SpyTarget():
            target = action.target
            at = table.layout.targets.get(target)
            if at is None:
                return no_such("1.2", "target", target)
            return None if at in _hidden(table.rows) else refuse("4.7", "nothing_to_see", target=target)
        case SpyHangout():
            letter = action.hangout
            hangout = table.layout.hangouts.get(letter)
            if hangout is None:
                return no_such("2.2", "hangout", letter)
            return None if table.sizes[hangout] else refuse("4.7", "empty_hangout", hangout=letter)
        case Decline():
            return None
        case _:
            return wrong_phase("4.7", "spying", action)


def played(state: State, phase: Spying, action: Action) -> State:
    """Look at a target or into a hangout, or decline (§4.1)."""
    layout = state.layout
    seat = phase.seat
    turn = next_turn(layout, state.passed, seat)
    match action:
        case SpyTarget():
            return _saw_target(state, seen_at(state.rows, layout.targets[action.target], seat), turn)
        case SpyHangout():
            hangout = layout.hangouts[action.hangout]
            look = layout.looks[seat][hangout][state.sizes[hangout]]
            return _saw_hangout(state, replaced(state.looks, hangout, with_look(state.looks[hangout], look)), turn)
        case _:
            return with_phase(state, turn)


def _hidden(rows: tuple[Row, ...]) -> set[int]:
    """The targets with a face-down crook: it is always the first of its stack (§6.12)."""
    return {at for row in rows for at, stack in enumerate(row) if stack and type(stack[0]) is FaceDown}
