"""Keeping a view up to date by what its viewer perceives, without any state."""

from collections.abc import Iterable
from typing import assert_never

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.folding import folded
from criminals.games.crooks.knowledge.event_order import follows
from criminals.games.crooks.knowledge.events import (
    VIEW_EVENTS,
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
from criminals.games.crooks.knowledge.views import View, changed_view, check_view
from criminals.games.crooks.rules.looking import seen_at, with_look
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.pieces import Discard, FaceDown, FaceUp, Origin, Seen, with_discards
from criminals.games.crooks.rules.state import Stack, with_stack


def fold(view: View, view_events: Iterable[ViewEvent]) -> View:
    """Bring a view up to date with the view events of whole steps.

    In the middle of a step the result is not the view of any state, and verbs may refuse it.

    Args:
        view: A view of Crooks. It is not changed.
        view_events: The viewer's view events of one or more whole steps.

    Returns:
        The next view, equal to a fresh view of the state after these steps.

    Raises:
        InvalidState: The view events cannot follow on this view: some are missing, came twice, or are another
            viewer's.
        TypeError: The value is not a view of Crooks.
    """
    check_view(view)
    return folded(view, view_events, VIEW_EVENTS, lambda view, event, _: follows(view, event), _after)


def _after(view: View, event: ViewEvent) -> View:
    layout, phase = view.layout, view.phase
    match event:
        case Passed(seat):
            return changed_view(view, passed=replaced(view.passed, seat, True))
        case Paid(seat, amount):
            return _with_money(view, seat, -amount)
        case Picked(seat, amount):
            return _with_money(view, seat, amount)
        case Looked(seat, hangout, number):
            at = layout.hangouts[hangout]
            return changed_view(
                view, looks=replaced(view.looks, at, with_look(view.looks[at], layout.cards.looks[seat][at][number]))
            )
        case Saw(hangout, crooks):
            return changed_view(view, seen=_with_sight(view.seen, layout.hangouts[hangout], crooks))
        case Took(_, origin):
            return changed_view(view, sizes=replaced(view.sizes, layout.hangouts[origin.hangout], origin.number - 1))
        case Recognized(origin, crook):
            return changed_view(view, known=FrozenMap({**view.known, origin: crook}))
        case Left(_, hangout):
            return changed_view(view, left=view.left | {hangout})
        case Placed() | PlacedDown() | Returned():
            assert isinstance(phase, Placing)
            return _with_hand_put(view, phase, event)
        case Lifted(seat, target):
            return _with_stack(view, seat, target, ())
        case Moved(seat, target):
            assert isinstance(phase, Moving)
            return _with_stack(view, seat, target, phase.cards)
        case Discarded(seat, target):
            gone = (Discard(seat, card, False) for card in view.stack(seat, target))
            return changed_view(_with_stack(view, seat, target, ()), discards=with_discards(view.discards, gone))
        case Spied(seat, target):
            return changed_view(view, rows=seen_at(view.rows, layout.targets[target], seat))
        case Revealed(seat, target, crook):
            hidden, *others = view.stack(seat, target)
            turned = (FaceUp(crook, hidden.origin), *others)
            return _without_known(_with_stack(view, seat, target, turned), hidden.origin)
        case Began():
            return changed_view(view, phase=event.phase)
        case Declined() | Scored() | Ended():
            return view
        case _:
            assert_never(event)


def _with_money(view: View, seat: Seat, amount: int) -> View:
    """Money moves between a seat and the bank."""
    money = replaced(view.money, seat, view.money[seat] + amount)
    return changed_view(view, money=money, bank=view.bank - amount)


def _with_sight(seen: Seen, hangout: int, crooks: tuple[int, ...]) -> Seen:
    """The looks of the viewer, with one more; the same look twice counts once."""
    there = seen[hangout]
    return seen if there and there[-1] == crooks else replaced(seen, hangout, (*there, crooks))


def _with_hand_put(view: View, phase: Placing, event: Placed | PlacedDown | Returned) -> View:
    """The crook in hand goes into a row, on top of what lies there, or back into the box (§3.7, §3.8, §3.10)."""
    seat, origin = phase.seat, phase.origin
    if isinstance(event, Placed):
        stack = (*view.stack(seat, event.target), FaceUp(event.crook, origin))
        return _without_known(_with_stack(view, seat, event.target, stack), origin)
    card = FaceDown(origin, view.layout.seats.sets[seat])
    if isinstance(event, PlacedDown):
        return _with_stack(view, seat, event.target, (card,))
    return changed_view(view, discards=with_discards(view.discards, [Discard(seat, card, True)]))


def _with_stack(view: View, seat: Seat, target: int, stack: Stack) -> View:
    return changed_view(view, rows=with_stack(view.rows, seat, view.layout.targets[target], stack))


def _without_known(view: View, origin: Origin) -> View:
    """The view once everybody sees a crook: it is on the table, and no longer the viewer's own knowledge."""
    if origin not in view.known:
        return view
    return changed_view(view, known=FrozenMap({key: crook for key, crook in view.known.items() if key != origin}))
