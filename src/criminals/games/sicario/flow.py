"""Turns, their order, and the end (§2.4, §4.1, §5)."""

from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.sicario.facts import Fact
from criminals.games.sicario.layout import Layout
from criminals.games.sicario.phase import OVER, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.state import State, new_state


def next_turn(
    layout: Layout, sicario: Seat, positions: tuple[int | None, ...], lost: tuple[int, ...], seat: Seat
) -> tuple[Phase, tuple[int, ...]]:
    """The turn after a seat's, clockwise (§2.4), and the turns still to be lost.

    Who is out or at the embassy has none. Lost turns are spent (§7.4), and the sicario's is skipped while nobody is
    exposed (§4.1).
    """
    streets, embassy = layout.streets, layout.embassy
    while True:
        seat = layout.following[seat]
        if seat == sicario:
            if lost[seat]:
                lost = replaced(lost, seat, lost[seat] - 1)
                continue
            for at in positions:
                if at is not None and streets[at]:
                    return layout.hunting[seat], lost
            continue
        at = positions[seat]
        if at is None or at == embassy:
            continue
        if not lost[seat]:
            return layout.rolling[seat], lost
        lost = replaced(lost, seat, lost[seat] - 1)


def begins_turn(state: State) -> bool:
    """Whether a turn begins with what is played next (§2.4): an agent's throw, or what the sicario does."""
    return isinstance(state.phase, Rolling | Hunting)


def turn_of(phase: Phase) -> Seat:
    """Whose turn it is: a tip-off comes in the turn of the agent who is asked (§7.4)."""
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
    if positions[seat] == layout.embassy and positions.count(layout.embassy) >= layout.quota:
        return ended(state, positions, lost, bottom, unread)
    phase, lost = next_turn(layout, state.sicario, positions, lost, seat)
    return new_state(
        layout,
        phase,
        state.sicario,
        positions,
        lost,
        state.facts,
        state.shown,
        bottom,
        state.characters,
        unread,
    )


def heard(state: State, about: Seat, fact: Fact, turn: Seat) -> State:
    """The state after everybody heard a fact about a seat, which ends the turn of a seat (§6.1)."""
    facts = state.facts
    known = facts[about]
    if fact not in known:
        facts = replaced(facts, about, known | {fact})
    phase, lost = next_turn(state.layout, state.sicario, state.positions, state.lost, turn)
    return new_state(
        state.layout,
        phase,
        state.sicario,
        state.positions,
        lost,
        facts,
        state.shown,
        state.bottom,
        state.characters,
        state.unread,
    )


def ended(
    state: State,
    positions: tuple[int | None, ...],
    lost: tuple[int, ...],
    bottom: tuple[str, ...],
    unread: tuple[str, ...],
) -> State:
    """The end of the game: all characters and the whole deck are shown (§6.4)."""
    return new_state(
        state.layout,
        OVER,
        state.sicario,
        positions,
        lost,
        state.facts,
        state.characters,
        unread + bottom,
        state.characters,
        (),
    )
