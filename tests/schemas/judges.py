"""Who judges documents by the schemas that ship with the library."""

from functools import cache
from typing import Any

import jsonschema_rs

import criminals
from criminals.schemas.names import SchemaKind


@cache
def judge_of(kind: SchemaKind, game: str = "crooks") -> Any:
    """The fast judge of a kind."""
    return jsonschema_rs.validator_for(criminals.schema(kind, game))


def judge(kind: SchemaKind, document: Any) -> None:
    """Raise if a document is not valid by the schema of its kind and game."""
    judge_of(kind, document["game"]).validate(document)
