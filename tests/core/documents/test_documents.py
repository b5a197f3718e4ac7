"""The envelope and the codec: what they take and how they refuse the rest."""

from enum import Enum
from typing import Annotated, Any, Literal, TypeAlias, cast

import attrs
import pytest

from criminals.core.base.constraints import Length, Named, OneOf, Pattern, Range, Tag, snake_case
from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.codec import Codec
from criminals.core.documents.envelope import check_envelope
from criminals.core.documents.strict_json import canonical

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
    assert tuple(map(str, caught.value.faults)) == faults


@pytest.mark.parametrize("name", ENVELOPE)
def test_an_envelope_lacks_nothing(name: str) -> None:
    fields = {**ENVELOPE}
    del fields[name]
    with pytest.raises(MalformedDocument) as caught:
        check_envelope(fields, "record", {"nim": 3})
    assert [*map(str, caught.value.faults)] == [f"$.{name}: it is missing"]


def test_an_envelope_is_an_object() -> None:
    assert check_envelope(ENVELOPE, "record", {"nim": 3}) is ENVELOPE
    with pytest.raises(MalformedDocument, match=r"record: \$: expected an object, got a list"):
        check_envelope([ENVELOPE], "record", {"nim": 3})


# --- the codec ---


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


@attrs.frozen
class Up:
    crook: Annotated[int, Range(1, 9)]


@attrs.frozen
class Down:
    knowers: frozenset[Annotated[int, OneOf(0, 1, 2)]]


Turned: TypeAlias = Up | Down


CODEC = Codec([Annotated[Turned, Tag("face")]])
HAND: dict[str, Any] = {
    "name": "one",
    "open": False,
    "cards": [{"worth": 1, "colour": "red"}, {"worth": 2, "colour": None}],
    "marks": {"a": [1], "b": []},
    "rest": {"x": 1},
}


def test_a_class_is_read_from_its_fields_and_written_in_their_order() -> None:
    hand = CODEC.read(HAND, Hand, "hand")
    assert hand == Hand("one", False, (Card(1, Colour.RED), Card(2, None)), {"a": (1,), "b": ()}, {"x": 1})
    assert canonical(CODEC.write(hand, Hand)) == canonical(HAND)


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
        CODEC.read({**HAND, **changes}, Hand, "hand")
    assert caught.value.what == "hand"
    assert tuple(map(str, caught.value.faults)) == faults


def test_a_list_of_faulty_items_is_cut() -> None:
    with pytest.raises(MalformedDocument) as caught:
        CODEC.read({**HAND, "cards": [0] * 100_000}, Hand, "hand")
    assert len(caught.value.faults) == MOST_FAULTS + 1


# --- tags, literals, constraints ---


@attrs.frozen
class Pile:
    top: Turned
    rest: tuple[Turned, ...]
    owner: Literal[0, 1, "nobody"]
    by_letter: FrozenMap[Annotated[str, Pattern("[A-C]", "a letter")], Annotated[int, Range(0)]]
    by_number: FrozenMap[Annotated[int, OneOf(2, 3)], bool]
    seers: tuple[int, ...] | None
    edition: str | Card
    nothing: None
    pair: tuple[Colour, Colour]
    name: Annotated[str, Length(1, 3)]
    reds: Annotated[Colour, OneOf(Colour.RED), Named("Reds")]


PILE: dict[str, Any] = {
    "top": {"face": "up", "crook": 3},
    "rest": [{"face": "down", "knowers": [0, 2]}, {"face": "up", "crook": 9}],
    "owner": "nobody",
    "by_letter": {"A": 0},
    "by_number": {"3": True},
    "seers": None,
    "edition": "tiny",
    "nothing": None,
    "pair": ["red", "blue"],
    "name": "x",
    "reds": "red",
}


def test_tags_literals_and_constraints_are_read_and_written() -> None:
    pile = CODEC.read(PILE, Pile, "pile")
    rest = (Down(frozenset((0, 2))), Up(9))
    letters, numbers = FrozenMap({"A": 0}), FrozenMap({3: True})
    pair = (Colour.RED, Colour.BLUE)
    assert pile == Pile(Up(3), rest, "nobody", letters, numbers, None, "tiny", None, pair, "x", Colour.RED)
    assert canonical(CODEC.write(pile, Pile)) == canonical(PILE)
    other = {**PILE, "seers": [4], "edition": {"worth": 1, "colour": None}, "owner": 0}
    changed = attrs.evolve(pile, seers=(4,), edition=Card(1, None), owner=0)
    assert CODEC.read(other, Pile, "pile") == changed
    assert canonical(CODEC.write(changed, Pile)) == canonical(other)


MISREAD: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"top": None}, ("$.top: expected an object, got null",)),
    ({"top": {}}, ("$.top.face: it is missing",)),
    ({"top": {"face": "?"}}, ('$.top.face: expected one of "up", "down", got "?"',)),
    ({"top": {"face": ["up"]}}, ('$.top.face: expected one of "up", "down", got a list',)),
    ({"top": {"face": "down"}}, ("$.top.knowers: it is missing",)),
    ({"top": {"face": "up", "crook": 3, "knowers": []}}, ("$.top.knowers: no such field is known",)),
    ({"top": {"face": "up", "crook": 0}}, ("$.top.crook: expected a number from 1 to 9, got 0",)),
    ({"top": {"face": "up", "crook": 10}}, ("$.top.crook: expected a number from 1 to 9, got 10",)),
    ({"top": {"face": "up", "crook": "3"}}, ('$.top.crook: expected a whole number, got "3"',)),
    ({"rest": [{"face": "down", "knowers": [1, 1]}]}, ("$.rest[0].knowers: expected rising numbers, each once",)),
    ({"rest": [{"face": "down", "knowers": [2, 1]}]}, ("$.rest[0].knowers: expected rising numbers, each once",)),
    ({"rest": [{"face": "down", "knowers": [3]}]}, ("$.rest[0].knowers[0]: expected one of 0, 1, 2, got 3",)),
    ({"rest": [{"face": "down", "knowers": 0}]}, ("$.rest[0].knowers: expected a list, got 0",)),
    ({"owner": 2}, ('$.owner: expected one of 0, 1, "nobody", got 2',)),
    ({"owner": False}, ('$.owner: expected one of 0, 1, "nobody", got false',)),
    ({"owner": 1.0}, ('$.owner: expected one of 0, 1, "nobody", got a float',)),
    ({"by_letter": {"D": 1, "A": 1}}, ('$.by_letter.D: expected a letter, got "D"',)),
    ({"by_letter": {"A": -1}}, ("$.by_letter.A: expected a number from 0 up, got -1",)),
    ({"by_letter": {"A\n": 1}}, ('$.by_letter["A\\n"]: expected a letter, got "A\\n"',)),
    ({"seers": 1}, ("$.seers: expected a list or null, got 1",)),
    ({"seers": ["1"]}, ('$.seers[0]: expected a whole number, got "1"',)),
    ({"edition": 1}, ("$.edition: expected a text or an object, got 1",)),
    ({"edition": {"worth": 1}}, ("$.edition.colour: it is missing",)),
    ({"nothing": 0}, ("$.nothing: expected null, got 0",)),
    ({"by_number": {"4": True}}, ('$.by_number["4"]: expected one of "2", "3", got "4"',)),
    ({"by_number": {"2": 1}}, ('$.by_number["2"]: expected true or false, got 1',)),
    ({"pair": ["red"]}, ("$.pair: expected 2 items, got 1",)),
    (
        {"pair": ["red", "pink", 3]},
        (
            '$.pair[1]: expected one of "red", "blue", got "pink"',
            '$.pair[2]: expected one of "red", "blue", got 3',
        ),
    ),
    ({"name": ""}, ("$.name: expected 1 to 3 characters, got 0",)),
    ({"reds": "blue"}, ('$.reds: expected "red", got "blue"',)),
]


@pytest.mark.parametrize(("changes", "faults"), MISREAD, ids=str)
def test_a_wrong_tag_literal_or_bound_is_refused(changes: dict[str, object], faults: tuple[str, ...]) -> None:
    with pytest.raises(MalformedDocument) as caught:
        CODEC.read({**PILE, **changes}, Pile, "pile")
    assert tuple(map(str, caught.value.faults)) == faults


UNIONS: list[tuple[Any, str]] = [
    (int | None, "a whole number or null"),
    (bool | str, "true or false or a text"),
    (Literal["x"] | None, '"x" or null'),
    (cast(Any, Annotated[str, Pattern("x", "an x")]) | None, "a text or null"),
    (dict[str, int] | None, "an object or null"),
]


@pytest.mark.parametrize(("kind", "what"), UNIONS, ids=str)
def test_a_union_is_told_by_the_type_of_json(kind: Any, what: str) -> None:
    with pytest.raises(MalformedDocument, match=rf"\$: expected {what}, got a list"):
        CODEC.read([], kind, "union")


def test_classes_that_no_tag_tells_apart_are_no_union() -> None:
    with pytest.raises(TypeError, match="Twin has no tag of its own"):
        CODEC.shape(Up | Down | Twin)


@attrs.frozen
class Twin:
    face: Literal["up"]


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (float, "has no form in a document"),
        (list[int], "has no form in a document"),
        (tuple[int, str], "holds values of one type"),
        (frozenset[Card], "holds numbers or texts"),
    ],
    ids=str,
)
def test_a_type_without_a_form_is_refused_when_it_is_asked_for(kind: Any, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        Codec().shape(kind)


def test_a_tag_is_the_name_of_the_class_unless_it_says_another_one() -> None:
    tag = Tag("face", Up="above")
    assert (tag.value(Up), tag.value(Down), Tag("x").value(Colour)) == ("above", "down", "colour")
    assert snake_case("PlacedDownThere") == "placed_down_there"


@attrs.frozen
class Quoted:
    """A class whose annotations are texts."""

    worth: "Annotated[int, Range(1)]"
    only: "Card" = attrs.field(kw_only=True)


def test_types_that_are_written_as_texts_are_found() -> None:
    fields = {"worth": 2, "only": {"worth": 1, "colour": "blue"}}
    value = Quoted(2, only=Card(1, Colour.BLUE))
    assert CODEC.read(fields, Quoted, "x") == value
    assert CODEC.write(value, Quoted) == fields
    with pytest.raises(MalformedDocument, match=r"x: \$\.worth: expected a number from 1 up, got 0"):
        CODEC.read({**fields, "worth": 0}, Quoted, "x")
