"""§4.5: tax fraud."""

import pytest

from tests.games.counterfeiters.scenes import changed, scene
from tests.games.positions import code, listed, play


@pytest.mark.parametrize("space", [1, 2])
def test_4_5_take_thirty_dollars(space: int) -> None:
    before = scene(3, cash=[10, 20], seat=1)
    state = play(before, f"defraud {space}")
    found = changed(before, state)
    assert found.pop("next_first", None) == (1 if space == 1 else None)
    assert found == {"cash": (10, 50, 0), "bank": before.bank - 30}


def test_4_5_the_sunglasses_make_the_next_first_player() -> None:
    assert play(scene(3, seat=2), "defraud 1").next_first == 2
    assert play(scene(3, seat=2), "defraud 2").next_first == 0
    assert play(scene(3, seat=2), "defraud 1").first == 0


@pytest.mark.parametrize(("bank", "taken"), [(10, 10), (20, 20), (30, 30), (40, 30)])
def test_4_7_4_5_what_the_bank_has(bank: int, taken: int) -> None:
    state = play(scene(bank=bank), "defraud 2")
    assert (state.cash, state.bank) == ((taken, 0), bank - taken)


def test_4_7_the_sunglasses_are_taken_for_less_too() -> None:
    state = play(scene(bank=10), "laydown", "defraud 1")
    assert (state.cash, state.next_first) == ((0, 10), 1)


def test_4_5_3_2_an_empty_bank_can_not_be_defrauded() -> None:
    """Not even for the sunglasses."""
    state = scene(bank=0)
    assert listed(state, "defraud") == []
    assert code(state, "defraud 1") == code(state, "defraud 2") == ("bank_empty", "3.2")


def test_4_8_defraud_1_is_the_sunglasses() -> None:
    for players in (2, 3, 4):
        state = scene(players, seat=1)
        assert listed(state, "defraud") == ["defraud 1", "defraud 2"]
        assert play(state, "defraud 1").next_first == 1
        for space in (0, 3):
            assert code(state, f"defraud {space}") == ("no_such_thing", "1.5")
