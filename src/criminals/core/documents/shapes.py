"""Shapes: the forms of values in documents. A shape says how a value is written, how it is read, and what is a fault.

A reader returns the value as fast as it can, or raises at the first fault; `faults` lists every fault with its path,
and reads nothing. Both must agree: a value without faults can be read.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cached_property
from itertools import islice
from operator import lt
from types import NoneType
from typing import Any, ClassVar, Final, TypeAlias, cast

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Ascending, Constraint, Pattern, Range
from criminals.core.base.errors import Fault
from criminals.core.base.faults import DIGITS, HUGE, fault, one_of, shown

Reader: TypeAlias = Callable[[Any], Any]
"""A function from a JSON value to the value that it represents."""


class Unfit(Exception):
    """A JSON value has a fault. `faults` says which one."""


def expected(path: str, what: tuple[str, ...], value: object) -> Fault:
    """The fault of a value that differs from what is expected: kinds of values, values, or `one_of` several."""
    return fault("expected", path, expected=what, got=shown(value))


@attrs.define(eq=False)
class Scope:
    """The names that generated code may use."""

    names: dict[str, object] = attrs.field(factory=dict[str, object])

    def keep(self, thing: object) -> str:
        """Add a value to the scope, and return its name."""
        name = f"_{len(self.names)}"
        self.names[name] = thing
        return name

    def compiled(self, source: str, name: str) -> Any:
        """Compile source, and return the function of this name."""
        exec(source, self.names)  # noqa: S102 -- made of the names of fields alone
        return self.names[name]


class Shape:
    """The form of a value in JSON. Each kind of type has its own subclass."""

    name: str | None = None
    """The name in schemas, if it is a type of its own there."""
    json: type[object] = NoneType
    """The type that the JSON parser returns."""
    what: tuple[str, ...] = ()
    """The expected kind of value, as the parameter `expected` of a fault has it."""
    types: tuple[type, ...] = ()
    """The classes of its values."""
    is_plain: bool = False
    """True if a value is written to JSON unchanged."""

    @cached_property
    def read(self) -> Reader:
        """The reader of values without faults; made once."""
        return self.reader()

    @cached_property
    def write(self) -> Callable[[Any], Any]:
        """The writer of values; made once."""
        return self.writer()

    def writer(self) -> Callable[[Any], Any]:
        """Make a function that writes a value."""
        scope = Scope()
        written = scope.compiled(f"def write(v): return {self.expression('v', scope)}", "write")
        return cast(Callable[[Any], Any], written)

    def reader(self) -> Reader:
        """Make a function that reads a value without faults."""
        raise NotImplementedError  # every shape has its own

    def faults(self, value: object, path: str) -> Iterator[Fault]:
        """Every fault of a JSON value, with its path."""
        raise NotImplementedError  # every shape has its own

    def expression(self, value: str, scope: Scope) -> str:
        """The source of an expression that writes the value of an expression."""
        return value


class Exactly(Shape):
    """A fixed string or boolean, or null."""

    is_plain = True
    KINDS: ClassVar[Mapping[type, str]] = {str: "text", bool: "flag", NoneType: "null"}

    def __init__(self, kind: type) -> None:
        self.json = kind
        self.types = (kind,)
        self.what = (self.KINDS[kind],)

    @override
    def reader(self) -> Reader:
        kind = self.json

        def read(value: object) -> object:
            if type(value) is kind:
                return value
            raise Unfit

        return read

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not self.json:
            yield expected(path, self.what, value)


class Whole(Shape):
    """An integer of at most `DIGITS` digits."""

    json = int
    what = ("number",)
    types = (int,)
    is_plain = True

    @override
    def reader(self) -> Reader:
        return _number(1 - HUGE, HUGE - 1)

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not int:
            yield expected(path, self.what, value)
        elif not -HUGE < value < HUGE:
            yield fault("expected_digits", path, most=DIGITS, got=shown(value))


class Anything(Shape):
    """Any value, which is checked elsewhere."""

    json = object
    is_plain = True

    @override
    def reader(self) -> Reader:
        return lambda value: value

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        return iter(())


class Choice(Shape):
    """One of a few values. A member of an enum is written as its value."""

    def __init__(self, values: tuple[Any, ...], name: str | None = None, doc: str | None = None) -> None:
        self.name = name
        self.doc = doc
        self.by_json = {_key(_json(value)): value for value in values}
        self.values = [_json(value) for value in values]
        self.json = type(cast(object, self.values[0]))
        self.what = (one_of(self.values),)
        self.types = tuple({type(cast(object, value)) for value in values})
        self.is_plain = not any(isinstance(value, Enum) for value in values)

    @override
    def reader(self) -> Reader:
        found = self.by_json
        if self.is_plain and self.values == [*range(len(self.values))] and self.json is int:
            return _number(0, len(self.values) - 1)
        return lambda value: found[value.__class__, value]

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if not any(type(value) is type(each) and value == each for each in self.values):
            yield expected(path, self.what, value)

    @override
    def expression(self, value: str, scope: Scope) -> str:
        if self.is_plain:
            return value
        if all(issubclass(kind, Enum) for kind in self.types):
            return f"{value}.value"
        return f"{scope.keep(_json)}({value})"


def _json(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _key(value: object) -> tuple[type, object]:
    return type(value), value


class Limited(Shape):
    """A shape with limits."""

    def __init__(self, inner: Shape, limits: tuple[Constraint, ...]) -> None:
        self.inner = inner
        self.limits = limits
        self.name, self.json, self.what = inner.name, inner.json, inner.what
        self.types, self.is_plain = inner.types, inner.is_plain

    @override
    def reader(self) -> Reader:
        match self.limits:
            case (Range(least, most),) if isinstance(self.inner, Whole):
                return _number(max(least, 1 - HUGE), HUGE - 1 if most is None else min(most, HUGE - 1))
            case (Pattern(regex),) if self.json is str and self.is_plain:
                return _matching(regex)
            case _:
                pass
        read = self.inner.read
        limits = [_not_rising if isinstance(limit, Ascending) else limit.fault for limit in self.limits]

        def read_limited(value: Any) -> Any:
            found = read(value)
            for broken in limits:
                if broken(value, "$") is not None:
                    raise Unfit
            return found

        return read_limited

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        fits = True
        for found in self.inner.faults(value, path):
            fits = False
            yield found
        if fits:
            broken = filter(None, (limit.fault(value, path) for limit in self.limits))
            yield from islice(broken, 1)

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return self.inner.expression(value, scope)


def _number(least: int, most: int) -> Reader:
    def read(value: Any) -> int:
        if value.__class__ is int and least <= value <= most:
            return value
        raise Unfit

    return read


def _matching(regex: str) -> Reader:
    matched = re.compile(regex).fullmatch

    def read(value: Any) -> str:
        if matched(value) is None:  # anything but a text is a `TypeError`
            raise Unfit
        return cast(str, value)

    return read


def _not_rising(numbers: list[int], _path: str) -> object:
    return None if all(map(lt, numbers, numbers[1:])) else Unfit


TEXT: Final = Exactly(str)
FLAG: Final = Exactly(bool)
NULL: Final = Exactly(NoneType)
WHOLE: Final = Whole()
ANYTHING: Final = Anything()
