"""What the notations of all games share: the words they are made of, and the error for a text that is none."""

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import attrs

from criminals.core.errors import MalformedDocument

if TYPE_CHECKING:
    Attribute = attrs.Attribute[Any]
else:
    Attribute = attrs.Attribute

A = TypeVar("A")

LARGEST: Final = 999_999_999
"""The largest number in an action: far beyond any box, so that every number has one short text."""

NUMBER: Final = "(0|[1-9][0-9]{0,8})"
"""The pattern of a number in a notation: written in one way only, and not above `LARGEST`."""
LETTER: Final = "([A-Z])"
"""The pattern of a letter that names a thing of a box."""


def natural(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds a whole number from 0 up."""
    whole(_instance, attribute, value)
    if not isinstance(value, int) or not 0 <= value <= LARGEST:
        raise ValueError(f"{attribute.name} is a number from 0 to {LARGEST}, not {value!r}")


def whole(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds a whole number; True and False are none."""
    if type(value) is not int:
        raise TypeError(f"{attribute.name} is a whole number, not {value!r}")


def whole_numbers(values: Iterable[int]) -> tuple[int, ...]:
    """The values as a tuple, if each of them is a whole number; `TypeError` names one that is not."""
    given = tuple(values)
    for value in given:
        if type(value) is not int:
            raise TypeError(f"{value!r} is not a whole number")
    return given


def naturals(values: Iterable[int]) -> tuple[int, ...]:
    """The values as a tuple, if each of them is a whole number from 0 up."""
    given = whole_numbers(values)
    for value in given:
        if not 0 <= value <= LARGEST:
            raise ValueError(f"{value!r} is not a number from 0 to {LARGEST}")
    return given


def letter(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds one capital letter."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a letter, not {value!r}")
    if not re.fullmatch(LETTER, value):
        raise ValueError(f"{attribute.name} is one capital letter from A to Z, not {value!r}")


def truth(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds True or False."""
    if type(value) is not bool:
        raise TypeError(f"{attribute.name} is True or False, not {value!r}")


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _verb(form: "Form[Any]") -> str:
    return form.shown.split()[0]


@attrs.frozen
class Form(Generic[A]):
    """One form of the notation: how it is shown to people, the pattern it must match, and what it stands for."""

    shown: str
    pattern: re.Pattern[str] = attrs.field(converter=_compiled)
    make: Callable[..., A]
    said: tuple[str, ...] = ()
    """What goes into the words that are shown in capitals, where it is neither a letter nor a number."""
    verb: str = attrs.field(init=False, default=attrs.Factory(_verb, takes_self=True))
    """The first word: no text that begins with another is of this form."""

    @property
    def blanks(self) -> tuple[str, ...]:
        """What goes into the words that are shown in capitals."""
        what = "a capital letter" if LETTER in self.pattern.pattern else "a number"
        return self.said or tuple(f"{word}: {what}" for word in self.shown.split() if word.isupper())


def numbered(make: Callable[[int], A]) -> Callable[[str], A]:
    """What makes an action of the text of its number."""
    return lambda text: make(int(text))


def parse(forms: Sequence[Form[A]], text: str) -> A:
    """The action a text stands for; `MalformedDocument` says what was expected instead."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over actions
        raise TypeError(f"parse_action takes a text such as {_example(forms)!r}, not {text!r}")
    verb = text.partition(" ")[0]
    for form in forms:
        found = form.pattern.fullmatch(text) if form.verb == verb else None
        if found is not None:
            return form.make(*found.groups())
    shown = text if len(text) <= 40 else text[:40] + "..."
    raise MalformedDocument(f"action {shown!r}", (_expected(forms, text),))


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, in whatever case, or None."""
    by_lower = {each.lower(): each for each in known}
    near = difflib.get_close_matches(word.lower(), by_lower, n=1) if isinstance(word, str) else ()
    return by_lower[near[0]] if near else None


def _example(forms: Sequence[Form[A]]) -> str:
    """A text of some action, one without blanks if there is one."""
    return next((form.shown for form in forms if not form.blanks), forms[0].shown)


def _expected(forms: Sequence[Form[A]], text: str) -> str:
    words = text[:40].split()
    verbs = list(dict.fromkeys(form.verb for form in forms))
    if not words:
        return f"expected one of {', '.join(verbs)}"
    if words[0] in verbs:
        meant = [form for form in forms if form.verb == words[0]]
        blanks = dict.fromkeys(blank for form in meant for blank in form.blanks)
        return (
            "expected "
            + " or ".join(repr(form.shown) for form in meant)
            + (f" ({', '.join(blanks)})" if blanks else "")
        )
    near = nearest(words[0], verbs)
    if near is not None:
        return f"no action {words[0]!r}, did you mean {near!r}?"
    return f"no action {words[0]!r}, expected one of {', '.join(verbs)}"
