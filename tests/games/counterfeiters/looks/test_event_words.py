"""Sentences for events, in three languages."""

import attrs
import pytest

from criminals.games.counterfeiters import (
    LANGUAGES,
    Changed,
    Retook,
    Scored,
    ViewEvent,
    describe,
)
from tests.games.counterfeiters.samples.event_words import CASH, ENGLISH, line


def test_no_two_events_read_alike() -> None:
    for lang in LANGUAGES:
        assert len({describe(fact, lang) for fact, _ in ENGLISH}) == len(ENGLISH)


@pytest.mark.parametrize(
    "fact",
    [
        Scored(attrs.evolve(CASH, reason="fakes")),
        Scored(line(0, 1, "cash")),
        Scored(line(None, 0, "cash", amount=0)),
        Scored(attrs.evolve(CASH, game="sicario")),
        Changed(0, "dance 1", (1, 0, 0), 20),
        Retook(0, "dance 1"),
    ],
)
def test_what_has_no_words_is_told_so(fact: ViewEvent) -> None:
    with pytest.raises(ValueError, match=r"^no words for |of another game"):
        describe(fact)
