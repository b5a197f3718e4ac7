"""The schemas that come with the library."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, cast

from criminals.core.documents import Kind, check_kind
from criminals.core.registry import find_game


def schema(kind: Kind, game: str = "crooks") -> dict[str, Any]:
    """The JSON Schema, draft 2020-12, of a game's documents of a kind: a new one each time, to do with as you like.

    It says what form a document has. Whatever `loads` takes is valid by it; what is valid by it may still be refused,
    for it knows no edition, no order and no rules.
    """
    check_kind(kind)
    name, shipped = find_game(game).NAME, _games()
    if name not in shipped:
        raise ValueError(f"no schemas of the game {name!r} are here: there are those of {', '.join(shipped)}")
    return cast(dict[str, Any], json.loads(_text(kind, name)))


@cache
def _games() -> tuple[str, ...]:
    entries = files("criminals.schemas").iterdir()
    return tuple(sorted(entry.name for entry in entries if (entry / "view.json").is_file()))


@cache
def _text(kind: Kind, game: str) -> str:
    return (files("criminals.schemas") / game / f"{kind}.json").read_text(encoding="utf-8")
