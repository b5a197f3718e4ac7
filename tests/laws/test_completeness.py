"""Law 4, the second half: on small editions, a view is exactly what its viewer perceived; every history is tried."""

from collections.abc import Hashable
from typing import Any

import attrs
import pytest

from criminals.core.base.seats import Viewer
from criminals.games import crooks
from criminals.games.crooks import FaceDown, Kill, Leave, Moving, Pick, Place, Return, SpyHangout, SpyTarget
from criminals.testing import Kit, check_view_complete, crooks_kit
from tests.laws.small import ACCOMPLICE, KILLER, LEAVE, SWAP, THREE, first_states, not_early


class Watch:
    """The kit of Crooks, and a note of every rare thing that was played."""

    def __init__(self) -> None:
        self.noted: set[str] = set()
        self.kit: Kit[Any, Any] = attrs.evolve(crooks_kit(), perceived=self.perceived)

    def perceived(self, before: crooks.State, action: crooks.Action, after: crooks.State, viewer: Viewer) -> Hashable:
        self.noted.update(self.notes(before, action, after))
        return crooks_kit().perceived(before, action, after, viewer)

    def notes(self, before: crooks.State, action: crooks.Action, after: crooks.State) -> set[str]:
        phase, found = before.phase, {type(action).__name__}
        new = set(after.discards) - set(before.discards)
        if isinstance(action, Kill | Place) and any(isinstance(discard.card, FaceDown) for discard in new):
            found.add(f"{type(action).__name__} that kills face down")
        if isinstance(phase, Moving) and isinstance(phase.cards[0], FaceDown) and len(phase.cards[0].knowers) > 1:
            found.add("Move of a spied crook")
        if isinstance(action, Place) and isinstance(phase, crooks.Placing) and before.stack(phase.seat, action.target):
            found.add("Place on top")
        return found


@pytest.mark.parametrize(
    ("edition", "histories", "rare"),
    [
        (
            KILLER,
            4_559,
            {Return, SpyTarget, SpyHangout, "Kill that kills face down", "Place that kills face down"},
        ),
        (LEAVE, 2_841, {Leave, Return, SpyHangout}),
        (ACCOMPLICE, 1_150, {Pick, "Place on top"}),
        (THREE, 1_462, {Kill, SpyTarget, "Kill that kills face down"}),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_law_4_views_are_complete(edition: crooks.Edition, histories: int, rare: set[Any]) -> None:
    watch = Watch()
    searched = check_view_complete(watch.kit, first_states(edition))
    assert searched.histories == histories
    assert {each if isinstance(each, str) else each.__name__ for each in rare} <= watch.noted


def test_law_4_views_are_complete_when_a_swap_moves_what_was_spied() -> None:
    """Seat 1 starts: it can spy where both have a crook, and that of seat 0 is told of first."""
    watch = Watch()
    searched = check_view_complete(watch.kit, first_states(SWAP, start=1), only=not_early)
    assert searched.histories == 9_774
    assert {"Move of a spied crook", "SpyTarget", "SpyHangout"} <= watch.noted


def test_a_search_can_stop_at_a_depth() -> None:
    searched = check_view_complete(crooks_kit(), first_states(KILLER), depth=1)
    assert searched.histories == 12 + 36
    assert searched.actions == {"recruit A", "recruit B", "pass"}
    assert check_view_complete(crooks_kit(), first_states(KILLER), depth=0).groups == 3
