"""§3.1-§3.6: turns, passing and recruiting."""

import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    Look,
    Origin,
    Over,
    Placing,
    Recruiting,
    Taking,
)
from tests.games.crooks.scenes import BOSS_CLAN, PLAIN_TURN, changes, table
from tests.games.positions import listed, play, refused


def test_3_1_turns_go_clockwise() -> None:
    state = table(players=4, start=2, A=[18], B=[19], C=[20], D=[21], E=[22])
    seats: list[int | None] = []
    for letter, crook in (("A", 18), ("B", 19), ("C", 20), ("D", 21), ("E", 22)):
        seats.append(crooks.actor(state))
        state = play(state, f"recruit {letter}, take {crook}, place 6" if letter != "E" else "pass")
    assert seats == [2, 3, 0, 1, 2]
    assert crooks.actor(state) == 3


def test_3_1_a_turn_stays_with_its_seat_until_it_is_done() -> None:
    state = table(A=[7], start=1)
    for text in ("recruit A", "take 7", "place 6"):
        assert crooks.actor(state) == 1
        state = play(state, text)
    assert crooks.actor(state) == 1
    assert crooks.actor(play(state, "pick")) == 0


def test_3_1_who_has_passed_is_skipped() -> None:
    state = play(table(players=4, A=[18], B=[19], C=[20]), PLAIN_TURN, "pass", "pass")
    assert state.phase == Recruiting(3)
    state = play(state, "recruit B, take 19, place 6")
    assert state.phase == Recruiting(0)
    state = play(state, "recruit C, take 20, place 5")
    assert state.phase == Recruiting(3)


def test_3_1_the_last_one_in_plays_on_alone() -> None:
    state = play(table(players=3, A=[18], B=[19]), "pass", PLAIN_TURN, "pass")
    assert state.phase == Recruiting(1)
    state = play(state, "recruit B, take 19, place 5")
    assert state.phase == Recruiting(1)


@pytest.mark.parametrize(
    ("crook", "how"),
    [
        (18, "place 5"),
        (18, "place 5 down"),
        (32, "place 5"),
        (5, "place 6"),
        (7, "place 5, pick"),
        (7, "place 5, decline"),
        (7, "place 5 down"),
        (11, "place 5"),
        (11, "place 6, move 4"),
        (11, "place 5 down"),
        (9, "place 4"),
        (9, "place 6"),
        (9, "place 5, kill 2"),
        (9, "place 5, decline"),
        (9, "place 5 down"),
        (13, "place 4, spy 5"),
        (13, "place 4, spy E"),
        (13, "place 4, decline"),
        (13, "place 4 down"),
    ],
)
def test_3_1_every_way_to_end_a_turn_gives_it_to_the_next_who_is_in(crook: int, how: str) -> None:
    """Three players, the second has passed: after the first it is the third's turn."""
    state = table(players=3, start=1, A=[crook], B=[19], C=[20], D=[21], E=[29, 30])
    state = play(
        state,
        "pass",
        "recruit B, take 19, place 6",
        "recruit C, take 20, place 6 down",
        "recruit D, take 21, place 5 down",
    )
    assert state.phase == Recruiting(0)
    assert play(state, f"recruit A, take {crook}, {how}").phase == Recruiting(2)


def test_3_1_leaving_and_returning_give_the_turn_to_the_next_who_is_in() -> None:
    state = table(players=3, start=1, deck=BOSS_CLAN, targets=(6,), A=[32, 33], B=[18], C=[19], D=[20])
    state = play(state, "pass", "recruit A, leave")
    assert state.phase == Recruiting(0)
    state = play(state, "recruit B, take 18, place 6", "recruit C, take 19, place 6", "recruit D, take 20, return")
    assert state.phase == Recruiting(2)


def test_3_2_a_turn_is_a_recruitment_and_then_a_robbery() -> None:
    state = table(A=[18, 19])
    assert state.phase == Recruiting(0)
    state = play(state, "recruit A")
    assert state.phase == Taking(0, "A")
    state = play(state, "take 19")
    assert state.phase == Placing(0, Origin("A", 2))
    state = play(state, "place 6")
    assert state.phase == Recruiting(1)


def test_3_2_a_pass_is_final() -> None:
    start = table(players=3, A=[18], B=[19])
    state = play(start, "pass")
    assert changes(start, state) == {"passed": (True, False, False), "phase": Recruiting(1)}
    state = play(state, "recruit A, take 18, place 6", "recruit B, take 19, place 6")
    assert state.phase == Recruiting(1)
    assert state.passed == (True, False, False)


def test_3_2_one_may_pass_with_any_money() -> None:
    assert listed(table(A=[18], purse=18))[-1] == "pass"
    assert play(table(A=[18], purse=18), "pass").money == (18, 18)


@pytest.mark.parametrize(
    ("turn", "clause"),
    [
        ("recruit A", "3.5"),
        ("recruit A, take 7", "3.7"),
        ("recruit A, take 7, place 6", "4.2"),
        ("recruit B, take 9, place 5", "4.5"),
        ("recruit C, take 13, place 6", "4.7"),
        ("recruit D, take 11, place 2", "4.4"),
    ],
)
def test_3_2_no_pass_once_one_has_recruited(turn: str, clause: str) -> None:
    state = table(A=[7], B=[9], C=[13], D=[11], E=[18], F=[19])
    state = play(state, "recruit E, take 18, place 2", "recruit F, take 19, place 5", turn)
    refusal = refused(state, "pass")
    assert (refusal.code, refusal.clause) == ("wrong_phase", clause)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_3_the_game_ends_when_everybody_has_passed(players: int) -> None:
    state = table(players=players, A=[18], start=1)
    for _ in range(players - 1):
        state = play(state, "pass")
        assert not isinstance(state.phase, Over)
        assert crooks.outcome(state) is None
    assert listed(state) == ["recruit A", "pass"]
    state = play(state, "pass")
    assert state.phase == Over()
    assert state.passed == (True,) * players
    assert crooks.actor(state) is None
    assert crooks.legal_actions(state) == ()


def test_3_3_empty_hangouts_do_not_end_it() -> None:
    state = play(table(A=[18]), PLAIN_TURN)
    assert state.phase == Recruiting(1)
    assert play(state, "pass", "pass").phase == Over()


def test_3_4_recruiting_costs_a_dollar_for_each_crook_there() -> None:
    start = table(A=[18], B=[19, 20, 21], purse=10, bank=3)
    state = play(start, "recruit B")
    assert changes(start, state) == {
        "money": (7, 10),
        "bank": 6,
        "looks": ((), (Look(0, "B", 3),)),
        "phase": Taking(0, "B"),
    }
    state = play(state, "take 20, place 6", "recruit B")
    assert state.money == (7, 8)
    assert state.bank == 8
    state = play(state, "take 19, place 6", "recruit B")
    assert state.money == (6, 8)
    assert state.bank == 9


def test_3_4_one_s_last_dollar_will_do() -> None:
    state = table(A=[18, 19, 20], purse=3)
    assert listed(state) == ["recruit A", "pass"]
    assert play(state, "recruit A").money == (0, 3)


def test_3_4_a_hangout_that_costs_more_than_one_has_is_refused() -> None:
    state = table(A=[18, 19], B=[20, 21, 22], C=[23, 24, 25, 26], purse=2)
    assert listed(state) == ["recruit A", "pass"]
    for hangout, cost in (("B", 3), ("C", 4)):
        refusal = refused(state, f"recruit {hangout}")
        assert (refusal.code, refusal.clause) == ("too_dear", "3.4")
        assert refusal.params == {"cost": cost, "money": 2}


def test_3_4_it_is_the_one_who_acts_that_must_have_the_money() -> None:
    state = play(
        table(A=[18, 19], B=[20, 21], purse=3), "recruit A, take 18, place 6 down", "recruit B, take 20, place 6"
    )
    assert state.money == (0, 1)
    assert listed(state) == ["pass"]
    state = play(state, "pass")
    assert listed(state) == ["recruit A", "recruit B", "pass"]


def test_3_4_an_empty_hangout_is_refused() -> None:
    state = play(table(A=[18], B=[19]), PLAIN_TURN)
    assert listed(state) == ["recruit B", "pass"]
    refusal = refused(state, "recruit A")
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("empty_hangout", "3.4", {"hangout": "A"})


def test_3_4_what_a_hangout_costs_falls_with_every_crook_taken() -> None:
    """The dearest hangout is no longer dear: what counts is how many lie there now."""
    state = table(A=[18, 19, 20], purse=4)
    state = play(state, "recruit A, take 18, place 6")
    assert state.money == (1, 4)
    state = play(state, "recruit A, take 19, place 6")
    assert listed(state) == ["recruit A", "pass"]
    assert play(state, "recruit A").money == (0, 2)


def test_3_5_one_is_taken_and_the_others_stay() -> None:
    start = play(table(A=[18], B=[19, 20, 21]), "recruit B")
    assert listed(start) == ["take 19", "take 20", "take 21"]
    state = play(start, "take 20")
    assert changes(start, state) == {
        "sizes": (1, 2),
        "phase": Placing(0, Origin("B", 3)),
        "piles": ((18,), (19, 21)),
        "taken": ((), (20,)),
    }
    assert state.crook_of(Origin("B", 3)) == 20


@pytest.mark.parametrize("crook", [19, 20, 21])
def test_3_5_any_of_them_may_be_taken(crook: int) -> None:
    state = play(table(A=[19, 20, 21]), f"recruit A, take {crook}")
    assert state.piles == (tuple(other for other in (19, 20, 21) if other != crook),)
    assert state.taken == ((crook,),)


def test_3_5_a_crook_of_another_hangout_or_of_the_box_can_not_be_taken() -> None:
    state = play(table(A=[18], B=[19, 20]), "recruit B")
    for elsewhere in (18, 22):
        refusal = refused(state, f"take {elsewhere}")
        assert (refusal.code, refusal.clause) == ("not_in_pile", "3.5")
        assert refusal.params == {"crook": elsewhere}


def test_3_5_only_the_one_who_recruits_sees_them() -> None:
    """Cites §6.2: the look is noted for that seat alone."""
    state = play(table(players=3, start=1, A=[18, 19], B=[20]), "recruit A")
    assert state.looks == ((Look(1, "A", 2),), ())


def test_3_6_who_can_afford_no_hangout_can_only_pass() -> None:
    state = table(A=[18, 19], B=[20, 21, 22], purse=1)
    assert listed(state) == ["pass"]
    assert refused(state, "recruit A").code == "too_dear"
    assert play(state, "pass").passed == (True, False)


def test_3_6_without_a_dollar_one_can_only_pass() -> None:
    assert listed(table(A=[18], purse=0)) == ["pass"]
    assert refused(table(A=[18], purse=0), "recruit A").params == {"cost": 1, "money": 0}


def test_3_6_with_all_hangouts_empty_one_can_only_pass() -> None:
    state = play(table(A=[18]), PLAIN_TURN)
    assert state.money == (17, 18)
    assert listed(state) == ["pass"]
