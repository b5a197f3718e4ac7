"""§4.2: printing."""

import pytest

from tests.games.counterfeiters.scenes import changed, fakes_of, scene
from tests.games.positions import code, listed, play, refused


@pytest.mark.parametrize(
    ("cards", "fakes"),
    [
        ([], (2, 0, 0)),
        ([9], (4, 0, 0)),
        ([9, 10, 11], (8, 0, 0)),
        ([14], (0, 2, 0)),
        ([18], (0, 2, 0)),
        ([14, 18], (0, 0, 2)),
        ([9, 14, 18], (0, 0, 4)),
        ([12, 13, 21], (2, 0, 0)),
        ([14, 15, 22], (0, 2, 0)),
        ([18, 23, 12], (0, 2, 0)),
        ([16, 27, 34, 40], (2, 0, 0)),
    ],
)
def test_4_2_two_for_each_press_the_quality_is_how_many_kinds_are_owned(
    cards: list[int], fakes: tuple[int, int, int]
) -> None:
    """Besides a press and ink: more of the same do not help."""
    before = scene(cards={0: cards})
    state = play(before, "print 1")
    assert fakes_of(state) == [fakes, (0, 0, 0)]
    assert changed(before, state) == {}


def test_4_2_the_quality_is_no_choice() -> None:
    state = scene(cards={0: [14, 18]}, supply=(30, 30, 0))
    assert listed(state, "print") == []
    assert dict(refused(state, "print 1").params) == {"quality": 3}


def test_4_2_fakes_add_up() -> None:
    state = play(scene(fakes={0: (1, 2, 3)}), "print 1", "laydown", "print 2")
    assert fakes_of(state)[0] == (5, 2, 3)


def test_4_2_a_short_supply_gives_what_there_is() -> None:
    state = play(scene(cards={0: [9]}, supply=(3, 9, 9)), "print 1")
    assert (fakes_of(state)[0], state.supply) == ((3, 0, 0), (0, 9, 9))
    assert code(state, "print 2") == ("none_left_to_print", "3.2")


def test_4_2_3_2_with_none_left_it_is_not_possible() -> None:
    state = scene(supply=(0, 30, 40))
    assert listed(state, "print") == []
    assert code(state, "print 1") == code(state, "print 2") == ("none_left_to_print", "3.2")


def test_4_2_what_returns_to_the_supply_can_be_printed_again() -> None:
    state = play(scene(fakes={0: (1, 0, 0)}, supply=(0, 30, 40)), "fence 1 1/0/0")
    assert listed(state, "print") == ["print 1", "print 2"]
    assert fakes_of(play(state, "print 1")) == [(0, 0, 0), (1, 0, 0)]


def test_4_8_the_last_space_has_the_hat() -> None:
    assert [play(scene(), f"print {space}").pawn for space in (1, 2)] == [0, 1]
    assert [play(scene(4), f"print {space}").pawn for space in (1, 2, 3)] == [0, 0, 1]
    for space in (0, 3):
        assert code(scene(), f"print {space}") == ("no_such_thing", "1.5")
