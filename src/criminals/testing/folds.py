"""The law that view events tell enough and carry no more: a view kept by them alone is the view."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from criminals.core.errors import CriminalsError
from criminals.core.protocol import Position, Value
from criminals.core.seats import Viewer
from criminals.testing.broken import LawBroken, demand
from criminals.testing.canonical import canonical, reached
from criminals.testing.histories import viewers
from criminals.testing.kits import Kit
from criminals.testing.leaks import truths_of

S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Value)

LARGEST_EVENT: Final = 1_000
"""An event is a fact and not a picture of the table: so many bytes, as compact JSON, are too many."""


def check_fold(kit: Kit[S, A], first: S, actions: Sequence[A]) -> int:
    """A whole game: for every viewer, folding each step's view events gives the fresh view, without any state.

    The view is handed on from step to step, so that a fault is not made good. No event carries a state or a view.
    Returns how many view events there were.
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
            facts = game.view_events(step.events, viewer)
            events += len(facts)
            for fact in facts:
                _check_fact(kit, state, view, fact)
            try:
                kept[viewer] = game.fold(view, facts)
            except CriminalsError as error:
                raise LawBroken(f"at ply {ply} the view events of {viewer} can not be folded: {error}") from error
            _check_same(kept[viewer], game.view(state, viewer), f"at ply {ply} the folded view of {viewer}")
            _check_same(game.fold(kept[viewer], ()), kept[viewer], f"at ply {ply} fold of nothing")
    return events


def _check_fact(kit: Kit[S, A], state: S, view: object, fact: object) -> None:
    found = reached(fact, (*truths_of(kit, state), type(view)))
    demand(found is None, f"a view event, {type(fact).__qualname__}, carries a {type(found).__qualname__}")
    size = len(canonical(fact, digests=False).encode())
    demand(size < LARGEST_EVENT, f"a view event, {type(fact).__qualname__}, has {size} bytes")


def _check_same(folded: object, fresh: object, what: str) -> None:
    """Equal, of one hash, and alike to the last field, the order of sets and mappings aside: that has no meaning."""
    demand(folded == fresh and hash(folded) == hash(fresh), f"{what} is not the fresh one: {folded!r} / {fresh!r}")
    ours, theirs = canonical(folded, ordered=False), canonical(fresh, ordered=False)
    demand(ours == theirs, f"{what} is equal to the fresh one, but not alike: {ours} / {theirs}")
