"""§3.7, §6.3: lunches, at the end of each round and of the game; and lottery tickets."""

from typing import Any

import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Dining
from tests.games.counterfeiters.scenes import acting, fakes_of, lay_down, scene
from tests.games.positions import code, listed, play, refused

A, B, C = 16, 25, 30
"""Lunches."""


def test_3_7_a_lunch_turns_a_fake_of_its_owners_choice_into_50() -> None:
    before = lay_down(scene(fakes={0: (1, 0, 2)}, cards={0: [A]}))
    assert before.phase == Dining(0, 1)
    assert listed(before) == ["dine 1", "dine 3"]
    state = play(before, "dine 3")
    assert (fakes_of(state)[0], state.cash, state.bank) == ((1, 0, 1), (50, 0), before.bank - 50)
    assert state.supply == (29, 30, 39)
    assert acting(state) == ("Playing", 0)


def test_3_7_it_is_mandatory_and_asked_even_if_one_quality_is_held() -> None:
    state = lay_down(scene(fakes={0: (0, 1, 0)}, cards={0: [A]}))
    assert listed(state) == ["dine 2"]
    assert code(state, "decline") == code(state, "laydown") == ("wrong_phase", "3.7")
    assert dict(refused(state, "dine 1").params) == {"quality": 1, "count": 1, "held": 0}
    assert code(state, "dine 1") == ("not_that_many_fakes", "3.7")
    assert code(state, "dine 0") == code(state, "dine 4") == ("no_such_thing", "1.1")


def test_3_7_refusals_of_the_supermarket_do_not_concern_it() -> None:
    assert listed(lay_down(scene(pawn=11, fakes={0: (1, 1, 1)}, cards={0: [A]}))) == ["dine 1", "dine 2", "dine 3"]


def test_3_7_after_the_market() -> None:
    """The henchmen are back, the market is filled, the first player is still that of the round that ends."""
    state = lay_down(
        play(scene(fakes={0: (1, 0, 0)}, cards={0: [A]}, market=[18], stack=[9, 12]), "laydown", "defraud 1")
    )
    assert state.phase == Dining(0, 1)
    assert (state.market[2:], [crew.idle for crew in state.crews]) == ((None, 12, 9), [3, 3])
    assert (state.first, state.next_first) == (0, 1)
    assert acting(play(state, "dine 1")) == ("Playing", 1)


def test_3_7_in_turn_order_from_the_first_player_of_the_round_that_ends() -> None:
    """Not of the next one: seat 1 has taken the sunglasses."""
    given: dict[str, Any] = {"fakes": dict.fromkeys(range(3), (2, 0, 0)), "cards": {0: [A], 1: [B], 2: [C]}}
    state = scene(3, first=2, seat=2, **given)
    state = lay_down(play(state, "laydown", "laydown", "defraud 1"))
    seats: list[int | None] = []
    while isinstance(state.phase, Dining):
        seats.append(counterfeiters.actor(state))
        state = play(state, "dine 1")
    assert seats == [2, 0, 1]
    assert (state.first, acting(state)) == (1, ("Playing", 1))


def test_3_7_all_of_one_players_lunches_then_the_next_players() -> None:
    state = lay_down(scene(fakes={0: (3, 0, 0), 1: (3, 0, 0)}, cards={0: [A, B], 1: [C]}))
    seen: list[object] = []
    while isinstance(state.phase, Dining):
        seen.append(state.phase)
        state = play(state, "dine 1")
    assert seen == [Dining(0, 2), Dining(0, 1), Dining(1, 1)]
    assert (state.cash, fakes_of(state)) == ((100, 50), [(1, 0, 0), (2, 0, 0)])


def test_3_7_while_they_have_a_fake() -> None:
    """Three lunches, two fakes."""
    state = lay_down(scene(fakes={0: (1, 1, 0), 1: (1, 0, 0)}, cards={0: [A, B, 41], 1: [C]}))
    state = play(state, "dine 1", "dine 2")
    assert state.phase == Dining(1, 1)
    assert acting(play(state, "dine 1")) == ("Playing", 0)


def test_3_7_nothing_is_asked_of_who_has_no_fakes_or_no_lunch() -> None:
    assert acting(lay_down(scene(cards={0: [A], 1: [B]}))) == ("Playing", 0)
    assert acting(lay_down(scene(fakes={0: (9, 0, 0), 1: (9, 0, 0)}))) == ("Playing", 0)
    assert lay_down(scene(fakes={0: (9, 0, 0), 1: (1, 0, 0)}, cards={1: [B]})).phase == Dining(1, 1)


@pytest.mark.parametrize("bank", [0, 10, 40])
def test_3_7_4_7_nothing_is_asked_while_the_bank_has_less_than_50(bank: int) -> None:
    state = lay_down(scene(fakes={0: (9, 0, 0)}, cards={0: [A]}, bank=bank))
    assert (acting(state), fakes_of(state)[0], state.cash) == (("Playing", 0), (9, 0, 0), (0, 0))
    assert state.bank == bank


@pytest.mark.parametrize(
    ("bank", "cash", "fakes"),
    [
        (50, (50, 0), [1, 1]),
        (90, (50, 0), [1, 1]),
        (100, (100, 0), [0, 1]),
        (140, (100, 0), [0, 1]),
        (150, (100, 50), [0, 0]),
    ],
)
def test_3_7_4_7_the_bank_runs_short_between_lunches(bank: int, cash: tuple[int, ...], fakes: list[int]) -> None:
    """The lunches that it cannot pay in full are not asked, and take no fake."""
    state = lay_down(scene(fakes={0: (2, 0, 0), 1: (1, 0, 0)}, cards={0: [A, B], 1: [C]}, bank=bank))
    while isinstance(state.phase, Dining):
        state = play(state, "dine 1")
    assert (state.cash, state.bank, [held[0] for held in fakes_of(state)]) == (cash, bank - sum(cash), fakes)
    assert acting(state) == ("Playing", 0)


def test_3_7_a_godfather_at_the_end_of_a_quiet_round_fills_the_bank_for_them() -> None:
    state = lay_down(scene(pawn=3, cash=[20], fakes={0: (1, 0, 0)}, cards={0: [A]}, bank=40))
    assert (state.bank, state.phase) == (50, Dining(0, 1))
    assert play(state, "dine 1").cash == (60, 0)


# --- the end ---


def last_round(**given: Any) -> counterfeiters.State:
    """A scene that comes to its last lunches with the next `laydown`."""
    state = scene(pawn=12, seat=1, idle=(0, 1), **given)
    return play(state, "laydown")


def test_6_3_each_lunch_works_one_last_time() -> None:
    state = last_round(fakes={0: (1, 0, 1), 1: (2, 0, 0)}, cards={0: [A], 1: [B, C]})
    assert (acting(state), listed(state)) == (("Dining", 0), ["dine 1", "dine 3"])
    state = play(state, "dine 3", "dine 1")
    assert state.phase == Dining(1, 1)
    state = play(state, "dine 1")
    assert (acting(state), state.cash) == (("Over", None), (50, 100))
    assert fakes_of(state) == [(1, 0, 0), (0, 0, 0)]


def test_6_3_from_the_first_player_of_the_round_that_was_broken_off() -> None:
    state = last_round(first=1, next_first=0, fakes={0: (1, 0, 0), 1: (1, 0, 0)}, cards={0: [A], 1: [B]})
    assert acting(state) == ("Dining", 1)
    assert acting(play(state, "dine 1")) == ("Dining", 0)


def test_6_3_lunches_come_after_the_lawyers() -> None:
    state = last_round(fakes={0: (1, 0, 0)}, cards={0: [A, 40]}, standing={"print 1": 0})
    assert acting(state) == ("Retaking", 0)
    assert acting(play(state, "decline")) == ("Dining", 0)
    assert acting(play(state, "retake print 1, print 1")) == ("Dining", 0)
    bare = last_round(cards={0: [A, 40]}, standing={"print 1": 0})
    assert listed(play(bare, "retake print 1, print 1")) == ["dine 1"], "what was printed just now is eaten"


def test_6_3_lottery_tickets_are_paid_in_cash() -> None:
    state = last_round(cash=[100, 0], offshore=[0, 50], cards={0: [34, 37], 1: [39]})
    assert (acting(state), state.cash, state.offshore) == (("Over", None), (50 + 110, 100), (0, 50))


def test_6_3_tickets_are_paid_after_all_lunches() -> None:
    """So the lunches get what the bank has; the tickets what is left."""
    state = last_round(fakes={1: (1, 0, 0)}, cards={0: [39], 1: [A]}, bank=120)
    assert (acting(state), state.cash) == (("Dining", 1), (0, 0))
    state = play(state, "dine 1")
    assert (acting(state), state.cash, state.bank) == (("Over", None), (70, 50), 0)


@pytest.mark.parametrize(("first", "cash"), [(0, (80, 20)), (1, (0, 100))])
def test_6_3_tickets_are_paid_in_turn_order_until_the_bank_is_dry(first: int, cash: tuple[int, ...]) -> None:
    state = last_round(first=first, cards={0: [38], 1: [39]}, bank=100)
    assert (state.cash, state.bank) == (cash, 0)


@pytest.mark.parametrize(("bank", "cash"), [(40, (40, 0)), (130, (100, 30)), (110, (100, 10))])
def test_6_3_4_7_a_ticket_that_the_bank_cannot_pay_takes_what_there_is(bank: int, cash: tuple[int, ...]) -> None:
    """Where it has too little for a lunch, which is not asked."""
    fakes = {0: (1, 0, 0)} if bank < 50 else {}
    state = last_round(fakes=fakes, cards={0: [A, 39], 1: [34]}, bank=bank)
    assert (acting(state), state.cash, state.bank) == (("Over", None), cash, 0)
    assert fakes_of(state)[0] == fakes.get(0, (0, 0, 0))


def test_6_3_a_dry_bank_pays_no_ticket_and_asks_for_no_lunch() -> None:
    state = last_round(fakes={0: (1, 1, 1)}, cards={0: [A, 39]}, bank=0)
    assert (acting(state), state.cash, fakes_of(state)[0]) == (("Over", None), (0, 0), (1, 1, 1))


def test_6_3_tickets_are_paid_at_the_end_only() -> None:
    state = lay_down(scene(cards={0: [38, 39]}))
    assert state.cash == (0, 0)
