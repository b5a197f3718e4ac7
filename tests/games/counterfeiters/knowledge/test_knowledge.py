"""§7: who knows what, as far as the table keeps it: the cash that is possible, narrowed by what is paid."""

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Crew, State, Table
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import play

PUBLIC = (
    *(
        "layout",
        "phase",
        "crews",
        "henchmen",
        "market",
        "binned",
        "stack_size",
        "leftover",
        "bank",
        "pawn",
        "moved",
        "quiet",
    ),
    *("first", "next_first"),
)
FOLLOWING = ("open", "gear", "supply")
SECRET = ("cash", "stack")


def possible(state: State, seat: int = 0) -> list[int]:
    """The cash of a seat that the others cannot rule out."""
    return list(state.crews[seat].possible)


def tens(least: int, most: int) -> list[int]:
    return list(range(least, most + 10, 10))


# --- 7.1: what is public ---


def test_7_1_the_table_has_these_facts_and_no_others() -> None:
    """A secret put on the table would have to be named here."""
    assert tuple(field.name for field in attrs.fields(Table)) == (*PUBLIC, *FOLLOWING)
    assert tuple(field.name for field in attrs.fields(Table) if field.init) == PUBLIC
    assert tuple(field.name for field in attrs.fields(State)) == (*PUBLIC, *FOLLOWING, *SECRET)
    assert tuple(field.name for field in attrs.fields(Crew)) == ("idle", "cards", "fakes", "wealth", "least", "most")


def test_7_1_the_sum_of_cash_and_offshore_money_is_on_the_table() -> None:
    state = play(scene(cash=(120, 0), fakes={0: (1, 0, 0)}), "fly commercial 50", "laydown", "fence 1 1/0/0")
    assert state.crews[0].wealth == 120 - 30 + 20
    assert (state.cash[0], state.offshore[0]) == (60, 50)
    assert state.table.crews == state.crews


@pytest.mark.parametrize("amount", [10, 40, 90])
def test_7_1_the_table_and_the_repr_are_the_same_whatever_was_flown(amount: int) -> None:
    start = scene(cash=(120, 0))
    one, other = play(start, f"fly commercial {amount}"), play(start, "fly commercial 20")
    assert one.table == other.table
    assert one != other
    assert repr(one) == repr(other) == str(one)


def test_7_1_the_repr_tells_no_card_of_the_stack() -> None:
    one, other = scene(stack=(9, 12)), scene(stack=(12, 9))
    assert repr(one) == repr(other)
    assert one != other


# --- 7.2: what cash is possible ---


def test_7_2_at_first_everybody_knows_everybodys_cash() -> None:
    state = counterfeiters.new_game(players=4, setup=four())
    assert [possible(state, seat) for seat in range(4)] == [[30], [40], [50], [20]]


def four() -> counterfeiters.Setup:
    stack = [card.id for card in counterfeiters.REFERENCE.cards if card.letter != "S"]
    return counterfeiters.Setup(stack, (5, 6, 7, 8), 3)


def test_7_2_after_a_flight_anything_may_be_left_but_what_had_to_be_moved() -> None:
    assert possible(play(scene(cash=(120, 0)), "fly commercial 40")) == tens(0, 80)
    assert possible(play(scene(cash=(120, 0), cards={0: (27,)}), "fly jet 40")) == tens(0, 110)
    assert possible(play(scene(cash=(40, 0)), "fly commercial 10")) == [0]
    assert possible(play(scene(cash=(10, 0), cards={0: (27,)}), "fly jet 10")) == [0]


def test_7_2_what_is_earned_moves_all_that_is_possible() -> None:
    state = play(scene(cash=(120, 0)), "fly commercial 40", "laydown", "defraud 2")
    assert possible(state) == tens(30, 110)


def test_7_2_no_payment_can_exceed_the_cash() -> None:
    """The card costs $20: whoever had less could not have bought it."""
    flown = play(scene(cash=(120, 0), market=(9, 12, 14)), "fly commercial 40", "laydown")
    assert possible(play(flown, "buy 5")) == tens(0, 60)
    assert possible(play(flown, "buy 3")) == tens(0, 40)
    earned = play(flown, "defraud 2", "laydown")
    assert possible(play(earned, "buy 5")) == tens(10, 90)


def test_7_2_a_second_flight_takes_its_fare_from_the_most() -> None:
    state = play(scene(cash=(120, 0), cards={0: (27,)}), "fly jet 10", "laydown", "fly commercial 10")
    assert state.cash[0] == 70
    assert possible(state) == tens(0, 70)


@pytest.mark.parametrize(("cash", "paid", "left"), [(100, 50, [40, 50]), (90, 50, [40, 50]), (10, 10, [0, 10])])
def test_7_2_a_godfather_leaves_two_amounts(cash: int, paid: int, left: list[int]) -> None:
    """The most that was possible is $140."""
    state = scene(cash=(cash, 0), offshore=(150 - cash, 0), pawn=3)
    assert possible(state) == tens(0, 140)
    after = play(state, "print 2")
    assert after.cash[0] == cash - paid
    assert possible(after) == left


def test_7_2_a_godfather_who_gets_nothing_tells_of_an_empty_pocket() -> None:
    after = play(scene(offshore=(150, 0), pawn=3), "print 2")
    assert possible(after) == [0]


def test_7_2_a_godfather_tells_no_more_than_was_possible() -> None:
    """Of $30 and $40 that would pay $20, only $30 was possible: it is the most."""
    state = scene(cash=(30, 0), offshore=(10, 0), pawn=3)
    assert possible(state) == tens(0, 30)
    assert possible(play(state, "print 2")) == [10]


def test_7_2_laying_down_tells_nothing() -> None:
    flown = play(scene(cash=(120, 0)), "fly commercial 40", "laydown")
    assert possible(play(flown, "laydown")) == possible(flown)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_7_2_the_true_cash_is_always_possible(players: int, seed: int) -> None:
    widest = 0
    for state in every_state(players, seed):
        for crew, cash, offshore in zip(state.crews, state.cash, state.offshore, strict=True):
            assert cash in crew.possible
            assert 0 <= crew.least <= crew.most <= crew.wealth
            assert offshore >= 0
            widest = max(widest, len(crew.possible))
    assert widest > 3


# --- 7.3, 7.4: the stack, and the end ---


def test_7_3_the_order_of_the_stack_is_the_states_alone() -> None:
    state = scene(stack=(9, 12, 14))
    assert (state.stack_size, state.leftover) == (3, ())
    assert not hasattr(state.table, "stack")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_4_at_the_end_all_is_on_the_table(players: int) -> None:
    *_, before, end = every_state(players, seed=74)
    assert [list(crew.possible) for crew in end.crews] == [[cash] for cash in end.cash]
    assert (end.stack, end.stack_size) == ((), 0)
    assert end.leftover == before.stack[len(before.stack) - len(end.leftover) :]
