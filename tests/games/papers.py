"""Documents of any game, to be written, read and spoilt."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.documents.envelope import Kind
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record


def told(faults: Iterable[object]) -> tuple[str, ...]:
    """The English texts of faults."""
    return tuple(map(str, faults))


def refusal(value: object, kind: Kind = "record") -> tuple[str, ...]:
    """The faults that `MalformedDocument` lists."""
    with pytest.raises(MalformedDocument) as caught:
        loads(value if isinstance(value, str) else json.dumps(value), kind)
    return told(caught.value.faults)


def record_refusal(text: str) -> tuple[str, ...]:
    """The faults of a record's text that `MalformedDocument` lists."""
    with pytest.raises(MalformedDocument) as caught:
        Record.from_text(text)
    assert caught.value.what in ("record", "document")
    return told(caught.value.faults)


def text_refusal(game: Any, text: str, **options: Any) -> tuple[str, ...]:
    """The faults of a line of text that `MalformedDocument` lists."""
    with pytest.raises(MalformedDocument) as caught:
        game.from_text(text, **options)
    assert caught.value.what == "text"
    return told(caught.value.faults)


def text_invalidity(game: Any, text: str, **options: Any) -> tuple[str, tuple[str, ...]]:
    """What a line of text is of, and the faults that `InvalidState` lists."""
    with pytest.raises(InvalidState) as caught:
        game.from_text(text, **options)
    return caught.value.what, told(caught.value.faults)


def changed(text: str, old: str, new: str) -> str:
    """A text in which something that stands there once is replaced."""
    assert text.count(old) == 1
    return text.replace(old, new)


def without_column(text: str, fault: str) -> str:
    """A fault without its column, at which stands what it got, if it says that."""
    found = re.fullmatch(r'([\w:]+), column (\d+)(: .*?(?:, got "([^"]*)"(?: \(§[\d.]+\))?)?)', fault)
    if found is None:
        assert fault.endswith("it is missing")
        return fault
    field, column, why, got = found.groups()
    word = text[text.rfind(" ", 0, int(column) - 1) + 1 :]
    assert field == "field" or word.startswith(field)
    if got is not None and not got.endswith("..."):
        assert text[int(column) - 1 :].startswith(got)
    return str(field + why)


def invalidity(value: object, kind: Kind) -> tuple[str, ...]:
    """The faults that `InvalidState` lists, of a document whose every part is well formed."""
    with pytest.raises(InvalidState) as caught:
        loads(json.dumps(value), kind)
    assert caught.value.what == kind
    return told(caught.value.faults)


def paper(value: object) -> dict[str, Any]:
    """The document of a value, as JSON, to be spoilt."""
    return cast(dict[str, Any], json.loads(dumps(value)))


def paper_of(game: str, kind: str, fields: Mapping[str, object]) -> str:
    """A document with its envelope, as a text."""
    return canonical({"criminals": 1, "kind": kind, "game": game, "rules": 1, **fields})


Path: TypeAlias = tuple[str | int, ...]


def with_change(value: Any, path: Path, change: object) -> Any:
    """A JSON value with something else at a path, or something more, or with nothing there if the change is `GONE`."""
    if not path:
        return change
    key, rest = cast(Any, path[0]), path[1:]
    copy: Any = value.copy()
    if rest:
        copy[key] = with_change(copy[key], rest, change)
    elif change is GONE:
        del copy[key]
    elif key == len(copy):
        copy.append(change)
    else:
        copy[key] = change
    return copy


def with_changes(value: Any, changes: Iterable[tuple[Path, object]]) -> Any:
    """A JSON value with something else at several paths."""
    for path, change in changes:
        value = with_change(value, path, change)
    return value


GONE: Final = frozenset({"gone"})


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every path in a JSON value but its own."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in cast(dict[str, object], value).items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(cast(list[object], value)):
            yield from places(item, (*path, index))
