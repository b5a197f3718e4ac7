"""The events of a step: the action, the cards it leads to, lost turns, the end.

Which cards an agent draws is asked of the rules (`cards_drawn`); the rest is told from the states before and after.
"""

from collections.abc import Iterator
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.events import Event
from criminals.games.sicario.box.edition import BLACKOUT, LOSE_TURN
from criminals.games.sicario.knowledge.events import (
    Answered,
    Began,
    Decoded,
    Drew,
    Ended,
    LostTurn,
    Moved,
    Named,
    Rolled,
    Scored,
    Showed,
    Skipped,
    Uncovered,
    ViewEvent,
)
from criminals.games.sicario.rules.actions import Action, Ask, Capture, Eliminate, Roll, Skip, UseDisc
from criminals.games.sicario.rules.disc import lit
from criminals.games.sicario.rules.event_cards import cards_drawn
from criminals.games.sicario.rules.path import onward
from criminals.games.sicario.rules.phase import Over
from criminals.games.sicario.rules.scoring import outcome_of, score_sheet
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.turns import turn_of


def events(before: State, action: Action, after: State) -> Iterator[Event[ViewEvent]]:
    """The events between two states, in order; everybody perceives all of it (§6.1)."""
    return map(Event, _events(before, action, after))


def _events(before: State, action: Action, after: State) -> Iterator[ViewEvent]:
    told = tuple(_told(before, action))
    yield from told
    if isinstance(after.phase, Over):
        yield from _shown(before, told)
    else:
        lost = before.lost
        for event in told:
            lost = lost_after(before, lost, event)
        yield from _lost_turns(before, lost, after)
    if after.phase != before.phase:
        yield Began(after.phase)
    if isinstance(after.phase, Over):
        yield from map(Scored, score_sheet(after).lines)
        result = outcome_of(after)
        assert result is not None
        yield Ended(result)


def _told(before: State, action: Action) -> Iterator[ViewEvent]:
    """The action itself, and what it leads to in the same turn."""
    layout, characters = before.layout, before.characters
    seat, sicario = turn_of(before.phase), before.sicario
    match action:
        case Roll(pips):
            yield Rolled(seat, pips)
            yield from _walked(before, seat, pips)
        case UseDisc():
            yield Decoded(seat, action.features, lit(action.features, layout.sheet.characters[characters[sicario]]))
        case Capture(character):
            yield Named(seat, sicario, character, characters[sicario] == character)
        case Skip():
            yield Skipped(seat)
        case Ask(agent, trait):
            yield Answered(agent, trait, trait in layout.sheet.characters[characters[agent]].traits)
        case Eliminate(agent, character):
            yield Named(sicario, agent, character, characters[agent] == character)
        case _:
            assert_never(action)


def _walked(before: State, seat: Seat, pips: int) -> Iterator[ViewEvent]:
    """The space where the throw led (§3.1), the cards drawn from there on (§3.3), and where each of them led (§7.4)."""
    space = onward(before.layout, before.positions, seat, pips)
    yield Moved(seat, space)
    for card, end in cards_drawn(before.layout, before.positions, seat, space, before.deck):
        yield Drew(seat, card)
        if end != space:
            yield Moved(seat, end)
        space = end


def _lost_turns(before: State, lost: tuple[int, ...], after: State) -> Iterator[ViewEvent]:
    """The turns that came and were lost, clockwise, until nothing more was spent (§7.4)."""
    seat = turn_of(before.phase)
    while lost != after.lost:
        seat = before.layout.following[seat]
        if lost[seat] > after.lost[seat]:
            lost = replaced(lost, seat, lost[seat] - 1)
            yield LostTurn(seat)


def _shown(before: State, told: tuple[ViewEvent, ...]) -> Iterator[ViewEvent]:
    """The secrets that were still kept (§6.4): who was not named just now (§6.2), then the cards not drawn."""
    named = {event.about for event in told if isinstance(event, Named) and event.right}
    for seat, character in enumerate(before.characters):
        if before.shown[seat] is None and seat not in named:
            yield Showed(seat, character)
    drawn = sum(isinstance(event, Drew) for event in told)
    if before.unread[drawn:]:
        yield Uncovered(before.unread[drawn:])


def lost_after(table: Table, lost: tuple[int, ...], event: ViewEvent) -> tuple[int, ...]:
    """The turns still to be lost, by seat, after a view event: a card adds one, who is out loses none (§4.3, §7.4)."""
    match event:
        case Drew(seat, card) if card == LOSE_TURN:
            return replaced(lost, seat, lost[seat] + 1)
        case Drew(_, card) if card == BLACKOUT:
            return replaced(lost, table.sicario, lost[table.sicario] + 1)
        case LostTurn(seat):
            return replaced(lost, seat, lost[seat] - 1)
        case Named(_, about, _, True) if about != table.sicario:
            return replaced(lost, about, 0)
        case _:
            return lost
