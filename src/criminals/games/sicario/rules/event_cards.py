"""Coming to rest on a space, and the event cards that a street deals out one after another (§3.3-§3.5, §7.4)."""

from criminals.core.base.building import stepper
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.games.sicario.box.edition import (
    ADVANCE,
    BLACKOUT,
    LOSE_TURN,
    RETREAT,
    ROLL_AGAIN,
    TAKE_COVER,
    TIP_OFF,
    Effect,
)
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.path import back, onward, to_cover
from criminals.games.sicario.rules.state import State
from criminals.games.sicario.rules.turns import turn_ended

_kept_turn = stepper(State, "phase", "positions", "bottom", "unread")


def rested(state: State, seat: Seat, space: int) -> State:
    """The state after a throw led an agent to a space: cards are drawn as long as they lead to a street (§3.3).

    The last card has its effect, an antenna may be used (§3.5), or the turn ends (§3.4).
    """
    layout, lost, sicario = state.layout, state.lost, state.sicario
    spaces, phases = layout.spaces, layout.phases
    drawn = cards_drawn(layout, state.positions, seat, space, state.deck)
    card, at = drawn[-1] if drawn else ("", space)
    positions = replaced(state.positions, seat, at)
    bottom, unread = turned(state, len(drawn))
    if at in spaces.antennas:
        return _kept_turn(state, phases.decoding[seat], positions, bottom, unread)
    if at in spaces.streets:  # so the last card left the agent where it stands
        kind = layout.effects[card].kind
        if kind == ROLL_AGAIN:
            return _kept_turn(state, phases.rolling[seat], positions, bottom, unread)
        if kind == TIP_OFF:
            return _kept_turn(state, phases.questioning[sicario][seat], positions, bottom, unread)
        if kind == LOSE_TURN:
            lost = replaced(lost, seat, lost[seat] + 1)
        elif kind == BLACKOUT:
            lost = replaced(lost, sicario, lost[sicario] + 1)
    return turn_ended(state, seat, positions, lost, bottom, unread)


def cards_drawn(
    layout: Layout, positions: tuple[int | None, ...], seat: Seat, space: int, deck: tuple[str, ...]
) -> list[tuple[str, int]]:
    """The cards that an agent draws who came to a space, each with the space where it leaves the agent (§3.3).

    A card that leads to a street is followed by the next one; one that leaves the agent where it stands is the last.
    """
    streets, effects = layout.spaces.streets, layout.effects
    drawn: list[tuple[str, int]] = []
    while space in streets:
        card = deck[len(drawn) % len(deck)]  # each card goes under the deck, so that it turns round
        end = event_end(layout, replaced(positions, seat, space), seat, effects[card])
        drawn.append((card, end))
        if end == space:
            break
        space = end
    return drawn


def event_end(layout: Layout, positions: tuple[int | None, ...], seat: Seat, effect: Effect) -> int:
    """The space where an event leaves an agent in the street; the same, if the card does not move it (§7.4)."""
    kind, steps = effect
    if kind == ADVANCE:
        return onward(layout, positions, seat, steps)
    if kind == RETREAT:
        return back(positions, seat, steps)
    if kind == TAKE_COVER:
        return to_cover(layout, positions, seat)
    at = positions[seat]
    assert at is not None
    return at


def turned(state: State, drawn: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards that everybody knows at the bottom, and the unread ones, after some were drawn (§3.3, §6.3)."""
    unread = state.unread
    if drawn < len(unread):
        return state.bottom + unread[:drawn], unread[drawn:]
    deck = unread + state.bottom
    drawn %= len(deck)  # nothing is unread, so all know the order
    return deck[drawn:] + deck[:drawn], ()
