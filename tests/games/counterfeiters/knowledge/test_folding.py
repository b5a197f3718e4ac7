"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

from random import Random
from typing import Final

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Advanced,
    Flew,
    Paid,
    Playing,
    Returned,
    Showed,
    Stowed,
    Uncovered,
)
from criminals.testing import counterfeiters_kit, random_actions, random_first
from tests.games.cases import Case
from tests.games.counterfeiters.happenings import CASES, at_the_end, dining, last_of_round, rich
from tests.games.counterfeiters.samples.wrong_facts import tribute
from tests.games.counterfeiters.scenes import scene
from tests.games.positions import play, viewers

TWICE: Final = "does not follow on this view: is it for another, are some missing, or folded before?"


# --- folding gives the fresh view ---


def test_games_of_editions_made_by_chance_can_be_followed() -> None:
    for seed in range(40):
        rng = Random(seed)
        state = random_first("counterfeiters", rng)
        views = {viewer: counterfeiters.view(state, viewer) for viewer in viewers(state)}
        for action in random_actions(counterfeiters_kit(), state, rng):
            state, events = counterfeiters.step(state, action)
            for viewer, view in views.items():
                views[viewer] = counterfeiters.fold(view, counterfeiters.view_events(events, viewer))
                assert views[viewer] == counterfeiters.view(state, viewer)


def test_7_2_the_one_who_flew_and_the_others_fold_a_flight() -> None:
    view = counterfeiters.fold(counterfeiters.view(rich(), 0), [Flew(0, "fly commercial", 30), Stowed(50)])
    assert (view.cash, view.offshore, view.bank) == (40, 50, rich().bank + 30)
    assert view.crews[0].possible == range(0, 90, 10)
    other = counterfeiters.fold(counterfeiters.view(rich(), 1), [Flew(0, "fly commercial", 30)])
    assert other.cash == 80
    assert other.possible(0) == range(0, 90, 10)


def test_3_8_the_first_player_of_a_round_changes_when_it_begins() -> None:
    state = last_of_round(next_first=1)
    events = counterfeiters.view_events(counterfeiters.step(state, counterfeiters.LayDown()).events, 0)
    view = counterfeiters.fold(counterfeiters.view(state, 0), events[:-1])
    assert (view.first, view.moved) == (0, True)
    view = counterfeiters.fold(view, events[-1:])
    assert (view.first, view.next_first, view.moved, view.phase) == (1, 1, False, Playing(1))


# --- what cannot follow ---


MISSING: Final = {
    "the end of a round": (Returned,),
    "the end of a quiet round": (Advanced, Returned),
    "the last space": (Advanced,),
    "the end": (Showed, Uncovered),
    "the end, an empty stack": (Showed,),
    "fly by jet": (Flew,),
}
"""Facts that are missed when they do not come, by the case."""


@pytest.mark.parametrize(
    ("case", "kind"),
    [(case, kind) for case in CASES for kind in MISSING.get(case.name, ())],
    ids=lambda each: getattr(each, "name", getattr(each, "__name__", "")),
)
def test_what_is_missing_is_noticed(case: Case, kind: type) -> None:
    state = case.state()
    actor = counterfeiters.actor(state)
    assert actor is not None
    events = counterfeiters.view_events(
        counterfeiters.step(state, counterfeiters.parse_action(case.action)).events, actor
    )
    with pytest.raises(InvalidState, match="does not follow on this view"):
        counterfeiters.fold(
            counterfeiters.view(state, actor), [event for event in events if not isinstance(event, kind)]
        )


@pytest.mark.parametrize("amount", [0, 5, 15, -10, 90, 100])
def test_4_6_an_amount_that_can_not_be_flown_is_refused(amount: int) -> None:
    view = counterfeiters.fold(counterfeiters.view(rich(), 0), [Flew(0, "fly commercial", 30)])
    assert counterfeiters.fold(view, [Stowed(80)]).cash == 10
    if amount == 90:
        assert counterfeiters.fold(view, [Stowed(amount)]).cash == 0
        return
    with pytest.raises(InvalidState, match="Stowed"):
        counterfeiters.fold(view, [Stowed(amount)])


def test_flights_for_the_eyes_of_another_are_refused() -> None:
    """A host that picks for the wrong viewer is found out by its client."""
    events = counterfeiters.step(rich(), counterfeiters.Fly("commercial", 50)).events
    for stranger in (1, SPECTATOR):
        with pytest.raises(InvalidState, match="Stowed"):
            counterfeiters.fold(counterfeiters.view(rich(), stranger), counterfeiters.view_events(events, 0))
    with pytest.raises(InvalidState, match="Began"):
        counterfeiters.fold(counterfeiters.view(rich(), 0), counterfeiters.view_events(events, 1))


def test_7_2_one_who_flew_is_told_what_it_moved_at_once_and_once() -> None:
    """Also if the others thought more possible than it had, so that its cash alone does not tell."""
    state = play(rich(), "fly commercial 80", *("laydown",) * 5, "defraud 1, laydown")
    assert (state.actor, state.cash[0], state.crews[0].possible) == (0, 40, range(30, 120, 10))
    action = counterfeiters.Fly("commercial", 10)
    view, events = counterfeiters.view(state, 0), counterfeiters.step(state, action).events
    flew, stowed, began = counterfeiters.view_events(events, 0)
    assert counterfeiters.fold(view, (flew, stowed, began)) == counterfeiters.view(
        counterfeiters.apply(state, action), 0
    )
    with pytest.raises(InvalidState, match="Began"):
        counterfeiters.fold(view, counterfeiters.view_events(events, SPECTATOR))
    for facts in ((flew, stowed, stowed, began), (flew, began, stowed)):
        with pytest.raises(InvalidState):
            counterfeiters.fold(view, facts)


def test_5_1_everybody_pays_the_godfather_once() -> None:
    state = scene(3, cash=(50, 0, 70), fakes={0: (1, 0, 0)}, pawn=5)
    assert 6 in state.layout.track.godfathers
    events = counterfeiters.step(state, counterfeiters.Shop(1, (1, 0, 0))).events
    for viewer in viewers(state):
        view, facts = counterfeiters.view(state, viewer), counterfeiters.view_events(events, viewer)
        assert [fact for fact in facts if isinstance(fact, Paid)] == [Paid(0, 50), Paid(1, 0), Paid(2, 40)]
        assert counterfeiters.fold(view, facts).phase == Playing(1)
        for at in (2, 3, 4):
            for wrong in ((*facts[:at], *facts[at + 1 :]), (*facts[: at + 1], *facts[at:])):
                with pytest.raises(InvalidState, match="does not follow on this view"):
                    counterfeiters.fold(view, wrong)


def test_3_7_a_missing_lunch_is_noticed() -> None:
    state = play(dining(), "dine 1")
    facts = counterfeiters.view_events(counterfeiters.step(state, counterfeiters.Dine(1)).events, 0)
    assert counterfeiters.fold(counterfeiters.view(state, 0), facts).phase == Playing(0)
    with pytest.raises(InvalidState, match="Began"):
        counterfeiters.fold(counterfeiters.view(dining(), 0), facts)


def test_7_4_one_knows_what_one_shows() -> None:
    view = counterfeiters.view(at_the_end(), 0)
    assert view.crews[0].possible == range(0, 50, 10)
    assert counterfeiters.fold(view, [Showed(0, 30)]).crews[0].possible == range(30, 40, 10)
    with pytest.raises(InvalidState, match="Showed"):
        counterfeiters.fold(view, [Showed(0, 20)])
    assert counterfeiters.fold(counterfeiters.view(at_the_end(), 1), [Showed(0, 20)]).crews[0].most == 20


def test_advancing_and_paying_change_one_thing_each() -> None:
    view = counterfeiters.view(tribute(), 1)
    assert counterfeiters.fold(view, [Advanced(5)]) == attrs.evolve(view, pawn=5, moved=True, quiet=0)
    paid = counterfeiters.fold(view, [Paid(0, 10)])
    assert paid.possible(0) == range(0, 20, 10)
    assert paid.bank == view.bank + 10
    assert paid.cash == 50
    assert counterfeiters.fold(view, [Paid(1, 30)]).cash == 20
