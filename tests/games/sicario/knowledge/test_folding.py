"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

from random import Random
from typing import Final

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import (
    Answered,
    Began,
    Decoded,
    Hunting,
    Named,
    Rolling,
    Scored,
    State,
    ViewEvent,
)
from criminals.testing import random_actions, random_first, sicario_kit
from tests.games.cases import Case
from tests.games.positions import play, viewers
from tests.games.sicario.happenings import CASES
from tests.games.sicario.samples.wrong_facts import decoding, hunting, tipped
from tests.games.sicario.scenes import scene

TWICE: Final = "does not follow on this view: is it for another, are some missing, or folded before?"


# --- folding gives the fresh view ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_facts_can_be_folded_one_at_a_time(case: Case) -> None:
    state = case.state()
    after = sicario.apply(state, sicario.parse_action(case.action))
    for viewer in viewers(state):
        view = sicario.view(state, viewer)
        for fact in case.facts:
            view = sicario.fold(view, [fact])
        assert view == sicario.view(after, viewer)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_step_can_be_folded_in_two_parts(case: Case) -> None:
    state = case.state()
    view, after = sicario.view(state, 1), sicario.apply(state, sicario.parse_action(case.action))
    for at in range(len(case.facts)):
        assert sicario.fold(sicario.fold(view, case.facts[:at]), case.facts[at:]) == sicario.view(after, 1)


def test_games_of_editions_made_by_chance_can_be_followed_all_at_once() -> None:
    for seed in range(40):
        rng = Random(seed)
        first = random_first("sicario", rng)
        state, facts = first, list[ViewEvent]()
        for action in random_actions(sicario_kit(), first, rng):
            state, events = sicario.step(state, action)
            facts += sicario.view_events(events, 0)
        for viewer in viewers(first):
            assert sicario.fold(sicario.view(first, viewer), facts) == sicario.view(state, viewer)


def test_6_1_a_fact_that_was_heard_before_is_kept_once() -> None:
    state = play(scene(1, 3, phase=Hunting(0), read=["tip-off"]), "ask 1 hat")
    again = scene(1, 3, phase=Hunting(0), read=["tip-off"], facts={1: set(state.facts[1])})
    view = sicario.view(again, 2)
    assert sicario.fold(view, [Answered(1, "hat", yes=True), Began(Rolling(1))]).facts == view.facts


# --- what does not follow ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_step_of_which_a_part_is_missing_is_refused_or_does_no_harm(case: Case) -> None:
    """Neither the first nor the last fact of a step can be missed; some facts change nothing of a view."""
    state = case.state()
    fresh = sicario.view(sicario.apply(state, sicario.parse_action(case.action)), 1)
    for at in range(1, len(case.facts) - 1):
        rest = case.facts[:at] + case.facts[at + 1 :]
        try:
            found = sicario.fold(sicario.view(state, 1), rest)
        except InvalidState:
            continue
        assert found == fresh, case.facts[at]
        assert isinstance(case.facts[at], Scored), case.facts[at]


def test_6_3_what_contradicts_the_viewers_own_card_is_refused() -> None:
    """Seat 1 is Olga, and the sicario Boris; a spectator cannot tell."""
    contradictions: tuple[tuple[State, Viewer, ViewEvent], ...] = (
        (tipped(), 1, Answered(1, "hat", yes=False)),
        (hunting(), 1, Named(0, 1, "Olga", right=False)),
        (hunting(), 1, Named(0, 1, "Irma", right=True)),
        (hunting(), 2, Named(0, 1, "Glenda", right=True)),
        (decoding(), 0, Decoded(1, ("man", "hat", "glasses"), 2)),
        (decoding(), 0, Named(1, 0, "Boris", right=False)),
    )
    for state, viewer, fact in contradictions:
        with pytest.raises(InvalidState, match=TWICE):
            sicario.fold(sicario.view(state, viewer), [fact])
        if fact != Named(0, 1, "Glenda", right=True):
            assert sicario.fold(sicario.view(state, SPECTATOR), [fact]) is not None
