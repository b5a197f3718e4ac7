"""Classes that are read from JSON without converting anything.

Reading ends in the value or in one `MalformedDocument` that lists every fault with its path. A text that looks like a
number is a text; a field that is not known is a fault, and so is one that is missing.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import AttributeValidationNote, ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from criminals.core.constraints import constraints_of
from criminals.core.errors import MalformedDocument
from criminals.core.quick_reading import quick_reader
from criminals.core.strict_json import DIGITS, HUGE, MOST_FAULTS, below, malformed, one_of, shown
from criminals.core.unions import is_union, json_type, tag_of

T = TypeVar("T")
Hook: TypeAlias = Callable[[Any, Any], Any]
"""What a converter asks to read a value of a type, handed both."""


def strict_converter() -> Converter:
    """A converter that takes a whole number for an int, a list for a tuple and so on, and nothing else.

    A class is read from an object that has exactly its fields, and written in their order. It should have no defaults:
    a field that has one may be left out. Of a union of classes the one is read that has the tag: their first field,
    a `Literal` text. A type can be `Annotated` with what `criminals.core.constraints` has.
    """
    made = Converter(forbid_extra_keys=True, unstruct_collection_overrides={tuple: list})
    made.register_structure_hook(int, _whole_number)
    made.register_structure_hook(str, _exact(str, "a text"))
    made.register_structure_hook(bool, _exact(bool, "true or false"))
    made.register_structure_hook_func(lambda kind: kind is None or kind is NoneType, _exact(NoneType, "null"))
    made.register_structure_hook_func(lambda kind: kind is object, lambda value, _: value)
    made.register_structure_hook_factory(lambda kind: isinstance(kind, type) and issubclass(kind, Enum), _enum_hook)
    made.register_structure_hook_factory(_is_generic(Literal), _literal_hook)
    made.register_structure_hook_factory(_is_generic(Annotated), _constrained_hook)
    made.register_structure_hook_factory(_is_generic(tuple), _tuple_hook)
    made.register_structure_hook_factory(_is_generic(dict), _dict_hook)
    made.register_structure_hook_factory(attrs.has, _class_hook)
    made.register_structure_hook_factory(is_union, _union_hook)
    return made


def structured(value: object, cls: type[T], what: str, converter: Converter) -> T:
    """The value of a class that a JSON value stands for; `MalformedDocument` lists every fault of `what`."""
    try:
        return cast(T, quick_reader(cast(Any, cls))(value))
    except Exception:
        pass  # what is wrong, the converter tells
    try:
        return converter.structure(value, cls)
    except Exception as error:  # whatever it is, it is the document's fault
        raise malformed(what, faults_of(error)) from None


def faults_of(error: Exception, path: str = "$") -> Iterator[str]:
    """Every fault that an error of a converter stands for, with its path."""
    match error:
        case ClassValidationError():
            for each in error.exceptions:
                yield from faults_of(each, _path_of(each, path))
        case _FaultyItems():
            for key, each in error.errors:
                yield from faults_of(each, below(path, key))
        case ForbiddenExtraKeysError():
            for key in sorted(map(str, error.extra_fields)):
                yield f"{below(path, key)}: no such field is known"
        case KeyError():
            yield f"{path}: it is missing"
        case MalformedDocument() if error.faults and error.faults[0].startswith("$"):
            for fault in error.faults:  # the last may be `and more`
                yield path + fault.removeprefix("$") if fault.startswith("$") else fault
        case _:
            yield f"{path}: {error}"


def _path_of(error: Exception, path: str) -> str:
    for note in cast(list[object], getattr(error, "__notes__", [])):
        if isinstance(note, AttributeValidationNote):
            return below(path, note.name)
    return path


def expected(what: str, value: object) -> str:
    """The fault of a value that is not what it should be."""
    return f"expected {what}, got {shown(value)}"


class _FaultyItems(Exception):
    """Errors of items of a list or an object, by index or key."""

    def __init__(self, errors: list[tuple[object, Exception]]) -> None:
        super().__init__(errors)
        self.errors = errors


def _is_generic(origin: object) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) is origin


def _whole_number(value: object, _: object) -> int:
    if type(value) is not int:
        raise ValueError(expected("a whole number", value))
    if not -HUGE < value < HUGE:
        raise ValueError(expected(f"a number of {DIGITS} digits at most", value))
    return value


def _exact(kind: type[T], what: str) -> Hook:
    def hook(value: object, _: object) -> T:
        if type(value) is not kind:
            raise ValueError(expected(what, value))
        return value

    return hook


def _enum_hook(kind: type[Enum]) -> Hook:
    members = {member.value: member for member in kind}

    def hook(value: object, _: object) -> Enum:
        if type(value) is not str or value not in members:
            raise ValueError(expected(one_of(members), value))
        return members[value]

    return hook


def _literal_hook(kind: Any) -> Hook:
    values = cast(tuple[int | str, ...], get_args(kind))

    def hook(value: object, _: object) -> object:
        for each in values:
            if type(value) is type(each) and value == each:
                return value
        raise ValueError(expected(one_of(values), value))

    return hook


def _constrained_hook(kind: Any, converter: Converter) -> Hook:
    plain = kind.__origin__
    read = converter.get_structure_hook(plain)
    constraints = constraints_of(kind)

    def hook(value: object, _: object) -> object:
        found = read(value, plain)
        for constraint in constraints:
            fault = constraint.fault(found)
            if fault is not None:
                raise ValueError(fault)
        return found

    return hook


def _tuple_hook(kind: Any, converter: Converter) -> Hook:
    item_kind, _ = get_args(kind)
    read = converter.get_structure_hook(item_kind)

    def hook(value: object, _: object) -> tuple[Any, ...]:
        if type(value) is not list:
            raise ValueError(expected("a list", value))
        return tuple(_each(enumerate(cast(list[object], value)), read, item_kind).values())

    return hook


def _dict_hook(kind: Any, converter: Converter) -> Hook:
    key_kind, item_kind = get_args(kind)
    read_key, read = converter.get_structure_hook(key_kind), converter.get_structure_hook(item_kind)

    def hook(value: object, _: object) -> dict[Any, Any]:
        if type(value) is not dict:
            raise ValueError(expected("an object", value))
        fields = cast(dict[object, object], value)
        for key in fields:
            if not isinstance(key, str):
                raise ValueError(f"the key {shown(key)} is no text")
        if key_kind is not str:
            _each(((key, key) for key in fields), read_key, key_kind)
        return _each(fields.items(), read, item_kind)

    return hook


def _each(items: Iterable[tuple[Any, object]], read: Hook, kind: Any) -> dict[Any, Any]:
    """What each item stands for; it stops at more faults than are ever listed, for there may be thousands."""
    results: dict[Any, Any] = {}
    errors: list[tuple[object, Exception]] = []
    for key, item in items:
        try:
            results[key] = read(item, kind)
        except Exception as error:
            errors.append((key, error))
            if len(errors) > MOST_FAULTS:
                break
    if errors:
        raise _FaultyItems(errors)
    return results


def _class_hook(kind: Any, converter: Converter) -> Hook:
    read = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=True)

    def hook(value: object, _: object) -> Any:
        if type(value) is not dict:
            raise ValueError(expected("an object", value))
        return read(cast(dict[str, Any], value), kind)

    return hook


def _union_hook(kind: Any, converter: Converter) -> Hook:
    """A union of null, plain types and classes: which one is meant, the JSON type tells, and of classes the tag."""
    members = get_args(kind)
    classes = [member for member in members if attrs.has(member)]
    by_type: dict[type[object], tuple[str, Hook, Any]] = {}
    for member in members:
        if member not in classes:
            found, what = json_type(member)
            by_type[found] = what, converter.get_structure_hook(member), member
    if classes:
        one = converter.get_structure_hook(classes[0]) if len(classes) == 1 else _tagged_hook(classes, converter)
        by_type[dict] = "an object", one, classes[0]

    def hook(value: object, _: object) -> Any:
        meant = by_type.get(type(value))
        if meant is None:
            raise ValueError(expected(" or ".join(what for what, _, _ in by_type.values()), value))
        _, read, member = meant
        return read(value, member)

    return hook


def _tagged_hook(classes: list[type], converter: Converter) -> Hook:
    tag, by_tag = tag_of(classes)
    readers = {value: (converter.get_structure_hook(cls), cls) for value, cls in by_tag.items()}

    def hook(value: object, _: object) -> Any:
        fields = cast(dict[str, object], value)
        if tag not in fields:
            raise _FaultyItems([(tag, KeyError(tag))])
        found = fields[tag]
        if type(found) is not str or found not in by_tag:
            raise _FaultyItems([(tag, ValueError(expected(one_of(by_tag), found)))])
        read, cls = readers[found]
        return read(value, cls)

    return hook
