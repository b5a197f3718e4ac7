"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

import random
from collections.abc import Callable
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import crooks
from criminals.games.crooks import (
    Began,
    Declined,
    Discard,
    Discarded,
    Ended,
    FaceDown,
    FaceUp,
    Killing,
    Left,
    Lifted,
    Look,
    Looked,
    Moved,
    Origin,
    Over,
    Paid,
    Passed,
    Picked,
    Placed,
    PlacedDown,
    Placing,
    Recognized,
    Recruiting,
    Returned,
    Revealed,
    Saw,
    Scored,
    Spied,
    State,
    Taking,
    Took,
    ViewEvent,
)
from tests.games.cases import Case
from tests.games.crooks.happenings import CASES, killing, last_pass, moving, on_own, spying
from tests.games.crooks.scenes import chosen, table
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


def test_some_facts_change_one_thing_each() -> None:
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


# --- what can not follow ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_was_folded_before_is_refused(case: Case) -> None:
    state = case.state()
    step = crooks.step(state, crooks.parse_action(case.action))
    for viewer in viewers(state):
        view = crooks.view(step.state, viewer)
        with pytest.raises(InvalidState, match=TWICE.replace("?", r"\?")):
            crooks.fold(view, crooks.view_events(step.events, viewer))
        assert view == crooks.view(step.state, viewer)


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
    assert error.value.faults == (f"Passed(seat=1) {TWICE}",)
    assert view == crooks.view(table(A=[18]), 0)


def recruiting() -> State:
    """Seat 0 is to recruit; A has two crooks, and seat 1 has 20 face down at 6."""
    return play(table(start=1, A=[18, 19], B=[20]), "recruit B, take 20, place 6 down")


def taking() -> State:
    return play(recruiting(), "recruit A")


def placing() -> State:
    return play(recruiting(), "recruit A, take 18")


NOT_HERE: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a pass of nobody": (recruiting, Passed(7)),
    "a pass of a seat counted from the end": (recruiting, Passed(-2)),
    "a look into no hangout": (recruiting, Looked(0, "Z", 2)),
    "a sight of no hangout": (recruiting, Saw("Z", (18, 19))),
    "a sight of a crook that is not in the box": (recruiting, Saw("A", (18, 99))),
    "a sight of one crook twice": (recruiting, Saw("A", (18, 18))),
    "a sight out of order": (recruiting, Saw("A", (19, 18))),
    "a crook taken from no hangout": (taking, Took(0, Origin("C", 1))),
    "a crook taken from a hangout before the first": (taking, Took(0, Origin("@", 2))),
    "a crook from no hangout": (taking, Recognized(Origin("H", 1), 18)),
    "a crook of a number there never was": (taking, Recognized(Origin("A", 3), 18)),
    "a crook that is not in the box": (taking, Recognized(Origin("A", 2), 99)),
    "no hangout left": (taking, Left(0, "Z")),
    "a crook placed at no target": (placing, Placed(0, 1, 18)),
    "a crook placed that is not in the box": (placing, Placed(0, 6, 99)),
    "a crook placed down at no target": (placing, PlacedDown(0, 10)),
    "crooks taken up at no target": (placing, Lifted(0, 1)),
    "crooks moved to no target": (moving, Moved(0, 10)),
    "crooks of nobody discarded": (killing, Discarded(7, 6)),
    "crooks of a seat counted from the end discarded": (killing, Discarded(-3, 6)),
    "crooks discarded at no target": (killing, Discarded(0, 1)),
    "spying on no target": (spying, Spied(2, 1)),
    "a crook of nobody turned up": (last_pass, Revealed(7, 6, 22)),
    "a crook of a seat counted from the end turned up": (last_pass, Revealed(-2, 6, 22)),
    "a crook turned up at no target": (last_pass, Revealed(0, 3, 22)),
    "a turn of nobody": (recruiting, Began(Recruiting(7))),
    "a hangout of nobody": (recruiting, Began(Taking(0, "H"))),
    "a crook in hand from nowhere": (taking, Began(Placing(0, Origin("H", 1)))),
    "a kill at no target": (placing, Began(Killing(0, 1))),
}
"""Facts of seats, hangouts, targets, crooks and origins that are not at this table."""

NOT_NOW: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a pass of another": (recruiting, Passed(1)),
    "a pass in the middle of a turn": (placing, Passed(0)),
    "a payment of another": (recruiting, Paid(1, 2)),
    "a payment by one who takes": (taking, Paid(0, 2)),
    "a payment of more than one has": (recruiting, Paid(0, 19)),
    "a payment of less than nothing": (recruiting, Paid(0, -1)),
    "a look of another": (recruiting, Looked(1, "A", 2)),
    "a look at more than lie there": (recruiting, Looked(0, "A", 3)),
    "a look at fewer than lie there": (recruiting, Looked(0, "A", 1)),
    "a look into an empty hangout": (recruiting, Looked(0, "B", 0)),
    "a look by one who has a crook in hand": (placing, Looked(0, "A", 1)),
    "a sight of too many": (recruiting, Saw("A", (18, 19, 20))),
    "a sight of too few": (recruiting, Saw("A", (18,))),
    "a crook taken by another": (taking, Took(1, Origin("A", 2))),
    "a crook taken too early": (recruiting, Took(0, Origin("A", 2))),
    "a crook taken where another lay": (taking, Took(0, Origin("A", 1))),
    "a crook taken from another hangout": (taking, Took(0, Origin("B", 0))),
    "a hangout left by another": (taking, Left(1, "A")),
    "another hangout left": (taking, Left(0, "B")),
    "a hangout left too early": (recruiting, Left(0, "A")),
    "a crook placed too early": (taking, Placed(0, 6, 18)),
    "a crook placed by another": (placing, Placed(1, 6, 18)),
    "a crook placed down too early": (taking, PlacedDown(0, 6)),
    "a crook placed down by another": (placing, PlacedDown(1, 6)),
    "a crook returned too early": (taking, Returned(0)),
    "a crook returned by another": (placing, Returned(1)),
    "money picked by another": (recruiting, Picked(1, 2)),
    "money picked without a Pickpocket": (recruiting, Picked(0, 2)),
    "crooks taken up by another": (placing, Lifted(1, 6)),
    "nobody taken up": (placing, Lifted(0, 6)),
    "crooks moved that were not taken up": (recruiting, Moved(0, 6)),
    "crooks moved by another": (moving, Moved(1, 9)),
    "nobody discarded": (recruiting, Discarded(0, 6)),
    "crooks discarded by nobody": (recruiting, Discarded(1, 6)),
    "spying by another": (spying, Spied(0, 6)),
    "spying without a Spy": (recruiting, Spied(0, 6)),
    "declining by another": (spying, Declined(0)),
    "declining with nothing to decline": (recruiting, Declined(0)),
    "a crook turned up that lies face up": (last_pass, Revealed(0, 9, 18)),
    "nobody turned up": (recruiting, Revealed(0, 6, 22)),
    "a score before the end": (on_own, Scored(ScoreLine("crooks", None, 0, "target_empty", "5.4"))),
    "a winner before the end": (on_own, Ended(Outcome((0,), "5.7"))),
    "an end before all have passed": (recruiting, Began(Over())),
}
"""Facts that could be, but not at this point of the game."""


def check_refused(make: Callable[[], State], fact: ViewEvent) -> None:
    for viewer in viewers(make()):
        view = crooks.view(make(), viewer)
        with pytest.raises(InvalidState) as error:
            crooks.fold(view, [fact])
        assert str(error.value) == f"view events: {fact!r} {TWICE}"
        assert view == crooks.view(make(), viewer)


@pytest.mark.parametrize("name", NOT_HERE)
def test_a_fact_of_what_is_not_at_the_table_is_refused(name: str) -> None:
    check_refused(*NOT_HERE[name])


@pytest.mark.parametrize("name", NOT_NOW)
def test_a_fact_that_can_not_follow_is_refused(name: str) -> None:
    check_refused(*NOT_NOW[name])


@pytest.mark.parametrize("thing", ["pass", None, 3, crooks.Pass(), Passed, ("passed", 0), frozenset({1})])
def test_what_is_no_view_event_is_a_type_error(thing: Any) -> None:
    view = crooks.view(table(A=[18]), 0)
    with pytest.raises(TypeError) as error:
        crooks.fold(view, [thing])
    assert str(error.value) == f"{thing!r} is no view event of Crooks"
    with pytest.raises(TypeError):
        crooks.fold(view, [Passed(0), thing])


def test_the_truth_is_no_view_event() -> None:
    """Even where all may know it: whoever hands over events has forgotten to pick."""
    state = table(A=[18])
    events = crooks.step(state, crooks.Pass()).events
    with pytest.raises(TypeError) as error:
        crooks.fold(crooks.view(state, 0), cast(Any, events))
    assert str(error.value) == ("an event is the truth: view_events(events, viewer) picks what a viewer may know of it")


def test_a_text_is_no_list_of_view_events() -> None:
    with pytest.raises(TypeError, match=r"^'p' is no view event of Crooks$"):
        crooks.fold(crooks.view(table(A=[18]), 0), cast(Any, "pass"))


def test_facts_for_the_eyes_of_another_are_refused() -> None:
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


def test_one_view_event_is_not_several() -> None:
    with pytest.raises(TypeError, match=r"^Passed\(seat=0\) is one view event: fold\(view, \[event\]\) takes several$"):
        crooks.fold(crooks.view(table(A=[18]), 0), cast(Any, Passed(0)))


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
