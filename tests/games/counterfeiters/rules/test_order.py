"""The order of the legal actions, in every phase. Records, bots and tests that name one by its place rely on it."""

import pytest

from criminals.games import counterfeiters
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import listed, play

KINDS = ("buy", "print", "shop", "fence", "defraud", "fly", "dine", "retake", "laydown", "decline")


def test_playing_by_kind_and_space_then_fakes_or_amount_and_laying_down_last() -> None:
    state = scene(3, cash=[70], cards={0: [27]}, fakes={0: (1, 0, 2)}, market=[9, 12, 14, 16, 18, 19])
    fakes = ["0/0/1", "0/0/2", "1/0/0", "1/0/1", "1/0/2"]
    assert listed(state) == [
        *("buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "print 1", "print 2", "print 3"),
        *(f"shop 1 {each}" for each in fakes),
        *(f"shop 2 {each}" for each in fakes),
        *(f"fence 1 {each}" for each in fakes),
        *(f"fence 2 {each}" for each in fakes),
        *("defraud 1", "defraud 2"),
        *("fly commercial 10", "fly commercial 20", "fly commercial 30", "fly commercial 40"),
        *("fly jet 10", "fly jet 20", "fly jet 30", "fly jet 40", "fly jet 50", "fly jet 60", "fly jet 70"),
        "laydown",
    ]


def test_fakes_the_fewest_of_quality_1_first_then_of_2() -> None:
    assert listed(scene(fakes={0: (1, 2, 1)}), "shop") == [
        f"shop 1 {each}"
        for each in ("0/0/1", "0/1/0", "0/1/1", "0/2/0", "0/2/1", "1/0/0", "1/0/1", "1/1/0", "1/1/1", "1/2/0")
    ]


def test_the_first_state_of_a_game() -> None:
    assert listed(scene(cash=[50], market=[9, 12, 14, 16, 18])) == [
        *("buy 2", "buy 3", "buy 4", "buy 5", "print 1", "print 2", "defraud 1", "defraud 2"),
        *("fly commercial 10", "fly commercial 20", "laydown"),
    ]


def test_dining_the_lowest_quality_first() -> None:
    state = play(scene(seat=1, idle=(0, 1), cards={0: [16]}, fakes={0: (1, 1, 1)}), "laydown")
    assert listed(state) == ["dine 1", "dine 2", "dine 3"]


def test_retaking_by_space_then_declining() -> None:
    """In the order of the spaces, not of the henchmen."""
    spaces = ("fly jet", "fly commercial", "defraud 1", "fence 2", "fence 1", "shop 2", "print 3", "buy 6", "buy 1")
    state = scene(
        3, pawn=19, seat=2, idle=(0, 0, 1), cards={0: [40]}, standing={**dict.fromkeys(spaces, 0), "buy 2": 1}
    )
    assert listed(play(state, "laydown")) == [*(f"retake {space}" for space in reversed(spaces)), "decline"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_fakes_and_amounts_rise_in_whole_games(players: int) -> None:
    """No phase mixes kinds otherwise; within a kind it is by space, then by fakes or amount."""

    def key(text: str) -> tuple[object, ...]:
        word, *rest = text.replace("/", " ").split()
        if word == "retake":
            return KINDS.index(word), (state.layout.spaces.index(" ".join(rest)),)
        flights = {"commercial": 1, "jet": 2}
        return KINDS.index(word), tuple(flights.get(each) or int(each) for each in rest)

    for seed in range(3):
        for state in every_state(players, seed):
            assert listed(state) == sorted(listed(state), key=key)


def test_the_order_is_that_of_the_numbers_of_actions() -> None:
    """But for laying down and declining, which come first there and last here."""
    for state in every_state(3, seed=1):
        space = counterfeiters.action_space(3)
        numbers = [space.encode(action) for action in counterfeiters.legal_actions(state)]
        inner = [number for number in numbers if number > 1]
        assert inner == sorted(inner)
