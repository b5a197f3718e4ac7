"""Make the JSON Schemas of a game's documents from its `DOCUMENTS`, and those of the messages of its tables."""

from collections.abc import Mapping
from typing import Final

from criminals.core.documents.envelope import FORMAT, KINDS, Documented, Kind, enveloped
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import Shape
from criminals.core.messages.contents import MESSAGE_KINDS
from criminals.core.messages.requests import REQUEST
from criminals.core.messages.shapes import envelope_of, message_shapes
from criminals.schemas.names import SCHEMA_KINDS, SchemaKind, titled, whole_name
from criminals.schemas.shape_schemas import REF, Parts, Schema, described, reached

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schemas(game: Documented) -> dict[SchemaKind, Schema]:
    """The schema of each kind of document of a game, of each message, and of the requests of clients."""
    parts = parts_of(game)
    return {kind: _document(kind, parts[whole_name(kind)], parts, game) for kind in SCHEMA_KINDS}


def _document(kind: SchemaKind, root: Schema, parts: Mapping[str, Schema], game: Documented) -> Schema:
    head = {
        "$schema": DIALECT,
        "$id": f"urn:criminals:{FORMAT}:{game.NAME}:{game.RULES}:{kind}",
        "title": titled(game.NAME) + whole_name(kind),
    }
    defs = reached(root, parts)
    return {**head, **without(root, "title"), **({"$defs": defs} if defs else {})}


def parts_of(game: Documented) -> dict[str, Schema]:
    """Every document and every named part of one, by name."""
    parts = Parts(map(whole_name, (*KINDS, *MESSAGE_KINDS)))
    several: dict[str, Schema] = {}
    for kind in KINDS:
        shape = game.DOCUMENTS[kind]
        forms = forms_of(kind, shape)
        for name, form in forms.items():
            parts.whole(form, name, enveloped(kind, {}, game))
        if isinstance(shape, Either):
            parts.of(shape)  # its forms without the envelope: types are made of them
            several[whole_name(kind)] = {**described(shape), "anyOf": [{"$ref": REF + form} for form in forms]}
    for message, contents in message_shapes(game).items():
        parts.whole(contents, whole_name(message), envelope_of(message, game))
    parts.of(REQUEST)
    return {**several, **parts.schemas}


def forms_of(kind: Kind, shape: Shape) -> dict[str, Object]:
    """The forms that a document of a kind may have, by their names as whole documents."""
    if isinstance(shape, Either):
        name = whole_name(kind)
        return {name + form.title.removesuffix(name): form for form in shape.objects}
    assert isinstance(shape, Object)
    return {whole_name(kind): shape}


def without(schema: Schema, name: str) -> Schema:
    """A schema without one of its keys."""
    return {key: value for key, value in schema.items() if key != name}
