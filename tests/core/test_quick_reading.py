"""What is read quickly is what the converter reads: of the same documents, sound and spoilt, the same values."""

from random import Random
from typing import Annotated, Any, Final, Literal, cast

import attrs
import pytest

from criminals.core.constraints import ASCENDING, Length, Pattern, Range
from criminals.core.documents import ENVELOPE, KINDS, Kind, strict_converter
from criminals.core.quick_reading import quick_reader
from criminals.core.records import documented
from criminals.games.counterfeiters import fact_documents as counterfeiters_facts
from criminals.games.crooks import fact_documents as crooks_facts
from criminals.games.sicario import fact_documents as sicario_facts
from tests.hostile.seeds import seeds
from tests.hostile.spoiling import parsed, spoilt
from tests.hostile.targets import PREFIXES

CONVERTER: Final = strict_converter()
SEEDS: Final = seeds(3)
FACTS: Final[dict[str, Any]] = {
    "crooks": crooks_facts,
    "counterfeiters": counterfeiters_facts,
    "sicario": sicario_facts,
}
REFUSED: Final = "refused"


def read(reader: Any, *given: Any) -> Any:
    try:
        return reader(*given)
    except Exception:
        return REFUSED


def agreed(kind: Any, value: object) -> bool:
    """Whether a value is read; both readers must say the same."""
    quick, slow = read(quick_reader(kind), value), read(CONVERTER.structure, value, kind)
    assert type(quick) is type(slow), value
    assert quick == slow
    return quick is not REFUSED


def fields_of(text: str) -> Any:
    value: Any = parsed(text)
    if type(value) is dict:
        for name in ENVELOPE:
            cast(dict[str, object], value).pop(name, None)
    return cast(object, value)


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("kind", KINDS)
def test_documents_are_read_alike(game: str, kind: Kind) -> None:
    texts, rng = SEEDS[PREFIXES[game] + kind], Random(f"{game} {kind}")
    document = documented(game).DOCUMENTS[kind]
    assert all(agreed(document, fields_of(text)) for text in texts)
    count = 60 if "record" in kind else 300
    spoilt_ones: list[Any] = [fields_of(spoilt(rng.choice(texts), rng, texts, 50_000)) for _ in range(count)]
    outcomes = {agreed(document, fields) for fields in spoilt_ones}
    assert outcomes == {True, False}


@pytest.mark.parametrize("game", PREFIXES)
def test_facts_are_read_at_once_as_their_twins(game: str) -> None:
    texts, rng, module = SEEDS[f"{PREFIXES[game]}view_event"], Random(game), FACTS[game]
    documents = documented(game)
    kind = documents.DOCUMENTS["view_event"]
    quick = quick_reader(kind, module.TWINS)
    for text in texts:
        fields = fields_of(text)
        fact = quick(fields)
        assert fact == module.TWINS.value(CONVERTER.structure(fields, kind))
        assert fact == documents.read_document("view_event", fields)
        assert type(fact) in module.VIEW_EVENTS
        hash(fact)
        for _ in range(10):
            wrong = fields_of(spoilt(text, rng, texts, 5_000))
            document = read(CONVERTER.structure, wrong, kind)
            expected = REFUSED if document == REFUSED else module.TWINS.value(document)
            assert read(quick, wrong) == expected, wrong


@attrs.frozen
class Up:
    face: Literal["up"]
    id: Annotated[int, Range(1, 9)]


@attrs.frozen
class Down:
    face: Literal["down"]


ODD: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, 2, 9, 10, -1, 10**18 - 1, 10**18, -(10**18), 1.0, "", "x", "xx", "1", "up", (), b"x"),
    *([], [1], [1, 2], [2, 1], [1, 1], [True], ["x"], ["x", 1], [None], [[1]]),
    *({}, {"a": 1}, {"x": 1}, {1: 1}, {"a": None}, {"face": "up"}, {"face": "down"}, {"face": "up", "id": 3}),
    *({"face": "up", "id": 10}, {"face": "up", "id": True}, {"face": "down", "id": 3}, {"face": []}, {"face": None}),
)
TYPES: Final[tuple[Any, ...]] = (
    *(int, str, bool, None, object, Literal[0, 1], Literal["x", 1], Literal[True], Up, Up | Down, Up | None),
    *(int | None, bool | str, cast(Any, Literal["x"]) | None, tuple[int, ...], tuple[str, ...], tuple[bool, ...]),
    *(dict[str, int], dict[str, object], dict[Annotated[str, Pattern("x+", "an x")], int]),
    *(Annotated[int, Range(0)], Annotated[int, Range(1, 2)], Annotated[str, Pattern("x", "an x")]),
    *(Annotated[tuple[int, ...], ASCENDING], Annotated[tuple[int, ...], Length(1, 1), ASCENDING]),
    Annotated[str, Length(1, 1)],
)


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_odd_values_are_read_alike(kind: Any) -> None:
    outcomes = {agreed(kind, value) for value in ODD}
    assert True in outcomes


def test_of_a_type_that_is_not_known_nothing_is_read() -> None:
    assert [read(quick_reader(float), value) for value in (*ODD, 1.5)] == [REFUSED] * (len(ODD) + 1)
