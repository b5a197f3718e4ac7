"""Actions as texts and back, and what their fields may hold."""

import random
from itertools import product
from typing import Any, cast

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.game.notation import LARGEST
from criminals.games.sicario import Ask, Capture, Eliminate, Roll, Skip, UseDisc, parse_action
from tests.games.sicario.samples.actions import TEXTS


@pytest.mark.parametrize(
    ("hat", "glasses", "features"),
    [
        (True, True, ("man", "hat", "glasses")),
        (True, False, ("man", "hat", "no-glasses")),
        (False, True, ("man", "no-hat", "glasses")),
        (False, False, ("man", "no-hat", "no-glasses")),
    ],
)
def test_3_6_the_disc_has_one_value_of_each_feature(hat: bool, glasses: bool, features: tuple[str, ...]) -> None:
    assert UseDisc("man", hat, glasses).features == features
    assert str(UseDisc("man", hat, glasses)) == f"disc {' '.join(features)}"


def test_no_two_texts_stand_for_one_action() -> None:
    """Texts with one character changed, put in or left out: what is taken comes back as it was written."""
    rng = random.Random(4)
    taken = 0
    for _ in range(6000):
        text = rng.choice(TEXTS)[1]
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(("", *"0123 -'ahno\t\n_٣")) + text[at + rng.randrange(2) :]
        try:
            action = parse_action(text)
        except MalformedDocument:
            continue
        taken += 1
        assert str(action) == text
    assert taken > 500


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "roll",
            "roll x",
            "roll -1",
            "roll 04",
            "roll 1.0",
            " roll 4",
            "roll 4 ",
            "Roll 4",
            "roll  4",
            "roll ٣",
        ),
        *("disc", "disc woman", "disc woman hat", "disc hat woman glasses", "disc woman hat glasses scar"),
        *("disc child hat glasses", "disc woman scar glasses", "disc woman green-hat glasses"),
        *("capture", "capture Two Words", "capture -x", "capture _x", f"capture {'a' * 41}", "capture 'x"),
        *("skip it", "skip ", "ask 2", "ask hat", "ask hat 2", "ask -1 hat", "ask 2 no hat", "ask 02 hat"),
        *("eliminate Olga", "eliminate 2", "eliminate 2 Olga ", "eliminate 2 Ol ga", "pass", "roll 4\n", "ask 2 hat\n"),
        f"roll {LARGEST + 1}",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(MalformedDocument):
        parse_action(text)


@pytest.mark.parametrize("thing", [None, 3, b"skip", ["skip"], Skip()])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises((MalformedDocument, TypeError)):
        parse_action(thing)


def test_parsing_knows_no_edition() -> None:
    """A well-formed word is taken; `violation` refuses what is not in the box."""
    assert parse_action("ask 9 beard") == Ask(9, "beard")
    assert parse_action("capture Nobody") == Capture("Nobody")
    assert parse_action("roll 99") == Roll(99)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: Roll(cast(Any, "4")), TypeError, "pips"),
        (lambda: Roll(cast(Any, True)), TypeError, "pips"),
        (lambda: Roll(-1), ValueError, "pips"),
        (lambda: Roll(LARGEST + 1), ValueError, "pips"),
        (lambda: UseDisc("child", True, True), ValueError, "sex is 'man' or 'woman', not 'child'"),
        (lambda: UseDisc(cast(Any, None), True, True), TypeError, "sex is a text, not None"),
        (lambda: UseDisc("man", cast(Any, 1), True), TypeError, "hat"),
        (lambda: UseDisc("man", True, cast(Any, "no")), TypeError, "glasses"),
        (lambda: Capture(cast(Any, 7)), TypeError, "character is a text, not 7"),
        (lambda: Capture("two words"), ValueError, "character is one word of up to 40"),
        (lambda: Capture(""), ValueError, "character is one word of up to 40"),
        (lambda: Ask(cast(Any, 1.0), "hat"), TypeError, "agent"),
        (lambda: Ask(-1, "hat"), ValueError, "agent"),
        (lambda: Ask(1, "no hat"), ValueError, "trait is one word of up to 40"),
        (lambda: Eliminate(1, cast(Any, ["Olga"])), TypeError, "character is a text"),
        (lambda: Eliminate(1, "Olga\n"), ValueError, "character is one word of up to 40"),
    ],
)
def test_a_field_of_another_kind_is_refused(make: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_actions_are_values() -> None:
    for action, text in TEXTS:
        assert hash(parse_action(text)) == hash(action)
        for field in attrs.fields(type(action)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(action, field.name, None)
    for one, other in product(TEXTS, repeat=2):
        assert (one[0] == other[0]) is (one[1] == other[1])
