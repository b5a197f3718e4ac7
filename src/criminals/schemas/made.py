"""The JSON Schemas of a game's documents, made of its `DOCUMENTS`."""

from collections.abc import Mapping
from typing import Final

from criminals.core.documents.envelope import FORMAT, KINDS, Documented, Kind, enveloped
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import Shape
from criminals.schemas.shape_schemas import REF, Parts, Schema, reached

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schemas(game: Documented) -> dict[Kind, Schema]:
    """The schema of each kind of document of a game."""
    parts = parts_of(game)
    return {kind: _document(kind, parts[whole_name(kind)], parts, game) for kind in KINDS}


def titled(name: str) -> str:
    """The name of a kind or a game as that of a type: `ViewEvent`."""
    return name.title().replace("_", "")


def whole_name(kind: Kind) -> str:
    """What a document of a kind is called; `Outcome` is what stands in a view event."""
    return "OutcomeDocument" if kind == "outcome" else titled(kind)


def _document(kind: Kind, root: Schema, parts: Mapping[str, Schema], game: Documented) -> Schema:
    head = {
        "$schema": DIALECT,
        "$id": f"urn:criminals:{FORMAT}:{game.NAME}:{game.RULES}:{kind}",
        "title": titled(game.NAME) + whole_name(kind),
    }
    defs = reached(root, parts)
    return {**head, **without(root, "title"), **({"$defs": defs} if defs else {})}


def parts_of(game: Documented) -> dict[str, Schema]:
    """By name: every document, and everything that stands in one under a name."""
    parts = Parts(map(whole_name, KINDS))
    for kind in KINDS:
        for name, form in forms_of(kind, game.DOCUMENTS[kind]).items():
            parts.whole(form, name, enveloped(kind, {}, game))
    several = {whole_name(kind): forms_of(kind, game.DOCUMENTS[kind]) for kind in KINDS}
    any_of = {name: {"anyOf": [{"$ref": REF + form} for form in forms]} for name, forms in several.items()}
    return {**{name: schema for name, schema in any_of.items() if name not in several[name]}, **parts.schemas}


def forms_of(kind: Kind, shape: Shape) -> dict[str, Object]:
    """The objects that a document of a kind may be, by the names that they have as whole documents."""
    if isinstance(shape, Either):
        return {whole_name(kind) + form.title: form for form in shape.objects}
    assert isinstance(shape, Object)
    return {whole_name(kind): shape}


def without(schema: Schema, name: str) -> Schema:
    """A schema without one of its keys."""
    return {key: value for key, value in schema.items() if key != name}
