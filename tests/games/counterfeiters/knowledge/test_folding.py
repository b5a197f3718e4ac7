"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Dining,
    Ended,
    Filled,
    Finishing,
    Flew,
    Kind,
    LaidDown,
    Over,
    Paid,
    Playing,
    Printed,
    Replaying,
    Retaking,
    Retook,
    Returned,
    Scored,
    Showed,
    State,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from criminals.testing import counterfeiters_kit, random_actions, random_first
from tests.games.cases import Case
from tests.games.counterfeiters.happenings import CASES, at_the_end, dining, last_of_round, retaking, rich
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


# --- what can not follow ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_was_folded_before_is_refused(case: Case) -> None:
    if case.name == "the only one left":
        return  # it could lay another one down
    state, action = case.state(), counterfeiters.parse_action(case.action)
    after, events = counterfeiters.step(state, action)
    for viewer in viewers(state):
        with pytest.raises(InvalidState, match="does not follow on this view"):
            counterfeiters.fold(counterfeiters.view(after, viewer), counterfeiters.view_events(events, viewer))


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


def flying() -> State:
    """Seat 0 has flown out all it could but $10 by commercial flight, and seat 1 is to act."""
    return play(rich(), "fly commercial 80")


def tribute() -> State:
    """The pawn stands on a Godfather, and seat 0 has flown."""
    return scene(cash=(20, 50), offshore=(30, 0), pawn=4, moved=True)


LINE: Final = ScoreLine("counterfeiters", 0, 0, "cash", "6.4")
GREAT: Final = Kind.GREAT_LAWYER

NOT_NOW: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a card bought by another": (rich, Bought(1, "buy 5", 14, 20)),
    "a card bought that is not there": (rich, Bought(0, "buy 5", 12, 20)),
    "a card bought at another price": (rich, Bought(0, "buy 5", 14, 30)),
    "a card bought on an empty space": (rich, Bought(0, "buy 1", 9, 60)),
    "nothing bought on an empty space": (rich, Bought(0, "buy 1", cast(Any, None), 60)),
    "a card bought on no space": (rich, Bought(0, "buy 9", 14, 20)),
    "a card bought where one prints": (rich, Bought(0, "print 1", 14, 20)),
    "a card bought by one who can not have the money": (lambda: scene(market=(9,)), Bought(0, "buy 5", 9, 20)),
    "a card bought twice": (lambda: play(rich(), "buy 5"), Bought(1, "buy 5", 14, 20)),
    "fakes printed by another": (rich, Printed(1, "print 1", 1, 2)),
    "fakes printed on a market space": (rich, Printed(0, "buy 1", 1, 2)),
    "more fakes printed than there are": (rich, Printed(0, "print 1", 1, 99)),
    "no fakes printed": (rich, Printed(0, "print 1", 1, 0)),
    "fakes printed of no quality": (rich, Printed(0, "print 1", 4, 2)),
    "fakes printed on a space that is taken": (lambda: play(rich(), "print 1"), Printed(1, "print 1", 1, 2)),
    "fakes changed that nobody has": (rich, Changed(0, "shop 1", (0, 0, 1), 50)),
    "no fakes changed": (rich, Changed(0, "shop 1", (0, 0, 0), 50)),
    "no fakes changed for nothing": (rich, Changed(0, "shop 1", (0, 0, 0), 0)),
    "fewer fakes changed than none": (rich, Changed(0, "shop 1", (-1, 2, 0), 50)),
    "fakes of two qualities changed": (rich, Changed(0, "shop 1", cast(Any, (1, 0)), 50)),
    "fakes changed where one defrauds": (rich, Changed(0, "defraud 1", (1, 0, 0), 50)),
    "fakes changed for nothing": (rich, Changed(0, "shop 1", (1, 0, 0), 0)),
    "more money than the bank has": (rich, Changed(0, "shop 1", (1, 0, 0), 10_000)),
    "fraud by another": (rich, Defrauded(1, "defraud 2", 30, False)),
    "fraud without the sunglasses": (rich, Defrauded(0, "defraud 1", 30, False)),
    "fraud for less than a note": (rich, Defrauded(0, "defraud 2", 7, False)),
    "fraud for more than the space gives": (rich, Defrauded(0, "defraud 2", 40, False)),
    "fraud at a bank that is empty": (lambda: scene(bank=0), Defrauded(0, "defraud 2", 0, False)),
    "fraud for less than the bank has": (rich, Defrauded(0, "defraud 2", 20, False)),
    "fraud where one prints": (rich, Defrauded(0, "print 1", 30, False)),
    "a flight by another": (rich, Flew(1, "fly jet", 0)),
    "a flight at another fare": (rich, Flew(0, "fly commercial", 0)),
    "a flight that nobody can pay": (lambda: scene(cash=(30, 0)), Flew(0, "fly commercial", 30)),
    "a flight on a space that is taken": (flying, Flew(1, "fly commercial", 30)),
    "an amount before a flight": (rich, Stowed(10)),
    "a henchman laid down by another": (rich, LaidDown(1)),
    "a henchman laid down over lunch": (dining, LaidDown(1)),
    "a henchman laid down that is spent": (
        lambda: scene(idle=(0, 1), phase=Finishing(0, 1), pawn=13, moved=True),
        LaidDown(0),
    ),
    "a pawn that jumps": (rich, Advanced(2)),
    "a pawn that stays": (rich, Advanced(0)),
    "a pawn at the end": (lambda: scene(pawn=13, moved=True), Advanced(14)),
    "a pawn over lunch": (dining, Advanced(2)),
    "a payment with no Godfather": (rich, Paid(0, 60)),
    "a payment that is not half": (tribute, Paid(1, 40)),
    "a payment of half a note": (lambda: scene(cash=(20, 130), pawn=4, moved=True), Paid(1, 65)),
    "a payment of nobody": (tribute, Paid(7, 10)),
    "a payment of a seat counted from the end": (tribute, Paid(-1, 30)),
    "henchmen returned too early": (rich, Returned()),
    "henchmen returned before the police": (lambda: scene(idle=(0, 0)), Returned()),
    "nothing binned": (lambda: scene(pawn=1, moved=True), Binned(())),
    "cards binned that lie in no bin": (lambda: scene(pawn=1, moved=True, market=(9, None)), Binned((9,))),
    "cards binned in the middle of a round": (lambda: play(rich(), "laydown"), Binned((14,))),
    "too few cards drawn": (rich, Filled((16,))),
    "cards drawn that lie in the market": (rich, Filled((9, 16))),
    "a card drawn twice": (rich, Filled((16, 16))),
    "a card drawn that is for more players": (rich, Filled((16, 20))),
    "cards drawn from elsewhere": (rich, Filled((16, 99))),
    "a lunch of another": (dining, Dined(0, 1, 50)),
    "a lunch of a fake that nobody has": (dining, Dined(1, 3, 50)),
    "a lunch of no quality": (dining, Dined(1, 0, 50)),
    "a lunch at night": (rich, Dined(0, 1, 50)),
    "a henchman taken off by another": (retaking, Retook(1, "print 1")),
    "a henchman taken off that is another's": (retaking, Retook(0, "print 1")),
    "a henchman taken off no space": (retaking, Retook(0, "print 9")),
    "declining by another": (retaking, Declined(1)),
    "declining with nothing to decline": (rich, Declined(0)),
    "a prize before the end": (lambda: scene(cards={0: (34,)}), Won(0, 50)),
    "a prize without a ticket": (at_the_end, Won(0, 50)),
    "a prize of less than a note": (lambda: at_the_end(cards={0: (34,)}), Won(0, 45)),
    "a prize of a part, of a bank that has it": (lambda: at_the_end(cards={0: (34,)}), Won(0, 40)),
    "a prize too large": (lambda: at_the_end(cards={0: (34,)}), Won(0, 60)),
    "a prize of nobody": (at_the_end, Won(5, 50)),
    "cash shown before the end": (rich, Showed(0, 120)),
    "cash shown that can not be": (at_the_end, Showed(1, 60)),
    "cash shown by nobody": (at_the_end, Showed(2, 0)),
    "a stack shown before the end": (rich, Uncovered((16, 18, 19, 21))),
    "a stack of another size": (at_the_end, Uncovered((16,))),
    "an empty stack": (lambda: at_the_end(stack=()), Uncovered(())),
    "a turn of nobody": (rich, Began(Playing(7))),
    "a turn that does not come": (lambda: play(rich(), "laydown"), Began(Playing(1))),
    "a round that does not begin": (dining, Began(Playing(1))),
    "a lunch of one without": (dining, Began(Dining(0, 1))),
    "a lunch of nobody": (dining, Began(Dining(5, 1))),
    "a lunch too many": (dining, Began(Dining(1, 3))),
    "a last henchman before the end": (rich, Began(Finishing(1, 0))),
    "a last henchman of nobody": (at_the_end, Began(Finishing(4, 0))),
    "a last henchman that is spent": (at_the_end, Began(Finishing(0, 1))),
    "a lawyer before the end": (lambda: scene(cards={0: (40,)}), Began(Retaking(0, GREAT))),
    "a lawyer that nobody has": (at_the_end, Began(Retaking(0, GREAT))),
    "a lawyer of nobody": (at_the_end, Began(Retaking(3, GREAT))),
    "a henchman played again that was not taken off": (rich, Began(Replaying(0, GREAT))),
    "an end before it is shown": (at_the_end, Began(Over())),
    "an end before the last space": (rich, Began(Over())),
    "a score before the end": (rich, Scored(LINE)),
    "a winner before the end": (rich, Ended(Outcome((0,), "6.4"))),
}
"""Facts that could be, but not at this table, or not at this point of the game."""


@pytest.mark.parametrize("name", NOT_NOW)
def test_a_fact_that_can_not_follow_is_refused(name: str) -> None:
    make, fact = NOT_NOW[name]
    for viewer in viewers(make()):
        view = counterfeiters.view(make(), viewer)
        with pytest.raises(InvalidState) as error:
            counterfeiters.fold(view, [fact])
        assert str(error.value) == f"view events: {fact!r} {TWICE}"
        assert view == counterfeiters.view(make(), viewer)


@pytest.mark.parametrize("amount", [0, 5, 15, -10, 90, 100])
def test_4_6_an_amount_that_can_not_be_flown_is_refused(amount: int) -> None:
    view = counterfeiters.fold(counterfeiters.view(rich(), 0), [Flew(0, "fly commercial", 30)])
    assert counterfeiters.fold(view, [Stowed(80)]).cash == 10
    if amount == 90:
        assert counterfeiters.fold(view, [Stowed(amount)]).cash == 0
        return
    with pytest.raises(InvalidState, match="Stowed"):
        counterfeiters.fold(view, [Stowed(amount)])


def test_facts_for_the_eyes_of_another_are_refused() -> None:
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


@pytest.mark.parametrize("thing", ["laydown", None, 3, counterfeiters.LayDown(), LaidDown, ("laid_down", 0)])
def test_what_is_no_view_event_is_a_type_error(thing: Any) -> None:
    view = counterfeiters.view(rich(), 0)
    with pytest.raises(TypeError) as error:
        counterfeiters.fold(view, [thing])
    assert str(error.value) == f"{thing!r} is no view event of Counterfeiters"
    with pytest.raises(TypeError):
        counterfeiters.fold(view, [LaidDown(0), thing])


def test_the_truth_is_no_view_event() -> None:
    """Even where all may know it: whoever hands over events has forgotten to pick."""
    events = counterfeiters.step(rich(), counterfeiters.LayDown()).events
    with pytest.raises(TypeError) as error:
        counterfeiters.fold(counterfeiters.view(rich(), 0), cast(Any, events))
    assert str(error.value) == ("an event is the truth: view_events(events, viewer) picks what a viewer may know of it")


def test_one_view_event_is_not_several() -> None:
    with pytest.raises(
        TypeError, match=r"^LaidDown\(seat=0\) is one view event: fold\(view, \[event\]\) takes several$"
    ):
        counterfeiters.fold(counterfeiters.view(rich(), 0), cast(Any, LaidDown(0)))


def test_a_state_can_not_be_folded() -> None:
    with pytest.raises(TypeError, match=r"^a state is no view: view\(state, viewer\) gives"):
        counterfeiters.fold(cast(Any, rich()), [])


def test_some_facts_change_one_thing_each() -> None:
    view = counterfeiters.view(tribute(), 1)
    assert counterfeiters.fold(view, [Advanced(5)]) == attrs.evolve(view, pawn=5, moved=True, quiet=0)
    paid = counterfeiters.fold(view, [Paid(0, 10)])
    assert paid.possible(0) == range(0, 20, 10)
    assert paid.bank == view.bank + 10
    assert paid.cash == 50
    assert counterfeiters.fold(view, [Paid(1, 30)]).cash == 20
