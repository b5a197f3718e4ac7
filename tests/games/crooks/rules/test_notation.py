"""Actions as texts and back, and what their fields may hold."""

import re
from typing import Any, cast

import pytest

from criminals.games.crooks import (
    Place,
    Recruit,
    SpyHangout,
)

LETTERS = [(Recruit, "hangout"), (SpyHangout, "hangout")]


@pytest.mark.parametrize(("kind", "field"), LETTERS)
def test_a_hangout_is_one_capital_letter(kind: Any, field: str) -> None:
    assert getattr(kind("A"), field) == "A"
    assert getattr(kind(**{field: "Z"}), field) == "Z"
    for value in ("", "a", "AB", "É", "A\n", "3"):
        with pytest.raises(
            ValueError, match=rf"^{field} is one capital letter from A to Z, not {re.escape(repr(value))}$"
        ):
            kind(value)
    for wrong in (0, None, b"A", ("A",)):
        with pytest.raises(TypeError, match=rf"^{field} is a letter, not {re.escape(repr(wrong))}$"):
            kind(wrong)


def test_face_down_is_true_or_false_and_false_unless_said() -> None:
    assert Place(6) == Place(6, False) != Place(6, True)
    for wrong in (1, 0, None, "down"):
        with pytest.raises(TypeError, match=rf"^face_down is True or False, not {re.escape(repr(wrong))}$"):
            Place(6, cast(Any, wrong))
