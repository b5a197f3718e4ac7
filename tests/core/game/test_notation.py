"""One template for each action: its text, how it is read, what an error says. The actions are of no game."""

from typing import Any, Final, TypeAlias

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.game.notation import (
    NUMBER,
    Attribute,
    Notation,
    letter,
    natural,
    spelled,
    truth,
    whole,
    written,
)


@spelled("red|black")
def colour(_instance: object, attribute: Attribute, value: object) -> None:
    if value not in ("red", "black"):
        raise ValueError(f"{attribute.name} is a colour")


def pair(values: Any) -> tuple[int, int]:
    first, second = values
    return first, second


spelled(f"{NUMBER}:{NUMBER}", "two numbers", lambda text: map(int, text.split(":")), "%d:%d".__mod__)(pair)


@written("stay")
@attrs.frozen
class Stay: ...


@written("bid {amount}[ blind]")
@attrs.frozen
class Bid:
    amount: int = attrs.field(validator=natural)
    blind: bool = attrs.field(default=False, validator=truth)


@written("bid {colour} on {row}")
@attrs.frozen
class Back:
    row: str = attrs.field(validator=letter)
    colour: str = attrs.field(validator=colour)


@written("swap {places} {hat} {who:SEAT}", who="who gives")
@attrs.frozen
class Swap:
    who: int = attrs.field(validator=natural)
    places: tuple[int, int] = attrs.field(converter=pair)
    hat: bool = attrs.field(validator=truth)


Action: TypeAlias = Stay | Bid | Back | Swap
NOTATION: Final[Notation[Action]] = Notation((Bid, Stay, Back, Swap))

TEXTS: Final[list[tuple[Action, str]]] = [
    (Stay(), "stay"),
    (Bid(7), "bid 7"),
    (Bid(7, blind=True), "bid 7 blind"),
    (Back("C", "red"), "bid red on C"),
    (Swap(2, (3, 10), hat=True), "swap 3:10 hat 2"),
    (Swap(0, (0, 0), hat=False), "swap 0:0 no-hat 0"),
]


@pytest.mark.parametrize(("action", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_a_template_writes_an_action_and_reads_it(action: Action, text: str) -> None:
    assert str(action) == text
    assert NOTATION.parse(text) == action
    assert type(NOTATION.parse(text)) is type(action)


BID: Final = (
    "expected 'bid AMOUNT' or 'bid AMOUNT blind' or 'bid red on ROW' or 'bid black on ROW' "
    "(AMOUNT: a number, ROW: a capital letter)"
)
SWAP: Final = "expected 'swap PLACES HAT SEAT' (PLACES: two numbers, HAT: hat or no-hat, SEAT: who gives)"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *((text, BID) for text in ("bid", "bid 07", "bid 7 ", "bid 7blind", "bid 7 blind blind", "bid blue on C")),
        *((text, BID) for text in ("bid red on 3", "bid red C", "bid 7 on C")),
        *((text, SWAP) for text in ("swap", "swap 3 hat 2", "swap 3:10 no-no-hat 2", "swap 3:10 hat A", "swap 3:10 2")),
        ("stay here", "expected 'stay'"),
        ("stey", "no action 'stey', did you mean 'stay'?"),
        ("xyzzy", "no action 'xyzzy', expected one of bid, stay, swap"),
        ("", "expected one of bid, stay, swap"),
    ],
)
def test_an_error_shows_every_way_of_the_template(text: str, fault: str) -> None:
    with pytest.raises(MalformedDocument) as error:
        NOTATION.parse(text)
    assert [*map(str, error.value.faults)] == [fault]


def test_what_is_no_text_is_shown_an_action_without_blanks() -> None:
    thing: Any = 3
    with pytest.raises(TypeError, match=r"^parse_action takes a text such as 'stay', not 3$"):
        NOTATION.parse(thing)
    with pytest.raises(TypeError, match=r"^parse_action takes a text such as 'bid AMOUNT', not 3$"):
        Notation((Bid, Back)).parse(thing)


@attrs.frozen
class Plain:
    count: int = attrs.field(validator=natural)
    up: bool = attrs.field(validator=truth)


@pytest.mark.parametrize(
    ("template", "fault"),
    [
        ("go", r"^Plain has the fields \['count', 'up'\], 'go' writes \[\]$"),
        ("go {count}", r"^Plain has the fields \['count', 'up'\], 'go {count}' writes \['count'\]$"),
        ("go {count} {count} {up}", r"writes \['count', 'count', 'up'\]$"),
        ("go {count} {up} {down}", r"^there is no field 'down', which is in 'go {count} {up} {down}'$"),
        ("go {count} {up}[ up]", r"^\[ up\] stands for one field, not for \[\]$"),
        ("go[ up]", r"^\[ up\] stands for one field, not for \['count', 'up'\]$"),
        ("go {count}[ up", r"^the template 'go {count}\[ up' has more than words, {fields} and \[ words\]$"),
        ("go {count} {up} 3", r"has more than words"),
        ("{count} {up}", r"^the template '{count} {up}' does not begin with a word$"),
    ],
)
def test_a_template_that_does_not_fit_its_class_is_refused(template: str, fault: str) -> None:
    with pytest.raises(TypeError, match=fault):
        written(template)(Plain)


@pytest.mark.parametrize("template", ["go[ up]", "go {count}[ up]"])
def test_words_in_brackets_stand_for_true_or_false(template: str) -> None:
    @attrs.frozen
    class Wrong:
        count: int = attrs.field(validator=natural)

    with pytest.raises(TypeError, match=r"^\[ up\] stands for"):
        written(template)(Wrong)


def test_a_field_says_how_it_is_written() -> None:
    @attrs.frozen
    class Wrong:
        count: int = attrs.field(validator=whole)

    with pytest.raises(TypeError, match=r"^neither the validator nor the converter of 'count' is marked by `spelled`$"):
        written("go {count}")(Wrong)
