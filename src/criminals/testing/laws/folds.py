"""The law that view events say enough and no more: folding them gives the same view as the state does."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand
from criminals.testing.laws.canonical import canonical, reached
from criminals.testing.laws.histories import viewers
from criminals.testing.laws.leaks import truths_of

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

LARGEST_EVENT: Final = 1_000
"""The size in bytes, as compact JSON, from which an event is too large: it is not a picture of the table."""


def check_fold(kit: Kit[S, A], first: S, actions: Sequence[A]) -> int:
    """Check a whole game: for every viewer, folding the view events of a step gives the view of the next state.

    The folded view is kept from step to step, so that errors add up. No event may carry a state or a view.

    Args:
        kit: The game.
        first: The first state.
        actions: The actions of the game.

    Returns:
        The number of view events.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    kept: dict[Viewer, Any] = {viewer: game.view(first, viewer) for viewer in viewers(game, first)}
    state = first
    events = 0
    for ply, action in enumerate(actions, 1):
        step = game.step(state, action)
        demand(step.state == game.apply(state, action), f"at ply {ply} step leads elsewhere than apply")
        state = step.state
        for viewer, view in kept.items():
            view_events = game.view_events(step.events, viewer)
            events += len(view_events)
            for view_event in view_events:
                _check_view_event(kit, state, view, view_event)
            try:
                kept[viewer] = game.fold(view, view_events)
            except CriminalsError as error:
                raise LawBroken(f"at ply {ply} the view events of {viewer} cannot be folded: {error}") from error
            _check_same(kept[viewer], game.view(state, viewer), f"at ply {ply} the folded view of {viewer}")
            _check_same(game.fold(kept[viewer], ()), kept[viewer], f"at ply {ply} fold of nothing")
    return events


def _check_view_event(kit: Kit[S, A], state: S, view: object, view_event: object) -> None:
    found = reached(view_event, (*truths_of(kit, state), type(view)))
    demand(found is None, f"a view event, {type(view_event).__qualname__}, carries a {type(found).__qualname__}")
    size = len(canonical(view_event, digests=False).encode())
    demand(size < LARGEST_EVENT, f"a view event, {type(view_event).__qualname__}, has {size} bytes")


def _check_same(folded: object, fresh: object, what: str) -> None:
    """Check that two views are equal, with equal hashes and fields; the order of sets and mappings has no meaning."""
    demand(folded == fresh and hash(folded) == hash(fresh), f"{what} is not the fresh one: {folded!r} / {fresh!r}")
    ours, theirs = canonical(folded, ordered=False), canonical(fresh, ordered=False)
    demand(ours == theirs, f"{what} is equal to the fresh one, but not alike: {ours} / {theirs}")
