"""Turns, their order, and the end (§3.1-§3.3, §5.1)."""

from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.crooks.layout import OVER, Layout
from criminals.games.crooks.phase import Over, Recruiting
from criminals.games.crooks.pieces import FaceDown, face_up
from criminals.games.crooks.state import Row, Stack, State, changed, new_state


def next_turn(layout: Layout, passed: tuple[bool, ...], seat: Seat) -> Recruiting | Over:
    """The turn after a seat's: clockwise, skipping who has passed (§3.1); none when all have (§3.3)."""
    return layout.turns[passed][seat]


def begins_turn(state: State) -> bool:
    """Whether a turn begins with what is played next (§3.2)."""
    return isinstance(state.phase, Recruiting)


def end_turn(state: State, seat: Seat) -> State:
    """The start of the turn after a seat's."""
    return changed(state, next_turn(state.layout, state.passed, seat))


def pass_turn(state: State, seat: Seat) -> State:
    """A seat passes for good (§3.2); the last pass turns the crooks up (§5.6)."""
    passed = replaced(state.passed, seat, True)
    phase = next_turn(state.layout, passed, seat)
    return new_state(  # `changed` would do, more slowly
        state.layout,
        state.sizes,
        state.looks,
        state.left,
        turned_up(state) if phase is OVER else state.rows,
        state.discards,
        state.money,
        state.bank,
        passed,
        phase,
        state.dealt,
        state.undealt,
        state.payable,
        state.free,
    )


def turned_up(state: State) -> tuple[Row, ...]:
    """The rows with every face-down crook turned up (§5.1); it is always the first of its stack (§6.12)."""
    return tuple(
        [
            tuple([_turned(state, stack) if stack and isinstance(stack[0], FaceDown) else stack for stack in row])
            for row in state.rows
        ]
    )


def _turned(state: State, stack: Stack) -> Stack:
    origin = stack[0].origin
    return (face_up(state.crook_of(origin), origin), *stack[1:])
