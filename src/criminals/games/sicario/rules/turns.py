"""Turns and their order (§2.4, §4.1): who has none, who loses one (§7.4), and what a turn ends with."""

from criminals.core.base.building import stepper
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.games.sicario.rules.facts import Fact
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.rules.scoring import are_enough_home, ended
from criminals.games.sicario.rules.state import State

_at_rest = stepper(State, "phase", "positions", "lost", "bottom", "unread")
_heard = stepper(State, "phase", "lost", "facts")


def next_turn(
    layout: Layout, sicario: Seat, positions: tuple[int | None, ...], lost: tuple[int, ...], seat: Seat
) -> tuple[Phase, tuple[int, ...]]:
    """The turn after a seat's, clockwise (§2.4), and the turns still to be lost.

    Who is out or at the embassy has none. Lost turns are spent (§7.4), and the sicario's is skipped while nobody is
    exposed (§4.1).
    """
    spaces, phases = layout.spaces, layout.phases
    while True:
        seat = layout.following[seat]
        if seat == sicario:
            if lost[seat]:
                lost = replaced(lost, seat, lost[seat] - 1)
            elif not spaces.exposed.isdisjoint(positions):
                return phases.hunting[seat], lost
            continue
        at = positions[seat]
        if at is None or at == spaces.embassy:
            continue
        if not lost[seat]:
            return phases.rolling[seat], lost
        lost = replaced(lost, seat, lost[seat] - 1)


def begins_turn(state: State) -> bool:
    """True if the next action begins a turn (§2.4): an agent's throw, or an action of the sicario.

    Args:
        state: A state of Sicario.

    Returns:
        True or False; for listings that tell a game turn by turn.
    """
    return isinstance(state.phase, Rolling | Hunting)


def turn_of(phase: Phase) -> Seat:
    """The seat whose turn it is: a tip-off comes in the turn of the agent who is asked (§7.4)."""
    assert not isinstance(phase, Over)
    return phase.agent if isinstance(phase, Questioning) else phase.seat


def turn_ended(
    state: State,
    seat: Seat,
    positions: tuple[int | None, ...],
    lost: tuple[int, ...],
    bottom: tuple[str, ...],
    unread: tuple[str, ...],
) -> State:
    """The state after an agent's turn: the next turn, or the end if enough have reached the embassy (§5.1)."""
    layout = state.layout
    if positions[seat] == layout.spaces.embassy and are_enough_home(layout, positions):
        return ended(state, positions, lost, bottom, unread)
    phase, lost = next_turn(layout, state.sicario, positions, lost, seat)
    return _at_rest(state, phase, positions, lost, bottom, unread)


def heard(state: State, about: Seat, fact: Fact, turn: Seat) -> State:
    """The state after everybody heard a fact about a seat, which ends the turn of a seat (§6.1)."""
    facts = state.facts
    known = facts[about]
    if fact not in known:
        facts = replaced(facts, about, known | {fact})
    phase, lost = next_turn(state.layout, state.sicario, state.positions, state.lost, turn)
    return _heard(state, phase, lost, facts)
