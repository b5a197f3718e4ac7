"""The second half of a turn: placing the crook, face up or down, or having no place for it (§3.7-§3.10)."""

import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    BOSSES,
    TINY,
    Discard,
    FaceDown,
    Look,
    Origin,
    Recruiting,
    Setup,
)
from tests.games.crooks.scenes import BOSS_CLAN, PLAIN_TURN, at, changes, row, table
from tests.games.positions import listed, play, refused


def test_3_7_a_crook_is_placed_face_up_at_any_free_target() -> None:
    in_hand = play(table(A=[18], purse=1), "recruit A, take 18")
    assert listed(in_hand) == [f"place {target}" for target in (2, 3, 4, 5, 6, 7, 8, 9)]
    for target in (2, 6, 9):
        state = play(in_hand, f"place {target}")
        assert row(state, 0) == {target: ["18"]}
        assert row(state, 1) == {}
        assert set(changes(in_hand, state)) == {"rows", "phase"}


def test_3_7_not_where_one_has_a_crook_already() -> None:
    state = play(table(A=[18], B=[19], C=[20]), PLAIN_TURN, "recruit B, take 19, place 4", "recruit C, take 20")
    assert "place 6" not in listed(state)
    refusal = refused(state, "place 6")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("target_taken", "3.7", {"target": 6})


def test_3_7_the_crooks_of_others_are_in_nobody_s_way() -> None:
    state = play(table(A=[18], B=[19]), PLAIN_TURN, "recruit B, take 19, place 6")
    assert at(state, 0, 6) == ["18"]
    assert at(state, 1, 6) == ["19"]


def test_3_7_it_goes_into_one_s_own_row() -> None:
    state = play(table(players=3, start=2, A=[18]), PLAIN_TURN)
    assert [row(state, seat) for seat in range(3)] == [{}, {}, {6: ["18"]}]


def test_3_8_a_dollar_more_and_it_lies_face_down() -> None:
    in_hand = play(table(A=[18], bank=3), "recruit A, take 18")
    state = play(in_hand, "place 6 down")
    assert (in_hand.money, in_hand.bank) == ((17, 18), 4)
    assert (state.money, state.bank) == ((16, 18), 5)
    assert set(changes(in_hand, state)) == {"rows", "phase", "money", "bank"}
    assert at(state, 0, 6) == ["18 down"]
    assert state.rows[0][4] == (FaceDown(Origin("A", 1), frozenset({0})),)


def test_3_8_only_its_owner_may_look_at_it() -> None:
    state = play(table(players=3, start=2, A=[18]), "recruit A, take 18, place 9 down")
    (card,) = state.rows[2][7]
    assert isinstance(card, FaceDown)
    assert card.knowers == {2}


def test_3_8_the_last_dollar_will_do() -> None:
    state = play(table(A=[18, 19], purse=3), "recruit A, take 18")
    assert state.money == (1, 3)
    assert "place 6 down" in listed(state)
    assert play(state, "place 6 down").money == (0, 3)


def test_3_8_not_without_money() -> None:
    state = play(table(A=[18, 19], purse=2, targets=(4, 6)), "recruit A, take 18")
    assert listed(state) == ["place 4", "place 6"]
    refusal = refused(state, "place 6 down")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("no_money_face_down", "3.8", {})


def test_3_8_it_is_one_s_own_money_that_pays() -> None:
    """The second player is rich, the first is not."""
    state = play(table(A=[18, 19], B=[20], purse=2), "recruit A, take 18, place 6", "recruit B, take 20")
    assert state.money == (0, 1)
    assert play(state, "place 6 down").money == (0, 0)


def test_3_8_face_down_needs_a_free_target_too() -> None:
    state = play(table(A=[18], B=[19], C=[20]), PLAIN_TURN, "recruit B, take 19, place 4", "recruit C, take 20")
    assert "place 6 down" not in listed(state)
    assert refused(state, "place 6 down").clause == "3.7"
    assert refused(state, "place 6 down").code == "target_taken"


def test_3_9_who_finds_only_bosses_leaves_with_nothing() -> None:
    start = play(table(deck=BOSS_CLAN, A=[32, 33, 34], B=[18], bank=3), "recruit A")
    assert listed(start) == ["leave"]
    assert (start.money, start.bank) == ((15, 18), 6)
    state = play(start, "leave")
    assert changes(start, state) == {"left": frozenset({"A"}), "phase": Recruiting(1)}
    assert state.looks[0] == (Look(0, "A", 3),)
    for boss in (32, 33, 34):
        assert refused(start, f"take {boss}").code == "boss_not_last"


def test_3_9_the_edition_of_bosses_reaches_it() -> None:
    state = crooks.new_game(edition=BOSSES, setup=Setup(((1, 2), (3, 4)), (5,), 0))
    state = play(state, "recruit A, leave")
    assert state.money == (3, 5)
    assert state.left == {"A"}
    state = play(state, "recruit B, take 4, place 2, decline", "recruit B, take 3, place 3")
    assert state.left == {"A"}


def test_3_9_a_crook_must_be_taken_if_any_may_be() -> None:
    state = play(table(A=[18, 19]), "recruit A")
    refusal = refused(state, "leave")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("must_take", "3.9", {"crooks": (18, 19)})


def test_3_9_beside_bosses_the_other_must_be_taken_and_then_one_leaves() -> None:
    state = play(table(deck=BOSS_CLAN, A=[18, 32, 33]), "recruit A")
    assert listed(state) == ["take 18"]
    assert refused(state, "leave").params == {"crooks": (18,)}
    state = play(state, "take 18, place 6", "recruit A")
    assert listed(state) == ["leave"]
    assert state.money == (15, 16)


def test_3_9_a_lone_boss_must_be_taken() -> None:
    state = play(table(A=[32]), "recruit A")
    assert listed(state) == ["take 32"]
    refusal = refused(state, "leave")
    assert (refusal.code, dict(refusal.params)) == ("must_take", {"crooks": (32,)})


def test_3_9_one_may_pay_to_leave_again_and_another_too() -> None:
    state = play(table(deck=BOSS_CLAN, A=[32, 33], B=[34, 18]), *["recruit A, leave"] * 3)
    assert state.money == (14, 16)
    assert state.left == {"A"}
    assert state.looks[0] == (Look(0, "A", 2), Look(1, "A", 2))


def test_3_10_a_crook_without_a_place_goes_back_to_the_box() -> None:
    start = play(
        table(targets=(6,), A=[18], B=[19], C=[20, 21]), PLAIN_TURN, "recruit B, take 19, place 6", "recruit C, take 21"
    )
    assert listed(start) == ["return"]
    state = play(start, "return")
    assert changes(start, state) == {
        "discards": (Discard(0, FaceDown(Origin("C", 2), frozenset({0})), True),),
        "phase": Recruiting(1),
    }
    assert state.crook_of(Origin("C", 2)) == 21
    assert state.piles[2] == (20,)
    assert row(state, 0) == {6: ["18"]}


@pytest.mark.parametrize("crook", [18, 7, 11, 13, 32])
def test_3_10_a_full_row_returns_whoever_can_not_lie_on_top(crook: int) -> None:
    """Plain, Pickpocket, Swap, Spy, Boss: in a full row none of them has a place."""
    state = table(targets=(4, 6), A=[19], B=[20], C=[crook])
    state = play(state, "recruit A, take 19, place 4", "pass", "recruit B, take 20, place 6 down")
    state = play(state, f"recruit C, take {crook}")
    assert listed(state) == ["return"]
    after = play(state, "return")
    assert after.discards == (Discard(0, FaceDown(Origin("C", 1), frozenset({0})), True),)
    assert after.money == state.money


@pytest.mark.parametrize("crook", [5, 9])
def test_3_10_an_accomplice_or_killer_always_has_a_place(crook: int) -> None:
    state = play(
        table(targets=(6,), A=[19], B=[crook]), "recruit A, take 19, place 6", "pass", f"recruit B, take {crook}"
    )
    assert listed(state) == ["place 6"]
    refusal = refused(state, "return")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("must_place", "3.10", {"crook": crook})


def test_3_10_not_while_there_is_a_legal_placement() -> None:
    state = play(table(A=[18]), "recruit A, take 18")
    refusal = refused(state, "return")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("must_place", "3.10", {"crook": 18})
    poor = play(table(A=[18], purse=1), "recruit A, take 18")
    assert refused(poor, "return").code == "must_place"


def test_3_10_the_tiny_edition_reaches_it() -> None:
    state = crooks.new_game(edition=TINY, setup=Setup(((4, 5), (1, 2)), (3,), 0))
    state = play(state, "recruit A, take 4, place 3", "pass", "recruit A, take 5, return")
    assert row(state, 0) == {3: ["4"]}
    assert [discard.returned for discard in state.discards] == [True]
