"""How faults are told: a list of them cut to a size that can be shown, values and places named shortly."""

import json
import re
from collections.abc import Iterable
from itertools import islice
from typing import Final

from criminals.core.base.errors import MalformedDocument

DIGITS: Final = 18
"""The most digits of a number: it fits into 64 bits."""

HUGE: Final = 10**DIGITS
"""The first number that has more."""

MOST_FAULTS: Final = 100
"""The most faults that are listed; `and more` stands for the rest."""

_LONGEST_FAULT: Final = 300


def malformed(what: str, faults: Iterable[str]) -> MalformedDocument:
    """The error for these faults, cut to a size that can be shown whatever the document was."""
    return MalformedDocument(what, listed(faults))


def listed(faults: Iterable[str]) -> tuple[str, ...]:
    """The first `MOST_FAULTS` faults, none of them long, and `and more` if there are."""
    first = list(islice(faults, MOST_FAULTS + 1))
    if len(first) > MOST_FAULTS:
        first[MOST_FAULTS:] = ["and more"]
    return tuple(cut(fault, _LONGEST_FAULT) for fault in first)


def shown(value: object) -> str:
    """A value as a fault names it: short, and in plain ASCII."""
    match value:
        case str():
            return json.dumps(cut(value, 40))
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
    """The words of a fault for one of some expected values."""
    *others, last = map(shown, values)
    return f"one of {', '.join((*others, last))}" if others else last


def below(path: str, key: object) -> str:
    """The path of what stands under a key or at an index: `$.piles["2"][0]`."""
    if type(key) is int:
        return f"{path}[{key}]"
    if isinstance(key, str) and re.fullmatch("[A-Za-z_][A-Za-z_0-9]{0,39}", key):
        return f"{path}.{key}"
    return f"{path}[{shown(key)}]"


def cut(text: str, longest: int) -> str:
    """A text, or as much of it as may be shown."""
    return text if len(text) <= longest else text[:longest] + "..."
