"""Documents as dicts: what `loads` makes of a text, `from_document` makes of what was parsed; no more, and no less."""

import json
import subprocess
import sys
from enum import IntEnum
from typing import Any, Final, cast

import pytest

import criminals
from criminals import InvalidState, MalformedDocument, Outcome, Record
from criminals.core.base.faults import DIGITS
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.strict_json import DEEPEST, LONGEST, MOST_PARTS
from criminals.core.records.dumping import document, dumps, from_document, loads
from criminals.games import crooks

STATE: Final = crooks.new_game(setup=next(crooks.setups(2, "tiny")), edition="tiny")
VIEW: Final = crooks.view(STATE, 0)
SAW: Final = document(crooks.Saw("A", (3, 8)))


def refusal(value: Any, kind: Any = "view_event") -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        from_document(value, kind)
    return tuple(map(str, caught.value.faults))


def test_the_verbs_are_those_of_the_library() -> None:
    assert (criminals.document, criminals.from_document) == (document, from_document)


def test_a_document_is_new_each_time() -> None:
    own = crooks.new_game(setup=next(crooks.setups(2, "tiny")), edition=crooks.Edition(**fields_of_own()))
    for value in (STATE, VIEW, own, Record.of(own)):
        first, second = document(value), document(value)
        assert first == second == json.loads(dumps(value))
        assert not {*map(id, parts(first))} & {*map(id, parts(second))}
        first.clear()
        assert document(value) == second


def fields_of_own() -> dict[str, Any]:
    tiny = crooks.TINY
    names = ("crooks", "targets", "piles", "purse", "money", "gang_points")
    return {"name": "own", **{name: getattr(tiny, name) for name in names}}


def parts(value: Any) -> list[object]:
    """Every dict and list of a JSON value."""
    if type(value) not in (dict, list):
        return []
    items = cast(dict[str, Any], value).values() if type(value) is dict else cast(list[Any], value)
    return [value, *(part for item in items for part in parts(item))]


def test_a_dict_is_read_as_its_text() -> None:
    assert from_document(document(VIEW), "view") == VIEW
    assert from_document(document(Record.of(STATE))) == Record.of(STATE)
    assert from_document(SAW, "view_event") == crooks.Saw("A", (3, 8))
    assert from_document(document(Outcome((0,), "5.7", game="crooks")), "outcome") == Outcome((0,), "5.7")
    with pytest.raises(InvalidState):
        from_document({**document(STATE), "bank": 1}, "state")
    with pytest.raises(ValueError, match="no kind of document 'veiw'"):
        from_document(document(VIEW), "veiw")  # type: ignore[call-overload]


def test_a_document_of_another_kind_is_refused_by_name() -> None:
    assert refusal(document(STATE), "view") == ('$.kind: expected "view", got "state"',)
    assert refusal([SAW]) == ("$: expected an object, got a list",)
    assert refusal({}) == tuple(f"$.{name}: it is missing" for name in ("criminals", "kind", "game", "rules"))


class Text(str):
    __slots__ = ()


class Number(IntEnum):
    THREE = 3


class Listing(list[Any]):
    pass


class Fields(dict[str, Any]):
    pass


FOREIGN: Final[tuple[tuple[dict[Any, Any], str], ...]] = (
    ({"hangout": Text("A")}, "$.hangout: a Text has no place in JSON"),
    ({"crooks": [Number.THREE]}, "$.crooks[0]: a Number has no place in JSON"),
    ({"crooks": Listing([3])}, "$.crooks: a Listing has no place in JSON"),
    ({"crooks": (3, 8)}, "$.crooks: a tuple has no place in JSON"),
    ({"crooks": Fields()}, "$.crooks: a Fields has no place in JSON"),
    ({"crooks": [3.0]}, "$.crooks[0]: a float has no place in JSON"),
    ({"crooks": [float("nan")]}, "$.crooks[0]: a float has no place in JSON"),
    ({"crooks": [10**DIGITS]}, f"$.crooks[0]: more than {DIGITS} digits"),
    ({"hangout": "\ud800"}, '$.hangout: "\\ud800" has half of a surrogate pair'),
    ({"hangout": b"A"}, "$.hangout: a bytes has no place in JSON"),
    ({3: "A"}, "$: the key 3 is no text"),
)


@pytest.mark.parametrize(("change", "fault"), FOREIGN, ids=lambda value: ascii(value)[:40])
def test_what_no_text_could_hold_is_refused(change: dict[Any, Any], fault: str) -> None:
    assert refusal({**SAW, **change}) == (fault,)


def test_a_class_of_its_own_is_refused_as_a_key_and_as_the_whole() -> None:
    named = {Text(name) if name == "hangout" else name: item for name, item in SAW.items()}
    assert named == SAW
    assert refusal(named) == ('$: the key "hangout" is no text',)
    assert refusal(Fields(SAW)) == ("$: a Fields has no place in JSON",)


def test_what_holds_itself_is_refused() -> None:
    endless: list[Any] = []
    endless.append(endless)
    assert f"more than {DEEPEST} lists and objects within each other" in refusal({**SAW, "crooks": endless})[0]
    wide: list[Any] = []
    wide.extend([wide] * 50)
    assert f"more than {DEEPEST} lists" in refusal({**SAW, "crooks": wide})[0]
    around: dict[str, Any] = {}
    around["crooks"] = around
    assert refusal({**SAW, **around})


def test_what_is_large_because_it_is_shared_is_refused_soon() -> None:
    shared: list[Any] = [0] * 100
    for _ in range(20):
        shared = [shared] * 100
    assert refusal({**SAW, "crooks": shared}) == (f"more than {MOST_PARTS} commas, brackets and escapes",)


def test_the_limits_of_a_text_hold() -> None:
    many = {**SAW, "crooks": [*range(1, MOST_PARTS + 2)]}
    told = f"{MOST_PARTS + 8} commas, brackets and escapes, the most are {MOST_PARTS}"
    assert refusal(many) == (told,)
    with pytest.raises(MalformedDocument, match=told):
        loads(json.dumps(many), "view_event")
    assert refusal({**SAW, "hangout": "A" * LONGEST}) == (f"more than {LONGEST} characters",)
    deep: Any = 1
    for _ in range(DEEPEST):
        deep = [deep]
    assert "within each other" in refusal({**SAW, "crooks": deep})[0]
    assert "expected a whole number" in refusal({**SAW, "crooks": deep[0]})[0]


@pytest.mark.parametrize("odd", [1.5, 1e300, -1e-9, float("nan"), 10**DIGITS, "\ud800", 1j], ids=ascii)
def test_a_value_that_holds_what_no_document_can_is_not_written(odd: Any) -> None:
    for write in (dumps, document):
        with pytest.raises(MalformedDocument, match=r"document: \$\.hangout"):
            write(crooks.Left(0, odd))


LAZY: Final = """
import sys
import criminals
for name in criminals.GAMES:
    criminals.new_game(name, seed=1)
assert "cattrs" not in sys.modules
from criminals.games.counterfeiters.formats import forms as counterfeiters
from criminals.games.crooks.formats import forms as crooks
from criminals.games.sicario.formats import forms as sicario
for forms in (counterfeiters, crooks, sicario):
    assert forms.codec.cache_info().currsize == 0, forms
criminals.dumps(criminals.new_game("crooks", seed=1))
assert crooks.codec.cache_info().currsize == 1
assert sicario.codec.cache_info().currsize == 0
"""


def test_no_codec_is_made_before_it_is_used() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


def test_a_document_that_is_too_wide_is_told_its_size() -> None:
    with pytest.raises(MalformedDocument, match="more than 4000 commas, brackets and escapes"):
        criminals.from_document({"x": [0] * 16_000})


@pytest.mark.parametrize("name", ["crooks", "counterfeiters", "sicario"])
def test_why_nothing_can_be_undone_has_a_document(name: str) -> None:
    record = criminals.Record.of(criminals.new_game(name, players=3, seed=1))
    violation = criminals.can_undo(record, 0)
    assert violation is not None
    assert criminals.loads(criminals.dumps(violation), "violation") == violation


@pytest.mark.parametrize("odd", [None, 1.5, [1]])
def test_a_parameter_that_no_document_can_hold_is_not_written(odd: Any) -> None:
    violation = criminals.Violation("crooks", "3.4", "too_dear", FrozenMap({"cost": odd}))
    with pytest.raises((TypeError, MalformedDocument)):
        criminals.dumps(violation)
