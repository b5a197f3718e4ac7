"""Actions as texts and back, and what their fields may hold."""

import re
from typing import Any, cast

import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.game.notation import LARGEST
from criminals.games.counterfeiters import (
    Buy,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
    parse_action,
)


def test_the_repr_of_an_action_makes_it() -> None:
    """It is how an illegal action is named."""
    assert repr(Shop(1, (0, 2, 1))) == "Shop(space=1, fakes=(0, 2, 1))"
    assert repr(Fly("jet", 50)) == "Fly(space='jet', amount=50)"
    assert repr(Retake("fly jet")) == "Retake(space='fly jet')"
    assert repr(LayDown()) == "LayDown()"


ONE_OF = "expected one of buy, print, shop, fence, defraud, fly, laydown, dine, retake, decline"
BUY = "expected 'buy SPACE' (SPACE: a number)"
SHOP = "expected 'shop SPACE FAKES' (SPACE: a number, FAKES: three counts such as 0/2/1)"
FENCE = "expected 'fence SPACE FAKES' (SPACE: a number, FAKES: three counts such as 0/2/1)"
FLY = "expected 'fly commercial AMOUNT' or 'fly jet AMOUNT' (AMOUNT: a number)"
RETAKE = "expected 'retake SPACE' (SPACE: such as print 1 or fly jet)"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *((text, BUY) for text in ("buy", "buy x", "buy  3", "buy 3 ", " buy 3", "buy 3\n", "buy 03", "buy -1")),
        *((text, BUY) for text in ("buy +1", "buy 1.0", "buy \u0661", "buy 1000000000", "buy 3 4", "buy\t3")),
        ("print", "expected 'print SPACE' (SPACE: a number)"),
        ("print one", "expected 'print SPACE' (SPACE: a number)"),
        *((text, SHOP) for text in ("shop", "shop 1", "shop 1 0/2", "shop 1 0/2/1/0", "shop 0/2/1", "shop 1 0-2-1")),
        *((text, SHOP) for text in ("shop 1 00/2/1", "shop 1 0/2/", "shop 1 0/ 2/1", "shop 1 0/2/-1")),
        *((text, FENCE) for text in ("fence", "fence 1", "fence 1/1/1", "fence one 1/1/1")),
        ("defraud", "expected 'defraud SPACE' (SPACE: a number)"),
        *((text, FLY) for text in ("fly", "fly 50", "fly jet", "fly Jet 50", "fly jet $50", "fly private 50")),
        *((text, FLY) for text in ("fly commercial ?", "fly jet 050", "fly jet commercial 50")),
        ("laydown 1", "expected 'laydown'"),
        ("dine", "expected 'dine QUALITY' (QUALITY: a number)"),
        ("dine fish", "expected 'dine QUALITY' (QUALITY: a number)"),
        *(
            (text, RETAKE)
            for text in ("retake", "retake print", "retake 1", "retake fly", "retake jet", "retake fly 1")
        ),
        *((text, RETAKE) for text in ("retake shop 1 1/0/0", "retake fly jet 50", "retake print 01", "retake dine 1")),
        *((text, RETAKE) for text in ("retake laydown", "retake  print 1", "retake print 1 ", "retake Print 1")),
        ("decline it", "expected 'decline'"),
        ("Buy 3", "no action 'Buy', did you mean 'buy'?"),
        ("FENCE 1 1/1/1", "no action 'FENCE', did you mean 'fence'?"),
        ("prnt 1", "no action 'prnt', did you mean 'print'?"),
        ("lay_down", "no action 'lay_down', did you mean 'laydown'?"),
        ("retook print 1", "no action 'retook', did you mean 'retake'?"),
        ("defraud1", "no action 'defraud1', did you mean 'defraud'?"),
        ("xyzzy 6", f"no action 'xyzzy', {ONE_OF}"),
        ("", ONE_OF),
        ("  ", ONE_OF),
    ],
)
def test_a_text_that_is_no_action_is_told_what_was_expected(text: str, fault: str) -> None:
    with pytest.raises(MalformedDocument) as error:
        parse_action(text)
    assert error.value.faults == (fault,)
    assert str(error.value) == f"action {text!r}: {fault}"


NUMBERS = [(Buy, "space"), (Print, "space"), (Defraud, "space"), (Dine, "quality")]


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
