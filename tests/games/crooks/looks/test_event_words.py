"""Sentences for events, in three languages."""

import attrs
import pytest

from criminals.core.game.results import ScoreLine
from criminals.games.crooks import (
    Scored,
    describe,
)
from tests.games.crooks.samples.event_words import WON, line


@pytest.mark.parametrize(
    "scored",
    [
        attrs.evolve(WON, reason="target_lost"),
        line(0, 1, "gang_won", gang="southside", members=2),
        line(1, 7, "target_won"),
        attrs.evolve(WON, game="sicario"),
    ],
)
def test_a_line_without_words_has_none_as_an_event(scored: ScoreLine) -> None:
    with pytest.raises(ValueError, match=r"^no words for |of another game"):
        describe(Scored(scored))
