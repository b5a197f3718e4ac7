"""Coming to rest on a space, and the event cards that a street deals out one after another (§3.3-§3.5, §7.4)."""

from collections.abc import Iterator
from itertools import cycle

from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.sicario.edition import ADVANCE, BLACKOUT, LOSE_TURN, RETREAT, ROLL_AGAIN, TAKE_COVER, TIP_OFF
from criminals.games.sicario.flow import turn_ended
from criminals.games.sicario.layout import Layout
from criminals.games.sicario.paths import back, onward, to_cover
from criminals.games.sicario.phase import Phase
from criminals.games.sicario.state import State, new_state


def rested(state: State, seat: Seat, space: int) -> State:
    """The state after a throw led an agent to a space: cards are drawn as long as they lead to a street (§3.3).

    The last card has its effect, an antenna may be used (§3.5), or the turn ends (§3.4).
    """
    layout, lost, sicario = state.layout, state.lost, state.sicario
    drawn = [*cards_drawn(layout, state.positions, seat, space, state.deck)]
    card, at = drawn[-1] if drawn else ("", space)
    positions = replaced(state.positions, seat, at)
    bottom, unread = turned(state, len(drawn))
    if layout.antennas[at]:
        return _kept_turn(state, layout.decoding[seat], positions, bottom, unread)
    if layout.streets[at]:  # so the last card left the agent where it stands
        kind, _ = layout.effects[card]
        if kind == ROLL_AGAIN:
            return _kept_turn(state, layout.rolling[seat], positions, bottom, unread)
        if kind == TIP_OFF:
            return _kept_turn(state, layout.questioning[sicario][seat], positions, bottom, unread)
        if kind == LOSE_TURN:
            lost = replaced(lost, seat, lost[seat] + 1)
        elif kind == BLACKOUT:
            lost = replaced(lost, sicario, lost[sicario] + 1)
    return turn_ended(state, seat, positions, lost, bottom, unread)


def cards_drawn(
    layout: Layout, positions: tuple[int | None, ...], seat: Seat, space: int, deck: tuple[str, ...]
) -> Iterator[tuple[str, int]]:
    """The cards that an agent draws who came to a space, each with the space where it leaves the agent (§3.3).

    A card that leads to a street is followed by the next one; one that leaves the agent where it stands is the last.
    """
    streets, effects = layout.streets, layout.effects
    cards = cycle(deck)  # each card goes under the deck, so that it turns round
    while streets[space]:
        positions = replaced(positions, seat, space)
        card = next(cards)
        end = event_end(layout, positions, seat, *effects[card])
        yield card, end
        if end == space:
            return
        space = end


def event_end(layout: Layout, positions: tuple[int | None, ...], seat: Seat, kind: str, steps: int) -> int:
    """Where an event leaves an agent in the street; the same space, if the card does not move it (§7.4)."""
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
    """The cards that everybody knows at the bottom, and the unread ones, after so many were drawn (§3.3, §6.3)."""
    unread = state.unread
    if drawn < len(unread):
        return state.bottom + unread[:drawn], unread[drawn:]
    deck = unread + state.bottom
    drawn %= len(deck)  # nothing is unread, so all know the order
    return deck[drawn:] + deck[:drawn], ()


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
