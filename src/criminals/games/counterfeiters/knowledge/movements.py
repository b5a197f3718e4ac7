"""The movements of a view event on the table: each piece, and from where to where."""

from collections.abc import Iterator
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location, Movement, in_place
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP
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
from criminals.games.counterfeiters.knowledge.folding import fold
from criminals.games.counterfeiters.knowledge.locations import (
    BANK,
    BIN,
    FIRST_PLAYER,
    POLICE,
    STACK,
    card,
    cards_location,
    crew_location,
    fakes,
    fakes_location,
    henchmen,
    known_cash,
    laid_down,
    laid_location,
    money,
    offshore_location,
    purse_location,
    space_location,
    stall_location,
    supply_location,
    track_location,
)
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.turns import begins_round


def movements(view_event: ViewEvent, view: View) -> tuple[Movement, ...]:
    """The pieces that a view event moves, in order, each with its source and its target.

    Args:
        view_event: A view event of Counterfeiters.
        view: The viewer's view just before it: fold each view event before you ask for the next one.

    Returns:
        The movements; empty if nothing moves.

    Raises:
        InvalidState: The view event cannot follow on this view, as in `fold`.
        TypeError: The value is not a view event or not a view of Counterfeiters.
    """
    after = fold(view, (view_event,))
    reckoned = () if isinstance(view_event, Showed) else _reckoned(view, after)
    return (*_moved(view_event, view), *reckoned)


def _moved(event: ViewEvent, view: View) -> Iterator[Movement]:
    match event:
        case Bought() | Printed() | Changed() | Defrauded() | Flew():
            yield Movement(henchmen(event.seat), crew_location(event.seat), space_location(event.space))
            yield from _done(event, view)
        case Stowed(amount):
            assert isinstance(view.viewer, int)
            yield _stashed(view.viewer, amount)
        case LaidDown(seat):
            yield Movement(henchmen(seat), crew_location(seat), laid_location(seat))
        case Advanced(pawn):
            yield Movement(POLICE, track_location(view.pawn), track_location(pawn))
        case Paid(seat, amount):
            yield from _paid(seat, amount)
        case Returned():
            yield from _returned(view)
        case Binned(cards):
            yield from (Movement(card(id_), stall_location(view.market.index(id_)), BIN) for id_ in cards)
        case Filled(cards):
            yield from _filled(view, cards)
        case Dined(seat, quality, amount):
            yield Movement(fakes(quality, 1), fakes_location(seat, quality), supply_location(quality))
            yield _earned(seat, amount)
        case Retook(seat, space):
            yield Movement(henchmen(seat), space_location(space), crew_location(seat))
        case Won(seat, amount):
            yield _earned(seat, amount)
        case Showed(seat, cash):
            yield from _shown(seat, cash, view)
        case Uncovered(cards):
            yield from (in_place(card(id_), STACK) for id_ in cards)
        case Began(phase):
            if begins_round(view, phase) and view.first != view.next_first:
                yield Movement(FIRST_PLAYER, crew_location(view.first), crew_location(view.next_first))
        case Declined() | Scored() | Ended():
            pass
        case _:
            assert_never(event)


# --- the actions of henchmen (§4) ---


def _done(event: Bought | Printed | Changed | Defrauded | Flew, view: View) -> Iterator[Movement]:
    """The exchanges of a henchman that has come to its space: what is handed over goes first."""
    seat = event.seat
    match event:
        case Bought():
            yield from _paid(seat, event.price)
            yield Movement(card(event.card), space_location(event.space), cards_location(seat))
        case Printed():
            quality = event.quality
            yield Movement(fakes(quality, event.count), supply_location(quality), fakes_location(seat, quality))
        case Changed():
            yield from _handed_over(seat, event.fakes)
            yield _earned(seat, event.amount)
        case Defrauded():
            yield _earned(seat, event.amount)
        case Flew():
            yield from _paid(seat, event.fare)
            if seat != view.viewer:  # whom `Stowed` tells
                # Of the least cash with which one can fly, all that is left after the fare is flown out (§4.6).
                yield _stashed(seat, STEP if view.crews[seat].most == event.fare + STEP else None)
        case _:
            assert_never(event)


def _handed_over(seat: Seat, given: Fakes) -> Iterator[Movement]:
    for quality, number in zip(QUALITIES, given, strict=True):
        if number:
            yield Movement(fakes(quality, number), fakes_location(seat, quality), supply_location(quality))


# --- money ---


def _paid(seat: Seat, amount: int) -> Iterator[Movement]:
    """Cash to the bank, if it is more than $0."""
    if amount:
        yield Movement(money(amount), purse_location(seat), BANK)


def _earned(seat: Seat, amount: int) -> Movement:
    return Movement(money(amount, hidden=True), BANK, purse_location(seat))


def _stashed(seat: Seat, amount: int | None) -> Movement:
    """Cash to the offshore account; None if the viewer does not know how much (§7.2)."""
    return Movement(money(amount, hidden=True), purse_location(seat), offshore_location(seat))


def _shown(seat: Seat, cash: int, view: View) -> Iterator[Movement]:
    """Cash and offshore money shown where they are (§7.4); what the viewer did not know is told even if it is $0."""
    for location, amount in _split(view, seat, cash):
        if amount or known_cash(view, seat) is None:
            yield in_place(money(amount), location)


def _reckoned(before: View, after: View) -> Iterator[Movement]:
    """Hidden money that the viewer can reckon since an event that left one amount possible (§7.5)."""
    for seat in range(before.players):
        cash = known_cash(after, seat)
        if cash is not None and known_cash(before, seat) is None:
            for location, amount in _split(after, seat, cash):
                yield in_place(money(amount, hidden=True), location)


def _split(view: View, seat: Seat, cash: int) -> tuple[tuple[Location, int], tuple[Location, int]]:
    """All money of a seat by where it is."""
    return (purse_location(seat), cash), (offshore_location(seat), view.crews[seat].wealth - cash)


# --- the end of a round (§3.5, §3.6) ---


def _returned(view: View) -> Iterator[Movement]:
    """The henchmen on the board in the order of its spaces, then those that were laid down."""
    for space, seat in zip(view.layout.spaces, view.henchmen, strict=True):
        if seat is not None:
            yield Movement(henchmen(seat), space_location(space), crew_location(seat))
    for seat in range(view.players):
        if number := laid_down(view, seat):
            yield Movement(henchmen(seat, number), laid_location(seat), crew_location(seat))


def _filled(view: View, drawn: tuple[int, ...]) -> Iterator[Movement]:
    """Cards that close up to the right, then cards from the stack; the rightmost space is filled first."""
    free = len(view.market)
    for number, id_ in reversed([*enumerate(view.market)]):
        if id_ is not None:
            free -= 1
            if number != free:
                yield Movement(card(id_), stall_location(number), stall_location(free))
    for id_ in drawn:
        free -= 1
        yield Movement(card(id_), STACK, stall_location(free))
