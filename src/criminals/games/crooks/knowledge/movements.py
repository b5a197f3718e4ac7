"""The pieces that a view event moves on the table, and from where to where."""

from collections.abc import Iterator
from itertools import product
from typing import assert_never

from criminals.core.game.locations import Location, Movement, Piece, in_place
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
from criminals.games.crooks.knowledge.folding import fold
from criminals.games.crooks.knowledge.locations import (
    BANK,
    BOX,
    crook_piece,
    hand_location,
    hangout_location,
    hidden_crook,
    money,
    moving_location,
    purse_location,
    row_location,
    shown_crook,
)
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.pieces import Origin
from criminals.games.crooks.rules.state import Stack


def movements(view_event: ViewEvent, view: View) -> tuple[Movement, ...]:
    """The pieces that a view event moves, in order, each with its source and its target.

    Args:
        view_event: A view event of Crooks.
        view: The viewer's view just before it: fold each view event before you ask for the next one.

    Returns:
        The movements; empty if nothing moves.

    Raises:
        InvalidState: The view event cannot follow on this view, as in `fold`.
        TypeError: The value is not a view event or not a view of Crooks.
    """
    fold(view, (view_event,))
    return tuple(_moved(view_event, view))


def _moved(event: ViewEvent, view: View) -> Iterator[Movement]:
    match event:
        case Paid(seat, amount):
            yield Movement(money(amount), purse_location(seat), BANK)
        case Picked(seat, amount):
            if amount:  # the bank may have nothing (§4.2)
                yield Movement(money(amount), BANK, purse_location(seat))
        case Saw(hangout, crooks):
            yield from (in_place(hidden_crook(crook), hangout_location(hangout)) for crook in crooks)
        case Took(seat, origin):
            yield Movement(hidden_crook(), hangout_location(origin.hangout), hand_location(seat))
        case Recognized(origin, crook):
            yield in_place(hidden_crook(crook), _place_of(origin, view))
        case Placed(seat, target, crook):
            yield Movement(shown_crook(crook), hand_location(seat), row_location(seat, target))
        case PlacedDown(seat, target):
            yield Movement(_in_hand(view), hand_location(seat), row_location(seat, target))
        case Returned(seat):
            yield Movement(_in_hand(view), hand_location(seat), BOX)
        case Lifted(seat, target):
            yield from _all(view.stack(seat, target), view, row_location(seat, target), moving_location(seat))
        case Moved(seat, target):
            assert isinstance(view.phase, Moving)
            yield from _all(view.phase.cards, view, moving_location(seat), row_location(seat, target))
        case Discarded(seat, target):
            yield from _all(view.stack(seat, target), view, row_location(seat, target), BOX)
        case Revealed(seat, target, crook):
            yield in_place(shown_crook(crook), row_location(seat, target))
        case Passed() | Looked() | Left() | Spied() | Declined() | Began() | Scored() | Ended():
            pass
        case _:
            assert_never(event)


def _all(cards: Stack, view: View, source: Location, target: Location) -> Iterator[Movement]:
    """Cards that go as they lie, the first placed first (§4.4, §4.5)."""
    return (Movement(crook_piece(card, view), source, target) for card in cards)


def _in_hand(view: View) -> Piece:
    """The crook that is about to leave a hand unseen."""
    assert isinstance(view.phase, Placing)
    return hidden_crook(view.known.get(view.phase.origin))


def _place_of(origin: Origin, view: View) -> Location:
    """The place where the viewer sees a hidden crook: in a row, or in hand as soon as it is taken (§6.4, §6.5)."""
    for seat, target in product(range(view.players), view.edition.targets):
        if any(card.origin == origin for card in view.stack(seat, target)):
            return row_location(seat, target)
    assert isinstance(view.viewer, int)
    return hand_location(view.viewer)
