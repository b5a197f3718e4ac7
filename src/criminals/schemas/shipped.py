"""The schemas of documents: shipped for the games of the library, made from declared values for other games."""

import json
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, cast

from criminals.core.base.faults import invalid, named
from criminals.core.game.notation import nearest
from criminals.core.game.registry import find_game
from criminals.core.records.record import documented
from criminals.schemas.made import schemas
from criminals.schemas.names import SCHEMA_KINDS, SchemaKind


def schema(kind: SchemaKind, game: str = "crooks") -> dict[str, Any]:
    """Return the JSON Schema, draft 2020-12, of the documents or messages of one kind.

    Args:
        kind: A kind of document, as in `loads`; a kind of message: `"welcome"`, `"news"`, `"refused"`, `"legal"` or
            `"result"`; or `"request"` for the requests of clients.
        game: A game of the library, or any other that declares its values.

    Returns:
        A new dict. Every document that `loads` accepts is valid. `loads` may still refuse a valid one, because a schema
            knows no edition, no order and no rules.

    Raises:
        ValueError: There is no such kind or game.
        TypeError: The game does not declare its values, so it has no documents.
    """
    if kind not in SCHEMA_KINDS:
        raise invalid("no_document_kind", name=named(kind), known=SCHEMA_KINDS, near=nearest(kind, SCHEMA_KINDS) or "")
    name = find_game(game).NAME
    if name in _games():
        return cast(dict[str, Any], json.loads(_text(kind, name)))
    return deepcopy(schemas(documented(name))[kind])


@cache
def _games() -> tuple[str, ...]:
    entries = files("criminals.schemas").iterdir()
    return tuple(sorted(entry.name for entry in entries if (entry / "view.json").is_file()))


@cache
def _text(kind: SchemaKind, game: str) -> str:
    return (files("criminals.schemas") / game / f"{kind}.json").read_text(encoding="utf-8")
