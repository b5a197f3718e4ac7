"""Documents of any game, to be written, read and spoilt."""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, cast

import pytest

from criminals.core.documents import Kind
from criminals.core.dumping import dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument


def refusal(value: object, kind: Kind = "record") -> tuple[str, ...]:
    """The faults that `MalformedDocument` lists."""
    with pytest.raises(MalformedDocument) as caught:
        loads(value if isinstance(value, str) else json.dumps(value), kind)
    return caught.value.faults


def invalidity(value: object, kind: Kind) -> tuple[str, ...]:
    """The faults that `InvalidState` lists, of a document whose every part is well formed."""
    with pytest.raises(InvalidState) as caught:
        loads(json.dumps(value), kind)
    assert caught.value.what == kind
    return caught.value.faults


def paper(value: object) -> dict[str, Any]:
    """The document of a value, as JSON, to be spoilt."""
    return cast(dict[str, Any], json.loads(dumps(value)))


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
