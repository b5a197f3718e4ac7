"""What of a value somebody could change."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, cast

import attrs


def mutable(value: object) -> Iterator[object]:
    """Parts of a value that somebody could change."""
    match value:
        case tuple() | frozenset():
            for part in cast(Iterable[object], value):
                yield from mutable(part)
        case Mapping() if not hasattr(cast(object, value), "__setitem__"):
            yield from mutable(tuple(cast(Mapping[object, object], value).items()))
        case int() | str() | range() | type() | None | Enum() | Fraction():
            pass
        case _ if attrs.has(type(value)) and frozen(value):
            kind: Any = type(value)
            yield from mutable(tuple(getattr(value, field.name) for field in attrs.fields(kind)))
        case _:
            yield value


def frozen(value: object) -> bool:
    try:
        setattr(value, "edition", None)  # noqa: B010 -- a checker knows that some have no such field
    except attrs.exceptions.FrozenInstanceError:
        return True
    return False
