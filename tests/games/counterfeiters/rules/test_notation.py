"""Actions as texts and back, and what their fields may hold."""

import re
from typing import Any, cast

import pytest

from criminals.core.game.notation import LARGEST
from criminals.games.counterfeiters import (
    Fence,
    Fly,
    Retake,
    Shop,
)


@pytest.mark.parametrize("kind", [Shop, Fence])
def test_fakes_are_three_counts(kind: Any) -> None:
    assert kind(1, [0, 2, 1]) == kind(1, (0, 2, 1)) == kind(space=1, fakes=(0, 2, 1))
    assert kind(1, [0, 2, 1]).fakes == (0, 2, 1)
    for few in ((), (1,), (1, 2), (1, 2, 3, 4)):
        with pytest.raises(ValueError, match="fakes are three counts, by quality, not"):
            kind(1, few)
    for value in (-1, LARGEST + 1):
        with pytest.raises(ValueError, match=rf"{value} is not a number from 0 to 999999999"):
            kind(1, (0, 0, value))
    for wrong in (True, "1", 1.0, None):
        with pytest.raises(TypeError, match="is not a whole number"):
            kind(1, (0, wrong, 0))
    with pytest.raises(TypeError, match="space is a whole number"):
        kind("1", (0, 0, 1))
    with pytest.raises(TypeError):
        kind(1, 3)


def test_a_flight_is_commercial_or_by_jet() -> None:
    for wrong in ("Jet", "", "private", "jet\n"):
        with pytest.raises(ValueError, match=rf"^space is 'commercial' or 'jet', not {re.escape(repr(wrong))}$"):
            Fly(wrong, 10)
    for thing in (None, 1, b"jet", ["jet"]):
        with pytest.raises(TypeError, match=rf"^space is a text, not {re.escape(repr(thing))}$"):
            Fly(cast(Any, thing), 10)
    with pytest.raises(TypeError, match="amount is a whole number"):
        Fly("jet", cast(Any, "10"))
    with pytest.raises(ValueError, match="amount is a number from 0"):
        Fly("jet", -10)


def test_a_space_to_retake_from_is_named_as_in_its_action() -> None:
    for wrong in ("print", "print 01", "print -1", "fly", "fly 1", "dine 1", "laydown", "", "print 1\n"):
        expected = rf"^space is named as in its action, such as 'print 1' or 'fly jet', not {re.escape(repr(wrong))}$"
        with pytest.raises(ValueError, match=expected):
            Retake(wrong)
    for thing in (None, 1, b"print 1", ["print 1"]):
        with pytest.raises(TypeError, match=rf"^space is a text, not {re.escape(repr(thing))}$"):
            Retake(cast(Any, thing))
