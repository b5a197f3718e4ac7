"""Law 4, the second half, for Sicario: on small editions every history is tried, and views are what was perceived."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import attrs
import pytest

from criminals.core.seats import Viewer
from criminals.games import sicario
from criminals.games.sicario import TINY, Action, Edition, Over, State
from criminals.testing import Kit, check_view_complete, sicario_kit
from criminals.testing.sicario_table import card_read
from tests.laws.small_sicario import ANTENNA, BOATS, COVER, FOUR, STREETS, TIPPED, everything, first_states, sparing


class Watch:
    """The kit of Sicario, and a note of every card, every action and every rare thing that happened."""

    def __init__(self) -> None:
        self.noted: Counter[str] = Counter()
        self.kit: Kit[Any, Any] = attrs.evolve(sicario_kit(), perceived=self.perceived)

    def perceived(self, before: State, action: Action, after: State, viewer: Viewer) -> Hashable:
        if viewer == 0:
            self.noted.update(self.notes(before, action, after))
        return sicario_kit().perceived(before, action, after, viewer)

    def notes(self, before: State, action: Action, after: State) -> set[str]:
        found = {type(action).__name__}
        card = card_read(before, action)
        if card is not None:
            found.add(card)
            found.add("a card that was known" if not before.unread else "a card that was unknown")
        if any(map(after.is_out, after.agents)):
            found.add("somebody is out")
        outcome = sicario.outcome(after)
        if outcome is not None:
            found.add(f"won by §{outcome.clause}")
        elif card is not None and card.startswith("retreat") and 0 in after.positions:
            found.add("back on the boats")
        return found


@pytest.mark.parametrize(
    ("edition", "players", "only", "histories", "rare"),
    [
        (TINY, 3, sparing, 4_272, {"advance-1", "lose-turn", "Capture", "UseDisc", "won by §3.7", "somebody is out"}),
        (STREETS, 3, everything, 1_680, {"Ask", "Eliminate", "lose-turn", "somebody is out", "a card that was known"}),
        (ANTENNA, 3, everything, 2_256, {"UseDisc", "Capture", "Skip", "won by §3.7", "a card that was known"}),
        (TIPPED, 3, sparing, 1_680, {"tip-off", "a card that was unknown", "somebody is out"}),
        (COVER, 3, sparing, 1_404, {"take-cover", "blackout", "lose-turn", "somebody is out"}),
        (BOATS, 3, sparing, 1_672, {"retreat-1", "roll-again", "back on the boats", "won by §5.2"}),
        (FOUR, 4, sparing, 2_664, {"lose-turn", "take-cover", "won by §5.1", "won by §5.2", "somebody is out"}),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_law_4_views_are_complete(
    edition: Edition, players: int, only: Callable[[State, Action], bool], histories: int, rare: set[str]
) -> None:
    watch = Watch()
    searched = check_view_complete(watch.kit, first_states(edition, players), only=only)
    assert rare <= set(watch.noted), watch.noted
    assert searched.histories == histories


def test_the_small_editions_have_every_event_card() -> None:
    editions = (TINY, STREETS, ANTENNA, TIPPED, COVER, BOATS, FOUR)
    kinds = {event.rstrip("-123") for edition in editions for event in edition.events}
    assert kinds == {event.rstrip("-123") for event in sicario.REFERENCE.events}


def test_the_small_editions_are_small() -> None:
    """Their first states differ in what is hidden alone."""
    for edition, players in ((TINY, 3), (STREETS, 3), (ANTENNA, 3), (TIPPED, 3), (COVER, 3), (BOATS, 3), (FOUR, 4)):
        firsts = first_states(edition, players)
        assert len({first.table for first in firsts}) == 1
        assert not any(isinstance(first.phase, Over) for first in firsts)
