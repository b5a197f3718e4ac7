"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

import random
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import crooks
from criminals.games.crooks import (
    Began,
    Discard,
    FaceDown,
    FaceUp,
    Look,
    Origin,
    Paid,
    Passed,
    Picked,
    Recognized,
    Recruiting,
    State,
    Took,
)
from tests.games.crooks.happenings import killing, last_pass
from tests.games.crooks.scenes import chosen, table
from tests.games.papers import told
from tests.games.positions import folded, play, plies, viewers

TWICE: Final = "does not follow on this view: is it for another, are some missing, or folded before?"


# --- folding gives the fresh view ---


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_5_1_folding_the_end_gives_the_fresh_view(viewer: Viewer) -> None:
    after = folded(last_pass(), crooks.Pass(), viewer)
    end = crooks.apply(last_pass(), crooks.Pass())
    assert after == crooks.view(end, viewer)
    assert after.known == {}
    assert crooks.score(after) == crooks.score(end)


def test_taking_and_a_new_turn_change_one_thing_each() -> None:
    view = crooks.view(play(table(A=[18, 19], B=[20], bank=3), "recruit A"), 0)
    assert crooks.fold(view, [Took(0, Origin("A", 2))]) == attrs.evolve(view, sizes=(1, 1))
    assert crooks.fold(view, [Began(Recruiting(1))]) == attrs.evolve(view, phase=Recruiting(1))
    assert crooks.fold(view, [Took(0, Origin("A", 2)), Recognized(Origin("A", 2), 19)]) == attrs.evolve(
        view, sizes=(1, 1), known=FrozenMap({Origin("A", 2): 19})
    )


def test_3_4_money_goes_to_the_bank_and_4_2_comes_from_it() -> None:
    view = crooks.view(table(A=[18, 19], bank=3), 1)
    assert crooks.fold(view, [Paid(0, 2)]) == attrs.evolve(view, money=(16, 18), bank=5)
    picking = crooks.view(play(table(A=[7], bank=3), "recruit A, take 7, place 6"), SPECTATOR)
    assert crooks.fold(picking, [Picked(0, 2)]) == attrs.evolve(picking, money=(19, 18), bank=2)


def test_6_3_the_same_look_twice_is_one() -> None:
    state = play(table(A=[18, 19], B=[13]), "recruit B, take 13, place 6, spy A", "pass")
    view = folded(state, crooks.Recruit("A"), 0)
    assert view.seen == (((18, 19),), ((13,),))
    assert view.looks == ((Look(0, "A", 2),), (Look(0, "B", 1),))


def test_6_7_a_killed_stack_goes_to_the_discards_as_it_lay() -> None:
    view = folded(killing(), crooks.Kill(0), SPECTATOR)
    assert view.discards == (
        Discard(0, FaceDown(Origin("A", 1), frozenset({0})), False),
        Discard(0, FaceUp(5, Origin("C", 1)), False),
    )
    assert view.stack(0, 6) == ()
    assert view.stack(1, 6) == (FaceUp(9, Origin("B", 1)),)


# --- what cannot follow ---


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_end_is_refused_the_second_time(viewer: Viewer) -> None:
    step = crooks.step(last_pass(), crooks.Pass())
    with pytest.raises(InvalidState):
        crooks.fold(crooks.view(step.state, viewer), crooks.view_events(step.events, viewer))


@pytest.mark.parametrize(
    ("players", "edition"), [(2, "reference"), (3, "reference"), (4, "reference"), (2, "tiny"), (2, "bosses")]
)
def test_no_step_can_be_missed_or_folded_twice(players: int, edition: str) -> None:
    for seed in range(3):
        missed: State | None = None
        rng = random.Random(seed)
        first = crooks.new_game(players=players, rng=rng, edition=edition)
        for state, action in plies(first, rng, chosen):
            step = crooks.step(state, action)
            for viewer in viewers(state):
                facts = crooks.view_events(step.events, viewer)
                with pytest.raises(InvalidState):
                    crooks.fold(crooks.view(step.state, viewer), facts)
                if missed is not None:
                    with pytest.raises(InvalidState):
                        crooks.fold(crooks.view(missed, viewer), facts)
            missed = state


def test_a_refusal_names_the_fact() -> None:
    view = crooks.view(table(A=[18]), 0)
    with pytest.raises(InvalidState) as error:
        crooks.fold(view, [Passed(0), Passed(1)])
    assert str(error.value) == f"view events: Passed(seat=1) {TWICE}"
    assert told(error.value.faults) == (f"Passed(seat=1) {TWICE}",)
    assert view == crooks.view(table(A=[18]), 0)


def test_a_text_is_no_list_of_view_events() -> None:
    with pytest.raises(TypeError, match=r"^'p' is no view event of Crooks$"):
        crooks.fold(crooks.view(table(A=[18]), 0), cast(Any, "pass"))


def test_looks_and_takes_for_the_eyes_of_another_are_refused() -> None:
    """A host that picks for the wrong viewer is found out by its client."""
    state = table(A=[18, 19], B=[20])
    for action in (crooks.Recruit("A"), crooks.Take(18)):
        after, events = crooks.step(state, action)
        for stranger in (1, SPECTATOR):
            with pytest.raises(InvalidState, match="does not follow on this view: is it for another"):
                crooks.fold(crooks.view(state, stranger), crooks.view_events(events, 0))
            with pytest.raises(InvalidState, match="Began"):
                crooks.fold(crooks.view(state, 0), crooks.view_events(events, stranger))
        state = after


@pytest.mark.parametrize("phase", [Recruiting(0), Recruiting(2), crooks.Over(), crooks.Picking(1), crooks.Spying(1)])
def test_a_turn_goes_on_with_its_seat_and_the_next_one_comes_clockwise(phase: crooks.Phase) -> None:
    view = crooks.view(table(players=3, A=[18], B=[19]), 0)
    with pytest.raises(InvalidState, match="Began"):
        crooks.fold(view, [Began(phase)])
    assert crooks.fold(view, [Began(Recruiting(1))]).phase == Recruiting(1)


def test_in_the_middle_of_a_step_a_view_refuses_to_say_what_is_legal() -> None:
    state = play(table(A=[18], B=[19]), "recruit A, take 18")
    placed, _ = crooks.view_events(crooks.step(state, crooks.Place(6)).events, 0)
    view = crooks.fold(crooks.view(state, 0), [placed])
    with pytest.raises(InvalidState, match="fold the view events of a whole step before asking what is legal"):
        crooks.legal_actions(view)
    with pytest.raises(InvalidState, match="fold the view events of a whole step before asking what is legal"):
        crooks.violation(view, crooks.Pass())
