"""Actions, events and editions as documents: how they stand there, and every way in which one is refused."""

from itertools import chain

from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from criminals.testing.laws.documents import LONGEST_EVENT
from tests.games.counterfeiters.papers import start
from tests.games.counterfeiters.samples.event_documents import FACTS
from tests.games.counterfeiters.scenes import every_state

# --- events ---


def test_the_longest_events_are_short() -> None:
    """The whole stack of the reference edition, shown at once, is the longest list there can be."""
    stack = tuple(chain.from_iterable(ids for _, ids in start().layout.dealing.letters))
    for kind in (counterfeiters.Uncovered, counterfeiters.Filled, counterfeiters.Binned):
        assert len(dumps(Event(kind(stack))).encode()) < LONGEST_EVENT / 2
    for fact, _ in FACTS:
        assert len(dumps(Event(fact, frozenset(range(4)))).encode()) < LONGEST_EVENT / 2


def test_phases_of_a_whole_game_are_read_back() -> None:
    for state in every_state(3, seed=2):
        began = counterfeiters.Began(state.phase)
        assert loads(dumps(began), "view_event") == began


# --- score lines ---


def test_the_lines_of_any_score_have_documents() -> None:
    reasons: set[str] = set()
    for state in (state for seed in range(3) for state in every_state(4, seed)):
        for each in counterfeiters.score(state).lines:
            reasons.add(each.reason)
            assert loads(dumps(counterfeiters.Scored(each)), "view_event") == counterfeiters.Scored(each)
    assert reasons == set(counterfeiters.REASONS)
