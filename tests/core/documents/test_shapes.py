"""What a shape reads is what it finds no fault with: of the same documents, sound and spoilt."""

from random import Random
from typing import Annotated, Any, Final, Literal, TypeAlias, cast

import attrs
import pytest

from criminals.core.base.constraints import ASCENDING, Length, OneOf, Pattern, Range, Tag
from criminals.core.base.errors import InvalidEdition, MalformedDocument
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.codec import Codec
from criminals.core.documents.default_documents import Spoken
from criminals.core.documents.envelope import ENVELOPE, KINDS, Kind
from criminals.core.documents.shapes import Shape
from criminals.core.records.record import documented
from tests.hostile.seeds import seeds
from tests.hostile.spoiling import parsed, spoilt
from tests.hostile.targets import PREFIXES

SEEDS: Final = seeds(3)


def agreed(shape: Shape, value: object) -> bool:
    """Whether a value is read; both must say the same, and what was read is written as it stood there."""
    faults = [*map(str, shape.faults(value, "$"))]
    try:
        found = shape.read(value)
    except (InvalidEdition, MalformedDocument):
        return False  # a part of the right form that its class refuses
    except Exception:
        assert faults, value
        return False
    assert not faults, value
    if shape.types:
        assert shape.write(found) == value
    return True


def fields_of(text: str) -> Any:
    value: Any = parsed(text)
    if type(value) is dict:
        for name in ENVELOPE:
            cast(dict[str, object], value).pop(name, None)
    return cast(object, value)


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("kind", KINDS)
def test_documents_are_read_exactly_if_they_have_no_fault(game: str, kind: Kind) -> None:
    texts, rng = SEEDS[PREFIXES[game] + kind], Random(f"{game} {kind}")
    shape = documented(game).DOCUMENTS[kind]
    assert all(agreed(shape, fields_of(text)) for text in texts)
    count = 60 if "record" in kind else 300
    spoilt_ones: list[Any] = [fields_of(spoilt(rng.choice(texts), rng, texts, 50_000)) for _ in range(count)]
    assert {agreed(shape, fields) for fields in spoilt_ones} == {True, False}


@attrs.frozen
class Up:
    id: Annotated[int, Range(1, 9)]


@attrs.frozen
class Down:
    pass


Turned: TypeAlias = Up | Down
CODEC: Final = Codec([Annotated[Turned, Tag("face")]])

ODD: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, 2, 9, 10, -1, 10**18 - 1, 10**18, -(10**18), 1.0, "", "x", "xx", "1", "up", (), b"x"),
    *([], [1], [1, 2], [2, 1], [1, 1], [True], ["x"], ["x", 1], [None], [[1]], [10**18], ["a", "b"]),
    *({}, {"a": 1}, {"x": 1}, {1: 1}, {"a": None}, {"face": "up"}, {"face": "down"}, {"face": "up", "id": 3}),
    *({"face": "up", "id": 10}, {"face": "up", "id": True}, {"face": "down", "id": 3}, {"face": []}, {"face": None}),
    *({"1": 1}, {"3": 1}, {"id": 3}),
)
TYPES: Final[tuple[Any, ...]] = (
    *(int, str, bool, None, object, Literal[0, 1], Literal["x", 1], Literal[True], Up, Turned, Up | None),
    *(int | None, bool | str, cast(Any, Literal["x"]) | None, tuple[int, ...], tuple[str, ...], tuple[bool, ...]),
    *(dict[str, int], dict[str, object], dict[Annotated[str, Pattern("x+", "an x")], int]),
    *(FrozenMap[Annotated[int, OneOf(1, 2)], int], frozenset[int], frozenset[str], tuple[int, int]),
    *(Annotated[int, Range(0)], Annotated[int, Range(1, 2)], Annotated[str, Pattern("x", "an x")]),
    *(Annotated[tuple[int, ...], ASCENDING], Annotated[tuple[int, ...], Length(1, 1), ASCENDING]),
    *(Annotated[str, Length(1, 1)], tuple[Annotated[int, Range(1)], ...], Annotated[int, OneOf(0, 1, 2)]),
)


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_odd_values_are_read_exactly_if_they_have_no_fault(kind: Any) -> None:
    assert True in {agreed(CODEC.shape(kind), value) for value in ODD}


def test_a_text_that_stands_for_a_value_is_read_exactly_if_it_has_no_fault() -> None:
    shape = Spoken((int,), int)
    assert [value for value in ODD if agreed(shape, value)] == ["1"]
    assert [*map(str, shape.faults("x", "$.n"))] == ["$.n: invalid literal for int() with base 10: 'x'"]
