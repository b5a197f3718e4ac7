"""The events of a step: told from the states that it leads through, so that the rules have no part in them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.game.events import Event
from criminals.games.counterfeiters.knowledge.events import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Ended,
    Filled,
    Flew,
    LaidDown,
    Paid,
    Printed,
    Retook,
    Returned,
    Scored,
    Showed,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from criminals.games.counterfeiters.rules.actions import (
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
)
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.scoring import outcome_of, score_sheet
from criminals.games.counterfeiters.rules.state import State
from criminals.games.counterfeiters.rules.turns import Stages, begins_round, binned


def events(before: State, action: Action, passed_through: Stages) -> Iterator[Event[ViewEvent]]:
    """The events on the way through some stages, in order."""
    first, after = passed_through[0], passed_through[-1]
    seat = before.actor
    assert seat is not None
    yield Event(_told(before, seat, action, first))
    if isinstance(action, Fly):
        yield Event(Stowed(action.amount), before.layout.seating.seat_sets[seat])
    summoned = False
    if first.pawn != before.pawn:
        yield Event(Advanced(first.pawn))
        summoned = first.pawn in first.layout.track.godfathers
    yield from map(Event, _followed(passed_through, summoned))
    if after.phase != before.phase or begins_round(after, after.phase):
        yield Event(Began(after.phase))
    if isinstance(after.phase, Over):
        yield from (Event(Scored(line)) for line in score_sheet(after, after.cash).lines)
        result = outcome_of(after)
        assert result is not None
        yield Event(Ended(result))


def _told(before: State, seat: Seat, action: Action, after: State) -> ViewEvent:
    """The public facts of the action itself."""
    earned = before.bank - after.bank
    match action:
        case LayDown():
            return LaidDown(seat)
        case Dine():
            return Dined(seat, action.quality, earned)
        case Retake():
            return Retook(seat, action.space)
        case Decline():
            return Declined(seat)
        case Buy() | Print() | Shop() | Fence() | Defraud() | Fly():
            pass
        case _:
            assert_never(action)
    number = before.layout.numbers.by_action[type(action)][action.space]
    space = before.layout.spaces[number]
    match action:
        case Buy():
            card = before.market[number]
            assert card is not None
            return Bought(seat, space, card, -earned)
        case Print():
            quality = before.gear[seat].quality
            count = after.crews[seat].fakes[quality - 1] - before.crews[seat].fakes[quality - 1]
            return Printed(seat, space, quality, count)
        case Shop() | Fence():
            return Changed(seat, space, action.fakes, earned)
        case Defraud():
            return Defrauded(seat, space, earned, before.layout.marks.glasses[number])
        case Fly():
            return Flew(seat, space, -earned)
        case _:
            assert_never(action)


def _followed(passed_through: Stages, summoned: bool) -> Iterator[ViewEvent]:
    """The facts that followed without a decision, from each stage to the next (§3.5, §3.6, §5, §6.3, §7.4).

    `summoned`: the action has moved the pawn to a Godfather.
    """
    for before, after in pairwise(passed_through):
        if summoned:
            yield from _paid(before, after)
            summoned = False
        elif after.pawn != before.pawn:
            yield Advanced(after.pawn)
            summoned = after.pawn in after.layout.track.godfathers
        elif isinstance(after.phase, Over):
            yield from (Showed(seat, cash) for seat, cash in enumerate(after.cash))
            if after.leftover:
                yield Uncovered(after.leftover)
        elif after.crews[0].idle > before.crews[0].idle:
            yield from _tidied(before, after)
        elif after.bank != before.bank:
            yield from _won(before, after)


def _tidied(before: State, after: State) -> Iterator[ViewEvent]:
    """Henchmen return (§3.5), cards go to the bin, the market closes up and is filled (§3.6)."""
    yield Returned()
    gone = binned(before)
    if gone:
        yield Binned(gone)
    if after.market != tuple(None if card in gone else card for card in before.market):
        yield Filled(before.stack[: before.stack_size - after.stack_size])


def _paid(before: State, after: State) -> Iterator[ViewEvent]:
    """Everybody pays the Godfather, even if it is nothing: that tells of an empty pocket (§5.1, §7.2)."""
    for seat, (poorer, richer) in enumerate(zip(after.crews, before.crews, strict=True)):
        yield Paid(seat, richer.wealth - poorer.wealth)


def _won(before: State, after: State) -> Iterator[ViewEvent]:
    for seat, (richer, poorer) in enumerate(zip(after.crews, before.crews, strict=True)):
        if richer.wealth > poorer.wealth:
            yield Won(seat, richer.wealth - poorer.wealth)
