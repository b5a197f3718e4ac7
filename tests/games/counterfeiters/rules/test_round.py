"""§3: a round, henchman by henchman, and what happens at its end."""

from collections.abc import Sequence

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Dining, Playing
from tests.games.counterfeiters.scenes import (
    EXAMPLE,
    LONGEST,
    SCENE,
    acting,
    changed,
    every_state,
    fakes_of,
    idle,
    lay_down,
    scene,
    standing,
)
from tests.games.positions import code, listed, play, refused


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1)])
def test_3_1_each_plays_one_henchman_in_turn_clockwise_from_the_first(players: int, first: int) -> None:
    state = scene(players, seat=first, first=first)
    seen: list[int | None] = []
    while sum(idle(state)) > 1:
        seen.append(counterfeiters.actor(state))
        state = play(state, "laydown")
    seen.append(counterfeiters.actor(state))
    assert seen == [(first + turn) % players for turn in range(3 * players)]


def test_3_1_a_henchman_stands_on_its_space() -> None:
    state = play(scene(), "print 1", "defraud 2")
    assert standing(state) == {"print 1": 0, "defraud 2": 1}
    assert (state.henchman("print 1"), state.henchman("defraud 2"), state.henchman("shop 1")) == (0, 1, None)
    assert idle(state) == [2, 2]


def test_3_2_each_space_takes_one_henchman_a_round() -> None:
    state = play(scene(), "print 1", "defraud 1")
    assert "print 1" not in listed(state)
    assert dict(refused(state, "print 1").params) == {"space": "print 1", "seat": 0}
    assert code(state, "print 1") == ("space_taken", "3.2")
    assert code(state, "defraud 1") == ("space_taken", "3.2")
    assert "print 2" in listed(state)


def test_3_2_nor_a_second_one_of_the_same_player() -> None:
    state = play(scene(fakes={0: (5, 0, 0)}, cash=[200], cards={0: [27]}), "fence 1 1/0/0", "laydown")
    assert code(state, "fence 1 1/0/0") == ("space_taken", "3.2")
    state = play(state, "fly commercial 10", "laydown")
    assert code(state, "fly commercial 10") == ("space_taken", "3.2")
    assert listed(state, "fly")[0] == "fly jet 10"


def test_3_2_the_spaces_are_free_again_in_the_next_round() -> None:
    state = lay_down(play(scene(), "print 1", "defraud 1"))
    assert (standing(state), idle(state)) == ({}, [3, 3])
    assert {"print 1", "defraud 1"} <= set(listed(state))


def test_3_2_the_action_is_carried_out_at_once() -> None:
    assert fakes_of(play(scene(), "print 1")) == [(2, 0, 0), (0, 0, 0)]
    assert play(scene(cash=[20]), "defraud 1").cash == (50, 0)


def test_3_2_what_would_give_nothing_is_not_possible() -> None:
    dry = scene(fakes={0: (2, 0, 0)}, cash=[100], bank=0, supply=(0, 9, 9))
    assert code(dry, "print 1") == ("none_left_to_print", "3.2")
    for text in ("defraud 1", "defraud 2"):
        assert code(dry, text) == ("bank_empty", "3.2")
    for text in ("shop 1 1/0/0", "fence 1 1/0/0"):
        assert code(dry, text) == ("bank_short", "4.7")
    assert listed(dry) == [*(f"fly commercial {amount}" for amount in range(10, 80, 10)), "laydown"]


def test_3_3_laying_down_is_always_possible_and_spends_the_henchman() -> None:
    state = scene(bank=0, supply=(0, 0, 0))
    assert listed(state) == ["laydown"]
    after = play(state, "laydown")
    assert changed(state, after) == {}
    assert (idle(after), standing(after), after.phase) == ([2, 3], {}, Playing(1))
    for players in (2, 3, 4):
        for each in every_state(players, seed=33):
            if isinstance(each.phase, counterfeiters.Playing | counterfeiters.Finishing | counterfeiters.Replaying):
                assert listed(each)[-1] == "laydown"


@pytest.mark.parametrize("text", ["print 2", "shop 1 1/0/0", "fence 1 1/0/0"])
def test_3_4_a_hat_moves_the_pawn_one_space(text: str) -> None:
    state = play(scene(fakes={0: (3, 0, 0)}), text)
    assert (state.pawn, state.moved, state.quiet) == (1, True, 0)


@pytest.mark.parametrize(
    "text", ["buy 5", "print 1", "defraud 1", "defraud 2", "fly commercial 10", "fly jet 10", "laydown"]
)
def test_3_4_without_a_hat_it_stays(text: str) -> None:
    state = play(scene(cash=[50], cards={0: [27]}, market=[18]), text)
    assert (state.pawn, state.moved, state.quiet) == (0, False, 0)


@pytest.mark.parametrize("text", ["print 3", "shop 1 1/0/0", "shop 2 1/0/0", "fence 2 1/0/0"])
def test_3_4_the_hats_of_the_other_side(text: str) -> None:
    assert play(scene(4, fakes={0: (3, 0, 0)}), text).pawn == 1


@pytest.mark.parametrize("text", ["print 1", "print 2", "fence 1 1/0/0", "defraud 1", "defraud 2"])
def test_3_4_the_plain_spaces_of_the_other_side(text: str) -> None:
    assert play(scene(3, fakes={0: (3, 0, 0)}), text).pawn == 3


def test_3_4_the_police_come_after_the_action() -> None:
    """The Godfather gets half of what the fence has just paid."""
    assert play(scene(pawn=3, fakes={0: (2, 0, 0)}), "fence 1 2/0/0").cash == (20, 0)


def test_3_4_the_next_player_is_already_refused() -> None:
    state = scene(pawn=4, fakes={0: (1, 0, 0), 1: (1, 1, 0)}, idle=(1, 1), edition=TWO_SHOPS)
    assert "shop 1 1/0/0" in listed(state)
    assert listed(play(state, "fence 1 1/0/0"), "shop") == ["shop 1 0/1/0", "shop 2 0/1/0"]


TWO_SHOPS = attrs.evolve(
    SCENE, boards=[attrs.evolve(board, shop=[counterfeiters.Space(hat=True)] * 2) for board in SCENE.boards]
)


def test_3_5_the_round_ends_when_all_henchmen_are_spent() -> None:
    state = scene(idle=(1, 1), standing={"print 1": 0, "defraud 2": 1}, moved=True, pawn=1)
    state = play(state, "laydown")
    assert (acting(state), idle(state)) == (("Playing", 1), [0, 1])
    state = play(state, "print 2")
    assert (acting(state), idle(state), standing(state)) == (("Playing", 0), [3, 3], {})
    assert not state.moved


def test_3_5_with_a_patience_of_1_a_quiet_round_moves_the_pawn() -> None:
    assert SCENE.patience == 1
    state = lay_down(play(scene(), "print 1", "defraud 1"))
    assert (state.pawn, state.moved, state.quiet) == (1, False, 0)
    assert acting(state) == ("Playing", 1), "the sunglasses"


def test_3_5_a_round_with_a_hat_does_not_move_it_again() -> None:
    state = lay_down(play(scene(), "print 2"))
    assert (state.pawn, state.moved, state.quiet) == (1, False, 0)


def test_3_5_a_quiet_round_is_as_by_a_hat() -> None:
    """A Godfather, an investigation and a strike happen."""
    state = lay_down(scene(pawn=3, cash=[50, 30]))
    assert (state.pawn, state.cash) == (4, (20, 10))
    assert lay_down(scene(pawn=4)).refused == 1
    assert listed(lay_down(scene(pawn=6, cash=[90, 90])), "fly") == []


def test_3_5_the_pawn_moves_before_the_lunches() -> None:
    """So the Godfather takes nothing of them."""
    state = lay_down(scene(pawn=3, cash=[40], fakes={0: (1, 0, 0)}, cards={0: [16]}))
    assert (state.pawn, state.cash, state.phase) == (4, (20, 0), Dining(0, 1))
    assert play(state, "dine 1").cash == (70, 0)


def test_3_5_the_second_quiet_round_moves_it_too() -> None:
    state = lay_down(lay_down(scene()))
    assert state.pawn == 2


def test_3_5_a_quiet_round_can_end_the_game() -> None:
    """§6.1: nobody has a henchman left, so nobody plays a last one; henchmen stay where they are."""
    state = scene(pawn=12, idle=(1, 1), cash=[100, 30], standing={"print 1": 0}, market=[18], stack=[9])
    state = play(state, "laydown", "laydown")
    assert acting(state) == ("Over", None)
    assert (state.pawn, state.cash, state.bank) == (13, (50, 10), 3720 - 60)
    assert (standing(state), state.market[-1], state.leftover) == ({"print 1": 0}, 18, (9,))


def test_3_5_a_quiet_round_that_ends_the_game_asks_the_lawyers() -> None:
    state = play(scene(pawn=12, idle=(1, 1), standing={"print 1": 1}, cards={1: [40]}), "laydown", "laydown")
    assert (acting(state), listed(state)) == (("Retaking", 1), ["retake print 1", "decline"])
    state = play(state, "retake print 1, print 1")
    assert (acting(state), fakes_of(state)) == (("Over", None), [(0, 0, 0), (2, 0, 0)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_5_every_game_ends_within_its_bound(players: int) -> None:
    """One in which nobody does anything but lay down, and games by chance."""
    state = first_state(players)
    rounds = 3 * (state.layout.board.last - state.layout.track.start)
    count = 0
    while counterfeiters.legal_actions(state):
        state, count = play(state, "laydown"), count + 1
    assert count == rounds * 3 * players
    for seed in range(10):
        assert sum(1 for _ in every_state(players, seed)) - 1 <= LONGEST[players]


def first_state(players: int) -> counterfeiters.State:
    return next(every_state(players, seed=0))


@pytest.mark.parametrize(("players", "lunches", "lawyers"), [(2, 4, 1), (3, 5, 2), (4, 7, 2)])
def test_3_5_the_bound_is_patience_times_spaces_times_henchmen_and_lunches(
    players: int, lunches: int, lawyers: int
) -> None:
    """The pawn stays on a space for three rounds; each henchman and each lunch is one action, each lawyer two."""
    state = first_state(players)
    used = [card for card in counterfeiters.REFERENCE.cards if card.players <= players]
    assert sum(card.kind is counterfeiters.Kind.LUNCH for card in used) == lunches
    rounds = 3 * (state.layout.board.last - state.layout.track.start)
    assert rounds * (3 * players + lunches) + 2 * lawyers == LONGEST[players]
    assert counterfeiters.longest(counterfeiters.REFERENCE, players) == LONGEST[players]


# --- §3.6: the market ---


def end_of_round(market: Sequence[int | None], stack: Sequence[int], players: int = 2) -> counterfeiters.State:
    """The state after a round in which nobody did anything."""
    return lay_down(scene(players, market=market, stack=stack))


def test_3_6_bins_then_closing_up_then_filling() -> None:
    """The last space has a bin; the rest moves right, the gaps are filled from the right."""
    state = end_of_round(market=[18, None, 12, None, 14], stack=[9, 16, 19, 21, 22])
    assert state.market == (19, 16, 9, 18, 12)
    assert (state.stack, state.stack_size) == ((21, 22), 2)
    assert 14 in state.binned


def test_3_6_two_bins_on_the_other_side() -> None:
    state = end_of_round(players=3, market=[9, 12, 14, 16, 18, 19], stack=[21, 22, 23])
    assert state.market == (22, 21, 9, 12, 14, 16)
    assert state.stack == (23,)
    assert {18, 19} <= set(state.binned)


def test_3_6_a_bought_card_leaves_a_gap_until_the_end_of_the_round() -> None:
    state = play(scene(cash=[60], market=[9, 12, 14, 16, 18], stack=[19, 21, 22]), "buy 3")
    assert state.market == (9, 12, None, 16, 18)
    state = lay_down(state)
    assert state.market == (21, 19, 9, 12, 16)
    assert 18 in state.binned


def test_3_6_a_bin_without_a_card_takes_none() -> None:
    before = scene(cash=[60], market=[9, 12, 14, 16, 18], stack=[19])
    state = lay_down(play(before, "buy 5"))
    assert state.market == (19, 9, 12, 14, 16)
    assert state.binned == before.binned


def test_3_6_spaces_on_the_left_stay_empty_when_the_stack_runs_out() -> None:
    state = end_of_round(market=[9, 12, 14, 16, 18], stack=[])
    assert state.market == (None, 9, 12, 14, 16)
    state = end_of_round(market=[None, None, None, 16, 18], stack=[19])
    assert state.market == (None, None, None, 19, 16)
    assert (state.stack, state.stack_size) == ((), 0)


def test_3_6_bins_work_when_the_stack_is_empty() -> None:
    """Round after round, until nothing is left to buy."""
    state, market = scene(market=[9, 12]), [9, 12]
    while market:
        assert [card for card in state.market if card is not None] == market
        state = lay_down(state)
        assert market.pop() in state.binned
    assert state.market == (None,) * 5


def test_3_6_what_is_binned_is_known_to_all_in_the_order_of_ids() -> None:
    state = counterfeiters.new_game(setup=EXAMPLE)
    binned: list[tuple[int, ...]] = []
    for _ in range(4):
        state = lay_down(state)
        binned.append(state.binned)
    assert binned == [(14,), (14, 16), (14, 16, 18), (9, 14, 16, 18)]


def test_3_6_the_example_of_the_rules_page_step_by_step() -> None:
    state = counterfeiters.new_game(setup=EXAMPLE)
    assert state.market == (12, 9, 18, 16, 14)
    state = lay_down(play(state, "buy 5"))
    assert state.market == (19, 12, 9, 18, 16)
    assert state.binned == ()
    state = lay_down(state)
    assert (state.market, state.binned) == ((21, 19, 12, 9, 18), (16,))


# --- §3.8: who is first in the next round ---


def test_3_8_the_sunglasses_make_the_first_player_of_the_next_round() -> None:
    state = play(scene(3), "laydown", "defraud 1")
    assert (state.first, state.next_first, acting(state)) == (0, 1, ("Playing", 2))
    state = lay_down(state)
    assert (state.first, state.next_first, acting(state)) == (1, 1, ("Playing", 1))


def test_3_8_or_else_it_is_the_same_first_player() -> None:
    state = lay_down(play(scene(3, seat=2, first=2), "defraud 2"))
    assert (state.first, acting(state)) == (2, ("Playing", 2))


def test_3_8_and_the_one_after_stays_first() -> None:
    state = lay_down(lay_down(play(scene(2), "laydown", "defraud 1")))
    assert (state.first, acting(state)) == (1, ("Playing", 1))


def test_3_8_the_first_player_may_take_them_too() -> None:
    state = lay_down(play(scene(2), "defraud 1"))
    assert (state.first, acting(state)) == (0, ("Playing", 0))


def test_3_8_the_last_one_to_take_sunglasses_counts_where_there_are_two() -> None:
    """An edition may have two such spaces; a space is taken once a round, so the later one is meant."""
    glasses = [counterfeiters.Space(sunglasses=True)] * 2
    edition = attrs.evolve(SCENE, boards=[attrs.evolve(board, defraud=glasses) for board in SCENE.boards])
    state = lay_down(play(scene(3, edition=edition), "laydown", "defraud 2", "defraud 1"))
    assert (state.first, acting(state)) == (2, ("Playing", 2))
