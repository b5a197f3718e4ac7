"""Drawing an event card in the street, and what it does (§3.3, §7.4)."""

from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.sicario.edition import ADVANCE, BLACKOUT, LOSE_TURN, RETREAT, ROLL_AGAIN, TAKE_COVER, TIP_OFF
from criminals.games.sicario.flow import turn_ended
from criminals.games.sicario.layout import Layout
from criminals.games.sicario.paths import back, onward, to_cover
from criminals.games.sicario.phase import Phase
from criminals.games.sicario.state import State, new_state


def drawn(state: State, seat: Seat, positions: tuple[int | None, ...]) -> State:
    """The state after an agent, now in the street, drew the top card: it goes under the deck and takes effect."""
    layout, unread, lost = state.layout, state.unread, state.lost
    if unread:
        event = unread[0]
        unread = unread[1:]
        bottom = state.bottom + (event,)
    else:  # every card was read, so all know the order (§6.3)
        event = state.bottom[0]
        bottom = state.bottom[1:] + (event,)
    kind, steps = layout.effects[event]
    if kind == ROLL_AGAIN:
        return _kept_turn(state, layout.rolling[seat], positions, bottom, unread)
    if kind == TIP_OFF:
        return _kept_turn(state, layout.questioning[state.sicario][seat], positions, bottom, unread)
    if kind == LOSE_TURN:
        lost = replaced(lost, seat, lost[seat] + 1)
    elif kind == BLACKOUT:
        lost = replaced(lost, state.sicario, lost[state.sicario] + 1)
    else:
        positions = replaced(positions, seat, event_end(layout, positions, seat, kind, steps))
    return turn_ended(state, seat, positions, lost, bottom, unread)


def event_end(layout: Layout, positions: tuple[int | None, ...], seat: Seat, kind: str, steps: int) -> int | None:
    """Where an agent in the street stands after an event: no card is drawn there and no antenna used (§3.3)."""
    if kind == ADVANCE:
        return onward(layout, positions, seat, steps)
    if kind == RETREAT:
        return back(positions, seat, steps)
    if kind == TAKE_COVER:
        return to_cover(layout, positions, seat)
    return positions[seat]


def _kept_turn(
    state: State,
    phase: Phase,
    positions: tuple[int | None, ...],
    bottom: tuple[str, ...],
    unread: tuple[str, ...],
) -> State:
    return new_state(
        state.layout,
        phase,
        state.sicario,
        positions,
        state.lost,
        state.facts,
        state.shown,
        bottom,
        state.characters,
        unread,
    )
