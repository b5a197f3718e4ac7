"""The events of a step: told from the states before and after it, so that `apply` has no part in them."""

from collections.abc import Iterator
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.game.events import Event
from criminals.games.crooks.box.edition import Ability
from criminals.games.crooks.knowledge.events import (
    Began,
    Declined,
    Discarded,
    Ended,
    Left,
    Lifted,
    Looked,
    Moved,
    Paid,
    Passed,
    Picked,
    Placed,
    PlacedDown,
    Recognized,
    Returned,
    Revealed,
    Saw,
    Scored,
    Spied,
    Took,
    ViewEvent,
)
from criminals.games.crooks.rules.actions import (
    Action,
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.rules.phase import Killing, Over, Placing, Taking
from criminals.games.crooks.rules.pieces import FaceDown, Origin
from criminals.games.crooks.rules.scoring import outcome_of, score_sheet
from criminals.games.crooks.rules.state import State


def events(before: State, action: Action, after: State) -> Iterator[Event[ViewEvent]]:
    """The events between two states, in order."""
    seat = before.actor
    assert seat is not None
    yield from _told(before, seat, action, after)
    if after.phase != before.phase:
        yield Event(Began(after.phase))
    if isinstance(after.phase, Over):
        yield from (Event(Scored(line)) for line in score_sheet(after.layout, after.rows).lines)
        result = outcome_of(after)
        assert result is not None
        yield Event(Ended(result))


def _told(before: State, seat: Seat, action: Action, after: State) -> Iterator[Event[ViewEvent]]:
    layout, phase = before.layout, before.phase
    match action:
        case Pass():
            yield Event(Passed(seat))
            if isinstance(after.phase, Over):
                yield from _revealed(before)
        case Recruit():
            yield Event(Paid(seat, after.bank - before.bank))
            yield from _looked(before, seat, action.hangout)
        case Take():
            assert isinstance(phase, Taking)
            origin = Origin(phase.hangout, before.size(phase.hangout))
            yield Event(Took(seat, origin))
            yield Event(Recognized(origin, action.crook), layout.seats.sets[seat])
        case Leave():
            assert isinstance(phase, Taking)
            yield Event(Left(seat, phase.hangout))
        case Place(target, face_down):
            assert isinstance(phase, Placing)
            if face_down:
                yield Event(Paid(seat, after.bank - before.bank))
                yield Event(PlacedDown(seat, target))
            else:
                yield from _placed(before, seat, target, before.crook_of(phase.origin))
        case Return():
            yield Event(Returned(seat))
        case Pick():
            yield Event(Picked(seat, before.bank - after.bank))
        case Move():
            yield Event(Moved(seat, action.target))
        case Kill():
            assert isinstance(phase, Killing)
            yield Event(Discarded(action.seat, phase.target))
        case SpyTarget():
            yield Event(Spied(seat, action.target))
            yield from _recognized(before, seat, layout.targets[action.target])
        case SpyHangout():
            yield from _looked(before, seat, action.hangout)
        case Decline():
            yield Event(Declined(seat))
        case _:
            assert_never(action)


def _looked(state: State, seat: Seat, hangout: str) -> Iterator[Event[ViewEvent]]:
    pile = state.pile(hangout)
    yield Event(Looked(seat, hangout, len(pile)))
    yield Event(Saw(hangout, pile), state.layout.seats.sets[seat])


def _placed(state: State, seat: Seat, target: int, crook: int) -> Iterator[Event[ViewEvent]]:
    """A Killer discards its owner's crooks before it lies there, a Swap takes them up (§4.4, §4.5)."""
    if state.stack(seat, target):
        ability = state.layout.abilities.of[crook]
        if ability is Ability.KILLER:
            yield Event(Discarded(seat, target))
        elif ability is Ability.SWAP:
            yield Event(Lifted(seat, target))
    yield Event(Placed(seat, target, crook))


def _recognized(state: State, seat: Seat, target: int) -> Iterator[Event[ViewEvent]]:
    for row in state.rows:
        for card in row[target]:
            if isinstance(card, FaceDown):
                yield Event(Recognized(card.origin, state.crook_of(card.origin)), state.layout.seats.sets[seat])


def _revealed(state: State) -> Iterator[Event[ViewEvent]]:
    for seat, row in enumerate(state.rows):
        for target, stack in zip(state.edition.targets, row, strict=True):
            for card in stack:
                if isinstance(card, FaceDown):
                    yield Event(Revealed(seat, target, state.crook_of(card.origin)))
