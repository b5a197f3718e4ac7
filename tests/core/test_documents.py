"""The envelope and the strict converter: what they take and how they refuse the rest."""

from enum import Enum
from typing import Any

import attrs
import pytest

from criminals.core.documents import canonical, check_envelope, strict_converter, structured
from criminals.core.errors import MalformedDocument
from criminals.core.strict_json import MOST_FAULTS

ENVELOPE: dict[str, object] = {"criminals": 1, "kind": "record", "game": "nim", "rules": 3}


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"criminals": 2, "kind": "state"}, ("$.criminals: no format 2 is known, only 1",)),
        ({"criminals": True}, ("$.criminals: no format true is known, only 1",)),
        ({"criminals": "1"}, ('$.criminals: no format "1" is known, only 1',)),
        ({"kind": "state"}, ('$.kind: expected "record", got "state"',)),
        ({"kind": ["record"]}, ('$.kind: expected "record", got a list',)),
        ({"game": "chess"}, ('$.game: no game "chess" is known, only "nim"',)),
        ({"game": None}, ('$.game: no game null is known, only "nim"',)),
        ({"rules": 4}, ("$.rules: no version 4 of nim is known, only 3",)),
        ({"rules": "3"}, ('$.rules: no version "3" of nim is known, only 3',)),
        (
            {"kind": "view", "game": {}, "rules": 9},
            ('$.kind: expected "record", got "view"', '$.game: no game an object is known, only "nim"'),
        ),
    ],
)
def test_an_envelope_is_refused_by_name(changes: dict[str, object], faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        check_envelope({**ENVELOPE, **changes}, "record", {"nim": 3})
    assert caught.value.faults == faults


@pytest.mark.parametrize("name", ENVELOPE)
def test_an_envelope_lacks_nothing(name: str) -> None:
    fields = {**ENVELOPE}
    del fields[name]
    with pytest.raises(MalformedDocument) as caught:
        check_envelope(fields, "record", {"nim": 3})
    assert caught.value.faults == (f"$.{name}: it is missing",)


def test_an_envelope_is_an_object() -> None:
    assert check_envelope(ENVELOPE, "record", {"nim": 3}) is ENVELOPE
    with pytest.raises(MalformedDocument, match=r"record: \$: expected an object, got a list"):
        check_envelope([ENVELOPE], "record", {"nim": 3})


# --- the strict converter ---


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@attrs.frozen
class Card:
    worth: int
    colour: Colour | None


@attrs.frozen
class Hand:
    name: str
    open: bool
    cards: tuple[Card, ...]
    marks: dict[str, tuple[int, ...]]
    rest: object


CONVERTER = strict_converter()
HAND: dict[str, Any] = {
    "name": "one",
    "open": False,
    "cards": [{"worth": 1, "colour": "red"}, {"worth": 2, "colour": None}],
    "marks": {"a": [1], "b": []},
    "rest": {"x": 1},
}


def test_a_class_is_read_from_its_fields_and_written_in_their_order() -> None:
    hand = structured(HAND, Hand, "hand", CONVERTER)
    assert hand == Hand("one", False, (Card(1, Colour.RED), Card(2, None)), {"a": (1,), "b": ()}, {"x": 1})
    assert canonical(CONVERTER.unstructure(hand)) == canonical(HAND)


CHANGED: list[tuple[dict[Any, Any], tuple[str, ...]]] = [
    ({"name": 1}, ("$.name: expected a text, got 1",)),
    ({"name": None}, ("$.name: expected a text, got null",)),
    ({"open": "false"}, ('$.open: expected true or false, got "false"',)),
    ({"open": 0}, ("$.open: expected true or false, got 0",)),
    ({"cards": "ab"}, ('$.cards: expected a list, got "ab"',)),
    ({"cards": {}}, ("$.cards: expected a list, got an object",)),
    ({"cards": ()}, ("$.cards: expected a list, got a tuple",)),
    ({"cards": [1]}, ("$.cards[0]: expected an object, got 1",)),
    ({"cards": [[["worth", 1], ["colour", None]]]}, ("$.cards[0]: expected an object, got a list",)),
    (
        {"cards": [{"worth": True, "colour": "green"}]},
        (
            "$.cards[0].worth: expected a whole number, got true",
            '$.cards[0].colour: expected one of "red", "blue", got "green"',
        ),
    ),
    ({"cards": [{"worth": 3.9, "colour": None}]}, ("$.cards[0].worth: expected a whole number, got a float",)),
    ({"cards": [{"worth": "3", "colour": None}]}, ('$.cards[0].worth: expected a whole number, got "3"',)),
    (
        {"cards": [{"worth": 10**18, "colour": None}]},
        ("$.cards[0].worth: expected a number of 18 digits at most, got a huge number",),
    ),
    (
        {"cards": [{"worth": 1, "colour": ["red"]}]},
        ('$.cards[0].colour: expected one of "red", "blue" or null, got a list',),
    ),
    ({"cards": [{"colour": None}]}, ("$.cards[0].worth: it is missing",)),
    ({"cards": [{"worth": 1, "colour": None, "id": 1}]}, ("$.cards[0].id: no such field is known",)),
    ({"marks": [["a", []]]}, ("$.marks: expected an object, got a list",)),
    ({"marks": {"a": [1, "x"]}}, ('$.marks.a[1]: expected a whole number, got "x"',)),
    ({"marks": {"2": [None]}}, ('$.marks["2"][0]: expected a whole number, got null',)),
    ({"marks": {2: []}}, ("$.marks: the key 2 is no text",)),
    ({"z": 1, "a b": 2, 3: 4}, tuple(f"${key}: no such field is known" for key in ('["3"]', '["a b"]', ".z"))),
]


@pytest.mark.parametrize(("changes", "faults"), CHANGED, ids=str)
def test_nothing_is_converted_and_every_fault_has_its_path(changes: dict[str, object], faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        structured({**HAND, **changes}, Hand, "hand", CONVERTER)
    assert caught.value.what == "hand"
    assert caught.value.faults == faults


def test_a_list_of_faulty_items_is_cut() -> None:
    with pytest.raises(MalformedDocument) as caught:
        structured({**HAND, "cards": [0] * 100_000}, Hand, "hand", CONVERTER)
    assert len(caught.value.faults) == MOST_FAULTS + 1
