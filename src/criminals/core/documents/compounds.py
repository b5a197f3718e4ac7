"""Shapes that hold others of one kind: lists, sets and mappings."""

from collections.abc import Callable, Iterator
from operator import lt
from typing import Any, Final, cast

from typing_extensions import override

from criminals.core.base.constraints import ASCENDING, Range
from criminals.core.base.errors import Fault
from criminals.core.base.faults import HUGE, below, fault, shown
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.shapes import (
    ANYTHING,
    TEXT,
    Choice,
    Exactly,
    Limited,
    Reader,
    Scope,
    Shape,
    Unfit,
    Whole,
    expected,
)

_TEXTS: Final = frozenset((str,))
_NUMBERS: Final = frozenset((int,))


class Items(Shape):
    """A list, as a tuple of values."""

    json = list
    what = ("list",)
    types = (tuple,)

    def __init__(self, item: Shape) -> None:
        self.item = item

    @override
    def reader(self) -> Reader:
        item = self.item
        if isinstance(item, Exactly) and item.json is str:
            return _texts
        if isinstance(item, Limited) and isinstance(item.inner, Whole) and len(item.limits) == 1:
            (limit,) = item.limits
            if isinstance(limit, Range):
                return _numbers(limit)
        read = item.read

        def read_items(value: Any) -> tuple[Any, ...]:
            if type(value) is not list:
                raise Unfit
            if not value:  # like most lists of a table
                return ()
            return tuple([read(each) for each in cast(list[object], value)])

        return read_items

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not list:
            yield expected(path, self.what, value)
            return
        for index, each in enumerate(cast(list[object], value)):
            yield from self.item.faults(each, f"{path}[{index}]")

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"[*{value}]" if self.item.is_plain else _each(self.item, value, scope)


def _texts(value: Any) -> tuple[str, ...]:
    if type(value) is not list or not _TEXTS.issuperset(map(type, cast(list[object], value))):
        raise Unfit
    return tuple(cast(list[str], value))


def _numbers(limit: Range) -> Reader:
    least, most = max(limit.least, 1 - HUGE), min(HUGE - 1 if limit.most is None else limit.most, HUGE - 1)

    def read(value: Any) -> tuple[int, ...]:
        if type(value) is not list or not _NUMBERS.issuperset(map(type, cast(list[object], value))):
            raise Unfit
        if value and not (least <= min(cast(list[int], value)) and max(cast(list[int], value)) <= most):
            raise Unfit
        return tuple(cast(list[int], value))

    return read


def _each(item: Shape, values: str, scope: Scope) -> str:
    each = scope.keep(None)  # a unique name
    return f"[{item.expression(each, scope)} for {each} in {values}]"


class Members(Shape):
    """A set, as a list in rising order."""

    json = list
    what = ("list",)
    types = (frozenset,)

    def __init__(self, item: Shape) -> None:
        if not item.is_plain:
            raise TypeError("a set in a document holds numbers or texts: others have no order")
        self.item = item
        self.listed = Limited(Items(item), (ASCENDING,))

    @override
    def reader(self) -> Reader:
        read = self.listed.inner.read

        def read_set(value: Any) -> frozenset[Any]:
            found = read(value)
            if not all(map(lt, found, found[1:])):
                raise Unfit
            return frozenset(found)

        return read_set

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        return self.listed.faults(value, path)

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"sorted({value})"


class Keyed(Shape):
    """An object whose keys are not fields, but all of one shape. Numbers are written as strings."""

    json = dict
    what = ("object",)

    def __init__(self, key: Shape, item: Shape, make: Callable[[dict[Any, Any]], Any]) -> None:
        self.key = key
        self.item = item
        self.make = make
        self.types = (FrozenMap, dict)
        self.is_numbered = isinstance(key, Choice) and key.json is int
        self.keys = Choice(tuple(map(str, cast(Choice, key).values))) if self.is_numbered else key

    @override
    def reader(self) -> Reader:
        read_key, read, numbered, make = self.keys.read, self.item.read, self.is_numbered, self.make
        as_it_is = self.keys is TEXT and self.item is ANYTHING

        def read_keyed(value: Any) -> Any:
            if type(value) is not dict or not _TEXTS.issuperset(map(type, cast(dict[object, Any], value))):
                raise Unfit
            if as_it_is:
                return make(cast(dict[str, Any], value))
            pairs = cast(dict[str, Any], value).items()
            if numbered:
                return make({int(read_key(key)): read(item) for key, item in pairs})
            return make({read_key(key): read(item) for key, item in pairs})

        return read_keyed

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not dict:
            yield expected(path, self.what, value)
            return
        fields = cast(dict[object, object], value)
        for key in fields:
            if not isinstance(key, str):
                yield fault("key_no_text", path, got=shown(key))
                return
        fits = True
        for key in fields:
            for found in self.keys.faults(key, below(path, key)):
                fits = False
                yield found
        for key, item in fields.items() if fits else ():
            yield from self.item.faults(item, below(path, key))

    @override
    def expression(self, value: str, scope: Scope) -> str:
        key, item = scope.keep(None), scope.keep(None)
        written = f"str({key})" if self.is_numbered else self.key.expression(key, scope)
        return f"{{{written}: {self.item.expression(item, scope)} for {key}, {item} in {value}.items()}}"
