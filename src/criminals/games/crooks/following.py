"""Whether a fact can come next on a view: a client that missed a step, or got one twice, is told so."""

from collections.abc import Mapping
from typing import Final

from criminals.core.seats import Seat
from criminals.games.crooks.events import (
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
from criminals.games.crooks.phase import Killing, Moving, Over, Phase, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.pieces import FaceDown, Origin
from criminals.games.crooks.state import Stack, Table

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


def follows(table: Table, event: ViewEvent) -> bool:
    """Whether a fact is of this phase and seat, and of what is on this table; no more is promised."""
    if type(table.phase) not in _WHEN[type(event)]:
        return False
    if isinstance(event, Saw | Recognized | Discarded | Revealed | Began | Scored | Ended):
        return _is_here(table, event)
    return event.seat == table.actor and _is_here(table, event)


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
        case Began():
            return _can_begin(table, event.phase)
        case Passed() | Returned() | Declined() | Scored() | Ended():
            return True


def _stack(table: Table, seat: Seat, target: int) -> Stack:
    """What a seat has at a target: nothing, where there is no such seat or target."""
    here = 0 <= seat < table.players and target in table.layout.targets
    return table.stack(seat, target) if here else ()


def _has_left(table: Table, origin: Origin) -> bool:
    """Whether a crook of this origin has left its hangout."""
    at = table.layout.hangouts.get(origin.hangout)
    return at is not None and table.sizes[at] < origin.number <= table.layout.sizes[at]


def _can_begin(table: Table, phase: Phase) -> bool:
    if isinstance(phase, Over):
        return all(table.passed)
    if not 0 <= phase.seat < table.players:
        return False
    match phase:
        case Taking():
            return phase.hangout in table.layout.hangouts
        case Placing():
            return _has_left(table, phase.origin)
        case Moving() | Killing():
            return phase.target in table.layout.targets
        case Recruiting() | Picking() | Spying():
            return True
