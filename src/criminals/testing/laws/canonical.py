"""Values as text, down to the last field: equal texts mean that nothing at all tells two values apart.

Equality is not enough for the laws of hidden information: a field can be left out of it, and so can an order.
"""

import gc
import json
from collections.abc import Iterable, Iterator, Mapping, Set
from enum import Enum
from functools import cache
from hashlib import sha256
from json.encoder import encode_basestring_ascii
from types import BuiltinMethodType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple, cast

import attrs

from criminals.core.box.layouts import BoxLayout
from criminals.testing.laws.broken import LawBroken

_NO_PART: Final = ("_attrs_cached_hash", "__weakref__", "__dict__")
"""Slots that hold no part of a value."""

_MADE_AT_RUN_TIME: Final = 1 << 9
"""The flag of a class that came from a `class` statement; some that are written in C have it too."""

_NAMED: Final = (Enum, type, ModuleType)

_LEAD_NOWHERE: Final = (type, ModuleType)

_ATOMS: Final[frozenset[type]] = frozenset((int, str, bool, float, bytes, type(None)))
"""Classes of values that refer to nothing; most of what there is."""

_OPENINGS: Final = ("__dict__", "__getattr__", "__getattribute__")
"""By one of these, a value can have attributes that are no slots."""

_CONSTANTS: Final[dict[object, str]] = {None: "null", True: "true", False: "false"}

_MISSING: Final = object()

_LONG: Final = 1_500
_LARGE_KEPT: Final = 64
_LARGE: Final[dict[tuple[int, bool], tuple[object, str]]] = {}
"""The digests of large values, by identity and whether order counts; kept alive, so that the identity is theirs."""


class _Manner(NamedTuple):
    """The way to write a value, and the value itself, which is never written as a digest."""

    ordered: bool
    digests: bool
    whole: object
    written: dict[int, tuple[object, str]] | None = None
    """In a layout, the parts that are written already, by identity: its tables share most of what they hold."""


class _Sort(NamedTuple):
    """The facts that are the same for all values of a class."""

    slots: tuple[str, ...]
    """The names of the slots that they have."""
    is_plain: bool
    """True if a value has no parts but its fields."""
    is_closed: bool
    """True if, besides, the slots are all its fields."""
    is_named: bool
    is_layout: bool


def canonical(value: object, *, ordered: bool = True, digests: bool = True) -> str:
    """Write a value as compact JSON with every field of it, at any depth, even those that equality and `repr` omit.

    Args:
        value: The value.
        ordered: True to write mappings and sets in their own order, which may tell how they were made.
        digests: True to write a large part, such as an edition that all values of a game share, as its digest. The part
            is looked at once and taken to stay as it is.

    Returns:
        The text. Equal texts mean that nothing at all tells two values apart.

    Raises:
        LawBroken: The value holds something that cannot be written: a function, a generator, a weak reference, an open
            file, or itself.
    """
    try:
        return _text(value, _Manner(ordered, digests, value))
    except RecursionError:
        raise LawBroken(f"a {type(value).__qualname__} holds itself") from None


def _text(value: object, manner: _Manner) -> str:
    """The text of a value, or of a part of it."""
    kind = type(value)
    if kind is int:
        return repr(value)
    if kind is str:
        return encode_basestring_ascii(cast(str, value))  # json.dumps, in a third of the time
    if kind is bool or value is None:
        return _CONSTANTS[value]
    written = manner.written
    if written is not None and (known := written.get(id(value))) is not None:
        return known[1]
    if kind is tuple or kind is list:
        items = cast(Iterable[object], value)
        # Most items are numbers, which need no call of their own.
        text = f"[{','.join([repr(item) if type(item) is int else _text(item, manner) for item in items])}]"
    else:
        text = _of_parts(value, manner)
    if written is not None:
        written[id(value)] = value, text  # kept alive, so that the identity is its own
    return text


def _of_parts(value: object, manner: _Manner) -> str:
    """The text of what is neither plain nor a plain sequence."""
    kind = cast(Any, type(value))
    known = _LARGE.pop((id(value), manner.ordered), None)
    if known is not None:
        _LARGE[id(value), manner.ordered] = known  # what was not asked for the longest time goes first
        if manner.digests and value is not manner.whole:
            return known[1]
    sort = _sort(kind)
    if sort.is_named:
        return f'"{kind.__qualname__}.{value.name}"' if isinstance(value, Enum) else f'"<{cast(type, value).__name__}>"'
    if sort.is_layout:
        manner = manner._replace(written={})
    items = "" if sort.is_plain else _items(value, manner)
    fields = ",".join([f'"{name}":{_text(part, manner)}' for name, part in _fields(value, sort)])
    parts = ",".join(filter(None, (items, f"{{{fields}}}" if fields else "")))
    text = f'{{"{kind.__qualname__}":{parts}}}'
    large = len(text) >= _LONG and value is not manner.whole and attrs.has(kind)
    return _digest(value, text, manner.ordered) if large and manner.digests else text


def _items(value: object, manner: _Manner) -> str:
    """The parts of a value besides its fields; most have none."""
    match value:
        case Mapping():
            pairs = cast(Mapping[object, object], value).items()
            texts = [f"[{_text(key, manner)},{_text(part, manner)}]" for key, part in pairs]
            return f"[{','.join(texts if manner.ordered else sorted(texts))}]"
        case tuple() | list() | Set():
            texts = [_text(item, manner) for item in cast(Iterable[object], value)]
            return f"[{','.join(sorted(texts) if isinstance(value, Set) and not manner.ordered else texts)}]"
        case int() | float() | str() | bytes() | bytearray():
            return json.dumps(_written(value))
        case BuiltinMethodType() if not isinstance(value.__self__, ModuleType):
            return f'["{value.__name__}",{_text(value.__self__, manner)}]'
        case FunctionType() | BuiltinMethodType():
            return json.dumps(_name_of(value))
        case _:
            return _text(_reduced(value), manner)


def _fields(value: object, sort: _Sort) -> list[tuple[str, object]]:
    """All attributes that a value itself has, by slot or in its dictionary."""
    held: object = value
    if sort.is_closed:
        fields: list[tuple[str, object]] = [(name, getattr(held, name, _MISSING)) for name in sort.slots]
        return [field for field in fields if field[1] is not _MISSING]
    names = sort.slots
    if hasattr(value, "__dict__") and not isinstance(value, FunctionType):
        names = (*names, *vars(value))
    fields = [(name, getattr(held, name, _MISSING)) for name in names]
    return [(name, part) for name, part in fields if part is not _MISSING and not _is_wrapped(held, part)]


def _is_wrapped(value: object, part: object) -> bool:
    """Test if a field is the plain dictionary that a mapping wraps, and whose items are written already."""
    return (
        type(part) is dict and isinstance(value, Mapping) and [*cast(Any, part).items()] == [*cast(Any, value).items()]
    )


@cache
def _sort(kind: type[Any]) -> _Sort:
    """The facts about a class; found once, for values are many and classes few."""
    is_plain = _is_plain(kind)
    return _Sort(
        slots=tuple(dict.fromkeys(name for cls in kind.__mro__ for name in _own_slots(cls))),
        is_plain=is_plain,
        is_closed=is_plain and not any(name in vars(cls) for cls in kind.__mro__[:-1] for name in _OPENINGS),
        is_named=issubclass(kind, _NAMED),
        is_layout=issubclass(kind, BoxLayout),
    )


def _own_slots(cls: type) -> Iterator[str]:
    slots: Any = vars(cls).get("__slots__", ())
    for name in (slots,) if isinstance(slots, str) else slots:
        private = name.startswith("__") and not name.endswith("__")
        if name not in _NO_PART:
            yield f"_{cls.__name__.lstrip('_')}{name}" if private else name


def _is_plain(kind: type[Any]) -> bool:
    """Test if a value has no parts but its fields: no items, and no class but `object` that is written in C."""
    return not issubclass(kind, Mapping | Set) and all(
        cls is object
        or (cls.__flags__ & _MADE_AT_RUN_TIME and not isinstance(vars(cls).get("__new__"), BuiltinMethodType))
        for cls in kind.__mro__
    )


def _written(value: float | str | bytes | bytearray) -> str:
    """A plain value as Python writes it, whatever a class derived from its own makes of that."""
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, float):
        return float.__repr__(value)
    return str.__str__(value) if isinstance(value, str) else bytes(value).hex()


def _name_of(function: FunctionType | BuiltinMethodType) -> str:
    """The name of a function that anybody can import; any other one may hold a secret."""
    if isinstance(function, FunctionType) and (function.__closure__ or "<" in function.__qualname__):
        raise LawBroken(f"a function is held, which may hold anything: {function.__qualname__}")
    return f"{function.__module__}.{function.__qualname__}"


def _reduced(value: object) -> object:
    try:
        return value.__reduce_ex__(4)
    except TypeError as error:
        raise LawBroken(f"a {type(value).__qualname__} is held, which cannot be written down: {error}") from None


def _digest(value: object, text: str, ordered: bool) -> str:
    while len(_LARGE) >= _LARGE_KEPT:
        del _LARGE[next(iter(_LARGE))]
    digest = f'"{type(value).__qualname__} {sha256(text.encode()).hexdigest()}"'
    _LARGE[id(value), ordered] = value, digest
    return digest


def reached(value: object, kinds: tuple[type, ...]) -> object | None:
    """Find an object of some classes: the value itself, or anything that it refers to, at any depth.

    Classes are not followed.

    Args:
        value: The value to start from.
        kinds: The classes to look for.

    Returns:
        The first value found, or None.
    """
    atoms = frozenset(kind for kind in _ATOMS if not issubclass(kind, kinds))
    found = {id(value)}
    waiting: list[object] = [value]
    while waiting:
        here = waiting.pop()
        if isinstance(here, kinds):
            return here
        if isinstance(here, FunctionType):
            after: Iterable[object] = (here.__closure__, here.__defaults__, here.__kwdefaults__, here.__dict__)
        else:
            after = gc.get_referents(here)
        for each in after:
            if id(each) not in found:
                found.add(id(each))
                if type(each) not in atoms and not isinstance(each, _LEAD_NOWHERE):
                    waiting.append(each)
    return None
