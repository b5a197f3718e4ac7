"""Documents to be written, read and spoilt."""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, cast

import attrs
import pytest

from criminals.core.documents import Kind
from criminals.core.dumping import dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument
from criminals.games import crooks
from criminals.games.crooks.documents import edition_json
from tests.games.crooks.scenes import play

RECORD: Final = """
{"criminals": 1, "kind": "record", "game": "crooks", "rules": 1, "edition": "reference", "players": 2,
 "setup": {"hangouts": {"A": [17, 24], "B": [12, 26], "C": [23, 27, 31], "D": [1, 15, 21, 32], "E": [2, 4, 6, 8, 30]},
           "box": [3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29], "start": 0},
 "actions": ["pass", "recruit D", "take 1", "place 6", "recruit A", "take 17", "place 9 down", "pass"]}
"""

MINE: Final = attrs.evolve(crooks.TINY, name="mine", targets=(3, 5))


def document() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(RECORD))


def whole_edition() -> dict[str, Any]:
    return cast(dict[str, Any], edition_json(MINE))


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


# --- a small table, in the middle of a turn ---


def middle() -> crooks.State:
    """Seat 0 has the Spy face down; seat 1 holds 5, the last of hangout A; the Boss and the Killer lie in B."""
    state = crooks.new_game(setup=crooks.Setup(((2, 5), (1, 3)), (4,)), edition="tiny")
    return play(state, "recruit A, take 2, place 3 down", "recruit A, take 5")


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
