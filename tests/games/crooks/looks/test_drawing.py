"""The table as text: `draw` for everybody, `str` of a view for its viewer, `reveal` for who is to know all."""

import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import crooks
from criminals.games.crooks.knowledge.views import view
from tests.games.crooks.samples.drawings import START
from tests.games.crooks.scenes import BOSS_CLAN, finished, seen_before, table
from tests.games.positions import play


def drawn(state: crooks.State, viewer: Viewer) -> list[str]:
    return str(view(state, viewer)).splitlines()


# --- what everybody sees ---


def test_face_down_crooks_are_backs_and_stacks_stand_side_by_side() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "pass", "recruit D, take 5, place 6")
    assert crooks.draw(state).splitlines() == [
        "Crooks (scene), as a spectator sees it",
        "Player 0 is choosing a hangout, or passing",
        "",
        "hangouts  A:1  B:2  C:1  D:0  E:0  F:1   bank $13",
        "  target      2         6",
        "> player 0    .  ##/2nwAc  $15",
        "  player 1    .         .  $18 passed",
        "",
        "n Northside, w Westside, ## face down",
        "Ac Accomplice",
    ]


def test_crooks_on_the_move_are_drawn_below() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "pass", "recruit C, take 12, place 6")
    assert crooks.draw(state).splitlines() == [
        "Crooks (scene), as a spectator sees it",
        "Player 0 is moving the crooks from target 6",
        "",
        "hangouts  A:1  B:2  C:0  D:1  E:0  F:1   bank $13",
        "  target      2     6",
        "> player 0    .  5oSw  $15",
        "  player 1    .     .  $18 passed",
        "on the move: ##",
        "",
        "o Outfit, ## face down",
        "Sw Swap",
    ]
    assert "on the move: (30=9-2 0)" in crooks.reveal(state).splitlines()
    assert "on the move: (9-2)" in drawn(state, 0)
    assert "on the move: ##" in drawn(state, 1)


def test_nobody_is_marked_once_it_is_over() -> None:
    assert crooks.draw(play(START, "pass", "pass")).splitlines() == [
        "Crooks (scene), as a spectator sees it",
        "The game is over",
        "",
        "hangouts  A:1  B:2  C:1  D:1  E:1  F:1   bank $10",
        "  target      2    6",
        "  player 0    .    .  $18 passed",
        "  player 1    .    .  $18 passed",
    ]


def test_5_1_no_row_has_a_back_once_it_is_over() -> None:
    state = finished("22 at 6 down, 5 at 6", "26 at 6 down")
    for viewer in (0, 1, SPECTATOR):
        text = str(view(state, viewer))
        assert "##" not in text
        assert "7+2/2nwAc" in text
        assert "8-1n" in text
        assert "(7+2)" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "turns",
    [
        "recruit B",
        "recruit B, take 18",
        "recruit C, take 7, place 2",
        "recruit D, take 14, place 2",
        "recruit B, take 18, place 6; recruit A, take 9, place 6",
    ],
)
def test_the_second_line_is_the_prompt(turns: str, lang: str) -> None:
    state = play(table(A=[9], B=[18, 23], C=[7], D=[14]), *turns.split("; "))
    for viewer in (0, 1, SPECTATOR):
        for names in (None, ("Ada", "Bo")):
            seen_by = view(state, viewer)
            lines = crooks.draw(seen_by, lang=lang, names=names).splitlines()
            assert lines[1] == crooks.prompt(seen_by, lang, names=names)


# --- what a viewer knows besides ---


def test_6_4_a_hand_has_its_id_for_who_holds_it() -> None:
    state = play(START, "recruit B, take 23")
    assert drawn(state, 0) == [
        "Crooks (scene), as player 0 sees it",
        "Place the crook (level 7, Northside)",
        "",
        "hangouts  A:1  B:1  C:1  D:1  E:1  F:1   bank $12",
        "  target      2    6",
        "> you         .    .  $16",
        "  player 1    .    .  $18",
        "in hand: 23=7n",
        "seen in B: 18=6n, gone 23=7n",
        "",
        "n Northside",
    ]
    assert drawn(state, 1) == [
        "Crooks (scene), as player 1 sees it",
        "Player 0 is placing a crook from hangout B",
        "",
        "hangouts  A:1  B:1  C:1  D:1  E:1  F:1   bank $12",
        "  target      2    6",
        "> player 0    .    .  $16",
        "  you         .    .  $18",
        "in hand: ##",
        "",
        "## face down",
    ]


def test_6_3_crooks_in_a_hangout_have_their_ids_for_who_looked_in() -> None:
    state = play(table(A=[14, 18, 23]), "recruit A")
    assert "seen in A: 14=5noSp 18=6n 23=7n" in drawn(state, 0)
    assert "seen in" not in str(view(state, 1))
    state = play(state, "take 18, place 6", "recruit A")
    assert "seen in A: 14=5noSp 23=7n, gone 18=6n" in drawn(state, 0)
    state = play(state, "take 14, place 6 down")
    assert "seen in A: 1 of 14=5noSp 23=7n, gone 18=6n" in drawn(state, 0)
    assert "seen in A: 23=7n, gone 14=5noSp" in drawn(state, 1)
    state = play(state, "pass", "recruit A, take 23, place 5 down")
    assert "seen in A: gone 14=5noSp 18=6n 23=7n" in drawn(state, 0)


def test_6_5_own_and_spied_crooks_stand_in_parentheses() -> None:
    state = play(
        table(players=3, A=[18], B=[14], C=[22]),
        "recruit A, take 18, place 6 down",
        "recruit C, take 22, place 6 down",
        "recruit B, take 14, place 2, spy 6",
    )
    rows = {viewer: [line.split() for line in drawn(state, viewer)[5:8]] for viewer in (0, 1, 2, SPECTATOR)}
    cells = {viewer: [row[-5] for row in rows[viewer]] for viewer in rows}
    assert cells == {
        0: ["(6n)", "##", "."],
        1: ["##", "(7+2)", "."],
        2: ["(6n)", "(7+2)", "."],
        SPECTATOR: ["##", "##", "."],
    }
    assert "n Northside, o Outfit, () face down, you know it" in drawn(state, 2)
    assert "n Northside, o Outfit, ## face down, () face down, you know it" in drawn(state, 0)


def test_6_7_discards_are_told_as_each_viewer_knows_them() -> None:
    state = play(
        START, "recruit E, take 30, place 6 down", "recruit A, take 9, place 6, kill 0", "recruit B, take 23, place 2"
    )
    assert "killed, yours: (9-2)" in drawn(state, 0)
    assert "killed, player 0's: ##" in drawn(state, 1)
    full = play(table(targets=(2,), A=[18], B=[9]), "recruit A, take 18, place 2", "recruit B, take 9, place 2, kill 0")
    assert "killed, player 0's: 6n" in drawn(full, SPECTATOR)
    back = play(
        table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass", "recruit B, take 32, return"
    )
    assert "returned, yours: (10Bo)" in drawn(back, 0)
    assert "returned, player 0's: ##" in drawn(back, 1)


def test_3_9_a_hangout_that_was_left_holds_only_bosses() -> None:
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave")
    assert "only Bosses in A" in crooks.draw(left).splitlines()
    assert "seen in A: 33=9Bo 34=8Bo" in drawn(left, 0)


def test_3_9_who_saw_more_in_a_hangout_that_was_left_knows_that_the_rest_has_gone() -> None:
    """Seat 0 spied on A before seat 1 took 18 in secret and had to leave the Bosses."""
    start = table(deck=BOSS_CLAN, A=[18, 33, 34], B=[14], C=[19])
    secret = play(start, "recruit B, take 14, place 2, spy A", "recruit A, take 18, place 9 down")
    assert "seen in A: 2 of 18=6n 33=9Bo 34=8Bo" in drawn(secret, 0)
    left = play(secret, "recruit C, take 19, place 9", "recruit A, leave")
    assert "seen in A: 33=9Bo 34=8Bo, gone 18=6n" in drawn(left, 0)
    assert crooks.location_name("hangout/A", view(left, 0)) == "Hangout A, 2 crooks: Boss (level 9) and Boss (level 8)"


# --- the whole truth ---


def test_reveal_names_every_crook() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "recruit A, take 9, place 6, kill 0", "recruit B, take 23")
    lines = crooks.reveal(state).splitlines()
    assert lines[:12] == [
        "hangouts  A:0  B:1  C:1  D:1  E:0  F:1   bank $15",
        "  target      2       6",
        "> player 0    .       .  $14",
        "  player 1    .  9=3oKi  $17",
        "hangout A: -, player 1 saw 1",
        "hangout B: 18=6n, player 0 saw 2",
        "hangout C: 12=5oSw",
        "hangout D: 5=2nwAc",
        "hangout E: -, player 0 saw 1",
        "hangout F: 4=2-6",
        "in hand of player 0: 23=7n",
        "killed, player 0's: (30=9-2 0)",
    ]
    assert lines[12].startswith("box: 1=1+3n 2=1+3w 3=1+3o 6=3woAc ")
    assert len(lines) == 13


def test_reveal_with_nothing_discarded_and_an_empty_box() -> None:
    state = table(players=2, deck=crooks.REFERENCE.crooks[:2], A=[1, 2])
    assert crooks.reveal(state).splitlines()[-2:] == ["hangout A: 1=1+3n 2=1+3w", "box: -"]


def test_reveal_tells_the_discards_apart() -> None:
    state = play(
        START, "recruit E, take 30, place 6", "pass", "recruit D, take 5, place 6", "recruit A, take 9, place 6"
    )
    assert crooks.reveal(state).splitlines()[10:12] == ["killed, player 0's: 5=2nwAc", "killed, player 0's: 30=9-2"]
    full = play(
        table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass", "recruit B, take 32, return"
    )
    assert "returned, player 0's: (32=10Bo 0)" in crooks.reveal(full).splitlines()


def test_reveal_tells_knowers_looks_and_hangouts_that_were_left() -> None:
    state = play(table(A=[18], B=[14]), "recruit A, take 18, place 6 down", "recruit B, take 14, place 2, spy 6")
    assert "(18=6n 0,1)" in crooks.reveal(state)
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave", "recruit B, take 14, place 2, spy A")
    assert "hangout A: 33=9Bo 34=8Bo, player 0 saw 2, player 1 saw 2, left" in crooks.reveal(left).splitlines()


def test_who_was_seen_before_and_taken_since_is_not_forgotten() -> None:
    state = seen_before()
    view = crooks.view(state, 0)
    assert "seen in A: 6=3woAc 8=4wPi, gone 4=2-6, taken 30=9-2" in str(view).splitlines()
    assert "taken" not in str(crooks.view(state, 1))


def test_a_drawing_for_everybody_has_a_back_for_the_crook_in_hand() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "recruit B, take 23")
    for viewer in (0, 1, SPECTATOR):
        assert crooks.draw(view(state, viewer)) == str(view(state, viewer))
    assert crooks.draw(state) == str(view(state, SPECTATOR))
    assert "30" not in crooks.draw(state)
    assert "in hand: ##" in crooks.draw(state).splitlines()
