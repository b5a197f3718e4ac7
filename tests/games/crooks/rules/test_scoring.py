"""§5: what targets and gangs bring, the lines that say so, and who wins."""

import pytest

from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import crooks
from criminals.games.crooks import Crook, FaceDown, FaceUp, Gang, Moving, Origin, Over, Placing, Setup, State
from criminals.games.crooks.rules.scoring import REASONS
from tests.games.crooks.scenes import changes, finished, row, table
from tests.games.positions import play


def lines(state: State) -> list[tuple[int | None, int, str]]:
    """The score lines, each as seat, points and reason with what it counts."""
    return [
        (line.seat, line.points, f"{line.reason} {line.params['target' if 'target' in line.params else 'gang']}")
        for line in crooks.score(state).lines
    ]


def at_target(state: State, target: int) -> list[ScoreLine]:
    return [line for line in crooks.score(state).lines if line.params.get("target") == target]


def of_gang(state: State, gang: Gang) -> ScoreLine:
    (line,) = (line for line in crooks.score(state).lines if line.params.get("gang") == gang.value)
    return line


# --- 5.1 ---


def test_5_1_at_the_end_every_face_down_crook_is_turned_up() -> None:
    state = table(A=[18], B=[19], C=[5])
    state = play(
        state,
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 5 down",
        "recruit C, take 5, place 6",
        "pass",
    )
    assert row(state, 0) == {6: ["18 down", "5"]}
    assert row(state, 1) == {5: ["19 down"]}
    after = play(state, "pass")
    assert after.phase == Over()
    assert after.rows[0][4] == (FaceUp(18, Origin("A", 1)), FaceUp(5, Origin("C", 1)))
    assert after.rows[1][3] == (FaceUp(19, Origin("B", 1)),)
    assert set(changes(state, after)) == {"rows", "passed", "phase"}


def test_5_1_not_before_the_last_pass() -> None:
    state = play(table(players=3, A=[18]), "recruit A, take 18, place 6 down", "pass", "pass")
    assert isinstance(state.rows[0][4][0], FaceDown)
    assert row(play(state, "pass"), 0) == {6: ["18"]}


def test_5_1_only_crooks_in_a_row_are_turned_up() -> None:
    """Cites §6.7, §6.8: a crook killed face down and one returned stay as they are."""
    state = play(
        table(A=[18], B=[9], C=[19], targets=(6,)),
        "recruit A, take 18, place 6 down",
        "recruit B, take 9, place 6, kill 0",
        "pass",
        "recruit C, take 19, return",
        "pass",
    )
    assert state.phase == Over()
    assert [type(discard.card) for discard in state.discards] == [FaceDown, FaceDown]


# --- 5.2 ---


def test_5_2_the_worked_example_of_the_rulebooks() -> None:
    """A 7(+2) and an 8(-1) on target 6: the owner of the 8 takes 6 + 2 - 1 = 7."""
    state = finished("22 at 6", "27 at 6")
    (line,) = at_target(state, 6)
    assert (line.seat, line.points) == (1, 7)
    assert line.params == {"target": 6, "modifiers": (2, -1), "worth": 7, "levels": (8,), "strength": 8}
    assert crooks.describe(line) == "7 points: target 6 is worth 7 (6 + 2 - 1); strongest with 8"


@pytest.mark.parametrize("how", ["", " down"])
def test_5_2_modifiers_count_face_up_or_down_and_whoever_wins(how: str) -> None:
    (line,) = at_target(finished(f"1 at 6{how}", "2 at 5, 29 at 6"), 6)
    assert (line.seat, line.points, line.params["modifiers"], line.params["worth"]) == (1, 9, (3,), 9)


@pytest.mark.parametrize(("target", "worth"), [(2, 0), (5, 0), (6, 0), (7, 1), (9, 3)])
def test_5_2_a_target_is_never_worth_less_than_0(target: int, worth: int) -> None:
    """A 2(-6) alone: it still wins what there is."""
    (line,) = at_target(finished(f"4 at {target}", ""), target)
    assert (line.seat, line.points, line.reason) == (0, worth, "target_won")
    assert line.params == {"target": target, "modifiers": (-6,), "worth": worth, "levels": (2,), "strength": 2}


def test_5_2_the_floor_is_on_the_sum_not_on_each_step() -> None:
    """2 - 6 + 3 + 3 is 2, in whatever order."""
    (line,) = at_target(finished("4 at 2", "1 at 2", "2 at 2"), 2)
    assert (line.points, line.params["modifiers"], line.params["worth"]) == (2, (-6, 3, 3), 2)


def test_5_2_an_accomplice_s_crook_gives_its_modifier_too() -> None:
    (line,) = at_target(finished("22 at 6, 5 at 6", ""), 6)
    assert line.params == {"target": 6, "modifiers": (2,), "worth": 8, "levels": (7, 2), "strength": 9}


def test_5_2_the_line_names_every_modifier_but_0_by_seat_and_as_they_were_placed() -> None:
    (line,) = at_target(finished("15 at 6, 5 at 6", "4 at 6", "29 at 6", "30 at 6"), 6)
    assert line.params["modifiers"] == (1, -6, -2)
    assert (line.seat, line.points) == (3, 0)


# --- 5.3 ---


@pytest.mark.parametrize(
    ("mine", "strength"),
    [("18 at 6", 6), ("18 at 6, 5 at 6", 8), ("18 at 6 down, 5 at 6, 6 at 6", 11), ("5 at 6, 6 at 6", 5)],
)
def test_5_3_strength_is_the_sum_of_the_levels(mine: str, strength: int) -> None:
    (line,) = at_target(finished(mine, "7 at 6"), 6)
    assert (line.seat, line.params["strength"]) == (0, strength)


def test_5_3_crooks_at_other_targets_do_not_help() -> None:
    (line,) = at_target(finished("18 at 6, 32 at 5", "25 at 6"), 6)
    assert (line.seat, line.params["strength"]) == (1, 7)


# --- 5.4 ---


def test_5_4_the_strongest_takes_all() -> None:
    assert [(line.seat, line.points) for line in at_target(finished("18 at 9", "23 at 9", "29 at 9"), 9)] == [(2, 9)]


@pytest.mark.parametrize(
    ("rows", "target", "sharers", "each"),
    [
        (("18 at 6", "19 at 6"), 6, [0, 1], 3),
        (("18 at 7", "19 at 7"), 7, [0, 1], 3),
        (("18 at 7", "19 at 7", "20 at 7"), 7, [0, 1, 2], 2),
        (("18 at 7", "7 at 7", "20 at 7"), 7, [0, 2], 3),
        (("18 at 3", "19 at 3", "20 at 3", "21 at 3"), 3, [0, 1, 2, 3], 1),
        (("18 at 2", "19 at 2", "20 at 2", "7 at 2"), 2, [0, 1, 2], 0),
    ],
)
def test_5_4_the_tied_share_rounded_down(rows: tuple[str, ...], target: int, sharers: list[int], each: int) -> None:
    found = at_target(finished(*rows), target)
    assert [(line.seat, line.points, line.reason) for line in found] == [
        (seat, each, "target_shared") for seat in sharers
    ]
    modifiers = (1,) if rows[-1].startswith("21") else ()
    for line in found:
        assert line.params == {
            "target": target,
            "modifiers": modifiers,
            "worth": target + sum(modifiers),
            "levels": (6,),
            "strength": 6,
            "sharers": len(sharers),
        }


def test_5_4_a_tie_counts_stacks_not_crooks() -> None:
    """6 and 2 against 8."""
    found = at_target(finished("18 at 5, 5 at 5", "29 at 5"), 5)
    assert [(line.seat, line.points) for line in found] == [(0, 2), (1, 2)]


def test_5_4_no_crooks_no_points() -> None:
    (line,) = at_target(finished("18 at 6", ""), 9)
    assert line == ScoreLine("crooks", None, 0, "target_empty", "5.4", line.params)
    assert line.params == {"target": 9}


# --- 5.5 ---


def test_5_5_the_worked_examples_of_the_rulebooks() -> None:
    """Three players with 3, 2 and 0 of the Northside: 4 points. With 2, 1 and 2 of the Westside: none for anybody."""
    state = finished(
        "1 at 2, 15 at 3, 18 at 4, 16 at 5, 19 at 6",
        "23 at 2, 26 at 3, 24 at 4",
        "27 at 5, 2 at 6",
        gang_points=4,
    )
    assert of_gang(state, Gang.NORTHSIDE) == ScoreLine(
        "crooks", 0, 4, "gang_won", "5.5", of_gang(state, Gang.NORTHSIDE).params
    )
    assert of_gang(state, Gang.NORTHSIDE).params == {"gang": "northside", "members": 3}
    tied = of_gang(state, Gang.WESTSIDE)
    assert (tied.seat, tied.points, tied.reason, tied.clause) == (None, 0, "gang_tied", "5.5")
    assert tied.params == {"gang": "westside", "members": 2, "sharers": 2}


@pytest.mark.parametrize(("players", "points"), [(2, 5), (3, 4), (4, 3)])
def test_5_5_the_points_depend_on_how_many_play(players: int, points: int) -> None:
    setup = next(setup for setup in crooks.setups(players) if setup.start == 0)
    state = play(crooks.new_game(setup=setup), "recruit A, take 1, place 2")
    line = of_gang(state, Gang.NORTHSIDE)
    assert (line.seat, line.points) == (0, points)
    assert crooks.REFERENCE.gang_points[players] == points


def test_5_5_a_crook_of_two_gangs_counts_for_both() -> None:
    """An Accomplice of Northside and Westside beside one of each: two members each."""
    state = finished("5 at 2, 18 at 3, 19 at 4", "23 at 5, 24 at 6")
    assert (of_gang(state, Gang.NORTHSIDE).seat, of_gang(state, Gang.NORTHSIDE).params["members"]) == (0, 2)
    assert (of_gang(state, Gang.WESTSIDE).seat, of_gang(state, Gang.WESTSIDE).params["members"]) == (0, 2)


def test_5_5_a_gang_without_members_goes_to_nobody() -> None:
    line = of_gang(finished("18 at 2", ""), Gang.OUTFIT)
    assert (line.seat, line.points, line.reason, line.clause) == (None, 0, "gang_empty", "5.5")
    assert line.params == {"gang": "outfit"}


def test_5_5_one_member_is_a_majority_against_none() -> None:
    line = of_gang(finished("", "18 at 2"), Gang.NORTHSIDE)
    assert (line.seat, line.points, line.params["members"]) == (1, 5, 1)


def test_5_5_all_tied_is_tied() -> None:
    line = of_gang(finished("18 at 2", "15 at 2", "23 at 2", gang_points=4), Gang.NORTHSIDE)
    assert (line.seat, line.reason) == (None, "gang_tied")
    assert line.params == {"gang": "northside", "members": 1, "sharers": 3}


def test_5_5_members_count_face_down_and_at_any_target_lost_or_won() -> None:
    state = finished("18 at 9 down, 15 at 8 down", "26 at 9, 29 at 8")
    assert (of_gang(state, Gang.NORTHSIDE).seat, of_gang(state, Gang.NORTHSIDE).params["members"]) == (0, 2)


def test_5_5_the_dead_and_the_returned_count_for_no_gang() -> None:
    state = play(
        table(A=[20], B=[9], C=[25], targets=(6,)),
        "recruit A, take 20, place 6",
        "recruit B, take 9, place 6, kill 0",
        "pass",
        "recruit C, take 25, return",
        "pass",
    )
    line = of_gang(state, Gang.OUTFIT)
    assert (line.seat, line.params["members"]) == (1, 1)


# --- 5.6 ---


def test_5_6_targets_from_the_lowest_up_then_the_gangs() -> None:
    """One line for each winner, by seat, and one with no seat for what nobody wins."""
    state = finished("20 at 9, 18 at 3, 4 at 2", "19 at 3, 25 at 5", "24 at 7, 21 at 3", gang_points=4)
    assert lines(state) == [
        (0, 0, "target_won 2"),
        (0, 1, "target_shared 3"),
        (1, 1, "target_shared 3"),
        (2, 1, "target_shared 3"),
        (None, 0, "target_empty 4"),
        (1, 5, "target_won 5"),
        (None, 0, "target_empty 6"),
        (2, 7, "target_won 7"),
        (None, 0, "target_empty 8"),
        (0, 9, "target_won 9"),
        (0, 4, "gang_won northside"),
        (None, 0, "gang_tied westside"),
        (None, 0, "gang_tied outfit"),
    ]
    sheet = crooks.score(state)
    assert sheet.points == (14, 6, 8)
    assert {line.game for line in sheet.lines} == {"crooks"}
    assert [line.clause for line in sheet.lines] == ["5.4"] * 10 + ["5.5"] * 3


def test_5_6_the_last_pass_turns_the_crooks_up_and_the_score_stays() -> None:
    """What was scored as if it ended now is the score when it does."""
    before = play(table(A=[22], B=[26]), "recruit A, take 22, place 6 down", "recruit B, take 26, place 6 down", "pass")
    after = play(before, "pass")
    assert crooks.score(before) == crooks.score(after)
    assert crooks.score(after).points == (0, 7 + 5)


def test_5_6_an_untouched_table_scores_nothing() -> None:
    state = table(players=4, A=[18])
    assert crooks.score(state).points == (0, 0, 0, 0)
    assert [line.reason for line in crooks.score(state).lines] == ["target_empty"] * 8 + ["gang_empty"] * 3


def test_5_6_every_reason_is_one_that_lines_have() -> None:
    met = {
        line.reason
        for state in (finished("18 at 6, 25 at 5", "19 at 6"), finished("18 at 6", "23 at 6"))
        for line in crooks.score(state).lines
    }
    assert met == set(REASONS)
    assert len(REASONS) == 6


# --- 5.7 ---


def test_5_7_most_points_win_and_money_does_not_help() -> None:
    state = finished("22 at 9 down", "21 at 2")
    assert state.money == (16, 17)
    assert crooks.score(state).points == (11, 3)
    assert crooks.outcome(state) == Outcome((0,), "5.7")


def test_5_7_between_equal_points_the_richer_wins() -> None:
    """Target 6 is worth 6 - 2 - 1 = 3, that is 1 each; the first paid a dollar more to hide."""
    state = finished("30 at 6 down", "31 at 6")
    assert crooks.score(state).points == (1, 1)
    assert state.money == (16, 17)
    assert crooks.outcome(state) == Outcome((1,), "5.7")


def test_5_7_equal_in_both_they_share_the_win() -> None:
    state = finished("30 at 6", "31 at 6")
    assert crooks.score(state).points == (1, 1)
    assert crooks.outcome(state) == Outcome((0, 1), "5.7")


def test_5_7_a_third_who_is_richer_but_has_fewer_points_shares_nothing() -> None:
    state = finished("30 at 6", "", "31 at 6")
    assert state.money == (17, 18, 17)
    assert crooks.outcome(state) == Outcome((0, 2), "5.7")


def test_5_7_with_nothing_done_everybody_wins() -> None:
    assert crooks.outcome(play(table(players=4, A=[18]), *["pass"] * 4)) == Outcome((0, 1, 2, 3), "5.7")


def test_5_7_nobody_has_won_before_the_end() -> None:
    state = play(table(A=[22]), "recruit A, take 22, place 9", "pass")
    assert crooks.outcome(state) is None
    assert crooks.outcome(play(state, "pass")) == Outcome((0,), "5.7")


# --- the score while it goes on ---


def test_a_crook_in_hand_counts_nothing() -> None:
    before = play(table(A=[22], B=[23]), "recruit A, take 22, place 9", "pass")
    state = play(before, "recruit B, take 23")
    assert isinstance(state.phase, Placing)
    assert crooks.score(state) == crooks.score(before)
    assert crooks.score(play(state, "place 8")).points == (11 + 8 + 5, 0)


def test_crooks_on_the_move_count_nothing_and_the_swap_does() -> None:
    """22 at 9 is worth 11; while it is moved the Swap, 5 of the Outfit, holds 9 alone."""
    state = play(table(A=[22], B=[12]), "recruit A, take 22, place 9", "pass", "recruit B, take 12, place 9")
    assert isinstance(state.phase, Moving)
    assert crooks.score(state).points == (9 + 5, 0)
    (line,) = at_target(state, 9)
    assert line.params == {"target": 9, "modifiers": (), "worth": 9, "levels": (5,), "strength": 5}
    assert crooks.score(play(state, "move 2")).points == (9 + 4 + 5, 0)


def test_face_down_crooks_count_while_it_goes_on() -> None:
    state = play(table(A=[22]), "recruit A, take 22, place 9 down")
    assert crooks.score(state).points == (11, 0)
    assert isinstance(state.rows[0][7][0], FaceDown)


def test_a_level_above_10_and_a_target_worth_0_score_like_any_other() -> None:
    deck = (Crook(1, 99), Crook(2, 100, 4, (Gang.WESTSIDE,)))
    state = finished("1 at 0", "2 at 0", deck=deck, targets=(0, 3), gang_points=0)
    assert lines(state) == [
        (1, 4, "target_won 0"),
        (None, 0, "target_empty 3"),
        (None, 0, "gang_empty northside"),
        (1, 0, "gang_won westside"),
        (None, 0, "gang_empty outfit"),
    ]


def test_a_whole_game() -> None:
    setup = Setup(
        ((17, 24), (12, 26), (23, 27, 31), (1, 15, 21, 32), (2, 4, 6, 8, 30)),
        (3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29),
        0,
    )
    state = play(
        crooks.new_game(setup=setup),
        "pass",
        "recruit D, take 1, place 6",
        "recruit A, take 17, place 9 down",
        "pass",
    )
    assert crooks.score(state).points == (0, 29)
    assert (state.money, state.bank) == ((18, 11), 72)
    assert crooks.outcome(state) == Outcome((1,), "5.7")
