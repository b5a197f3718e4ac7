"""§6.2: the Great Lawyer and the Negligent Lawyer."""

from typing import Any

import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Kind, Replaying, Retaking
from tests.games.counterfeiters.scenes import acting, fakes_of, idle, owned, scene, standing
from tests.games.positions import code, listed, play, refused

GREAT, NEGLIGENT = 40, 35


def ended(players: int = 2, **given: Any) -> counterfeiters.State:
    """A scene in which the last henchman is laid down, and with it the game comes to its lawyers.

    Seat 0 has it; the pawn moves of itself, for the round was quiet (§3.5).
    """
    board = {2: 12, 3: 19, 4: 19}
    idle_ = (1, *(0,) * (players - 1))
    state = scene(players, pawn=board[players], idle=idle_, **given)
    return play(state, "laydown")


def test_6_2_the_owner_of_the_great_lawyer_may_take_a_henchman_and_play_it() -> None:
    state = ended(standing={"print 1": 1, "defraud 1": 1, "fence 1": 0}, cards={1: [GREAT]}, cash=[0, 20])
    assert state.phase == Retaking(1, Kind.GREAT_LAWYER)
    assert listed(state) == ["retake print 1", "retake defraud 1", "decline"]
    state = play(state, "retake print 1")
    assert state.phase == Replaying(1, Kind.GREAT_LAWYER)
    assert (standing(state), idle(state)) == ({"defraud 1": 1, "fence 1": 0}, [0, 1])
    state = play(state, "defraud 2")
    assert acting(state) == ("Over", None)
    assert (standing(state), state.cash) == ({"defraud 1": 1, "fence 1": 0, "defraud 2": 1}, (0, 10 + 30))


def test_6_2_or_decline() -> None:
    before = ended(standing={"print 1": 1}, cards={1: [GREAT]})
    state = play(before, "decline")
    assert acting(state) == ("Over", None)
    assert (standing(state), fakes_of(state)) == (standing(before), fakes_of(before))


def test_6_2_first_the_great_lawyer_then_the_negligent_one() -> None:
    state = ended(standing={"print 1": 1, "print 2": 0}, cards={0: [NEGLIGENT], 1: [GREAT]})
    assert state.phase == Retaking(1, Kind.GREAT_LAWYER)
    for use in ("decline", "retake print 1, laydown", "retake print 1, print 1"):
        after = play(state, use)
        assert after.phase == Retaking(0, Kind.NEGLIGENT_LAWYER)
        assert acting(play(after, "decline")) == ("Over", None)
        assert acting(play(after, "retake print 2, laydown")) == ("Over", None)


def test_6_2_the_negligent_lawyer_alone() -> None:
    state = ended(3, standing={"print 3": 2}, cards={2: [NEGLIGENT]})
    assert state.phase == Retaking(2, Kind.NEGLIGENT_LAWYER)
    assert listed(state) == ["retake print 3", "decline"]
    assert fakes_of(play(state, "retake print 3, print 1"))[2] == (2, 0, 0)


def test_6_2_any_free_space_that_same_one_included() -> None:
    """And those that others have left."""
    state = ended(standing={"print 1": 0, "print 2": 1}, cards={0: [GREAT], 1: [NEGLIGENT]})
    state = play(state, "retake print 1")
    assert listed(state, "print") == ["print 1"]
    assert code(state, "print 2") == ("space_taken", "3.2")
    assert fakes_of(play(state, "print 1"))[0] == (2, 0, 0)
    state = play(state, "defraud 1", "retake print 2")
    assert listed(state, "print") == ["print 1", "print 2"]
    assert fakes_of(play(state, "print 2"))[1] == (2, 0, 0)


def test_6_2_written_as_in_its_action() -> None:
    spaces = ("buy 3", "shop 1", "fence 1", "defraud 2", "fly commercial", "fly jet")
    state = ended(standing=dict.fromkeys(spaces, 1), cards={1: [GREAT]})
    assert listed(state) == [*(f"retake {space}" for space in spaces), "decline"]
    for space in spaces:
        assert play(state, f"retake {space}").henchman(space) is None


def test_6_2_only_ones_own_henchman() -> None:
    state = ended(standing={"print 1": 1, "print 2": 0}, cards={1: [GREAT]})
    assert code(state, "retake print 2") == ("not_your_henchman", "6.2")
    assert code(state, "retake shop 1") == ("not_your_henchman", "6.2")
    assert dict(refused(state, "retake print 2").params) == {"space": "print 2"}
    for space in ("buy 6", "print 0", "shop 2"):
        assert code(state, f"retake {space}") == ("no_such_thing", "1.5")


def test_6_2_an_owner_with_no_henchman_on_the_board_is_not_asked() -> None:
    """Laid down or not played: neither stands on the board."""
    assert acting(ended(standing={"print 1": 0}, cards={1: [GREAT, NEGLIGENT]})) == ("Over", None)
    state = ended(standing={"print 1": 0}, cards={0: [NEGLIGENT], 1: [GREAT]})
    assert state.phase == Retaking(0, Kind.NEGLIGENT_LAWYER)


def test_6_2_henchmen_that_were_not_played_do_not_count() -> None:
    state = play(scene(pawn=12, cards={1: [GREAT]}), "print 2", "laydown", "laydown")
    assert (acting(state), idle(state)) == (("Over", None), [1, 2])


def test_6_2_one_player_may_own_both() -> None:
    state = ended(standing={"print 1": 1, "defraud 2": 1}, cards={1: [GREAT, NEGLIGENT]}, cash=[0, 40])
    state = play(state, "retake print 1, print 1")
    assert state.phase == Retaking(1, Kind.NEGLIGENT_LAWYER)
    state = play(state, "retake print 1, print 1")
    assert (acting(state), fakes_of(state)[1], state.cash) == (("Over", None), (4, 0, 0), (0, 20))


def test_6_2_both_of_one_player_with_a_single_henchman() -> None:
    """Laid down by the first, it cannot be taken by the second."""
    state = ended(standing={"print 1": 1}, cards={1: [GREAT, NEGLIGENT]})
    assert acting(play(state, "retake print 1, laydown")) == ("Over", None)
    assert play(state, "decline").phase == Retaking(1, Kind.NEGLIGENT_LAWYER)
    assert acting(play(state, "decline, decline")) == ("Over", None)


@pytest.mark.parametrize(("card", "kind"), [(GREAT, Kind.GREAT_LAWYER), (NEGLIGENT, Kind.NEGLIGENT_LAWYER)])
def test_6_2_a_lawyer_bought_in_the_last_turn_counts(card: int, kind: Kind) -> None:
    """Ownership is judged at that moment; the henchman that bought it may be taken back."""
    state = play(scene(pawn=12, cash=[0, 100], market=[card]), "print 2", "buy 5", "laydown")
    assert (owned(state, 1), state.phase) == ([card], Retaking(1, kind))
    assert listed(state) == ["retake buy 5", "decline"]
    state = play(state, "retake buy 5")
    assert code(state, "buy 5") == ("empty_space", "4.1")
    assert acting(play(state, "defraud 1")) == ("Over", None)


def test_6_2_the_great_lawyers_owner_buys_the_negligent_one_with_the_retaken_henchman() -> None:
    state = ended(standing={"print 1": 1}, cards={1: [GREAT]}, cash=[0, 100], market=[NEGLIGENT])
    state = play(state, "retake print 1, buy 5")
    assert (owned(state, 1), state.phase) == ([NEGLIGENT, GREAT], Retaking(1, Kind.NEGLIGENT_LAWYER))
    state = play(state, "retake buy 5, print 1")
    assert (acting(state), fakes_of(state)[1]) == (("Over", None), (2, 0, 0))


def test_6_2_somebody_elses_negligent_lawyer_can_no_longer_be_bought_by_them() -> None:
    """It is the Great Lawyer's owner who has it then."""
    state = ended(standing={"print 1": 1, "print 2": 0}, cards={1: [GREAT]}, cash=[100, 100], market=[NEGLIGENT])
    assert play(state, "retake print 1, buy 5").phase == Retaking(1, Kind.NEGLIGENT_LAWYER)
    assert acting(play(state, "decline")) == ("Over", None)


def test_6_2_the_great_lawyer_bought_by_the_negligent_one_comes_too_late() -> None:
    state = ended(standing={"print 1": 1}, cards={1: [NEGLIGENT]}, cash=[0, 100], market=[GREAT])
    state = play(state, "retake print 1, buy 5")
    assert (owned(state, 1), acting(state)) == ([NEGLIGENT, GREAT], ("Over", None))


def test_6_2_a_market_space_whose_card_is_gone_has_none_to_buy() -> None:
    state = ended(standing={"buy 5": 1, "print 1": 0}, cards={1: [GREAT, 18]}, cash=[0, 100], market=[12, None])
    state = play(state, "retake buy 5")
    assert listed(state, "buy") == ["buy 4"]
    assert code(state, "buy 5") == ("empty_space", "4.1")


def test_6_2_3_3_it_may_be_laid_down_after_a_retake() -> None:
    state = play(ended(standing={"print 1": 1}, cards={1: [GREAT]}), "retake print 1")
    assert listed(state)[-1] == "laydown"
    state = play(state, "laydown")
    assert (acting(state), standing(state), idle(state)) == (("Over", None), {}, [0, 0])


def test_6_2_3_2_after_a_retake_the_action_must_be_possible() -> None:
    state = play(ended(standing={"fly commercial": 1}, cards={1: [GREAT]}, cash=[0, 60]), "retake fly commercial")
    assert state.cash == (0, 30)
    assert code(state, "fly commercial 10") == ("not_enough_to_fly", "4.6")
    assert code(state, "fence 1 1/0/0") == ("not_that_many_fakes", "4.4")
    assert code(state, "decline") == ("wrong_phase", "3.1")


def test_6_2_what_a_henchman_did_stays_done() -> None:
    """Taking it back gives no money back and takes none."""
    before = ended(standing={"defraud 1": 1}, cards={1: [GREAT]}, cash=[0, 60])
    state = play(before, "retake defraud 1")
    assert (state.cash, state.bank, state.market) == (before.cash, before.bank, before.market)


def test_6_1_6_2_hats_no_longer_matter_for_a_lawyer_either() -> None:
    state = play(ended(standing={"print 2": 1}, cards={1: [GREAT]}, cash=[100, 100]), "retake print 2, print 2")
    assert (state.pawn, state.cash) == (13, (50, 50))


def test_6_2_a_mover_with_a_last_henchman_is_asked_after_it() -> None:
    """Only when all last henchmen are played."""
    state = play(scene(pawn=12, cards={0: [GREAT]}), "print 2", "laydown")
    assert acting(state) == ("Finishing", 0)
    assert play(state, "defraud 1").phase == Retaking(0, Kind.GREAT_LAWYER)


def test_6_2_lawyers_do_nothing_before_the_end() -> None:
    state = scene(standing={"print 1": 0}, cards={0: [GREAT, NEGLIGENT]})
    assert code(state, "retake print 1") == code(state, "decline") == ("wrong_phase", "3.1")
