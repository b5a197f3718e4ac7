"""The Killer (§4.5), the Boss (§4.6) and the Spy (§4.7)."""

import pytest

from criminals.games.crooks import (
    Discard,
    FaceDown,
    FaceUp,
    Killing,
    Look,
    Origin,
    Recruiting,
    Spying,
    State,
)
from tests.games.crooks.scenes import BOSS_CLAN, at, changes, hand, row, table
from tests.games.positions import listed, play, refused


def crowd() -> State:
    """Four players: seat 0 holds a Killer; 1 has 19 down and an Accomplice at 6, 2 has the Boss at 6, 3 has 20 at 5."""
    return play(
        table(players=4, start=1, A=[19], B=[32], C=[20], D=[18], E=[5], F=[9], G=[21], H=[22]),
        "recruit A, take 19, place 6 down",
        "recruit B, take 32, place 6",
        "recruit C, take 20, place 5",
        "recruit D, take 18, place 2",
        "recruit E, take 5, place 6",
        "recruit G, take 21, place 4",
        "recruit H, take 22, place 4",
        "recruit F, take 9",
    )


def test_4_5_a_killer_chooses_a_victim_at_its_target() -> None:
    state = play(crowd(), "place 6")
    assert state.phase == Killing(0, 6)
    assert at(state, 0, 6) == ["9"]
    assert listed(state) == ["kill 1", "kill 2", "decline"]


def test_4_5_all_the_victim_s_crooks_there_go_face_up_or_down() -> None:
    before = play(crowd(), "place 6")
    after = play(before, "kill 1")
    assert set(changes(before, after)) == {"rows", "discards", "phase"}
    assert [row(after, seat) for seat in range(4)] == [
        {2: ["18"], 6: ["9"]},
        {},
        {4: ["21"], 6: ["32"]},
        {4: ["22"], 5: ["20"]},
    ]
    assert after.discards == (
        Discard(1, FaceDown(Origin("A", 1), frozenset({1})), False),
        Discard(1, FaceUp(5, Origin("E", 1)), False),
    )
    assert after.phase == Recruiting(1)


def test_4_5_the_boss_is_not_immune() -> None:
    after = play(crowd(), "place 6, kill 2")
    assert row(after, 2) == {4: ["21"]}
    assert after.discards == (Discard(2, FaceUp(32, Origin("B", 1)), False),)
    assert at(after, 1, 6) == ["19 down", "5"]


@pytest.mark.parametrize("seat", [0, 3])
def test_4_5_who_has_nobody_there_is_no_victim_nor_is_oneself(seat: int) -> None:
    refusal = refused(play(crowd(), "place 6"), f"kill {seat}")
    assert (refusal.code, refusal.clause) == ("nobody_to_kill", "4.5")
    assert refusal.params == {"seat": seat, "target": 6}


def test_4_5_with_nobody_else_there_nothing_is_asked() -> None:
    state = play(crowd(), "place 9")
    assert state.phase == Recruiting(1)
    assert state.discards == ()


def test_4_5_on_one_s_own_crooks_it_replaces_them() -> None:
    before = play(
        table(A=[18], B=[5], C=[9]),
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit B, take 5, place 6",
        "recruit C, take 9",
    )
    assert "place 6" in listed(before)
    after = play(before, "place 6")
    assert row(after, 0) == {6: ["9"]}
    assert after.discards == (
        Discard(0, FaceDown(Origin("A", 1), frozenset({0})), False),
        Discard(0, FaceUp(5, Origin("B", 1)), False),
    )
    assert after.phase == Recruiting(0)


def test_4_5_one_s_own_are_the_victims_then_and_no_other() -> None:
    """With a rival at the same target nothing more is asked: one player's crooks are discarded, not two's."""
    before = hand(9)
    after = play(before, "place 6")
    assert after.phase == Recruiting(1)
    assert row(after, 0) == {5: ["23 down"], 6: ["9"]}
    assert at(after, 1, 6) == ["19"]
    assert after.discards == (Discard(0, FaceUp(18, Origin("A", 1)), False),)


def test_4_5_a_killer_may_be_killed() -> None:
    state = play(table(A=[9], B=[10]), "recruit A, take 9, place 6", "recruit B, take 10, place 6, kill 0")
    assert row(state, 0) == {}
    assert row(state, 1) == {6: ["10"]}


def test_4_5_a_killed_crook_s_target_is_free_again() -> None:
    state = play(
        table(A=[18], B=[9], C=[19]),
        "recruit A, take 18, place 6",
        "recruit B, take 9, place 6, kill 0",
        "recruit C, take 19, place 6",
    )
    assert at(state, 0, 6) == ["19"]


def test_4_5_the_dead_go_to_the_box_not_to_a_hangout() -> None:
    before = play(crowd(), "place 6")
    after = play(before, "kill 2")
    assert (after.piles, after.sizes, after.undealt) == (before.piles, before.sizes, before.undealt)


def test_4_6_the_boss_is_always_placed_face_up() -> None:
    state = play(table(A=[32]), "recruit A, take 32")
    assert listed(state) == [f"place {target}" for target in range(2, 10)]
    refusal = refused(state, "place 6 down")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("boss_face_down", "4.6", {"crook": 32})
    after = play(state, "place 6")
    assert at(after, 0, 6) == ["32"]
    assert after.phase == Recruiting(1)
    assert set(changes(state, after)) == {"rows", "phase"}


def test_4_6_a_boss_needs_a_free_target() -> None:
    state = hand(32)
    assert "place 6" not in listed(state)
    assert refused(state, "place 6").code == "target_taken"
    assert refused(state, "place 6 down").code == "boss_face_down"


def test_4_6_only_as_the_last_of_its_hangout() -> None:
    state = play(table(A=[18, 19, 32]), "recruit A")
    assert listed(state) == ["take 18", "take 19"]
    refusal = refused(state, "take 32")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("boss_not_last", "4.6", {"crook": 32, "others": 2})
    state = play(state, "take 18, place 6", "recruit A")
    assert listed(state) == ["take 19"]
    assert refused(state, "take 32").params == {"crook": 32, "others": 1}
    state = play(state, "take 19, place 6", "recruit A")
    assert listed(state) == ["take 32"]
    assert at(play(state, "take 32, place 5"), 0, 5) == ["32"]


def test_4_6_another_boss_counts_as_a_crook_there() -> None:
    state = play(table(A=[32, 33], deck=BOSS_CLAN), "recruit A")
    assert refused(state, "take 33").params == {"crook": 33, "others": 1}


def test_4_6_an_accomplice_may_join_the_boss_and_a_swap_move_it() -> None:
    state = play(
        table(A=[32], B=[5], C=[11]),
        "recruit A, take 32, place 6",
        "pass",
        "recruit B, take 5, place 6",
        "recruit C, take 11, place 6, move 2",
    )
    assert row(state, 0) == {2: ["32", "5"], 6: ["11"]}


def test_4_7_a_spy_may_look_at_a_target_or_into_a_hangout() -> None:
    state = play(hand(13), "place 4")
    assert state.phase == Spying(0)
    assert at(state, 0, 4) == ["13"]
    assert listed(state) == ["spy 5", "spy F", "decline"]


def test_4_7_at_a_target_it_sees_every_face_down_crook() -> None:
    before = play(hand(13), "place 4")
    after = play(before, "spy 5")
    assert set(changes(before, after)) == {"rows", "phase"}
    assert after.rows[0][3] == (FaceDown(Origin("C", 1), frozenset({0})),)
    assert after.rows[1][3] == (FaceDown(Origin("D", 1), frozenset({0, 1})),)
    assert after.phase == Recruiting(1)


def test_4_7_also_below_an_accomplice_and_of_all_players() -> None:
    state = play(
        table(players=3, A=[18], B=[19], C=[20], D=[5], E=[14], F=[24]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 6 down",
        "recruit C, take 20, place 5 down",
        "recruit D, take 5, place 6",
        "pass",
        "recruit E, take 14, place 6",
    )
    assert listed(state) == ["spy 5", "spy 6", "spy F", "decline"]
    state = play(state, "spy 6")
    assert state.rows[0][4] == (FaceDown(Origin("A", 1), frozenset({0, 2})), FaceUp(5, Origin("D", 1)))
    assert state.rows[1][4] == (FaceDown(Origin("B", 1), frozenset({1, 2})),)
    assert state.rows[2][3] == (FaceDown(Origin("C", 1), frozenset({2})),)


def test_4_7_a_target_where_only_one_s_own_lie_may_be_chosen() -> None:
    before = play(table(A=[18], B=[13]), "recruit A, take 18, place 6 down", "pass", "recruit B, take 13, place 4")
    assert listed(before) == ["spy 6", "decline"]
    after = play(before, "spy 6")
    assert set(changes(before, after)) == {"phase"}
    assert after.rows[0][4] == (FaceDown(Origin("A", 1), frozenset({0})),)


def test_4_7_in_a_hangout_it_sees_all_and_takes_none() -> None:
    before = play(hand(14), "place 4")
    after = play(before, "spy F")
    assert set(changes(before, after)) == {"looks", "phase"}
    assert after.looks[5] == (Look(0, "F", 2),)
    assert after.looks[:5] == before.looks[:5]
    assert after.piles[5] == (29, 30)


def test_4_7_not_at_a_target_without_a_face_down_crook() -> None:
    refusal = refused(play(hand(13), "place 4"), "spy 6")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("nothing_to_see", "4.7", {"target": 6})


def test_4_7_not_in_an_empty_hangout() -> None:
    refusal = refused(play(hand(13), "place 4"), "spy A")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("empty_hangout", "4.7", {"hangout": "A"})


def test_4_7_with_nothing_anywhere_nothing_is_asked() -> None:
    state = play(table(A=[18], B=[13]), "recruit A, take 18, place 6", "recruit B, take 13, place 6")
    assert state.phase == Recruiting(0)


@pytest.mark.parametrize(
    ("first", "choices"),
    [
        ("pass", ["spy B", "decline"]),
        ("recruit B, take 18, place 2 down", ["spy 2", "decline"]),
        ("recruit B, take 18, place 9 down", ["spy 9", "decline"]),
    ],
)
def test_4_7_one_thing_to_see_is_enough(first: str, choices: list[str]) -> None:
    assert listed(play(table(A=[13], B=[18], start=1), first, "recruit A, take 13, place 6")) == choices


def test_4_7_the_discarded_are_not_to_be_seen() -> None:
    state = play(
        table(A=[18], B=[9], C=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 9, place 6, kill 0",
        "recruit C, take 13, place 6",
    )
    assert state.phase == Recruiting(1)
