"""What cannot follow on a view: facts of the right phase and seat that are wrong by little."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Began,
    Changed,
    Dined,
    Dining,
    Filled,
    Finishing,
    Flew,
    Kind,
    LayDown,
    Paid,
    Phase,
    Playing,
    Printed,
    Retaking,
    Returned,
    State,
    Stowed,
    View,
    ViewEvent,
    Won,
)
from tests.games.counterfeiters.happenings import at_the_end, before_the_end, dining, last_of_round, rich
from tests.games.counterfeiters.scenes import PATIENT, scene
from tests.games.positions import play

GREAT: Final = Kind.GREAT_LAWYER


def folded(state: State, viewer: Viewer, *facts: ViewEvent) -> View:
    return counterfeiters.fold(counterfeiters.view(state, viewer), facts)


def refuse(view: View, fact: ViewEvent) -> None:
    with pytest.raises(InvalidState) as error:
        counterfeiters.fold(view, [fact])
    assert str(error.value).startswith(f"view events: {fact!r} does not follow on this view")


# --- flights (§4.6, §7.2) ---


def under_suspicion() -> State:
    """Seat 0 is to act with $40 in cash; the others think that it may have $30 to $110."""
    state = play(rich(), "fly commercial 80", *("laydown",) * 5, "defraud 1, laydown")
    assert (state.actor, state.cash[0], state.crews[0].possible) == (0, 40, range(30, 120, 10))
    return state


@pytest.mark.parametrize("amount", [0, -10, -20, 5])
def test_4_6_a_flight_moves_ten_dollars_at_least(amount: int) -> None:
    """Also where the others thought more possible, so that what would be left could be."""
    view = folded(under_suspicion(), 0, Flew(0, "fly commercial", 30))
    assert counterfeiters.fold(view, [Stowed(10)]).cash == 0
    refuse(view, Stowed(amount))


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_7_2_what_another_moved_is_told_to_nobody_else(viewer: Viewer) -> None:
    """Nor if it comes by itself, and the viewer could have moved so much."""
    view = folded(rich(), viewer, Flew(0, "fly commercial", 30))
    assert folded(rich(), 0, Flew(0, "fly commercial", 30), Stowed(10)).cash == 80
    refuse(view, Stowed(10))


def test_7_2_one_who_flew_is_told_what_it_moved_before_the_next_turn() -> None:
    """Nor is it missed if the facts are folded one by one."""
    began = Began(Playing(1))
    refuse(folded(rich(), 0, Flew(0, "fly commercial", 30)), began)
    for viewer in (1, SPECTATOR):
        assert folded(rich(), viewer, Flew(0, "fly commercial", 30), began).phase == Playing(1)


# --- what everybody pays and gets (§5.1, §6.3) ---


def test_5_1_one_knows_what_one_pays() -> None:
    """The others cannot rule out what its cash rules out."""
    state = scene(cash=(20, 50), offshore=(30, 0), pawn=4, moved=True)
    paid = Paid(0, 20)
    assert folded(state, 1, paid).possible(0) == range(10, 30, 10)
    assert folded(state, 0, Paid(0, 10)).cash == 10
    refuse(counterfeiters.view(state, 0), paid)


@pytest.mark.parametrize("cards", [(), (34,)])
def test_6_3_a_prize_is_something(cards: tuple[int, ...]) -> None:
    refuse(counterfeiters.view(at_the_end(cards={0: cards}), 0), Won(0, 0))


# --- the stack (§2.4) ---


def test_2_4_cards_are_drawn_letter_by_letter() -> None:
    """The last A lies on the top of the stack, the Bs below it."""
    state = counterfeiters.new_game(players=3, rng=Random(1))
    while True:
        after, events = counterfeiters.step(state, LayDown())
        drawn = [event.fact for event in events if isinstance(event.fact, Filled)]
        if drawn:
            break
        state = after
    cards = drawn[0].cards
    assert [state.layout.cards[card].letter for card in cards] == ["A", "A"]
    ends = [card.id for card in state.edition.cards if card.letter == "D"]
    for viewer in (0, SPECTATOR):
        facts = counterfeiters.view_events(events, viewer)
        at = facts.index(drawn[0])
        view = counterfeiters.fold(counterfeiters.view(state, viewer), facts[:at])
        assert counterfeiters.fold(view, [drawn[0]]).market[:2] == cards[::-1]
        refuse(view, Filled((cards[0], ends[0])))
        refuse(view, Filled((ends[0], cards[0])))


# --- the next decision ---


def between_rounds(**more: object) -> State:
    """The henchmen have returned, and the next round or a lunch is to come."""
    fields: dict[str, object] = {"cash": (30, 50), "fakes": {0: (1, 0, 0)}, "pawn": 1, "moved": True, **more}
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


NOT_NEXT: Final[dict[str, tuple[Callable[[], State], Phase]]] = {
    "a round that another begins": (lambda: between_rounds(next_first=1), Playing(0)),
    "a round that has begun": (scene, Playing(0)),
    "a lunch of the seat after the last one": (between_rounds, Dining(2, 1)),
    "no lunch": (between_rounds, Dining(0, 0)),
    "a lunch that the bank cannot pay": (lambda: between_rounds(cards={0: (17,)}, bank=40), Dining(0, 1)),
    "a lunch that is over": (lambda: dining(phase=Dining(1, 1)), Dining(1, 2)),
    "a last henchman of the seat after the last one": (at_the_end, Finishing(2, 0)),
    "a last henchman after nobody's": (at_the_end, Finishing(1, 2)),
    "a lawyer of the seat after the last one": (at_the_end, Retaking(2, GREAT)),
}
"""Decisions that could come, but not on this table."""


@pytest.mark.parametrize("name", NOT_NEXT)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_decision_that_can_not_come_next_is_refused(name: str, viewer: Viewer) -> None:
    make, phase = NOT_NEXT[name]
    refuse(counterfeiters.view(make(), viewer), Began(phase))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_can_come_next_is_not_refused(viewer: Viewer) -> None:
    for state, phase in (
        (between_rounds(next_first=1), Playing(1)),
        (between_rounds(cards={0: (17,)}, bank=50), Dining(0, 1)),
        (dining(), Dining(1, 1)),
        (at_the_end(), Finishing(1, 0)),
    ):
        assert folded(state, viewer, Began(phase)).phase == phase


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("cards", [(), (17,)], ids=["the next round", "a lunch"])
def test_3_5_nothing_comes_before_the_henchmen_have_returned(viewer: Viewer, cards: tuple[int, ...]) -> None:
    """Nor if rounds were quiet before, so that the table does not tell."""
    state = scene(idle=(1, 0), fakes={0: (1, 0, 0)}, cards={0: cards}, quiet=1, edition=PATIENT)
    facts = counterfeiters.view_events(counterfeiters.step(state, LayDown()).events, viewer)
    assert facts[-1] == Began(Dining(0, 1) if cards else Playing(0))
    assert folded(state, viewer, *facts).quiet == 2
    with pytest.raises(InvalidState, match="Began"):
        folded(state, viewer, *(fact for fact in facts if not isinstance(fact, Returned)))
    with pytest.raises(InvalidState, match="Began"):
        folded(state, viewer, *facts, facts[-1])


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_3_7_with_just_50_dollars_left_the_next_lunch_is_of_the_same_player(viewer: Viewer) -> None:
    both = {0: (2, 0, 0), 1: (1, 0, 0)}
    state = scene(fakes=both, cards={0: (16, 17), 1: (25,)}, bank=100, moved=True, pawn=1, phase=Dining(0, 2))
    view = folded(state, viewer, Dined(0, 1, 50))
    assert view.bank == 50
    assert counterfeiters.fold(view, [Began(Dining(0, 1))]).phase == Dining(0, 1)
    refuse(view, Began(Dining(1, 1)))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_6_1_no_round_goes_on_after_the_last_space(viewer: Viewer) -> None:
    state = before_the_end()
    facts = counterfeiters.view_events(counterfeiters.step(state, counterfeiters.Print(2)).events, viewer)
    assert facts[-1] == Began(Finishing(1, 0))
    refuse(folded(state, viewer, *facts[:-1]), Began(Playing(1)))


# --- what follows from the rest of a view ---


def test_where_nobody_stands_is_found_anew_with_every_step() -> None:
    """Also with one that brings no other decision: seat 0 alone has henchmen left."""
    state = scene(idle=(2, 0), market=(9,), cash=(60, 0))
    for text in ("print 1", "buy 5"):
        action = counterfeiters.parse_action(text)
        after, events = counterfeiters.step(state, action)
        view = counterfeiters.fold(counterfeiters.view(state, 0), counterfeiters.view_events(events, 0))
        assert view.open == after.open != state.open
        assert action not in counterfeiters.legal_actions(view)
    assert counterfeiters.view_events(counterfeiters.step(state, counterfeiters.Print(1)).events, 0) == (
        Printed(0, "print 1", 1, 2),
    )


def test_where_a_card_lies_is_found_anew_with_every_fact() -> None:
    """Even in the middle of a step."""
    state = last_of_round()
    facts = counterfeiters.view_events(counterfeiters.step(state, LayDown()).events, 0)
    spaces = [folded(state, 0, *facts[:count]).open & 0b11111 for count in range(len(facts) + 1)]
    assert spaces == [0b10000, 0b10000, 0b10100, 0b00100, 0b11111, 0b11111]


# --- what fakes bring (§4.7) ---


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_4_7_fakes_bring_their_whole_price_and_no_other(viewer: Viewer) -> None:
    for amount in (0, 10, 40, 60):
        refuse(counterfeiters.view(dining(), viewer), Dined(1, 1, amount))
        refuse(counterfeiters.view(rich(), viewer), Changed(0, "shop 1", (1, 0, 0), amount))
        refuse(counterfeiters.view(rich(), viewer), Changed(0, "fence 1", (0, 3, 0), amount))
    assert folded(dining(bank=50), viewer, Dined(1, 1, 50)).bank == 0
    refuse(counterfeiters.view(dining(bank=40), viewer), Dined(1, 1, 50))
    short = scene(fakes={0: (1, 0, 0)}, bank=40)
    assert folded(short, viewer, Changed(0, "fence 1", (1, 0, 0), 20)).bank == 20
    refuse(counterfeiters.view(short, viewer), Changed(0, "shop 1", (1, 0, 0), 50))
    refuse(counterfeiters.view(short, viewer), Changed(0, "print 1", (1, 0, 0), 20))
