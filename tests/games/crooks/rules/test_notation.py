"""Actions as texts and back, and what their fields may hold."""

import re
from typing import Any, cast

import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.game.notation import LARGEST
from criminals.games.crooks import (
    Kill,
    Move,
    Pass,
    Place,
    Recruit,
    SpyHangout,
    SpyTarget,
    Take,
    parse_action,
)


def test_the_repr_of_an_action_makes_it() -> None:
    """It is how an illegal action is named."""
    assert repr(Recruit("E")) == "Recruit(hangout='E')"
    assert repr(Place(6)) == "Place(target=6, face_down=False)"
    assert repr(Pass()) == "Pass()"


ONE_OF = "expected one of pass, recruit, take, leave, place, return, pick, move, kill, spy, decline"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("recruit", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit c", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit CC", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit 3", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit  C", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit C ", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        (" recruit C", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit C\n", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("recruit É", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
        ("take", "expected 'take CROOK' (CROOK: a number)"),
        ("take A", "expected 'take CROOK' (CROOK: a number)"),
        ("take 014", "expected 'take CROOK' (CROOK: a number)"),
        ("take -1", "expected 'take CROOK' (CROOK: a number)"),
        ("take +1", "expected 'take CROOK' (CROOK: a number)"),
        ("take 1.0", "expected 'take CROOK' (CROOK: a number)"),
        ("take \u0661", "expected 'take CROOK' (CROOK: a number)"),
        ("take 1000000000", "expected 'take CROOK' (CROOK: a number)"),
        ("place down", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
        ("place 6 Down", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
        ("place 6 up", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
        ("move A", "expected 'move TARGET' (TARGET: a number)"),
        ("kill", "expected 'kill SEAT' (SEAT: a number)"),
        ("spy", "expected 'spy TARGET' or 'spy HANGOUT' (TARGET: a number, HANGOUT: a capital letter)"),
        ("spy 6 C", "expected 'spy TARGET' or 'spy HANGOUT' (TARGET: a number, HANGOUT: a capital letter)"),
        ("pass 1", "expected 'pass'"),
        ("leave A", "expected 'leave'"),
        ("return 6", "expected 'return'"),
        ("pick 2", "expected 'pick'"),
        ("decline it", "expected 'decline'"),
        ("Pass", "no action 'Pass', did you mean 'pass'?"),
        ("RECRUIT C", "no action 'RECRUIT', did you mean 'recruit'?"),
        ("recrut C", "no action 'recrut', did you mean 'recruit'?"),
        ("plase 6", "no action 'plase', did you mean 'place'?"),
        ("declined", "no action 'declined', did you mean 'decline'?"),
        (
            "xyzzy 6",
            f"no action 'xyzzy', {ONE_OF}",
        ),
        ("", ONE_OF),
        ("  ", ONE_OF),
    ],
)
def test_a_text_that_is_no_action_is_told_what_was_expected(text: str, fault: str) -> None:
    with pytest.raises(MalformedDocument) as error:
        parse_action(text)
    assert error.value.faults == (fault,)
    assert str(error.value) == f"action {text!r}: {fault}"


NUMBERS = [(Take, "crook"), (Place, "target"), (Move, "target"), (Kill, "seat"), (SpyTarget, "target")]
LETTERS = [(Recruit, "hangout"), (SpyHangout, "hangout")]


@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_a_number_is_whole_and_from_0_up(kind: Any, field: str) -> None:
    assert getattr(kind(0), field) == 0
    assert getattr(kind(**{field: LARGEST}), field) == LARGEST == 999_999_999
    for value in (-1, LARGEST + 1):
        with pytest.raises(ValueError, match=rf"^{field} is a number from 0 to 999999999, not {value}$"):
            kind(value)
    for wrong in (True, "6", 6.0, None):
        with pytest.raises(TypeError, match=rf"^{field} is a whole number, not {re.escape(repr(wrong))}$"):
            kind(wrong)


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
