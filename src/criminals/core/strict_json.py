"""Strict JSON: a text in, a value out, and one stable text back.

A text comes from strangers. Whatever is wrong with it, reading it ends in one `MalformedDocument` that says where
(`$.setup.hangouts.A[1]`) and why, for every fault up to `MOST_FAULTS`.
"""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, cast

import attrs

from criminals.core.errors import MalformedDocument

LONGEST: Final = 1_000_000
"""The most characters of a document; a record has a few thousand."""

MOST_PARTS: Final = 5_000
"""The most commas, opening brackets and `\\u` of a document, those in texts too: so that none takes long.

A state has some hundreds. An escape counts because what it stands for may: what is read can be written.
"""

DEEPEST: Final = 32
"""The most lists and objects within each other; a record has five."""

DIGITS: Final = 18
"""The most digits of a number: it fits into 64 bits."""

HUGE: Final = 10**DIGITS
"""The first number that has more."""

MOST_FAULTS: Final = 100
"""The most faults that are listed; `and more` stands for the rest."""

_LONGEST_FAULT: Final = 300
_TEXTS: Final = frozenset((str,))
_HALVES: Final = re.compile("[\ud800-\udfff]")
_TOO_DEEP: Final = f"more than {DEEPEST} lists and objects within each other"


def read_json(text: str) -> object:
    """The value of a JSON text, read strictly: no key twice, no fraction, nothing huge, no half of a character."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over bytes
        raise TypeError(f"a document is a text, not {type(text).__name__}")
    check_size(text)
    number = _number if re.search(f"[0-9]{{{DIGITS + 1}}}", text) else int  # the parser is quicker without a hook
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_int=number, parse_float=_fraction, parse_constant=_fraction
        )
    except json.JSONDecodeError as error:
        what = error.msg.replace("starting at", "starting here")  # Python means the place, which is told before
        fault = f"line {error.lineno} column {error.colno}: not JSON: {what}"
        raise malformed("document", (fault,)) from None
    except RecursionError:
        raise malformed("document", (_TOO_DEEP,)) from None
    _check_value(value)
    return cast(object, value)


def canonical(value: object) -> str:
    """The one text of a JSON value, as `JSON.stringify` writes it: no spaces, fields in the order they have.

    What `read_json` would refuse is refused here too: `read_json(canonical(value)) == value`.
    """
    _check_value(value)
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    check_size(text)
    return text


def malformed(what: str, faults: Iterable[str]) -> MalformedDocument:
    """The error for these faults, cut to a size that can be shown whatever the document was."""
    return MalformedDocument(what, listed(faults))


def listed(faults: Iterable[str]) -> tuple[str, ...]:
    """The first `MOST_FAULTS` faults, none of them long, and `and more` if there are."""
    first = list(islice(faults, MOST_FAULTS + 1))
    if len(first) > MOST_FAULTS:
        first[MOST_FAULTS:] = ["and more"]
    return tuple(_cut(fault, _LONGEST_FAULT) for fault in first)


def shown(value: object) -> str:
    """A value as a fault names it: short, and in plain ASCII."""
    match value:
        case str():
            return json.dumps(_cut(value, 40))
        case None | bool():
            return json.dumps(value)
        case int():
            return str(value) if abs(value) < HUGE else "a huge number"
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            return f"a {type(value).__name__}"


def one_of(values: Iterable[object]) -> str:
    """What a fault says was expected, where it is one of some values."""
    *others, last = map(shown, values)
    return f"one of {', '.join((*others, last))}" if others else last


def below(path: str, key: object) -> str:
    """The path of what stands under a key or at an index: `$.piles["2"][0]`."""
    if type(key) is int:
        return f"{path}[{key}]"
    if isinstance(key, str) and re.fullmatch("[A-Za-z_][A-Za-z_0-9]{0,39}", key):
        return f"{path}.{key}"
    return f"{path}[{shown(key)}]"


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[:longest] + "..."


@attrs.define  # not frozen: a hostile text makes many, and quickly
class _Refused:
    """What the parser met and no document may hold; it never leaves `read_json`."""

    why: str


@attrs.frozen
class _Repeating:
    """An object in which a key stands more than once; it never leaves `read_json`."""

    keys: tuple[str, ...]
    fields: dict[str, object]


def _object(pairs: list[tuple[str, object]]) -> object:
    fields = dict(pairs)
    if len(fields) == len(pairs):
        return fields
    seen: set[str] = set()
    repeated: list[str] = []
    for key, _ in pairs:
        if key in seen:
            repeated.append(key)
        seen.add(key)
    return _Repeating(tuple(dict.fromkeys(repeated)), fields)


def _number(literal: str) -> object:
    digits = len(literal.removeprefix("-"))
    return int(literal) if digits <= DIGITS else _Refused(f"a number of {digits} digits, the most are {DIGITS}")


def _fraction(literal: str) -> object:
    return _Refused(f"{_cut(literal, 40)} is no whole number, and documents have no others")


def check_size(text: str) -> None:
    """Raise `MalformedDocument` for a text with more characters or more parts than a document has."""
    if len(text) > LONGEST:
        raise malformed("document", (f"{len(text)} characters, the most are {LONGEST}",))
    parts = parts_of(text)
    if parts > MOST_PARTS:
        raise malformed("document", (f"{parts} commas, brackets and escapes, the most are {MOST_PARTS}",))


def parts_of(text: str) -> int:
    """The commas, opening brackets and signs of escapes in a text."""
    return text.count(",") + text.count("[") + text.count("{") + text.count("\\u")


def _check_value(value: object) -> None:
    if _is_sound(value):
        return
    error = malformed("document", _faults(value, "$", 0))
    if error.faults:
        raise error


def _is_sound(value: object) -> bool:
    """Whether a value has no faults: found level by level, in a small part of the time that paths would take."""
    level: list[Any] = [value]
    deeper: int = DEEPEST
    while level:
        inner: list[Any] = []
        for item in level:
            kind: type[object] = type(item)  # pyright: ignore[reportUnknownVariableType] -- a cast takes time here
            if kind is str:
                if not item.isascii() and _HALVES.search(item):
                    return False
            elif kind is int:
                if not -HUGE < item < HUGE:
                    return False
            elif kind is list or kind is dict:
                if not deeper:
                    return False
                if kind is dict:
                    if not _TEXTS.issuperset(map(type, item)):
                        return False
                    inner += item.values()
                inner += item  # of an object the keys: texts too
            elif item is not None and kind is not bool:
                return False
        if len(inner) > 3 * MOST_PARTS:  # more than a text can hold: something stands within itself
            return False
        level = inner
        deeper -= 1
    return True


def _faults(value: object, path: str, depth: int) -> Iterator[str]:
    match value:
        case _Refused(why):
            yield f"{path}: {why}"
        case str():
            yield from _text_faults(value, path)
        case None | bool():
            pass
        case int():
            if abs(value) >= HUGE:
                yield f"{path}: more than {DIGITS} digits"
        case list() | dict() | _Repeating() if depth == DEEPEST:
            yield f"{path}: {_TOO_DEEP}"
        case list():
            for index, item in enumerate(cast(list[object], value)):
                yield from _faults(item, f"{path}[{index}]", depth + 1)
        case _Repeating(keys, fields):
            for key in keys:
                yield f"{path}: the key {shown(key)} stands there more than once"
            yield from _faults(fields, path, depth)
        case dict():
            for name, item in cast(dict[object, object], value).items():
                yield from _key_faults(name, path)
                yield from _faults(item, below(path, name), depth + 1)
        case _:
            yield f"{path}: {shown(value)} has no place in JSON"


def _key_faults(key: object, path: str) -> Iterator[str]:
    if isinstance(key, str):
        yield from _text_faults(key, path)
    else:
        yield f"{path}: the key {shown(key)} is no text"


def _text_faults(text: str, path: str) -> Iterator[str]:
    if _HALVES.search(text):
        yield f"{path}: {shown(text)} has half of a surrogate pair"
