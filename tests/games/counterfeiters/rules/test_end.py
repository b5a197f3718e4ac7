"""§6.1: the pawn on the last space, and the last henchmen."""

import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Finishing
from tests.games.counterfeiters.scenes import acting, every_state, fakes_of, idle, scene, standing
from tests.games.positions import code, listed, play


def actors(state: counterfeiters.State) -> list[int]:
    """Who plays a last henchman, in order, everybody laying down."""
    found: list[int] = []
    while isinstance(state.phase, Finishing):
        found.append(state.phase.seat)
        state = play(state, "laydown")
    assert acting(state) == ("Over", None)
    return found


@pytest.mark.parametrize(
    ("mover", "first", "idle_", "order"),
    [
        (0, 0, (3, 3, 3), [1, 2, 0]),
        (1, 0, (2, 3, 3), [2, 0, 1]),
        (2, 0, (2, 2, 3), [0, 1, 2]),
        (2, 2, (2, 2, 2), [0, 1, 2]),
        (0, 1, (3, 3, 3), [1, 2, 0]),
        (2, 0, (0, 0, 1), []),
        (1, 0, (0, 1, 1), [2]),
        (0, 0, (1, 1, 1), [1, 2]),
        (2, 0, (1, 0, 2), [0, 2]),
        (0, 0, (2, 0, 0), [0]),
    ],
)
def test_6_1_from_the_player_after_who_moved_the_pawn_that_one_last(
    mover: int, first: int, idle_: tuple[int, ...], order: list[int]
) -> None:
    """Those without a henchman are skipped; whoever is first in the round."""
    state = play(scene(3, seat=mover, first=first, pawn=19, idle=idle_), "print 3")
    assert actors(state) == order


def test_6_1_one_last_henchman_each_however_many_are_left() -> None:
    state = play(scene(2, pawn=12), "print 2")
    assert (acting(state), idle(state)) == (("Finishing", 1), [2, 3])
    state = play(state, "laydown")
    assert (acting(state), idle(state)) == (("Finishing", 0), [2, 2])
    state = play(state, "laydown")
    assert (acting(state), idle(state)) == (("Over", None), [1, 2])


def test_6_1_the_round_is_broken_off() -> None:
    """No henchman returns, nothing is binned or filled, the sunglasses are for nobody."""
    before = scene(
        pawn=12, market=[9, 12, 18], stack=[19, 21], cash=[100, 100], standing={"defraud 1": 0}, next_first=0
    )
    state = play(before, "print 2", "buy 3", "laydown")
    assert acting(state) == ("Over", None)
    assert standing(state) == {"defraud 1": 0, "print 2": 0, "buy 3": 1}
    assert (state.market, state.binned) == ((None, None, None, 12, 18), before.binned)
    assert (state.stack, state.leftover, state.first) == ((), (19, 21), 0)


def test_6_1_hats_no_longer_matter() -> None:
    state = play(scene(pawn=12, cash=[100, 100], fakes={1: (3, 3, 0)}), "print 2")
    after = play(state, "fence 1 1/0/0")
    assert (after.pawn, after.cash) == (13, (50, 70)), "no second Godfather"
    assert acting(after) == ("Finishing", 0)
    assert play(after, "laydown").pawn == 13


def test_6_1_the_last_henchmen_act_as_any() -> None:
    """Spaces that are taken stay taken, prices and refusals hold."""
    state = play(scene(pawn=12, cash=[0, 100], fakes={1: (1, 1, 1)}, market=[18]), "print 2")
    assert code(state, "print 2") == ("space_taken", "3.2")
    assert code(state, "shop 1 0/0/1") == ("quality_refused", "5.2")
    assert state.cash == (0, 50)
    assert code(state, "buy 4") == ("empty_space", "4.1")
    assert listed(state, "buy", "print", "defraud", "fly") == [
        *("buy 5", "print 1", "defraud 1", "defraud 2", "fly commercial 10", "fly commercial 20"),
    ]
    assert fakes_of(play(state, "print 1"))[1] == (3, 1, 1)


def test_6_1_sunglasses_give_only_money_now() -> None:
    """The order of the lunches and tickets is that of the round that was broken off."""
    state = play(scene(pawn=12, cards={0: [38], 1: [39]}, bank=140), "print 2", "defraud 1", "laydown")
    assert acting(state) == ("Over", None)
    assert state.cash == (80, 30 + 30)


def test_6_1_they_may_lay_it_down() -> None:
    state = play(scene(pawn=12), "print 2")
    assert listed(state)[-1] == "laydown"
    assert standing(play(state, "laydown")) == {"print 2": 0}


def test_6_1_the_strike_is_over_by_then() -> None:
    """The pawn stays on the last space, which shows none."""
    state = play(scene(pawn=12, cash=[0, 100]), "print 2")
    assert listed(state, "fly") == ["fly commercial 10", "fly commercial 20"]


def test_6_1_after_a_quiet_round_nobody_has_a_henchman() -> None:
    state = play(scene(3, pawn=19, seat=2, idle=(0, 0, 1), cash=[20, 20, 20]), "laydown")
    assert (acting(state), state.cash) == (("Over", None), (10, 10, 10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_1_in_whole_games_each_seat_plays_at_most_one_last_henchman(players: int) -> None:
    for seed in range(8):
        order: list[int] = []
        for state in every_state(players, seed):
            if isinstance(state.phase, Finishing):
                order.append(state.phase.seat)
                clockwise = [(state.phase.last + place) % players for place in range(1, players + 1)]
                assert order == sorted(order, key=clockwise.index)
        assert len(set(order)) == len(order)
