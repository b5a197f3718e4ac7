"""Strict JSON: a text in, a value out, and one stable text back.

A text comes from strangers. Whatever is wrong with it, reading it ends in one `MalformedDocument` that says where
(`$.setup.hangouts.A[1]`) and why.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

import attrs

from criminals.core.base.errors import Fault, FaultParam, Place
from criminals.core.base.faults import DIGITS, HUGE, below, cut, fault, malformed, placed, shown

LONGEST: Final = 1_000_000
"""The most characters of a document; a record has a few thousand."""

MOST_PARTS: Final = 4_000
"""The most commas, opening brackets and `\\u` of a document, those in texts too: so that none takes long.

A state has some hundreds, a view record of the reference editions some 2,500 at most. An escape counts because what it
stands for may: what is read can be written.
"""

DEEPEST: Final = 32
"""The most lists and objects within each other; a record has five."""

_TEXTS: Final = frozenset((str,))
_LONG: Final = re.compile(f"[0-9]{{{DIGITS + 1}}}")
_DIGITS: Final = re.compile("[0-9]{4}")
_FRACTION: Final = re.compile(r"[:,\[-][0-9]+[.e]")
_PLAIN: Final = frozenset((str, int, bool, type(None), list, dict))
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False)
_HALVES: Final = re.compile("[\ud800-\udfff]")
_TOO_MANY: Final = fault("over_parts", most=MOST_PARTS)
_TOO_DEEP: Final = fault("too_deep", most=DEEPEST)
_WHY: Final[Mapping[str, str]] = {
    "Expecting value": "value",
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Illegal trailing comma": "trailing_comma",
    "Extra data": "extra",
    "Unterminated string": "string",
    "Invalid control character": "control",
    "Invalid \\": "escape",
    "Unexpected UTF-8 BOM": "mark",
}
"""What Python's parser says of a text begins so; and how catalogues call it, in their part `json`."""


def read_json(text: str) -> object:
    """The value of a JSON text, read strictly: no key twice, no fraction, nothing huge, no half of a character."""
    value = parsed(text)
    check_sound(value)
    return value


def parsed(text: str) -> object:
    """The value of a JSON text, read strictly but for how deep it is: that, `check_sound` tells.

    Whoever reads a form into a value need not ask it, for a form is not deep; whoever refuses a document asks it first.
    """
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over bytes
        raise TypeError(f"a document is a text, not {type(text).__name__}")
    check_size(text)
    number = _number if _is_long(text) else int  # the parser is quicker without a hook
    refused = _Refusals()
    try:
        value = json.loads(
            text,
            object_pairs_hook=refused.object,
            parse_int=number,
            parse_float=refused.fraction,
            parse_constant=refused.fraction,
        )
    except json.JSONDecodeError as error:
        why = next((key for said, key in _WHY.items() if error.msg.startswith(said)), "other")
        found = placed(fault("not_json", json=why), Place(line=error.lineno, column=error.colno))
        raise malformed("document", (found,)) from None
    except RecursionError:
        raise malformed("document", (_TOO_DEEP,)) from None
    if refused.any or number is not int or "\\u" in text or not text.isascii():
        check_sound(value)
    return cast(object, value)


def canonical(value: object) -> str:
    """The one text of a JSON value, as `JSON.stringify` writes it: no spaces, fields in the order they have.

    What `read_json` would refuse is refused here too: `read_json(canonical(value)) == value`.
    """
    check_sound(value)
    text = _ENCODER.encode(value)
    check_size(text)
    return text


def encoded(value: object) -> str:
    """The `canonical` text of what a codec has written: it is made of dicts and lists, and no deeper than its form.

    So only numbers and texts can be unsound. The text tells if any is: a point or an exponent, many digits, half of a
    character. Then `canonical` looks closer.
    """
    try:
        text = _ENCODER.encode(value)
    except (TypeError, ValueError, RecursionError):
        return canonical(value)
    if _is_long(text) or (("." in text or "e-" in text or "e+" in text) and _FRACTION.search(text)):
        return canonical(value)
    if not text.isascii() and _HALVES.search(text):
        return canonical(value)
    check_size(text)
    return text


def _is_long(text: str) -> bool:
    """Whether a text has more digits in a row than a number may have.

    Of so many, every fourth character has four in a row: so only a quarter of most texts is looked at.
    """
    return _DIGITS.search(text[::4]) is not None and _LONG.search(text) is not None


@attrs.define  # not frozen: a hostile text makes many, and quickly
class _Refused:
    """What the parser met and no document may hold; it never leaves `read_json`."""

    code: str
    params: dict[str, FaultParam]


@attrs.frozen
class _Repeating:
    """An object in which a key stands more than once; it never leaves `read_json`."""

    keys: tuple[str, ...]
    fields: dict[str, object]


class _Refusals:
    """The hooks of the parser; `any` tells whether they met what no document may hold."""

    __slots__ = ("any",)

    def __init__(self) -> None:
        self.any = False

    def object(self, pairs: list[tuple[str, Any]]) -> Any:
        fields = dict(pairs)
        if len(fields) == len(pairs):
            return fields
        self.any = True
        seen: set[str] = set()
        repeated: list[str] = []
        for key, _ in pairs:
            if key in seen:
                repeated.append(key)
            seen.add(key)
        return _Repeating(tuple(dict.fromkeys(repeated)), fields)

    def fraction(self, literal: str) -> _Refused:
        self.any = True
        return _Refused("no_whole_number", {"literal": cut(literal, 40)})


def _number(literal: str) -> object:
    digits = len(literal.removeprefix("-"))
    return int(literal) if digits <= DIGITS else _Refused("long_number", {"digits": digits, "most": DIGITS})


def check_size(text: str) -> None:
    """Raise `MalformedDocument` for a text with more characters or more parts than a document has."""
    if len(text) > LONGEST:
        raise malformed("document", (fault("too_long", count=len(text), most=LONGEST),))
    parts = parts_of(text) if len(text) > MOST_PARTS else 0
    if parts > MOST_PARTS:
        raise malformed("document", (fault("too_many_parts", count=parts, most=MOST_PARTS),))


def parts_of(text: str) -> int:
    """The commas, opening brackets and signs of escapes in a text."""
    return text.count(",") + text.count("[") + text.count("{") + text.count("\\u")


def check_sound(value: object) -> None:
    """Raise `MalformedDocument` for a value that has no place in a document, whatever its form."""
    _check(value, _Search(exact=False))


def check_plain(value: object) -> None:
    """Raise `MalformedDocument` for a value that no text could have held: one of foreign classes, or too large."""
    _check(value, _Search(exact=True))
    check_size(_ENCODER.encode(value))


def _check(value: object, search: "_Search") -> None:
    if not _is_sound(value) and (error := malformed("document", search.faults(value, "$", 0))).faults:
        raise error


def _is_sound(value: object) -> bool:
    """Whether a value has no faults: found level by level, in a small part of the time that paths would take."""
    level: list[Any] = [value]
    deeper: int = DEEPEST
    letters: int = LONGEST
    while level:
        inner: list[Any] = []
        for item in level:
            kind: type[object] = type(item)  # pyright: ignore[reportUnknownVariableType] -- a cast takes time here
            if kind is str:
                letters -= len(item)
                if letters < 0:
                    return False
                if not item.isascii() and _HALVES.search(item):
                    return False
            elif kind is int:
                if not -HUGE < item < HUGE:
                    return False
            elif kind is list or kind is dict:
                if not deeper or len(item) > 3 * MOST_PARTS:
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


class _Search:
    """A search for what has no place in a document; `exact` finds what derives from a plain class, too."""

    def __init__(self, *, exact: bool) -> None:
        self._exact = exact
        self._left = 3 * MOST_PARTS  # what is shared by many may be met very often
        self._letters = LONGEST

    def faults(self, value: object, path: str, depth: int) -> Iterator[Fault]:
        """Every fault with its path, as long as there is not too much to look at."""
        self._left -= 1
        if self._left < 0:
            if self._left == -1:
                yield _TOO_MANY
            return
        if self._exact and type(value) not in _PLAIN:
            yield fault("no_json_value", path, got=f"<{type(value).__name__}>")
            return
        match value:
            case _Refused(code, params):
                yield fault(code, path, **params)
            case str():
                yield from self._text_faults(value, path)
            case None | bool():
                pass
            case int():
                if abs(value) >= HUGE:
                    yield fault("over_digits", path, most=DIGITS)
            case list() | dict() | _Repeating() if depth == DEEPEST:
                yield placed(_TOO_DEEP, Place(path))
            case list() | dict() if len(cast(list[object] | dict[object, object], value)) > MOST_PARTS:
                self._left = -1  # one fault is enough, and the rest is not looked at
                yield _TOO_MANY
            case list():
                for index, item in enumerate(cast(list[object], value)):
                    yield from self.faults(item, f"{path}[{index}]", depth + 1)
            case _Repeating(keys, fields):
                for key in keys:
                    yield fault("repeated_key", path, got=shown(key))
                yield from self.faults(fields, path, depth)
            case dict():
                for name, item in cast(dict[object, object], value).items():
                    yield from self._key_faults(name, path)
                    yield from self.faults(item, below(path, name), depth + 1)
            case _:
                yield fault("no_json_value", path, got=shown(value))

    def _key_faults(self, key: object, path: str) -> Iterator[Fault]:
        if type(key) is str or (isinstance(key, str) and not self._exact):
            yield from self._text_faults(key, path)
        else:
            yield fault("key_no_text", path, got=shown(key))

    def _text_faults(self, text: str, path: str) -> Iterator[Fault]:
        self._letters -= len(text)
        if self._left < 0:
            return
        if self._letters < 0:
            self._left = -1
            yield fault("over_length", most=LONGEST)
        elif _HALVES.search(text):
            yield fault("half_character", path, got=shown(text))
