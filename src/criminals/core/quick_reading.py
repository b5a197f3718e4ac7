"""Reading from JSON what has no fault, in a part of the time that `reading` takes; `reading` alone tells faults.

Each reader gives the value, or raises whatever comes first. Must agree with the hooks of `reading`: what is read here
is read there too, as an equal value. With twins, the values of documents are read at once.
"""

import re
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from operator import lt
from types import NoneType
from typing import Annotated, Any, Final, Literal, TypeAlias, cast, get_args, get_origin

import attrs

from criminals.core.constraints import Ascending, Pattern, Range, constraints_of
from criminals.core.strict_json import HUGE
from criminals.core.twins import Twins, is_set
from criminals.core.unions import is_union, json_type, tag_of

Reader: TypeAlias = Callable[[Any], Any]
"""What makes a value of a type of what the parser has for it."""


_TEXTS: Final = frozenset((str,))


class _Unfit(Exception):
    """There is a fault, or the type is not known here."""


@lru_cache(maxsize=1024)
def quick_reader(kind: Any, twins: Twins | None = None) -> Reader:
    """What reads a value of a type, or the twin of it; of a type that is not known here it reads nothing."""
    origin = get_origin(kind)
    if kind is int:
        return _number(1 - HUGE, HUGE - 1)
    if kind in (str, bool, None, NoneType):
        return _exact(NoneType if kind is None else kind)
    if kind is object:
        return _same
    if origin is Annotated:
        return _constrained(kind, twins)
    if origin is Literal:
        return _one_of({(type(value), value): value for value in get_args(kind)})
    if origin is tuple:
        return _tuple(get_args(kind)[0], twins)
    if origin is dict:
        key_kind, item_kind = get_args(kind)
        return _dict(key_kind, item_kind, twins)
    if is_union(kind):
        return _union(get_args(kind), twins)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _one_of({(str, member.value): member for member in kind})
    return _class(kind, twins) if attrs.has(cast(Any, kind)) else _nothing


def _nothing(_: object) -> Any:
    raise _Unfit


def _same(value: object) -> object:
    return value


def _exact(kind: type) -> Reader:
    def read(value: object) -> object:
        if type(value) is kind:
            return value
        raise _Unfit

    return read


def _number(least: int, most: int) -> Reader:
    def read(value: Any) -> int:
        if type(value) is int and least <= value <= most:
            return value
        raise _Unfit

    return read


def _one_of(values: dict[tuple[type, object], object]) -> Reader:
    return lambda value: values[type(value), value]


def _constrained(kind: Any, twins: Twins | None) -> Reader:
    plain, constraints = kind.__origin__, constraints_of(kind)
    match plain, constraints:
        case type(), (Range(least, most),) if plain is int:
            return _number(max(least, 1 - HUGE), HUGE - 1 if most is None else min(most, HUGE - 1))
        case type(), (Pattern(regex),) if plain is str:
            matched = re.compile(regex).fullmatch

            def read_text(value: Any) -> str:
                if matched(value) is None:  # of anything but a text it is a `TypeError`
                    raise _Unfit
                return cast(str, value)

            return read_text
        case _:
            pass
    read = quick_reader(plain, twins)
    faults = [_ascending if isinstance(each, Ascending) else each.fault for each in constraints]

    def read_constrained(value: object) -> object:
        found = read(value)
        for fault in faults:
            if fault(found) is not None:
                raise _Unfit
        return found

    return read_constrained


def _ascending(numbers: tuple[int, ...]) -> object:
    return None if all(map(lt, numbers, numbers[1:])) else _Unfit


def _tuple(kind: Any, twins: Twins | None) -> Reader:
    read = quick_reader(kind, twins)

    def read_texts(value: Any) -> tuple[Any, ...]:
        if type(value) is not list or not _TEXTS.issuperset(map(type, cast(list[object], value))):
            raise _Unfit
        return tuple(cast(list[object], value))

    def read_items(value: Any) -> tuple[Any, ...]:
        if type(value) is not list:
            raise _Unfit
        return tuple(map(read, cast(list[object], value)))

    return read_texts if kind is str else read_items


def _dict(key_kind: Any, kind: Any, twins: Twins | None) -> Reader:
    read_key, read = quick_reader(key_kind), quick_reader(kind, twins)

    def read_any(value: Any) -> dict[Any, Any]:
        fields = cast(dict[Any, Any], value)
        if type(value) is dict and _TEXTS.issuperset(map(type, fields)):
            return fields
        raise _Unfit

    def read_fields(value: Any) -> dict[Any, Any]:
        return {read_key(key): read(item) for key, item in read_any(value).items()}

    return read_any if key_kind is str and kind is object else read_fields


def _union(members: tuple[Any, ...], twins: Twins | None) -> Reader:
    classes = [member for member in members if attrs.has(member)]
    by_type = {json_type(member)[0]: quick_reader(member, twins) for member in members if member not in classes}
    if classes:
        by_type[dict] = quick_reader(classes[0], twins) if len(classes) == 1 else _tagged(classes, twins)
    return lambda value: by_type[type(value)](value)


def _tagged(classes: list[type], twins: Twins | None) -> Reader:
    tag, by_tag = tag_of(classes)
    readers = {value: quick_reader(cls, twins) for value, cls in by_tag.items()}
    return lambda value: readers[value[tag]](value)


def _class(cls: Any, twins: Twins | None) -> Reader:
    made = None if twins is None else twins.class_of(cls)
    if made is not None:
        return _object(cls, made, twins)
    read_twin = None if twins is None else twins.reader_of(cls)
    read = _object(cls, cls, None)
    return read if read_twin is None else lambda value: read_twin(read(value))


def _object(cls: Any, made: Any, twins: Twins | None) -> Reader:
    """What makes something of an object that has exactly the fields of a class; what it has no field for is a tag."""
    kinds = {field.name: field.type for field in attrs.fields(cls)}
    count = len(kinds)
    readers = [(field.name, quick_reader(kinds.pop(field.name), twins)) for field in attrs.fields(made)]
    tags = [(name, quick_reader(kind)) for name, kind in kinds.items()]
    sets = [at for at, field in enumerate(attrs.fields(made)) if is_set(field.type)]

    def read_object(value: Any) -> Any:
        if type(value) is not dict or len(cast(dict[object, object], value)) != count:
            raise _Unfit
        for name, read in tags:
            read(value[name])
        values = [read(value[name]) for name, read in readers]
        for at in sets:
            values[at] = frozenset(values[at])
        return made(*values)

    return read_object
