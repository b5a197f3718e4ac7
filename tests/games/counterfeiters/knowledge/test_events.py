"""Events: what happens in a step, fact by fact, and who perceives which (§7)."""

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.game.events import Event
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Began,
    Ended,
    Filled,
    Fly,
    Over,
    Paid,
    Playing,
    Scored,
    Showed,
    Stowed,
)
from tests.games.counterfeiters.happenings import at_the_end, rich
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import play, told

# --- who perceives what, told from the clauses ---


def test_7_2_how_much_was_flown_is_told_to_the_one_who_flew() -> None:
    events = told(rich(3), "fly commercial 50")
    assert [event for event in events if event.seers is not None] == [Event(Stowed(50), frozenset({0}))]
    assert Stowed(50) in counterfeiters.view_events(events, 0)
    assert all(Stowed not in map(type, counterfeiters.view_events(events, viewer)) for viewer in (1, 2, SPECTATOR))


@pytest.mark.parametrize("amount", [10, 50, 90])
def test_7_2_others_are_told_the_same_whatever_the_amount(amount: int) -> None:
    events = told(rich(), f"fly commercial {amount}")
    assert counterfeiters.view_events(events, 1) == (counterfeiters.Flew(0, "fly commercial", 30), Began(Playing(1)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_2_only_amounts_flown_are_secret(players: int) -> None:
    for state in every_state(players, seed=72):
        for action in counterfeiters.legal_actions(state)[::7]:
            step = counterfeiters.step(state, action)
            assert step.state == counterfeiters.apply(state, action)
            secret = [event for event in step.events if event.seers is not None]
            flown = isinstance(action, Fly)
            assert secret == ([Event(Stowed(action.amount), frozenset({state.phase.seat}))] if flown else [])  # type: ignore[union-attr]  # it is not over


def test_7_3_the_cards_drawn_are_told_in_the_order_they_are_drawn() -> None:
    state = scene(seat=1, idle=(0, 1), moved=True, pawn=1, market=(9,), stack=(14, 12, 16, 18, 19, 20))
    facts = [event.fact for event in told(state, "laydown")]
    assert Filled((14, 12, 16, 18, 19)) in facts
    assert play(state, "laydown").market == (19, 18, 16, 12, 14)


def test_5_1_a_payment_of_nothing_is_told_too() -> None:
    """It tells of an empty pocket."""
    state = scene(cash=(0, 70), offshore=(50, 0), fakes={0: (0, 1, 0)}, pawn=3)
    paid = [event.fact for event in told(state, "fence 1 0/1/0") if isinstance(event.fact, Paid)]
    assert paid == [Paid(0, 20), Paid(1, 40)]
    paid = [event.fact for event in told(scene(offshore=(50, 0), pawn=3), "print 2") if isinstance(event.fact, Paid)]
    assert paid == [Paid(0, 0), Paid(1, 0)]


def test_3_8_a_round_that_begins_with_the_same_player_is_told() -> None:
    """One seat alone has a henchman left: the phase is the same before and after, but another round begins."""
    state = scene(seat=1, idle=(0, 1), moved=True, pawn=1, first=1)
    assert told(state, "laydown")[-1] == Event(Began(Playing(1)))
    assert told(scene(seat=1, idle=(0, 2)), "laydown") == (Event(counterfeiters.LaidDown(1)),)


def test_6_4_the_lines_told_are_those_of_the_score() -> None:
    step = counterfeiters.step(at_the_end(), counterfeiters.LayDown())
    lines = tuple(event.fact.line for event in step.events if isinstance(event.fact, Scored))
    assert lines == counterfeiters.score(step.state).lines
    outcome = counterfeiters.outcome(step.state)
    assert outcome is not None
    assert step.events[-1].fact == Ended(outcome)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_4_at_the_end_everything_is_shown_by_seat(players: int) -> None:
    *_, before, after = every_state(players, seed=74)
    for action in counterfeiters.legal_actions(before):
        step = counterfeiters.step(before, action)
        if isinstance(step.state.phase, Over):
            shown = [event.fact for event in step.events if isinstance(event.fact, Showed)]
            assert shown == [Showed(seat, cash) for seat, cash in enumerate(step.state.cash)]
    assert isinstance(after.phase, Over)
