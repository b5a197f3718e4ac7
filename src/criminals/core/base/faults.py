"""Making faults: codes, short parameters, places, and lists cut to a size that can be shown."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

import attrs

from criminals.core.base.building import builder
from criminals.core.base.errors import (
    NOWHERE,
    CriminalsError,
    Fault,
    FaultParam,
    FaultyValue,
    InvalidArgument,
    MalformedDocument,
    Place,
)
from criminals.core.base.errors import told_fault as told_fault
from criminals.core.base.frozen_map import FrozenMap

DIGITS: Final = 18
"""The most digits of a number in a document: it fits into 64 bits."""

HUGE: Final = 10**DIGITS
"""The first number with more digits."""

MOST_FAULTS: Final = 100
"""The most faults that an error lists; the fault `more` stands for the rest."""

_LONGEST_PATH: Final = 200
_LONGEST_NAME: Final = 40
_LONGEST_GIVEN: Final = 100
LONGEST_TEXT: Final = 300
"""The most characters of a stranger's text in a fault."""

_made: Final = builder(Fault)


# --- faults ---


def fault(code: str, path: str = "", clause: str = "", /, **params: FaultParam) -> Fault:
    """A fault with a code that all games share, at a path."""
    return _made(code, FrozenMap(params), Place(path) if path else NOWHERE, clause, "")


@attrs.frozen(eq=False)
class GameFaults:
    """Makes the faults of a game. Call it with a clause, a code, a path (or none) and parameters."""

    game: str
    """The name of the game."""

    def __call__(self, clause: str, code: str, path: str = "", /, **params: FaultParam) -> Fault:
        """Make a fault.

        Args:
            clause: The number of the clause that is broken, or an empty text.
            code: A stable code.
            path: The path of the field, or an empty text.
            params: The parameters of the code.

        Returns:
            The fault.
        """
        return _made(code, FrozenMap(params), Place(path) if path else NOWHERE, clause, self.game)


def placed(found: Fault, place: Place) -> Fault:
    """The same fault at another place."""
    return _made(found.code, found.params, place, found.clause, found.game)


def under(found: Fault, path: str) -> Fault:
    """A fault of a part, with its place in the whole: `path` is the part's.

    What its own path begins with is the part, `$`, or a field of it.
    """
    place = found.place
    inner = place.path
    if not inner:
        whole = path
    elif inner.startswith("$"):
        whole = path + inner[1:]
    else:
        whole = f"{path}.{inner}"
    return placed(found, place._replace(path=whole))


def under_all(faults: Iterable[Fault | str], path: str) -> Iterator[Fault]:
    """The faults of a part, with their places in the whole; the last may stand for more, which have no place."""
    for found in faults:
        told = told_fault(found) if isinstance(found, str) else found
        yield told if told.code == MORE.code else under(told, path)


def refuses(error: Exception) -> bool:
    """Test if an error says that a value does not fit its class: an error of Python, or `InvalidArgument`."""
    if isinstance(error, InvalidArgument):
        return True
    return isinstance(error, ValueError | TypeError) and not isinstance(error, CriminalsError)


def faults_in(error: Exception) -> tuple[Fault, ...]:
    """The faults that an error lists, or its text as a fault, if it is not an error of this library."""
    return error.faults if isinstance(error, FaultyValue) else (told_fault(cut(str(error), LONGEST_TEXT)),)


MORE: Final = fault("more")
"""The fault that stands for those not listed."""


# --- errors ---


def malformed(what: str, faults: Iterable[Fault | str], name: str | None = None) -> MalformedDocument:
    """The error for these faults, cut to a size that can be shown whatever the document was."""
    return MalformedDocument(what, listed(faults), name)


def invalid(code: str, clause: str = "", /, **params: FaultParam) -> InvalidArgument:
    """The error for an invalid argument."""
    return InvalidArgument(fault(code, "", clause, **params))


def listed(faults: Iterable[Fault | str]) -> tuple[Fault, ...]:
    """The first `MOST_FAULTS` faults, each shortened, and `MORE` if there are more."""
    first = list(islice(faults, MOST_FAULTS + 1))
    if len(first) > MOST_FAULTS:
        first[MOST_FAULTS:] = [MORE]
    return tuple([_short(each) for each in first])


def _short(found: Fault | str) -> Fault:
    """A fault that can be shown: its parameters are short where they are made, its path may not be."""
    if isinstance(found, str):
        return told_fault(cut(found, LONGEST_TEXT))
    path = found.place.path
    return found if len(path) <= _LONGEST_PATH else placed(found, found.place._replace(path=cut(path, _LONGEST_PATH)))


# --- values and places, as faults name them ---


def shown(value: object) -> str:
    """A JSON value as the parameter `got`: short, in plain ASCII. Of a long value only the type is named, `<list>`."""
    match value:
        case str():
            return json.dumps(cut(value, _LONGEST_NAME))
        case None | bool():
            return json.dumps(value)
        case int():
            return str(value) if abs(value) < HUGE else "<huge>"
        case dict():
            return "<object>"
        case list():
            return "<list>"
        case _:
            return f"<{type(value).__name__}>"


def one_of(values: Iterable[object]) -> str:
    """Possible values as the parameter `expected`: the value, or a list of several."""
    texts = [*map(shown, values)]
    return texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"


def named(text: object, longest: int = _LONGEST_NAME) -> str:
    """A name as a parameter: short, and without characters that control a terminal or cannot be written."""
    return _printable(cut(text, longest)) if isinstance(text, str) else given(text)


def given(value: object) -> str:
    """A Python value as the parameter `given`: its `repr`, shortened."""
    return _printable(cut(repr(value), _LONGEST_GIVEN))


def below(path: str, key: object) -> str:
    """The path of the value under a key or at an index: `$.piles["2"][0]`."""
    if type(key) is int:
        return f"{path}[{key}]"
    if isinstance(key, str) and len(key) <= _LONGEST_NAME and key.isascii() and key.isidentifier():
        return f"{path}.{key}"
    return f"{path}[{json.dumps(cut(key, _LONGEST_NAME)) if isinstance(key, str) else shown(key)}]"


def cut(text: str, longest: int) -> str:
    """A text, shortened if it is too long to show."""
    return text if len(text) <= longest else text[:longest] + "..."


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
