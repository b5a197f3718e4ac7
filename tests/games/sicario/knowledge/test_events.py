"""Events: what happens in a step, fact by fact, and that everybody perceives all of it (§6.1)."""

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.game.events import Event
from criminals.games import sicario
from criminals.games.sicario import Began, Drew, Ended, Over, Scored, Showed, Uncovered
from tests.games.cases import Case
from tests.games.positions import told
from tests.games.sicario.happenings import CASES
from tests.games.sicario.scenes import plies, scene


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_6_1_everybody_perceives_all_of_it(case: Case) -> None:
    state = case.state()
    events = sicario.step(state, sicario.parse_action(case.action)).events
    assert events == tuple(map(Event, case.facts))
    for viewer in (*sicario.seats(state), SPECTATOR):
        assert sicario.view_events(events, viewer) == case.facts


@pytest.mark.parametrize("players", [3, 4])
def test_6_3_no_fact_tells_a_secret_before_the_end(players: int) -> None:
    """Characters that nobody named and cards that nobody read are told at the end, and then all of them."""
    for seed in range(5):
        for state, action in plies(players, seed):
            if action is None:
                continue
            step = sicario.step(state, action)
            facts = [event.fact for event in step.events]
            assert all(event.seers is None for event in step.events)
            secrets = [fact for fact in facts if isinstance(fact, Showed | Uncovered)]
            over = isinstance(step.state.phase, Over)
            assert bool(secrets) == over
            assert [type(fact) for fact in facts].count(Ended) == over
            assert facts.count(Began(step.state.phase)) == (step.state.phase != state.phase)
            drawn = [fact.card for fact in facts if isinstance(fact, Drew)]
            assert drawn == [state.deck[at % len(state.deck)] for at in range(len(drawn))]


def test_6_4_at_the_end_who_is_out_is_not_shown_again() -> None:
    state = scene(None, 2, phase=sicario.Hunting(0), read=["lose-turn", "tip-off"])
    facts = [event.fact for event in told(state, "eliminate 2 Glenda")]
    assert [fact.seat for fact in facts if isinstance(fact, Showed)] == [0]


def test_5_3_the_score_is_told_line_by_line() -> None:
    state = scene(11, 3, phase=sicario.Decoding(1))
    facts = [event.fact for event in told(state, "capture Boris")]
    after = sicario.apply(state, sicario.parse_action("capture Boris"))
    assert [fact.line for fact in facts if isinstance(fact, Scored)] == list(sicario.score(after).lines)
    assert facts[-1] == Ended(sicario.outcome(after))  # type: ignore[arg-type]  # it is over
