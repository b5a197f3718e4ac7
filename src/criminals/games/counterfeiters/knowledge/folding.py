"""Keeping a view up to date by what its viewer perceives, without any state."""

from collections.abc import Iterable
from typing import Any, assert_never

from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.folding import folded
from criminals.games.counterfeiters.knowledge.event_order import follows
from criminals.games.counterfeiters.knowledge.events import (
    VIEW_EVENTS,
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
from criminals.games.counterfeiters.knowledge.views import View, changed_view, check_view, with_phase
from criminals.games.counterfeiters.rules.crews import (
    added,
    earned,
    exchanged,
    flown,
    shown,
    squeezed,
    with_idle,
    without,
)
from criminals.games.counterfeiters.rules.phase import Phase
from criminals.games.counterfeiters.rules.state import Crew
from criminals.games.counterfeiters.rules.turns import begins_round, filled


def fold(view: View, view_events: Iterable[ViewEvent]) -> View:
    """Bring a view up to date with the view events of whole steps.

    In the middle of a step the result is not the view of any state, and what verbs say about it means nothing.

    Args:
        view: A view of Counterfeiters. It is not changed.
        view_events: The viewer's view events of one or more whole steps.

    Returns:
        The next view, equal to a fresh view of the state after these steps.

    Raises:
        InvalidState: The view events cannot follow on this view: some are missing, came twice, or are another
            viewer's.
        TypeError: The value is not a view of Counterfeiters.
    """
    check_view(view)
    return folded(view, view_events, VIEW_EVENTS, follows, _after)


def _after(view: View, event: ViewEvent) -> View:
    match event:
        case Bought() | Printed() | Changed() | Defrauded() | Flew() | LaidDown():
            return _with_henchman_played(view, event)
        case Stowed(amount):
            assert view.cash is not None
            return changed_view(view, cash=view.cash - amount)
        case Advanced(pawn):
            return changed_view(view, pawn=pawn, moved=True, quiet=0)
        case Paid(seat, amount):
            return _with_crew(view, seat, squeezed(view.crews[seat], amount))
        case Returned():
            idle = view.layout.edition.henchmen
            crews = tuple(with_idle(crew, idle) for crew in view.crews)
            quiet = view.quiet if view.moved else view.quiet + 1
            return changed_view(view, crews=crews, henchmen=(None,) * len(view.henchmen), quiet=quiet)
        case Binned(cards):
            market = tuple(None if card in cards else card for card in view.market)
            return changed_view(view, market=market, binned=tuple(sorted((*view.binned, *cards))))
        case Filled(cards):
            kept = [card for card in view.market if card is not None]
            market, drawn = filled(kept, len(view.market), cards)
            return changed_view(view, market=market, stack_size=view.stack_size - drawn)
        case Dined(seat, quality, amount):
            crew = view.crews[seat]
            fakes = added(crew.fakes, quality, -1)
            return _with_crew(view, seat, exchanged(crew, crew.idle, crew.cards, fakes, amount))
        case Retook(seat, space):
            crew = view.crews[seat]
            at = view.layout.numbers.by_name[space]
            henchmen = replaced(view.henchmen, at, None)
            return _with_crew(view, seat, with_idle(crew, crew.idle + 1), at=at, henchmen=henchmen)
        case Won(seat, amount):
            return _with_crew(view, seat, earned(view.crews[seat], amount))
        case Showed(seat, cash):
            return _with_crew(view, seat, shown(view.crews[seat], cash))
        case Uncovered(cards):
            return changed_view(view, stack_size=0, leftover=cards)
        case Began(phase):
            return _with_phase(view, phase)
        case Declined() | Scored() | Ended():
            return view
        case _:
            assert_never(event)


def _with_crew(view: View, seat: Seat, crew: Crew, **changes: Any) -> View:
    """The view with another crew; what it gained or lost the bank lost or gained, and so did its cash (§7.1).

    `changes` are what else `changed_view` is told.
    """
    money = crew.wealth - view.crews[seat].wealth
    cash = view.cash
    if cash is not None and seat == view.viewer:
        cash += money
    return changed_view(view, crews=replaced(view.crews, seat, crew), bank=view.bank - money, cash=cash, **changes)


def _with_henchman_played(view: View, event: Bought | Printed | Changed | Defrauded | Flew | LaidDown) -> View:
    """The henchman on its space, or laid down, and what everybody sees of its action (§3.1-§3.3, §4)."""
    seat = event.seat
    crew = view.crews[seat]
    idle = crew.idle - 1
    if isinstance(event, LaidDown):
        return _with_crew(view, seat, with_idle(crew, idle))
    at = view.layout.numbers.by_name[event.space]
    changes: dict[str, Any] = {}
    match event:
        case Bought():
            crew = exchanged(crew, idle, tuple(sorted((*crew.cards, event.card))), crew.fakes, -event.price)
            changes["market"] = replaced(view.market, at, None)
        case Printed():
            crew = exchanged(crew, idle, crew.cards, added(crew.fakes, event.quality, event.count), 0)
        case Changed():
            crew = exchanged(crew, idle, crew.cards, without(crew.fakes, event.fakes), event.amount)
        case Defrauded():
            crew = exchanged(crew, idle, crew.cards, crew.fakes, event.amount)
            changes["next_first"] = seat if event.first else view.next_first
        case Flew():
            crew = flown(crew, idle, event.fare)
        case _:
            assert_never(event)
    return _with_crew(view, seat, crew, at=at, henchmen=replaced(view.henchmen, at, seat), **changes)


def _with_phase(view: View, phase: Phase) -> View:
    """Another decision; with a new round comes its first player (§3.8)."""
    if begins_round(view, phase):
        return changed_view(view, phase=phase, moved=False, first=view.next_first)
    return with_phase(view, phase)
