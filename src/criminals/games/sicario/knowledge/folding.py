"""Keeping a view up to date by what its viewer perceives, without any state."""

from collections.abc import Iterable
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.folding import folded
from criminals.games.sicario.knowledge.event_order import follows
from criminals.games.sicario.knowledge.events import (
    VIEW_EVENTS,
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
from criminals.games.sicario.knowledge.narration import lost_after
from criminals.games.sicario.knowledge.views import View, changed_view, check_view
from criminals.games.sicario.rules.facts import Fact


def fold(view: View, view_events: Iterable[ViewEvent]) -> View:
    """Bring a view up to date with the view events of whole steps.

    In the middle of a step the result is not the view of any state, and what verbs say about it means nothing.

    Args:
        view: A view of Sicario. It is not changed.
        view_events: The viewer's view events of one or more whole steps.

    Returns:
        The next view, equal to a fresh view of the state after these steps.

    Raises:
        InvalidState: The view events cannot follow on this view: some are missing, came twice, or are another
            viewer's.
        TypeError: The value is not a view of Sicario.
    """
    check_view(view)
    return folded(view, view_events, VIEW_EVENTS, follows, _after)


def _after(view: View, event: ViewEvent) -> View:
    facts = view.layout.facts
    match event:
        case Moved(seat, space):
            return changed_view(view, positions=replaced(view.positions, seat, space))
        case Drew(_, card):
            known = view.bottom if view.unread_size else view.bottom[1:]
            return changed_view(view, bottom=(*known, card), lost=lost_after(view, view.lost, event))
        case LostTurn():
            return changed_view(view, lost=lost_after(view, view.lost, event))
        case Decoded(_, features, lights):
            return _with_fact(view, view.sicario, facts.lights[features][lights])
        case Answered(seat, trait, yes):
            return _with_fact(view, seat, facts.answer(trait, yes=yes))
        case Named(_, about, character, right):
            return _with_right_name(view, event) if right else _with_fact(view, about, facts.misses[character])
        case Showed(seat, character):
            return changed_view(view, shown=replaced(view.shown, seat, character))
        case Uncovered(events):
            return changed_view(view, bottom=events + view.bottom)
        case Began(phase):
            return changed_view(view, phase=phase)
        case Rolled() | Skipped() | Scored() | Ended():
            return view
        case _:
            assert_never(event)


def _with_fact(view: View, about: Seat, fact: Fact) -> View:
    """The view after something was heard of a seat's character; it is remembered once (§6.1)."""
    known = view.facts[about]
    return view if fact in known else changed_view(view, facts=replaced(view.facts, about, known | {fact}))


def _with_right_name(view: View, event: Named) -> View:
    """The view after a name that was right: everybody knows it now, and an agent is out (§4.3, §6.2)."""
    view = changed_view(view, shown=replaced(view.shown, event.about, event.character))
    if event.about == view.sicario:
        return view
    lost = lost_after(view, view.lost, event)
    return changed_view(view, positions=replaced(view.positions, event.about, None), lost=lost)
