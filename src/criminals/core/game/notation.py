"""The notation of actions: one template for each makes its text, reads it back, and says what was expected.

    @written("place {target}[ down]")
    @attrs.frozen
    class Place:
        target: int = attrs.field(validator=natural)
        face_down: bool = attrs.field(default=False, validator=truth)

A field stands in braces: how it is written, its validator or converter says, which is marked by `spelled`. A field that
is True or False is written as its name, or as `no-` and its name; or it stands for the words in brackets, which are
written if it is True.
"""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

import attrs

from criminals.core.base.building import compiled
from criminals.core.base.errors import Fault, MalformedDocument
from criminals.core.base.faults import GameFaults, given, invalid, named

if TYPE_CHECKING:
    Attribute = attrs.Attribute[Any]
else:
    Attribute = attrs.Attribute

A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])
K = TypeVar("K", bound=type)

LARGEST: Final = 999_999_999
"""The largest number in an action: far larger than in any edition, so that every number has one short text."""

NUMBER: Final = "(0|[1-9][0-9]{0,8})"
"""The pattern of a number in a notation: written in only one way, and not above `LARGEST`."""
LETTER: Final = "([A-Z])"
"""The pattern of a letter that names a thing of an edition."""


@attrs.frozen
class Spelling:
    """The way in which the value of a field is written."""

    pattern: str
    """A regular expression for its text."""
    hint: str
    """A hint about the value: some words, or a key of the part `hint` in the catalogues. The default is the pattern."""
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def spelled(
    pattern: str, hint: str = "", read: Callable[[str], Any] = str, write: Callable[[Any], str] = str
) -> Callable[[F], F]:
    """Mark a validator or a converter with a spelling: fields that use it are written that way in actions.

    Args:
        pattern: A regular expression for the text of a value.
        hint: A hint for errors: some words, or a key of the part `hint` in the catalogues. By default the pattern is
            shown.
        read: Makes the value from its text.
        write: Makes the text from the value.

    Returns:
        A decorator for the validator or converter.
    """

    def mark(check: F) -> F:
        cast(Any, check).spelling = Spelling(pattern, hint, read, write)
        return check

    return mark


@spelled(NUMBER, "number", int)
def natural(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds a whole number from 0 up. Use it as an attrs validator.

    Args:
        _instance: The value that is being made.
        attribute: The field.
        value: The value of the field.

    Raises:
        TypeError: The value is not a whole number.
        InvalidArgument: The number is negative or too large.
    """
    if type(value) is not int:
        whole(_instance, attribute, value)
    elif not 0 <= value <= LARGEST:
        raise invalid("field_range", field=attribute.name, most=LARGEST, given=given(value))


def whole(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds a whole number; True and False are not numbers."""
    if type(value) is not int:
        raise TypeError(f"{attribute.name} is a whole number, not {value!r}")


def whole_numbers(values: Iterable[int]) -> tuple[int, ...]:
    """The values as a tuple, if each of them is a whole number; `TypeError` names one that is not."""
    numbers = tuple(values)
    for value in numbers:
        if type(value) is not int:
            raise TypeError(f"{value!r} is not a whole number")
    return numbers


def naturals(values: Iterable[int]) -> tuple[int, ...]:
    """The values as a tuple, if each of them is a whole number from 0 up."""
    numbers = whole_numbers(values)
    for value in numbers:
        if not 0 <= value <= LARGEST:
            raise invalid("number_range", most=LARGEST, given=given(value))
    return numbers


@spelled(LETTER, "letter")
def letter(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds one capital letter. Use it as an attrs validator.

    Args:
        _instance: The value that is being made.
        attribute: The field.
        value: The value of the field.

    Raises:
        TypeError: The value is not a string.
        InvalidArgument: The string is not one capital letter.
    """
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a letter, not {value!r}")
    if not re.fullmatch(LETTER, value):
        raise invalid("field_letter", field=attribute.name, given=given(value))


def truth(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds True or False. Use it as an attrs validator.

    Args:
        _instance: The value that is being made.
        attribute: The field.
        value: The value of the field.

    Raises:
        TypeError: The value is neither.
    """
    if type(value) is not bool:
        raise TypeError(f"{attribute.name} is True or False, not {value!r}")


@attrs.frozen
class _Piece:
    """A piece of a template, as it stands in the pattern, in the texts shown, in `__str__` and in the constructor."""

    pattern: str
    shown: tuple[str, ...]
    written: str
    field: str = ""
    read: str = ""
    blank: str = ""


def written(template: str, **hints: str) -> Callable[[K], K]:
    """Give a class of actions its notation: the `str` of an action, and the form that a `Notation` reads.

    In the template, `{field}` stands for the text of a field. Errors show it as `FIELD`; write `{field:SHOWN}` to show
    it as `SHOWN`. Words in brackets are written if a boolean field is True.

    Args:
        template: The template, such as `"place {target}[ down]"`.
        hints: Hints about fields for errors, by field, where the hint of the spelling does not say enough.

    Returns:
        A decorator for the class.

    Raises:
        TypeError: The template does not write each field of the class exactly once.
    """

    def give(kind: K) -> K:
        fields = {field.name: field for field in attrs.fields(cast(Any, kind))}
        pieces = tuple(_pieces(template, fields, hints))
        named = [piece.field for piece in pieces if piece.field]
        if sorted(named) != sorted(fields):
            raise TypeError(f"{kind.__name__} has the fields {[*fields]}, {template!r} writes {named}")
        text = "".join(piece.written for piece in pieces)
        known = {f"_write_{name}": _spelling(fields[name]).write for name in named}
        cast(Any, kind).__str__ = compiled("__str__", ["def __str__(self):", f'    return f"{text}"'], **known)
        cast(Any, kind).__notation__ = pieces
        return kind

    return give


_PIECE: Final = re.compile(r"\{(\w+)(?::([A-Z]+))?\}|\[([a-z -]+)\]|([a-z /-]+)")


def _pieces(template: str, fields: Mapping[str, Attribute], hints: Mapping[str, str]) -> Iterator[_Piece]:
    """The pieces of a template, from left to right; `TypeError` for one that is none."""
    named = {found[1] for found in _PIECE.finditer(template)}
    if _PIECE.sub("", template):
        raise TypeError(f"the template {template!r} has more than words, {{fields}} and [ words]")
    if not template[:1].isalpha():
        raise TypeError(f"the template {template!r} does not begin with a word")
    for found in _PIECE.finditer(template):
        name, shown, words, text = found.groups()
        if text:
            yield _Piece(re.escape(text), (text,), text)
        elif words:
            yield _words(words, [field for name, field in fields.items() if name not in named])
        elif name not in fields:
            raise TypeError(f"there is no field {name!r}, which is in {template!r}")
        else:
            yield _field(fields[name], shown or name.upper(), hints.get(name, ""))


def _words(words: str, fields: list[Attribute]) -> _Piece:
    """The piece for words that are written if a field is True: the one that is not in braces."""
    names = [field.name for field in fields]
    if len(fields) != 1:
        raise TypeError(f"[{words}] stands for one field, not for {names}")
    if fields[0].validator is not truth:
        raise TypeError(f"[{words}] stands for a field that is True or False, not for {names[0]!r}")
    (name,) = names
    return _Piece(f"({words})?", ("", words), f"{{{words!r} if self.{name} else ''}}", name, f"{name} is not None")


def _field(field: Attribute, shown: str, hint: str) -> _Piece:
    name, spelling = field.name, _spelling(field)
    hint, plain = hint or spelling.hint, spelling.write is str
    return _Piece(
        pattern=f"({_ungrouped(spelling.pattern)})",
        shown=(shown,) if hint else tuple(spelling.pattern.split("|")),
        written=f"{{self.{name}}}" if plain else f"{{_write_{name}(self.{name})}}",
        field=name,
        read=name if spelling.read is str else f"_read_{name}({name})",
        blank=f"{shown}: {hint}" if hint else "",
    )


def _spelling(field: Attribute) -> Spelling:
    """The spelling of a field: that of its validator or converter, or its name if it is True or False."""
    if field.validator is truth:
        yes, no = field.name, f"no-{field.name}"
        return Spelling(f"{yes}|{no}", f"{yes}|{no}", yes.__eq__, (no, yes).__getitem__)
    checks: tuple[Any, ...] = (field.validator, cast(Any, field).converter)
    for check in checks:
        spelling = getattr(check, "spelling", None)
        if isinstance(spelling, Spelling):
            return spelling
    raise TypeError(f"neither the validator nor the converter of {field.name!r} is marked by `spelled`")


def _ungrouped(pattern: str) -> str:
    """A pattern without capturing groups: a template has one group for each field."""
    return re.sub(r"\((?!\?)", "(?:", pattern)


@attrs.frozen
class _Form(Generic[A]):
    """The notation of one class of actions, made from its template."""

    verb: str
    """The first word. A text that begins with another word does not have this form."""
    pattern: re.Pattern[str]
    make: Callable[..., A]
    shown: tuple[str, ...]
    """Every way to write the form, with fields in capitals."""
    blanks: tuple[str, ...]
    """The hints for the words in capitals."""


def _form(kind: type[A]) -> _Form[A]:
    pieces: tuple[_Piece, ...] = cast(Any, kind).__notation__
    fields = {field.name: field for field in attrs.fields(cast(Any, kind))}
    reads = {piece.field: piece.read for piece in pieces if piece.field}
    values = ", ".join(reads[name] for name in fields)
    known = {f"_read_{name}": _spelling(field).read for name, field in fields.items()}
    shown = tuple(map("".join, product(*(piece.shown for piece in pieces))))
    return _Form(
        verb=shown[0].split()[0],
        pattern=re.compile("".join(piece.pattern for piece in pieces)),
        make=compiled("make", [f"def make({', '.join(reads)}):", f"    return _kind({values})"], _kind=kind, **known),
        shown=shown,
        blanks=tuple(piece.blank for piece in pieces if piece.blank),
    )


class Notation(Generic[A]):
    """The notation of a game: it reads the texts of its actions.

    Args:
        kinds: The classes of actions, each with its template.
    """

    def __init__(self, kinds: Iterable[type[A]]) -> None:
        self._kinds = tuple(kinds)
        self._fault = GameFaults(getattr(self._kinds[0], "game", ""))

    def parse(self, text: str) -> A:
        """Read the text of an action.

        Args:
            text: The text that `str(action)` writes.

        Returns:
            The action.

        Raises:
            MalformedDocument: The text is not an action; the fault says what was expected.
            TypeError: `text` is not a string.
        """
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over actions
            raise TypeError(f"parse_action takes a text such as {self._example!r}, not {text!r}")
        for form in self._forms.get(text.partition(" ")[0], ()):
            found = form.pattern.fullmatch(text)
            if found is not None:
                return form.make(*found.groups())
        raise MalformedDocument("action", (self._expected(text),), named(text))

    @cached_property
    def _forms(self) -> Mapping[str, tuple[_Form[A], ...]]:
        """By their verbs."""
        forms: dict[str, tuple[_Form[A], ...]] = {}
        for form in map(_form, self._kinds):
            forms[form.verb] = (*forms.get(form.verb, ()), form)
        return forms

    @property
    def _example(self) -> str:
        """A text of some action, one without blanks if there is one."""
        forms = [form for of_verb in self._forms.values() for form in of_verb]
        return min(forms, key=lambda form: bool(form.blanks)).shown[0]

    def _expected(self, text: str) -> Fault:
        words, verbs = text[:40].split(), tuple(self._forms)
        if not words:
            return self._fault("", "expected_action", verbs=verbs)
        if words[0] in verbs:
            meant = self._forms[words[0]]
            ways = tuple(shown for form in meant for shown in form.shown)
            blanks = tuple(dict.fromkeys(blank for form in meant for blank in form.blanks))
            if not blanks:
                return self._fault("", "expected_way", ways=ways)
            return self._fault("", "expected_blanks", ways=ways, blanks=blanks)
        verb, near = named(words[0]), nearest(words[0], verbs)
        if near is None:
            return self._fault("", "unknown_action", verb=verb, verbs=verbs)
        return self._fault("", "misspelt_action", verb=verb, near=near)


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, ignoring case, or None."""
    by_lower = {each.lower(): each for each in known}
    near = difflib.get_close_matches(word.lower(), by_lower, n=1) if isinstance(word, str) else ()
    return by_lower[near[0]] if near else None
