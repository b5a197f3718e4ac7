"""The order of the legal actions, in every phase: hangouts by letter, targets by worth, crooks by id, seats from 0.

Records, bots and tests that name an action by its place in the list rely on it.
"""

import random
from typing import Final

import pytest

from criminals.games import crooks
from criminals.games.crooks import Crook, State
from tests.games.crooks.scenes import BOSS_CLAN, every_state, table
from tests.games.positions import listed, play

ODD_DECK: Final = tuple(Crook(id_, 5) for id_ in (30, 4, 200, 11))
"""A deck whose ids stand in no order."""


def test_recruiting_hangouts_by_letter_then_pass() -> None:
    assert listed(crooks.new_game(players=4, rng=random.Random(7))) == [
        *("recruit A", "recruit B", "recruit C", "recruit D", "recruit E"),
        *("recruit F", "recruit G", "recruit H", "recruit I"),
        "pass",
    ]
    state = play(table(A=[18, 19], B=[20], C=[21, 22, 23, 24], D=[25, 26], purse=3), "recruit B, take 20, place 6")
    assert listed(state) == ["recruit A", "recruit D", "pass"]


def test_taking_crooks_by_id() -> None:
    assert listed(play(table(A=[200, 30, 11, 4], deck=ODD_DECK), "recruit A")) == [
        "take 4",
        "take 11",
        "take 30",
        "take 200",
    ]
    assert listed(play(table(deck=BOSS_CLAN, A=[33, 19, 32, 2]), "recruit A")) == ["take 2", "take 19"]
    assert listed(play(table(deck=BOSS_CLAN, A=[33, 32]), "recruit A")) == ["leave"]


FACE_UP: Final = [f"place {target}" for target in range(2, 10)]
FACE_DOWN: Final = [f"{text} down" for text in FACE_UP]


def placing(crook: int, purse: int = 18) -> State:
    """Seat 0 has 18 at 4, face down, and 19 at 7."""
    return play(
        table(A=[18], B=[19], C=[crook], purse=purse),
        "recruit A, take 18, place 4 down",
        "pass",
        "recruit B, take 19, place 7",
        f"recruit C, take {crook}",
    )


@pytest.mark.parametrize("crook", [20, 7, 13])
def test_placing_face_up_by_worth_then_face_down_by_worth(crook: int) -> None:
    up = [text for text in FACE_UP if text not in ("place 4", "place 7")]
    assert listed(placing(crook)) == up + [f"{text} down" for text in up]
    assert listed(placing(crook, purse=4)) == up


@pytest.mark.parametrize("crook", [5, 9, 11])
def test_placing_those_who_may_lie_on_top(crook: int) -> None:
    """Accomplice, Killer, Swap: everywhere face up, at free targets face down."""
    down = [text for text in FACE_DOWN if text not in ("place 4 down", "place 7 down")]
    assert listed(placing(crook)) == FACE_UP + down
    assert listed(placing(crook, purse=4)) == FACE_UP


def test_placing_a_boss_or_returning() -> None:
    assert listed(placing(32)) == [text for text in FACE_UP if text not in ("place 4", "place 7")]
    full = play(table(A=[18], B=[19], targets=(6,)), "recruit A, take 18, place 6", "pass", "recruit B, take 19")
    assert listed(full) == ["return"]


def test_picking_then_declining() -> None:
    assert listed(play(placing(8), "place 2")) == ["pick", "decline"]


def test_moving_by_worth() -> None:
    state = play(placing(12), "place 7")
    assert listed(state) == ["move 2", "move 3", "move 5", "move 6", "move 8", "move 9"]


def test_killing_by_seat_then_declining() -> None:
    state = play(
        table(players=4, start=3, A=[18], B=[19], C=[20], D=[9]),
        "recruit A, take 18, place 6",
        "recruit B, take 19, place 6",
        "recruit C, take 20, place 6",
        "recruit D, take 9, place 6",
    )
    assert listed(state) == ["kill 0", "kill 1", "kill 3", "decline"]


def test_spying_targets_by_worth_then_hangouts_by_letter_then_declining() -> None:
    state = play(
        table(A=[24, 25], B=[18], C=[29], D=[19], E=[13], F=[30]),
        "recruit B, take 18, place 9 down",
        "recruit D, take 19, place 2 down",
        "recruit E, take 13, place 5",
    )
    assert listed(state) == ["spy 2", "spy 9", "spy A", "spy C", "spy F", "decline"]


KINDS: Final = (*("recruit", "pass", "take", "leave", "place", "return", "pick", "move", "kill", "spy", "decline"),)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_letters_and_numbers_rise_in_whole_games(players: int) -> None:
    """No phase mixes kinds otherwise, and within a kind the order is that of letters and numbers."""

    def key(text: str) -> tuple[int, bool, bool, str, int]:
        word, _, name = text.partition(" ")
        number = name.removesuffix(" down")
        is_number = number.isdigit()
        letter, value = ("", int(number)) if is_number else (number, 0)
        return KINDS.index(word), name.endswith("down"), not is_number, letter, value

    for seed in range(3):
        for state in every_state(players, seed):
            assert listed(state) == sorted(listed(state), key=key)
