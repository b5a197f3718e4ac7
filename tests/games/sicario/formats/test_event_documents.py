"""Actions, events and facts as documents; and what the classes of documents are."""

from random import Random

from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from tests.games.sicario.papers import MINE


def test_whatever_happens_has_a_document() -> None:
    seen: set[type] = set()
    for seed in range(40):
        rng = Random(seed)
        state = sicario.new_game(players=rng.choice((3, 4)), rng=rng, edition=rng.choice((MINE, "reference", "tiny")))
        while legal := sicario.legal_actions(state):
            state, events = sicario.step(state, rng.choice(legal))
            for event in events:
                assert loads(dumps(event), "event") == event
                seen.add(type(event.fact))
    assert seen == set(sicario.VIEW_EVENTS)
