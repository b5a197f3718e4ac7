"""The table as text: `draw` for everybody, `reveal` for who is to know all."""

from criminals.games import crooks
from tests.games.crooks.scenes import BOSS_CLAN, play, table


def scene() -> crooks.State:
    return table(players=2, targets=(2, 6), A=[9], B=[18, 23], C=[12], D=[5], E=[30], F=[4])


def test_a_table_at_the_start() -> None:
    assert crooks.draw(scene()).splitlines() == [
        "hangouts  A:1  B:2  C:1  D:1  E:1  F:1   bank $10",
        "  target    2    6",
        "> seat 0    .    .  $18",
        "  seat 1    .    .  $18",
    ]


def test_face_down_crooks_are_backs_and_stacks_stand_side_by_side() -> None:
    state = play(scene(), "recruit E, take 30, place 6 down", "pass", "recruit D, take 5, place 6")
    assert crooks.draw(state).splitlines() == [
        "hangouts  A:1  B:2  C:1  D:0  E:0  F:1   bank $13",
        "  target    2       6",
        "> seat 0    .  ##/2nw  $15",
        "  seat 1    .       .  $18 passed",
    ]


def test_crooks_on_the_move_are_drawn_below() -> None:
    state = play(scene(), "recruit E, take 30, place 6 down", "pass", "recruit C, take 12, place 6")
    assert crooks.draw(state).splitlines() == [
        "hangouts  A:1  B:2  C:0  D:1  E:0  F:1   bank $13",
        "  target    2    6",
        "> seat 0    .   5o  $15",
        "  seat 1    .    .  $18 passed",
        "on the move: ##",
    ]
    assert "on the move: (30=9-2 0)" in crooks.reveal(state).splitlines()


def test_reveal_names_every_crook() -> None:
    state = play(
        scene(), "recruit E, take 30, place 6 down", "recruit A, take 9, place 6, kill 0", "recruit B, take 23"
    )
    lines = crooks.reveal(state).splitlines()
    assert lines[:12] == [
        "hangouts  A:0  B:1  C:1  D:1  E:0  F:1   bank $15",
        "  target    2     6",
        "> seat 0    .     .  $14",
        "  seat 1    .  9=3o  $17",
        "hangout A: -, 1 saw 1",
        "hangout B: 18=6n, 0 saw 2",
        "hangout C: 12=5o",
        "hangout D: 5=2nw",
        "hangout E: -, 0 saw 1",
        "hangout F: 4=2-6",
        "in hand of seat 0: 23=7n",
        "killed, of seat 0: (30=9-2 0)",
    ]
    assert lines[12].startswith("box: 1=1+3n 2=1+3w 3=1+3o 6=3wo ")
    assert len(lines) == 13


def test_reveal_with_nothing_discarded_and_an_empty_box() -> None:
    state = table(players=2, deck=crooks.REFERENCE.crooks[:2], A=[1, 2])
    assert crooks.reveal(state).splitlines()[-2:] == ["hangout A: 1=1+3n 2=1+3w", "box: -"]


def test_reveal_tells_the_discards_apart() -> None:
    state = play(
        scene(), "recruit E, take 30, place 6", "pass", "recruit D, take 5, place 6", "recruit A, take 9, place 6"
    )
    assert crooks.reveal(state).splitlines()[10:12] == ["killed, of seat 0: 5=2nw", "killed, of seat 0: 30=9-2"]
    full = play(
        table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass", "recruit B, take 32, return"
    )
    assert "returned, of seat 0: (32=10 0)" in crooks.reveal(full).splitlines()


def test_reveal_tells_knowers_looks_and_hangouts_that_were_left() -> None:
    state = play(table(A=[18], B=[14]), "recruit A, take 18, place 6 down", "recruit B, take 14, place 2, spy 6")
    assert "(18=6n 0,1)" in crooks.reveal(state)
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave", "recruit B, take 14, place 2, spy A")
    assert "hangout A: 33=9 34=8, 0 saw 2, 1 saw 2, left" in crooks.reveal(left).splitlines()


def test_nobody_is_marked_once_it_is_over() -> None:
    assert ">" not in crooks.draw(play(scene(), "pass", "pass"))
