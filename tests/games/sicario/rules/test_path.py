"""§3.1 and §3.2: throws, taken spaces, the embassy."""

import pytest

from criminals.games.sicario import Edition
from tests.games.positions import changes, play
from tests.games.sicario.scenes import HOME, acting, box, every_state, scene

BUILDINGS: Edition = box("s" + "b" * 9, "tip-off", die=9)
"""A path on which nothing happens after the first space."""


def moved(*at: int | None, seat: int = 1, roll: int = 1) -> int | None:
    """Where a throw leads an agent among buildings."""
    return play(scene(*at, seat=seat, edition=BUILDINGS), f"roll {roll}").positions[seat]


@pytest.mark.parametrize("roll", [2, 3, 6])
def test_3_1_a_throw_leads_so_many_spaces_on(roll: int) -> None:
    assert moved(0, 0, roll=roll) == roll
    assert moved(3, 0, roll=roll) == 3 + roll


def test_3_1_nobody_else_moves() -> None:
    before = scene(4, 2, 7, seat=2, edition=BUILDINGS)
    after = play(before, "roll 3")
    assert after.positions == (None, 4, 5, 7)
    assert set(changes(before, after)) == {"positions", "phase"}


@pytest.mark.parametrize(
    ("others", "rest"),
    [
        ((5, 0), 6),
        ((4, 6), 5),
        ((5, 6), 7),
        ((6, 5), 7),
        ((5, 7), 6),
        ((None, 5), 6),
        ((None, None), 5),
    ],
)
def test_3_1_taken_spaces_are_passed_however_many(others: tuple[int | None, ...], rest: int) -> None:
    """From 2 with a throw of 3. Who is out takes no space."""
    assert moved(2, *others, roll=3) == rest


def test_3_1_only_the_space_of_rest_counts_as_taken() -> None:
    """Those on the way do not lengthen it."""
    assert moved(2, 3, 4, roll=4) == 6


def test_3_1_the_boats_are_never_taken() -> None:
    assert scene(0, 0, 0).positions == (None, 0, 0, 0)
    assert moved(0, 0, 0, roll=2) == 2


def test_3_1_only_the_space_of_rest_has_effect() -> None:
    """A street and an antenna on the way, a building at the end: no card, nothing to decode."""
    before = scene(10, 0)
    after = play(before, "roll 4")
    assert after.positions == (None, 14, 0)
    assert after.bottom == ()
    assert acting(after) == ("rolling", 2)


def test_3_1_an_antenna_is_reached_past_a_taken_street() -> None:
    assert acting(play(scene(7, 10), "roll 3")) == ("decoding", 1)


def test_3_1_a_street_is_reached_past_a_taken_antenna() -> None:
    after = play(scene(7, 11, deck=["blackout"]), "roll 4")
    assert (after.positions, after.bottom) == ((None, 12, 11), ("blackout",))


@pytest.mark.parametrize(("at", "roll"), [(44, 1), (44, 6), (43, 2), (40, 5), (40, 6)])
def test_3_2_past_the_last_space_is_the_embassy(at: int, roll: int) -> None:
    """No exact throw is needed."""
    assert play(scene(at, 0, 0), f"roll {roll}").positions == (None, HOME, 0, 0)


def test_3_2_the_last_space_is_a_space() -> None:
    after = play(scene(41, 0, deck=["blackout"]), "roll 3")
    assert after.positions == (None, 44, 0)
    assert after.bottom == ("blackout",)


def test_3_2_passing_taken_spaces_may_lead_there() -> None:
    assert play(scene(42, 43, 44), "roll 1").positions == (None, HOME, 43, 44)


def test_3_2_the_embassy_is_never_taken() -> None:
    after = play(scene(40, HOME, 44), "roll 5")
    assert after.positions == (None, HOME, HOME, 44)


def test_3_2_who_is_there_has_no_more_turns() -> None:
    state = scene(44, 0, 0, edition=box("s" + "b" * 43, "tip-off"))
    state = play(state, "roll 6")
    throwers: list[object] = []
    for _ in range(4):
        throwers.append(acting(state)[1])
        state = play(state, "roll 2")
    assert throwers == [2, 3, 2, 3]


@pytest.mark.parametrize("players", [3, 4])
def test_3_1_no_two_stand_on_one_space_of_the_path(players: int) -> None:
    for seed in range(8):
        for state in every_state(players, seed):
            on_path = [at for at in state.positions if at is not None and 0 < at < HOME]
            assert len(set(on_path)) == len(on_path)
            assert all(at is None or 0 <= at <= HOME for at in state.positions)
