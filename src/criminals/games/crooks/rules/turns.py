"""Turns, their order, and the end (§3.1-§3.3, §5.1)."""

from criminals.core.base.building import stepper
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.games.crooks.rules.layout import OVER, Layout
from criminals.games.crooks.rules.phase import Over, Recruiting
from criminals.games.crooks.rules.pieces import FaceDown
from criminals.games.crooks.rules.state import Row, Stack, State

with_phase = stepper(State, "phase")
"""The state with another phase."""
_passed = stepper(State, "passed", "phase")
_over = stepper(State, "rows", "passed", "phase")  # where one has no crooks stays as it is


def next_turn(layout: Layout, passed: tuple[bool, ...], seat: Seat) -> Recruiting | Over:
    """The turn after a seat's: clockwise, skipping who has passed (§3.1); none when all have (§3.3)."""
    return layout.phases.next_turns[passed][seat]


def begins_turn(state: State) -> bool:
    """True if the next action begins a turn (§3.2).

    Args:
        state: A state of Crooks.

    Returns:
        True or False; for listings that tell a game turn by turn.
    """
    return isinstance(state.phase, Recruiting)


def end_turn(state: State, seat: Seat) -> State:
    """The start of the turn after a seat's."""
    return with_phase(state, next_turn(state.layout, state.passed, seat))


def pass_turn(state: State, seat: Seat) -> State:
    """A seat passes for good (§3.2); the last pass turns the crooks up (§5.6)."""
    passed = replaced(state.passed, seat, True)
    phase = next_turn(state.layout, passed, seat)
    if phase is OVER:
        return _over(state, turned_up(state), passed, phase)
    return _passed(state, passed, phase)


def turned_up(state: State) -> tuple[Row, ...]:
    """The rows with every face-down crook turned up (§5.1); it is always the first of its stack (§6.12)."""
    dealt, hangouts, face_up = state.dealt, state.layout.hangouts, state.layout.cards.face_up
    rows: list[Row] = []
    for row in state.rows:
        turned: list[Stack] = []
        for stack in row:
            if stack:
                card = stack[0]
                if type(card) is FaceDown:
                    hangout, number = hangouts[card.origin.hangout], card.origin.number
                    alone = face_up[hangout][number][dealt[hangout][number - 1]]
                    stack = alone if len(stack) == 1 else alone + stack[1:]
            turned.append(stack)
        rows.append(tuple(turned))
    return tuple(rows)
