"""The numbers of actions: pinned, for programs have learnt them."""

from itertools import product
from typing import Final

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


def test_the_954_numbers_of_the_reference_edition_for_two() -> None:
    space = counterfeiters.action_space(2)
    assert tuple(map(str, space)) == REFERENCE_2
    assert space.size == len(space) == 954
    assert [space.encode(counterfeiters.parse_action(text)) for text in ("laydown", "buy 1", "print 1")] == [0, 2, 7]


def test_three_and_four_players_have_the_same_numbers() -> None:
    """The same side of the board."""
    assert tuple(counterfeiters.action_space(3)) == tuple(counterfeiters.action_space(4))
    assert tuple(counterfeiters.action_space(2)) != tuple(counterfeiters.action_space(3))


def test_the_210_numbers_of_the_tiny_edition() -> None:
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
