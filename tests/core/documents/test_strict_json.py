"""Strict JSON: what is read, what is written, and how the rest is refused."""

import json
from http import HTTPStatus
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import MOST_FAULTS, shown
from criminals.core.documents.strict_json import DEEPEST, LONGEST, MOST_PARTS, canonical, check_plain, read_json

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**18) + 1, 10**18 - 1)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
    max_leaves=20,
)


def refusal(text: str) -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        read_json(text)
    assert caught.value.what == "document"
    return tuple(map(str, caught.value.faults))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1 column 1: not JSON: Expecting value"),
        ("{", "line 1 column 2: not JSON: "),
        ("[1,\n 2] 3", "line 2 column 5: not JSON: Extra data"),
        ("{'a': 1}", "line 1 column 2: not JSON: "),
        ("[01]", "line 1 column 3: not JSON: "),
        ("[+1]", "line 1 column 2: not JSON: "),
        ('["\n"]', "line 1 column 3: not JSON: Invalid control character"),
        ("\ufeff{}", "line 1 column 1: not JSON: "),
        ('{"a": {"b": 1, "b": 1}}', '$.a: the key "b" stands there more than once'),
        ("[NaN]", "$[0]: NaN is no whole number"),
        ('{"a": Infinity}', "$.a: Infinity is no whole number"),
        ('{"a b": -Infinity}', '$["a b"]: -Infinity is no whole number'),
        ("[0, 1e400]", "$[1]: 1e400 is no whole number"),
        ("[2.0]", "$[0]: 2.0 is no whole number"),
        ("[1000000000000000000]", "$[0]: a number of 19 digits, the most are 18"),
        ("[-" + "9" * 5000 + "]", "$[0]: a number of 5000 digits, the most are 18"),
        ('["\\ud83d"]', '$[0]: "\\ud83d" has half of a surrogate pair'),
        ('["\ud83d\ude00"]', '$[0]: "\\ud83d\\ude00" has half of a surrogate pair'),
        ('{"\\ude00": 1}', '$: "\\ude00" has half of a surrogate pair'),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), f"${'[0]' * DEEPEST}: more than {DEEPEST} lists and objects"),
        ("[" * 4_000 + "]" * 4_000, f"more than {DEEPEST} lists and objects"),
        ('{"a":' * 4_000 + "1" + "}" * 4_000, f"more than {DEEPEST} lists and objects"),
        ("[" * 4_001, "4001 commas, brackets and escapes, the most are 4000"),
        ('[{"a":' * 1_500 + "," * 1_001, "4001 commas, brackets and escapes, the most are 4000"),
        ('"' + "\\u002c" * 4_001 + '"', "4001 commas, brackets and escapes, the most are 4000"),
        (" " * LONGEST + "1", f"{LONGEST + 1} characters, the most are {LONGEST}"),
    ],
    ids=lambda text: text[:20],
)
def test_a_hostile_text_is_refused_with_the_place_and_the_reason(text: str, fault: str) -> None:
    (found,) = refusal(text)
    assert found.startswith(fault)


def test_every_fault_of_a_text_is_named() -> None:
    text = '{"a": [NaN, 1.5, {"x": 1, "x": 2, "y": 1, "y": NaN}], "b": "\\ud800", "a": 12345678901234567890}'
    assert refusal(text) == (
        '$: the key "a" stands there more than once',
        "$.a: a number of 20 digits, the most are 18",
        '$.b: "\\ud800" has half of a surrogate pair',
    )
    assert refusal('[{"x": 1, "x": 2, "y": 1, "y": NaN}, 1.5]') == (
        '$[0]: the key "x" stands there more than once',
        '$[0]: the key "y" stands there more than once',
        "$[0].y: NaN is no whole number, and documents have no others",
        "$[1]: 1.5 is no whole number, and documents have no others",
    )


def test_a_flood_of_faults_is_cut() -> None:
    faults = refusal("[" + ",".join(["NaN"] * 1000) + "]")
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1] == "and more"
    assert len(refusal("[" + ",".join(["NaN"] * MOST_FAULTS) + "]")) == MOST_FAULTS
    (long,) = refusal('{"' + "x" * 100_000 + '": {"' + "y" * 100_000 + '": NaN}}')
    assert len(long) < 400


@pytest.mark.parametrize("given", [b"{}", bytearray(b"{}"), None, 1, {}])
def test_only_a_text_is_read(given: object) -> None:
    with pytest.raises(TypeError, match="a document is a text, not "):
        read_json(cast(str, given))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        (" [1, -2, true, null]\n", [1, -2, True, None]),
        ("999999999999999999", 10**18 - 1),
        ('{"a": "\\ud83d\\ude00", "b": {}}', {"a": "\N{GRINNING FACE}", "b": {}}),
        ("[" * DEEPEST + "]" * DEEPEST, json.loads("[" * DEEPEST + "]" * DEEPEST)),
    ],
)
def test_what_a_document_may_hold_is_read_as_it_stands(text: str, value: object) -> None:
    assert read_json(text) == value


@given(JSON)
def test_the_canonical_text_is_read_back(value: object) -> None:
    text = canonical(value)
    assert read_json(text) == value
    assert canonical(read_json(text)) == text


@pytest.mark.parametrize("sign", ["\\u002c", "\\u005b", "\\u007b", "\\u005cu", "\\\\u", "\\u0001", "\\ud83d\\ude00"])
def test_what_is_read_with_escapes_can_be_written(sign: str) -> None:
    most = MOST_PARTS // sign.count("\\u")
    value = read_json('"' + sign * most + '"')
    assert read_json(canonical(value)) == value
    assert "the most are" in refusal('"' + sign * (most + 1) + '"')[0]


def test_the_canonical_text_is_compact_and_keeps_the_order_of_fields() -> None:
    assert canonical({"b": [1, {"é": "\n\u001f"}], "a": None}) == '{"b":[1,{"é":"\\n\\u001f"}],"a":null}'


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (1.5, "$: a float has no place in JSON"),
        ({"a": (1,)}, "$.a: a tuple has no place in JSON"),
        ({1: 2}, "$: the key 1 is no text"),
        ([10**18], "$[0]: more than 18 digits"),
        (["\ud800"], '$[0]: "\\ud800" has half of a surrogate pair'),
        ("x" * LONGEST, f"{LONGEST + 2} characters, the most are {LONGEST}"),
        ([0] * (MOST_PARTS + 1), f"{MOST_PARTS + 1} commas, brackets and escapes, the most are {MOST_PARTS}"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_could_not_be_read_back_is_not_written(value: object, fault: str) -> None:
    with pytest.raises(MalformedDocument) as caught:
        canonical(value)
    assert [*map(str, caught.value.faults)] == [fault]


def test_what_derives_from_a_plain_type_is_written_as_that() -> None:
    class Name(str):
        __slots__ = ()

    assert canonical([Name("x"), HTTPStatus.OK]) == '["x",200]'


def test_a_list_within_itself_is_not_written() -> None:
    endless: list[object] = []
    endless.append(endless)
    with pytest.raises(MalformedDocument, match="within each other"):
        canonical(endless)
    endless.extend([endless] * 9)
    with pytest.raises(MalformedDocument, match="within each other"):
        canonical(endless)


@pytest.mark.parametrize(
    ("value", "short"),
    [
        ("x", '"x"'),
        ("é\u202e", '"\\u00e9\\u202e"'),
        ("x" * 41, '"' + "x" * 40 + '..."'),
        (None, "null"),
        (False, "false"),
        (-7, "-7"),
        (10**5000, "<huge>"),
        ([1], "<list>"),
        ({}, "<object>"),
        (1.5, "<float>"),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else "",
)
def test_a_fault_shows_a_value_briefly_in_ascii(value: object, short: str) -> None:
    assert shown(value) == short


MANY = 3 * MOST_PARTS + 1
TOO_MANY = f"more than {MOST_PARTS} commas, brackets and escapes"
TOO_LONG = f"more than {LONGEST} characters"


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (["\ud800", *range(MANY)], TOO_MANY),
        ({"\ud800": 1.5, **{str(number): 0 for number in range(MANY)}}, TOO_MANY),
        ({"a": [[1.5] * MANY]}, TOO_MANY),
        ("\ud800" * (LONGEST + 1), TOO_LONG),
        ({"a": "x" * LONGEST}, TOO_LONG),
        ({"x" * (LONGEST + 1): 1}, TOO_LONG),
        ([["x" * 1_000] * 1_001] * 3, TOO_LONG),
    ],
    ids=["list", "object", "inner list", "text", "text and key", "key", "texts together"],
)
def test_a_parsed_value_that_is_too_large_is_not_looked_at(value: object, fault: str) -> None:
    """One fault is told, and not those that are inside: nobody has gone there."""
    with pytest.raises(MalformedDocument) as caught:
        check_plain(value)
    assert [*map(str, caught.value.faults)] == [fault]
