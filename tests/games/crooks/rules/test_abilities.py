"""§4: when abilities do not work (§4.1), Pickpocket (§4.2), Accomplice (§4.3) and Swap (§4.4)."""

import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    FaceDown,
    FaceUp,
    Moving,
    Origin,
    Picking,
    Recruiting,
)
from tests.games.crooks.scenes import at, changes, finished, hand, row, table
from tests.games.positions import listed, play, refused

# --- 4.1 ---


@pytest.mark.parametrize("crook", [7, 5, 11, 9, 13])
def test_4_1_no_ability_works_face_down(crook: int) -> None:
    """Next to victims, face-down crooks and a bank with money: the turn is simply over."""
    before = hand(crook)
    after = play(before, "place 4 down")
    assert set(changes(before, after)) == {"rows", "phase", "money", "bank"}
    assert after.phase == Recruiting(1)
    assert after.money == (before.money[0] - 1, before.money[1])
    assert row(after, 0) == {6: ["18"], 5: ["23 down"], 4: [f"{crook} down"]}
    assert row(after, 1) == row(before, 1)


def test_4_1_a_killer_face_down_beside_a_victim_kills_nobody() -> None:
    state = play(table(A=[19], B=[9]), "recruit A, take 19, place 6", "recruit B, take 9, place 6 down")
    assert state.phase == Recruiting(0)
    assert at(state, 0, 6) == ["19"]
    assert state.discards == ()


@pytest.mark.parametrize("crook", [5, 11, 9])
def test_4_1_face_down_none_of_them_may_lie_on_one_s_own_crooks(crook: int) -> None:
    state = hand(crook)
    assert [text for text in listed(state) if text.endswith("down")] == [
        f"place {target} down" for target in (2, 3, 4, 7, 8, 9)
    ]
    refusal = refused(state, "place 6 down")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("target_taken", "3.7", {"target": 6})


@pytest.mark.parametrize("crook", [7, 9, 13])
def test_4_1_a_moved_crook_s_ability_does_not_work(crook: int) -> None:
    """Its owner declined it; moved next to a rival's crook it is not asked again."""
    before = play(
        table(A=[crook], B=[19], C=[11], D=[29]),
        f"recruit A, take {crook}, place 2" + (", decline" if crook != 9 else ""),
        "recruit B, take 19, place 5",
        "recruit C, take 11, place 2",
    )
    after = play(before, "move 5")
    assert after.phase == Recruiting(1)
    assert set(changes(before, after)) == {"rows", "phase"}
    assert row(after, 0) == {2: ["11"], 5: [str(crook)]}
    assert row(after, 1) == {5: ["19"]}


@pytest.mark.parametrize("crook", [7, 9, 13])
def test_4_1_a_face_down_crook_moved_stays_down_and_does_not_work(crook: int) -> None:
    state = play(
        table(A=[crook], B=[19], C=[11], D=[29]),
        f"recruit A, take {crook}, place 2 down",
        "recruit B, take 19, place 5",
        "recruit C, take 11, place 2",
    )
    after = play(state, "move 5")
    assert set(changes(state, after)) == {"rows", "phase"}
    assert row(after, 0) == {2: ["11"], 5: [f"{crook} down"]}
    assert row(after, 1) == {5: ["19"]}


def test_4_1_an_ability_does_not_work_later() -> None:
    """Turned up at the end, a Pickpocket brings no money and a Killer kills nobody."""
    state = finished("7 at 6 down, 9 at 5 down", "18 at 5, 19 at 6")
    assert state.money == (14, 16)
    assert row(state, 0) == {5: ["9"], 6: ["7"]}
    assert row(state, 1) == {5: ["18"], 6: ["19"]}


@pytest.mark.parametrize("crook", [7, 9, 13])
def test_4_1_an_ability_may_be_declined(crook: int) -> None:
    """There is money to pick, a rival to kill, a hangout to spy on: the crook stays and nothing else happens."""
    before = play(table(A=[19], B=[crook], C=[29]), "recruit A, take 19, place 6", f"recruit B, take {crook}, place 6")
    assert len(listed(before)) == 2
    assert listed(before)[-1] == "decline"
    after = play(before, "decline")
    assert changes(before, after) == {"phase": Recruiting(0)}
    assert row(after, 0) == {6: ["19"]}
    assert row(after, 1) == {6: [str(crook)]}


@pytest.mark.parametrize("crook", [5, 11])
def test_4_1_to_decline_accomplice_or_swap_is_to_place_it_elsewhere(crook: int) -> None:
    before = hand(crook)
    after = play(before, "place 4")
    assert after.phase == Recruiting(1)
    assert set(changes(before, after)) == {"rows", "phase"}
    assert row(after, 0) == {6: ["18"], 5: ["23 down"], 4: [str(crook)]}


def test_4_1_a_swap_on_one_s_own_crooks_can_not_be_declined() -> None:
    state = play(hand(11), "place 6")
    assert refused(state, "decline").code == "wrong_phase"


# --- 4.2 ---


def test_4_2_a_pickpocket_takes_2_dollars_from_the_bank() -> None:
    state = play(table(A=[7], bank=3), "recruit A, take 7, place 6")
    assert state.phase == Picking(0)
    assert at(state, 0, 6) == ["7"]
    assert (state.money, state.bank) == ((17, 18), 4)
    assert listed(state) == ["pick", "decline"]
    after = play(state, "pick")
    assert changes(state, after) == {"money": (19, 18), "bank": 2, "phase": Recruiting(1)}


@pytest.mark.parametrize(
    ("bank", "money", "left"),
    [(0, 18, 0), (1, 19, 0), (2, 19, 1)],
)
def test_4_2_or_what_the_bank_has_if_less(bank: int, money: int, left: int) -> None:
    """The $1 just paid for the Pickpocket is in the bank too."""
    state = play(table(A=[7], bank=bank), "recruit A, take 7, place 6, pick")
    assert state.money == (money, 18)
    assert state.bank == left


def test_4_2_it_is_the_pickpocket_s_owner_who_gets_it() -> None:
    state = play(table(players=3, start=2, A=[8], bank=9), "recruit A, take 8, place 6, pick")
    assert state.money == (18, 18, 19)
    assert state.bank == 8


def test_4_2_a_pickpocket_needs_a_free_target() -> None:
    assert refused(hand(7), "place 6").code == "target_taken"


# --- 4.3 ---


def test_4_3_an_accomplice_may_lie_on_one_s_own_crook() -> None:
    before = hand(5)
    assert listed(before)[:8] == [f"place {target}" for target in range(2, 10)]
    after = play(before, "place 6")
    assert at(after, 0, 6) == ["18", "5"]
    assert at(after, 1, 6) == ["19"]
    assert set(changes(before, after)) == {"rows", "phase"}
    assert after.phase == Recruiting(1)
    assert after.rows[0][4] == (FaceUp(18, Origin("A", 1)), FaceUp(5, Origin("E", 1)))


def test_4_3_on_a_face_down_crook_too_which_stays_down() -> None:
    assert at(play(hand(6), "place 5"), 0, 5) == ["23 down", "6"]


def test_4_3_and_on_a_free_target() -> None:
    assert at(play(hand(5), "place 9"), 0, 9) == ["5"]
    assert at(play(hand(5), "place 9 down"), 0, 9) == ["5 down"]


def test_4_3_two_accomplices_on_one_another() -> None:
    state = play(
        table(A=[18], B=[5], C=[6]),
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit B, take 5, place 6",
        "recruit C, take 6, place 6",
    )
    assert at(state, 0, 6) == ["18 down", "5", "6"]


def test_4_3_their_levels_add_up() -> None:
    """Cites §5.3: 6 and 2 are more than 7, and win the 6; without the Accomplice the 7 wins."""
    (line,) = (
        line for line in crooks.score(finished("18 at 6, 5 at 6", "25 at 6")).lines if line.reason == "target_won"
    )
    assert (line.seat, line.points, line.params["strength"]) == (0, 6, 8)
    (line,) = (line for line in crooks.score(finished("18 at 6", "25 at 6")).lines if line.reason == "target_won")
    assert (line.seat, line.points, line.params["strength"]) == (1, 6, 7)


def test_4_3_it_is_the_one_on_top_that_must_be_the_accomplice() -> None:
    state = play(table(A=[5], B=[18]), "recruit A, take 5, place 6", "pass", "recruit B, take 18")
    assert refused(state, "place 6").code == "target_taken"


# --- 4.4 ---


def test_4_4_a_swap_takes_up_one_s_own_crooks_to_be_moved() -> None:
    before = hand(11)
    state = play(before, "place 6")
    assert state.phase == Moving(0, 6, (FaceUp(18, Origin("A", 1)),))
    assert at(state, 0, 6) == ["11"]
    assert listed(state) == [f"move {target}" for target in (2, 3, 4, 7, 8, 9)]
    after = play(state, "move 9")
    assert row(after, 0) == {5: ["23 down"], 6: ["11"], 9: ["18"]}
    assert row(after, 1) == row(before, 1)
    assert after.phase == Recruiting(1)
    assert set(changes(state, after)) == {"rows", "phase"}


def test_4_4_a_face_down_crook_stays_face_down() -> None:
    state = play(hand(12), "place 5")
    assert state.phase == Moving(0, 5, (FaceDown(Origin("C", 1), frozenset({0})),))
    after = play(state, "move 2")
    assert row(after, 0) == {2: ["23 down"], 5: ["12"], 6: ["18"]}
    assert after.rows[0][0] == (FaceDown(Origin("C", 1), frozenset({0})),)


def test_4_4_all_of_them_move_together() -> None:
    state = play(
        table(A=[18], B=[5], C=[6], D=[11]),
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit B, take 5, place 6",
        "recruit C, take 6, place 6",
        "recruit D, take 11, place 6, move 3",
    )
    assert row(state, 0) == {3: ["18 down", "5", "6"], 6: ["11"]}


def test_4_4_only_to_a_target_where_one_has_none_an_accomplice_too() -> None:
    """A moved Accomplice's ability does not work, so that it cannot lie down on another crook."""
    state = play(
        table(A=[5], B=[18], C=[11]),
        "recruit A, take 5, place 6",
        "pass",
        "recruit B, take 18, place 4",
        "recruit C, take 11, place 6",
    )
    assert listed(state) == [f"move {target}" for target in (2, 3, 5, 7, 8, 9)]
    for target in (4, 6):
        refusal = refused(state, f"move {target}")
        assert (refusal.code, refusal.clause, dict(refusal.params)) == ("target_taken", "4.4", {"target": target})


def test_4_4_the_targets_of_others_are_free() -> None:
    state = play(hand(11), "place 6, move 7")
    assert at(state, 0, 7) == ["18"]
    rival_at_4 = play(
        table(A=[18], B=[19], C=[11]),
        "recruit A, take 18, place 6",
        "recruit B, take 19, place 4",
        "recruit C, take 11, place 6, move 4",
    )
    assert at(rival_at_4, 0, 4) == ["18"]
    assert at(rival_at_4, 1, 4) == ["19"]


def test_4_4_without_a_free_target_no_swap_on_one_s_own_crooks() -> None:
    state = play(
        table(A=[18], B=[19], C=[11], targets=(4, 6)),
        "recruit A, take 18, place 4",
        "pass",
        "recruit B, take 19, place 6",
        "recruit C, take 11",
    )
    assert listed(state) == ["return"]
    for target in (4, 6):
        refusal = refused(state, f"place {target}")
        assert (refusal.code, refusal.clause, dict(refusal.params)) == ("no_free_target", "4.4", {"target": target})


def test_4_4_one_free_target_is_enough_and_the_move_is_still_asked() -> None:
    state = play(
        table(A=[18], B=[11], targets=(4, 6)),
        "recruit A, take 18, place 4",
        "pass",
        "recruit B, take 11",
    )
    assert listed(state) == ["place 4", "place 6", "place 6 down"]
    state = play(state, "place 4")
    assert listed(state) == ["move 6"]
    assert row(play(state, "move 6"), 0) == {4: ["11"], 6: ["18"]}


def test_4_4_on_a_free_target_nothing_moves() -> None:
    state = play(hand(12), "place 4")
    assert state.phase == Recruiting(1)
    assert row(state, 0) == {4: ["12"], 5: ["23 down"], 6: ["18"]}


def test_4_4_a_swap_may_be_swapped() -> None:
    state = play(table(A=[11], B=[12]), "recruit A, take 11, place 6", "pass", "recruit B, take 12, place 6, move 2")
    assert row(state, 0) == {2: ["11"], 6: ["12"]}
    assert state.phase == Recruiting(0)
