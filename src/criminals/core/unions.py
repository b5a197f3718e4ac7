"""Unions of types that are read from JSON: which member is meant, the JSON type tells, and of classes the tag."""

from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

import attrs

from criminals.core.strict_json import one_of


def is_union(kind: Any) -> bool:
    """Whether a type is a union."""
    return get_origin(kind) in (Union, UnionType)


def json_type(kind: Any) -> tuple[type[object], str]:
    """The type that the parser has for what a member of a union is read from, and what a fault calls that."""
    if kind is None or kind is NoneType:
        return NoneType, "null"
    plain = get_origin(kind)
    if plain is Annotated:
        return json_type(kind.__origin__)
    if plain is Literal:
        values = cast(tuple[object, ...], get_args(kind))
        return type(values[0]), one_of(values)
    if plain is tuple:
        return list, "a list"
    if plain is dict:
        return dict, "an object"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return str, one_of(member.value for member in kind)
    return cast(type[object], kind), {int: "a whole number", str: "a text", bool: "true or false"}[kind]


def tag_of(classes: list[type]) -> tuple[str, dict[object, type]]:
    """The name of the field that tells the classes of a union from each other, and the class of each of its values."""
    tag = attrs.fields(cast(Any, classes[0]))[0].name
    by_tag: dict[object, type] = {}
    for cls in classes:
        first = attrs.fields(cast(Any, cls))[0]
        (value,) = get_args(first.type)
        if first.name != tag or value in by_tag:
            raise TypeError(f"{cls.__name__} has no tag of its own to be told by in a union")
        by_tag[value] = cls
    return tag, by_tag
