"""JSON Schemas of all documents: `make schemas` writes them anew, the tests compare them with the wire classes.

They are made of `DOCUMENTS` of each game, and ship with the library. `tools/typescript_types.py` makes types of them.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, cast, get_args

import msgspec

import criminals
from criminals.core.documents import FORMAT, KINDS, Documented, Kind, enveloped, offers_documents
from tools.mirror import Mirror, bare

FOLDER: Final = Path(__file__).parent.parent / "src" / "criminals" / "schemas"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/"

Schema: TypeAlias = dict[str, Any]


def games() -> dict[str, Documented]:
    """The games of the library, by name."""
    return {name: game for name, game in criminals.GAMES.items() if offers_documents(game)}


def schemas(game: Documented) -> dict[Kind, Schema]:
    """The schema of each kind of document of a game."""
    parts = _parts(game)
    return {kind: _document(kind, parts[titled(kind)], parts, game) for kind in KINDS}


def combined(game: Documented) -> Schema:
    """One schema of all documents of a game, in which every part stands once: types are made of it.

    Every name begins with that of the game. A document that has several forms is its envelope and one of the forms
    without it, as they stand within other documents.
    """
    parts = _parts(game)
    parts |= {titled(kind): _in_two(kind, game, parts) for kind in KINDS if get_args(game.DOCUMENTS[kind])}
    whole = {"anyOf": [{"$ref": REF + titled(kind)} for kind in KINDS]}
    prefix = titled(game.NAME)
    defs = {prefix + name: _prefixed(part, prefix) for name, part in _reached(whole, parts).items()}
    for name, part in defs.items():
        part["title"] = name
    return {"title": f"{prefix}Document", **_prefixed(whole, prefix), "$defs": defs}


def titled(name: str) -> str:
    """The name of a kind or a game as that of a type: `ViewEvent`."""
    return name.title().replace("_", "")


def _document(kind: Kind, root: Schema, parts: Mapping[str, Schema], game: Documented) -> Schema:
    head = {
        "$schema": DIALECT,
        "$id": f"urn:criminals:{FORMAT}:{game.NAME}:{game.RULES}:{kind}",
        "title": titled(game.NAME) + titled(kind),
    }
    defs = _reached(root, parts)
    return {**head, **_without(root, "title"), **({"$defs": defs} if defs else {})}


def _parts(game: Documented) -> dict[str, Schema]:
    """By name: every document, and everything that stands in one under a name."""
    mirror = Mirror(game.DOCUMENTS.values(), map(titled, KINDS))
    parts: dict[str, Schema] = {}
    types: list[Any] = []
    for kind in KINDS:
        forms = get_args(game.DOCUMENTS[kind])
        names = [titled(kind) + bare(form.__name__) for form in forms] or [titled(kind)]
        if forms:
            parts[titled(kind)] = {"anyOf": [{"$ref": REF + name} for name in names]}
        for name, form in zip(names, forms or [game.DOCUMENTS[kind]], strict=True):
            types.append(mirror.whole(form, name, enveloped(kind, {}, game)))
    for name, part in msgspec.json.schema_components(types)[1].items():
        parts[name] = _lifted(part, parts)
    return parts


def _lifted(schema: Schema, parts: dict[str, Schema]) -> Schema:
    """A schema in which what has a title is among the parts; without what is not of the dialect."""
    found: Schema = {}
    for key, value in schema.items():
        if key == "properties":
            found[key] = {name: _ref(field, parts) for name, field in value.items()}
        elif key == "enum" and len(value) == 1:
            found["const"] = value[0]
        elif key == "anyOf":
            found[key] = [_ref(member, parts) for member in value]
        elif isinstance(value, dict):
            if key != "discriminator":
                found[key] = _ref(cast(Schema, value), parts)
        else:
            found[key] = value
    return _with_keys(found)


def _with_keys(schema: Schema) -> Schema:
    """An object that may have some keys and no others, said in the way that gives the best types."""
    keys = schema.get("propertyNames", {}).get("enum")
    if keys is None:
        return schema
    item = schema["additionalProperties"]
    return {"type": "object", "properties": dict.fromkeys(keys, item), "additionalProperties": False}


def _ref(schema: Schema, parts: dict[str, Schema]) -> Schema:
    lifted = _lifted(schema, parts)
    title = lifted.get("title")
    if title is None:
        return lifted
    if parts.setdefault(title, lifted) != lifted:
        raise ValueError(f"two different things are called {title}")
    return {"$ref": REF + title}


def _in_two(kind: Kind, game: Documented, parts: Mapping[str, Schema]) -> Schema:
    """A document that has several forms: its envelope, and the forms without it."""
    envelope = enveloped(kind, {}, game)
    constants = {name: {"const": value} for name, value in envelope.items()}
    head = {"type": "object", "properties": constants, "required": list(envelope), "additionalProperties": False}
    names = [bare(form.__name__) for form in get_args(game.DOCUMENTS[kind])]
    forms: Schema = {"anyOf": [{"$ref": REF + name} for name in names]}
    called: list[Schema] = [{"$ref": REF + name} for name, part in parts.items() if _without(part, "title") == forms]
    return {"allOf": [head, *(called or [forms])]}


def _reached(schema: object, parts: Mapping[str, Schema]) -> dict[str, Schema]:
    """The parts that a schema names, and those that they name, in that order."""
    found: dict[str, Schema] = {}
    waiting = list(_names(schema))
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = parts[name]
            waiting += _names(parts[name])
    return found


def _names(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in cast(Schema, schema).items():
            if key == "$ref" and isinstance(value, str):
                yield value.removeprefix(REF)
            else:
                yield from _names(value)
    elif isinstance(schema, list):
        for item in cast(list[object], schema):
            yield from _names(item)


def _prefixed(schema: Schema, prefix: str) -> Schema:
    """A schema whose references have a prefix."""
    text = json.dumps(schema).replace(f'"{REF}', f'"{REF}{prefix}')
    return cast(Schema, json.loads(text))


def _without(schema: Schema, name: str) -> Schema:
    return {key: value for key, value in schema.items() if key != name}


def files() -> Iterator[tuple[str, str]]:
    """Every schema file: its path in the folder and what it should hold."""
    for name, game in games().items():
        for kind, schema in schemas(game).items():
            yield f"{name}/{kind}.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")
        print(f"wrote {path}")
