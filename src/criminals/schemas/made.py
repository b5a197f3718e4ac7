"""The JSON Schemas of a game's documents, made of its `DOCUMENTS`."""

from collections.abc import Mapping
from typing import Final

from criminals.core.documents.envelope import FORMAT, KINDS, Documented, Kind, enveloped
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import Shape
from criminals.schemas.shape_schemas import REF, Parts, Schema, described, reached

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
    several: dict[str, Schema] = {}
    for kind in KINDS:
        shape = game.DOCUMENTS[kind]
        forms = forms_of(kind, shape)
        for name, form in forms.items():
            parts.whole(form, name, enveloped(kind, {}, game))
        if isinstance(shape, Either):
            parts.of(shape)  # its forms without the envelope: types are made of them
            several[whole_name(kind)] = {**described(shape), "anyOf": [{"$ref": REF + form} for form in forms]}
    return {**several, **parts.schemas}


def forms_of(kind: Kind, shape: Shape) -> dict[str, Object]:
    """The objects that a document of a kind may be, by the names that they have as whole documents."""
    if isinstance(shape, Either):
        name = whole_name(kind)
        return {name + form.title.removesuffix(name): form for form in shape.objects}
    assert isinstance(shape, Object)
    return {whole_name(kind): shape}


def without(schema: Schema, name: str) -> Schema:
    """A schema without one of its keys."""
    return {key: value for key, value in schema.items() if key != name}
