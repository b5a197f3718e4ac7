"""Strict JSON: reading texts safely, and writing one stable text.

Texts come from strangers. Whatever is wrong with one, reading it ends in one `MalformedDocument` that says where
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
"""The most characters of a document. A record has a few thousand."""

MOST_PARTS: Final = 4_000
"""The most commas, opening brackets and `\\u` of a document, including those in texts: a bound on the time of reading.

A state has some hundreds, a view record of the reference editions at most some 2,500. An escape counts because it may
stand for a comma or a bracket, which is then written as such: so everything that is read can be written.
"""

DEEPEST: Final = 32
"""The most lists and objects within each other. A record has five."""

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
"""The beginnings of the messages of Python's parser, and their names in the part `json` of catalogues."""


def read_json(text: str) -> object:
    """Read a JSON text strictly. It refuses repeated keys, fractions, huge values and unpaired surrogates.

    Args:
        text: The text.

    Returns:
        Dicts, lists, strings, integers, booleans or None.

    Raises:
        MalformedDocument: The text is not such JSON; every fault is listed.
        TypeError: The argument is not a `str`.
    """
    value = parsed(text)
    check_sound(value)
    return value


def parsed(text: str) -> object:
    """Read a JSON text strictly, except for its depth, which `check_sound` checks.

    A reader of a fixed form need not call it, because a form is not deep. A reader that refuses a document calls it
    first.
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
    """Write a JSON value as canonical text, as `JSON.stringify` does: without spaces, with the fields in their order.

    The inverse of `read_json`: `read_json(canonical(value)) == value`.

    Args:
        value: A JSON value.

    Returns:
        The text. Equal values with equal order have equal texts.

    Raises:
        MalformedDocument: `read_json` would refuse the text.
    """
    check_sound(value)
    text = _ENCODER.encode(value)
    check_size(text)
    return text


def encoded(value: object) -> str:
    """The `canonical` text of a value that a codec has written, which consists of dicts and lists and is not too deep.

    So only numbers and texts can be unsound. The text shows it if one is: a point or an exponent, many digits, an
    unpaired surrogate. Then `canonical` looks closer.
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
    """True if a text has more digits in a row than a number may have.

    Every fourth character of such a row gives four digits in a row, so in most texts only a quarter is searched.
    """
    return _DIGITS.search(text[::4]) is not None and _LONG.search(text) is not None


@attrs.define  # not frozen: a hostile text makes many of them quickly
class _Refused:
    """The parser met something that no document may contain. It never leaves `read_json`."""

    code: str
    params: dict[str, FaultParam]


@attrs.frozen
class _Repeating:
    """An object in which a key appears more than once. It never leaves `read_json`."""

    keys: tuple[str, ...]
    fields: dict[str, object]


class _Refusals:
    """The hooks of the parser. `any` says whether they met something that no document may contain."""

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
    """Raise `MalformedDocument` for a text with too many characters or parts."""
    if len(text) > LONGEST:
        raise malformed("document", (fault("too_long", count=len(text), most=LONGEST),))
    parts = parts_of(text) if len(text) > MOST_PARTS else 0
    if parts > MOST_PARTS:
        raise malformed("document", (fault("too_many_parts", count=parts, most=MOST_PARTS),))


def parts_of(text: str) -> int:
    """The number of commas, opening brackets and signs of escapes in a text."""
    return text.count(",") + text.count("[") + text.count("{") + text.count("\\u")


def check_sound(value: object) -> None:
    """Raise `MalformedDocument` for a value that no document may contain, whatever its form."""
    _check(value, _Search(exact=False))


def check_plain(value: object) -> None:
    """Raise `MalformedDocument` for a value that no text could have contained: of a foreign class, or too large."""
    _check(value, _Search(exact=True))
    check_size(_ENCODER.encode(value))


def _check(value: object, search: "_Search") -> None:
    if not _is_sound(value) and (error := malformed("document", search.faults(value, "$", 0))).faults:
        raise error


def _is_sound(value: object) -> bool:
    """True if a value has no faults. It looks level by level, in a fraction of the time that paths would take."""
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
                inner += item  # the keys of an object are texts, too
            elif item is not None and kind is not bool:
                return False
        if len(inner) > 3 * MOST_PARTS:  # more than a text can hold: something contains itself
            return False
        level = inner
        deeper -= 1
    return True


class _Search:
    """A search for values that no document may contain. `exact` also finds subclasses of plain classes."""

    def __init__(self, *, exact: bool) -> None:
        self._exact = exact
        self._left = 3 * MOST_PARTS  # a shared part may be met very often
        self._letters = LONGEST

    def faults(self, value: object, path: str, depth: int) -> Iterator[Fault]:
        """Every fault with its path, unless there is too much to look at."""
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
                self._left = -1  # one fault is enough
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
