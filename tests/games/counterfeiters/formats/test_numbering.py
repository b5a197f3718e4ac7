"""The numbers of actions: pinned, for programs have learnt them."""

import hashlib
from itertools import product
from typing import Final

import pytest

from criminals.games import counterfeiters


def handfuls(most: int) -> list[str]:
    """1 to so many fakes, the fewest of quality 1 first, then of 2."""
    return [f"{a}/{b}/{c}" for a, b, c in product(range(most + 1), repeat=3) if 1 <= a + b + c <= most]


REFERENCE_2: Final = (
    *("laydown", "decline"),
    *(f"buy {space}" for space in range(1, 6)),
    *("print 1", "print 2"),
    *(f"shop 1 {fakes}" for fakes in handfuls(3)),
    *(f"fence 1 {fakes}" for fakes in handfuls(8)),
    *("defraud 1", "defraud 2"),
    *(f"fly commercial {amount}" for amount in range(10, 3721, 10)),
    *(f"fly jet {amount}" for amount in range(10, 3721, 10)),
    *("dine 1", "dine 2", "dine 3"),
    *(f"retake buy {space}" for space in range(1, 6)),
    *("retake print 1", "retake print 2", "retake shop 1", "retake fence 1", "retake defraud 1", "retake defraud 2"),
    *("retake fly commercial", "retake fly jet"),
)


def test_the_numbers_of_the_reference_edition_for_two() -> None:
    space = counterfeiters.action_space(2)
    assert tuple(map(str, space)) == REFERENCE_2
    assert space.size == len(space) == 954
    assert [space.encode(counterfeiters.parse_action(text)) for text in ("laydown", "buy 1", "print 1")] == [0, 2, 7]


@pytest.mark.parametrize(
    ("players", "edition", "size", "digest"),
    [
        (2, "reference", 954, "00c671ac4bb9a08ed83dcbbf34e466fca337b2de0fc3298057555805fed35391"),
        (3, "reference", 1143, "a504f4d9cbcc92c923d8e81bf53cf902dcf7118db83a4a9166b03c41af2773aa"),
        (4, "reference", 1143, "a504f4d9cbcc92c923d8e81bf53cf902dcf7118db83a4a9166b03c41af2773aa"),
        (2, "tiny", 210, "58395c781352266b75a07ce2aefbd6f4da8fb7599c2b7e692ff51e23547e1b85"),
    ],
)
def test_the_numbers_stay_as_they_are(players: int, edition: str, size: int, digest: str) -> None:
    """The digest is of the texts in their order, a line each."""
    space = counterfeiters.action_space(players, edition)
    text = "\n".join(map(str, space))
    assert (space.size, hashlib.sha256(text.encode()).hexdigest()) == (size, digest)


def test_three_and_four_players_have_the_same_numbers() -> None:
    """The same side of the board."""
    assert tuple(counterfeiters.action_space(3)) == tuple(counterfeiters.action_space(4))
    assert tuple(counterfeiters.action_space(2)) != tuple(counterfeiters.action_space(3))


def test_the_numbers_of_a_tiny_edition() -> None:
    texts = list(map(str, counterfeiters.action_space(2, "tiny")))
    assert texts[:4] == ["laydown", "decline", "buy 1", "print 1"]
    assert texts[4:168] == [f"fence 1 {fakes}" for fakes in handfuls(8)]
    assert texts[168:] == [
        "defraud 1",
        *(f"fly commercial {amount}" for amount in range(10, 161, 10)),
        *(f"fly jet {amount}" for amount in range(10, 161, 10)),
        *("dine 1", "dine 2", "dine 3", "retake buy 1", "retake print 1", "retake fence 1", "retake defraud 1"),
        *("retake fly commercial", "retake fly jet"),
    ]


def test_no_space_for_a_number_of_players_that_the_edition_is_not_for() -> None:
    with pytest.raises(ValueError, match="is for 2, 3, 4 players, not 5"):
        counterfeiters.action_space(5)
    with pytest.raises(ValueError, match="no edition 'huge'"):
        counterfeiters.action_space(2, "huge")
