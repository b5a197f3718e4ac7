"""The check that a fact can come next on a view: it notices most steps that a client misses or gets twice."""

from collections.abc import Mapping
from typing import Final

from criminals.core.base.seats import Seat
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
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.phase import (
    Killing,
    Moving,
    Over,
    Phase,
    Picking,
    Placing,
    Recruiting,
    Spying,
    Taking,
)
from criminals.games.crooks.rules.pieces import FaceDown, Origin
from criminals.games.crooks.rules.state import Stack, Table
from criminals.games.crooks.rules.turns import next_turn

_WHEN: Final[Mapping[type[ViewEvent], tuple[type[Phase], ...]]] = {
    Passed: (Recruiting,),
    Paid: (Recruiting, Placing),
    Looked: (Recruiting, Spying),
    Saw: (Recruiting, Spying),
    Took: (Taking,),
    Recognized: (Taking, Spying),
    Left: (Taking,),
    Placed: (Placing,),
    PlacedDown: (Placing,),
    Returned: (Placing,),
    Picked: (Picking,),
    Lifted: (Placing,),
    Moved: (Moving,),
    Discarded: (Placing, Killing),
    Spied: (Spying,),
    Declined: (Picking, Killing, Spying),
    Revealed: (Recruiting,),
    Began: (Recruiting, Taking, Placing, Picking, Moving, Killing, Spying),
    Scored: (Over,),
    Ended: (Over,),
}
"""The phases in which a fact can come."""


def follows(view: View, event: ViewEvent) -> bool:
    """True if a fact fits this viewer, this phase and seat, and this table; nothing more is promised."""
    if type(view.phase) not in _WHEN[type(event)]:
        return False
    if isinstance(event, Saw | Recognized):
        return view.viewer == view.actor and _is_here(view, event)
    if isinstance(event, Began):
        return _can_begin(view, event.phase)
    if isinstance(event, Discarded | Revealed | Scored | Ended):
        return _is_here(view, event)
    return event.seat == view.actor and _is_here(view, event)


def _is_here(table: Table, event: ViewEvent) -> bool:
    layout, phase = table.layout, table.phase
    match event:
        case Paid(seat, amount):
            return 0 < amount <= table.money[seat]
        case Picked(_, amount):
            return 0 <= amount <= table.bank
        case Looked(_, hangout, number):
            return hangout in layout.hangouts and table.size(hangout) == number > 0
        case Saw(hangout, crooks):
            sizes_agree = hangout in layout.hangouts and table.size(hangout) == len(crooks)
            return sizes_agree and crooks == tuple(sorted(layout.everyone.intersection(crooks)))
        case Took(_, origin):
            return isinstance(phase, Taking) and origin == Origin(phase.hangout, table.size(phase.hangout))
        case Recognized(origin, crook):
            return _has_left(table, origin) and crook in layout.crooks
        case Left(_, hangout):
            return isinstance(phase, Taking) and hangout == phase.hangout
        case Placed(_, target, crook):
            return target in layout.targets and crook in layout.crooks
        case PlacedDown(seat, target) | Moved(seat, target):
            return target in layout.targets and not table.stack(seat, target)
        case Lifted(seat, target) | Discarded(seat, target):
            return bool(_stack(table, seat, target))
        case Spied(_, target):
            return target in layout.targets
        case Revealed(seat, target, crook):
            stack = _stack(table, seat, target)
            return bool(stack) and isinstance(stack[0], FaceDown) and crook in layout.crooks
        case Began() | Passed() | Returned() | Declined() | Scored() | Ended():
            return True


def _stack(table: Table, seat: Seat, target: int) -> Stack:
    """The crooks of a seat at a target: none if there is no such seat or target."""
    here = 0 <= seat < table.players and target in table.layout.targets
    return table.stack(seat, target) if here else ()


def _has_left(table: Table, origin: Origin) -> bool:
    """True if a crook of this origin has left its hangout."""
    at = table.layout.hangouts.get(origin.hangout)
    return at is not None and table.sizes[at] < origin.number <= table.layout.sizes[at]


def _can_begin(view: View, phase: Phase) -> bool:
    """A turn goes on with the same seat, and what it sees or holds it must have been told; or the next turn begins."""
    layout = view.layout
    if isinstance(phase, Over | Recruiting):
        return view.actor is not None and phase == next_turn(layout, view.passed, view.actor)
    if phase.seat != view.actor:
        return False
    others_turn = phase.seat != view.viewer
    match phase:
        case Taking():
            return phase.hangout in layout.hangouts and (others_turn or view.has_just_seen(phase.hangout))
        case Placing():
            return _has_left(view, phase.origin) and (others_turn or phase.origin in view.known)
        case Moving() | Killing():
            return phase.target in layout.targets
        case Picking() | Spying():
            return True
