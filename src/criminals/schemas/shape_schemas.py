"""JSON Schemas of shapes, for readers in other languages."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

from criminals.core.base.constraints import Ascending, Length, Pattern, Printable, Range
from criminals.core.documents.compounds import Items, Keyed, Members
from criminals.core.documents.default_documents import Spoken
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import Anything, Choice, Exactly, Limited, Shape, Whole
from criminals.core.messages.shapes import Later, WholeDocument
from criminals.schemas.names import whole_name

Schema: TypeAlias = dict[str, Any]

REF: Final = "#/$defs/"
_TYPES: Final[Mapping[type, str]] = {str: "string", bool: "boolean", type(None): "null"}


class Parts:
    """The schemas of all named parts, each once.

    `taken` has the names of whole documents. A part within other documents that has such a name is called its
    `Content`.
    """

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = frozenset(taken)
        self._shapes: dict[str, Shape] = {}
        self.schemas: dict[str, Schema] = {}

    def whole(self, shape: Object, name: str, constants: Mapping[str, object]) -> None:
        """Add a document: fields with constant values, then those of an object."""
        self._add(name, shape, lambda: self._object(shape, name, constants))

    def of(self, shape: Shape) -> Schema:
        """The schema of a shape; for a shape with a name, a reference to it."""
        if isinstance(shape, Later):
            return self.of(shape.inner)
        if isinstance(shape, WholeDocument):
            return {"$ref": REF + whole_name(shape.kind)}
        name = self.name(shape)
        if name is None:
            return self._plain(shape)
        self._add(name, shape, lambda: {"title": name, **self._plain(shape)})
        return {"$ref": REF + name}

    def name(self, shape: Shape) -> str | None:
        """The name of a shape within documents, if it has one."""
        if isinstance(shape, Object):
            return f"{shape.title}Content" if shape.title in self._taken else shape.title
        return None if shape.name in self._taken else shape.name

    def _add(self, name: str, shape: Shape, make: Any) -> None:
        if name not in self._shapes:
            self._shapes[name] = shape
            self.schemas[name] = {}  # keeps its place while its parts are added
            self.schemas[name] = make()
        elif self._shapes[name] is not shape and self.schemas[name] != make():
            raise ValueError(f"two different things are called {name}")

    def _object(self, shape: Object, title: str, constants: Mapping[str, object]) -> Schema:
        tag = {} if shape.tag is None else {shape.tag[0]: {"const": shape.tag[1]}}
        properties: Schema = {
            **{field: {"const": value} for field, value in constants.items()},
            **tag,
            **{field: self.of(inner) for field, inner in shape.fields.items()},
        }
        return {
            "title": title,
            **described(shape),
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

    def _plain(self, shape: Shape) -> Schema:
        match shape:
            case Object():
                return self._object(shape, str(self.name(shape)), {})
            case Limited():
                return self._limited(shape)
            case Either():
                return {**described(shape), "anyOf": [self.of(member) for member in shape.members]}
            case Choice():
                return _choice(shape)
            case Items():
                return {"type": "array", "items": self.of(shape.item)}
            case Members():
                return {"uniqueItems": True, "type": "array", "items": self.of(shape.item)}
            case Keyed():
                return self._keyed(shape)
            case Whole():
                return {"type": "integer"}
            case Exactly():
                return {"type": _TYPES[shape.json]}
            case Spoken():
                return {"type": "string"}
            case Anything():
                return {}
            case _:
                raise TypeError(f"{shape!r} is not known to a schema")

    def _limited(self, shape: Limited) -> Schema:
        schema = self.of(shape.inner)
        for limit in shape.limits:
            match limit:
                case Range(least, most):
                    schema |= {"minimum": least, **({} if most is None else {"maximum": most})}
                case Pattern(regex):
                    schema["pattern"] = _whole_pattern(regex)
                case Length(least, most):
                    what = "Items" if schema["type"] == "array" else "Length"
                    schema |= {f"max{what}": most, f"min{what}": least}
                case Printable(most):
                    schema |= {"maxLength": most, "minLength": 1}
                case Ascending():
                    schema = {"uniqueItems": True, **schema}
                case _:
                    raise TypeError(f"{limit!r} is not known to a schema")
        return schema

    def _keyed(self, shape: Keyed) -> Schema:
        """An object whose keys have a shape."""
        item = self.of(shape.item)
        if isinstance(shape.keys, Choice):
            properties = dict.fromkeys(shape.keys.values, item)
            return {"type": "object", "properties": properties, "additionalProperties": False}
        keys = self.of(shape.keys)
        named = {} if keys == {"type": "string"} else {"propertyNames": {"pattern": keys["pattern"]}}
        return {"type": "object", **named, "additionalProperties": item}


def described(shape: Object | Either | Choice) -> Schema:
    """The description of a shape, if it has one."""
    return {"description": shape.doc} if shape.doc else {}


def _choice(shape: Choice) -> Schema:
    if len(shape.values) == 1:
        return {**described(shape), "const": shape.values[0]}
    return {**described(shape), "enum": sorted(shape.values, key=lambda value: (isinstance(value, str), value))}


def _whole_pattern(regex: str) -> str:
    closed = re.fullmatch(r"\([^()]*\)", regex)
    return f"^{regex if closed else f'(?:{regex})'}$"


def reached(schema: object, parts: Mapping[str, Schema]) -> dict[str, Schema]:
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
            if key == "$ref":
                yield str(value).removeprefix(REF)
            else:
                yield from _names(value)
    elif isinstance(schema, list):
        for item in cast(list[object], schema):
            yield from _names(item)
