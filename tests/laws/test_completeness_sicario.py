"""Law 4, the second half, for Sicario: on small editions every history is tried, and views are what was perceived."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import attrs
import pytest

from criminals.core.base.seats import Viewer
from criminals.games import sicario
from criminals.games.sicario import TINY, Action, Decoding, Edition, Over, State
from criminals.testing import Kit, check_view_complete, sicario_kit
from criminals.testing.kits.sicario_table import cards_read
from tests.laws.small_sicario import (
    ANTENNA,
    BOATS,
    CHAIN,
    COVER,
    FOUR,
    STREETS,
    TIPPED,
    everything,
    first_states,
    sparing,
)


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
        cards = cards_read(before, action)
        found.update(cards)
        unknown = len(before.unread)
        if cards[:unknown]:
            found.add("a card that was unknown")
        if cards[unknown:]:
            found.add("a card that was known")
        if len(cards) > 1:
            found.add("several cards")
        if len(cards) > len(before.deck):
            found.add("a card read twice")
        if cards and isinstance(after.phase, Decoding):
            found.add("an antenna by a card")
        if any(map(after.is_out, after.agents)):
            found.add("somebody is out")
        outcome = sicario.outcome(after)
        if outcome is not None:
            found.add(f"won by §{outcome.clause}")
        elif cards and cards[-1].startswith("retreat") and 0 in after.positions:
            found.add("back on the boats")
        return found


@pytest.mark.parametrize(
    ("edition", "players", "only", "histories", "rare"),
    [
        (TINY, 3, sparing, 9_192, {"several cards", "Capture", "UseDisc", "won by §3.7", "somebody is out"}),
        (
            STREETS,
            3,
            everything,
            1_200,
            {"Ask", "Eliminate", "several cards", "somebody is out", "a card that was known"},
        ),
        (ANTENNA, 3, everything, 4_152, {"UseDisc", "Capture", "Skip", "won by §3.7", "an antenna by a card"}),
        (TIPPED, 3, sparing, 1_680, {"tip-off", "a card that was unknown", "somebody is out"}),
        (COVER, 3, sparing, 1_404, {"take-cover", "blackout", "lose-turn", "somebody is out"}),
        (CHAIN, 3, sparing, 2_472, {"a card read twice", "an antenna by a card", "UseDisc", "Capture", "won by §3.7"}),
        (BOATS, 3, sparing, 2_828, {"retreat-1", "roll-again", "back on the boats", "won by §5.2"}),
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
    editions = (TINY, STREETS, ANTENNA, TIPPED, COVER, CHAIN, BOATS, FOUR)
    kinds = {event.rstrip("-1234") for edition in editions for event in edition.events}
    assert kinds == {event.rstrip("-1234") for event in sicario.REFERENCE.events}


def test_the_small_editions_are_small() -> None:
    """Their first states differ in what is hidden alone."""
    for edition in (TINY, STREETS, ANTENNA, TIPPED, COVER, CHAIN, BOATS, FOUR):
        firsts = first_states(edition, 4 if edition is FOUR else 3)
        assert len({first.table for first in firsts}) == 1
        assert not any(isinstance(first.phase, Over) for first in firsts)
