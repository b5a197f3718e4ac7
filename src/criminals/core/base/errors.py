"""The errors of the library. Each is a `CriminalsError` and a `ValueError`."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.later import ModuleLater

Param: TypeAlias = int | str | bool | tuple[int, ...]
"""A parameter of a violation or a score line."""

Params: TypeAlias = FrozenMap[str, Param]
"""The parameters of a violation or a score line, by name, for a sentence."""

FaultParam: TypeAlias = Param | tuple[str, ...]
"""A parameter of a fault."""

_ENGLISH: Final = ModuleLater("criminals.core.looks.errors")
"""The English words, loaded on first use: an error that nobody reads costs no more than its data."""


@attrs.frozen
class Violation:
    """The reason why an action is refused.

    `str` is short and in no language; `describe(violation, lang)` makes a sentence.
    """

    game: str
    """The name of the game."""
    clause: str
    """The number of the clause that the action breaks."""
    code: str
    """A stable code. The page *Refusals* lists them."""
    params: Params = FrozenMap()
    """The parameters of the code, for a sentence."""

    @override
    def __str__(self) -> str:
        return f"{self.code} (§{self.clause})"


class Place(NamedTuple):
    """The place of a fault. Parts that are not known are empty, 0 or None."""

    path: str = ""
    """The path in a document, such as `$.setup.box[3]`, or the name of a field."""
    line: int = 0
    """The line in a text, from 1."""
    column: int = 0
    """The column in a text, from 1."""
    action: str | None = None
    """The text of the action there."""


NOWHERE: Final = Place()
"""The place of a fault that concerns the whole value."""


@attrs.frozen(weakref_slot=False)
class Fault:
    """One thing that is wrong with a value.

    `str` is the English sentence with its place and clause; `describe(error, lang)` tells the faults of an error in
    another language.
    """

    code: str
    """A stable code. The page *Errors* lists them."""
    params: FrozenMap[str, FaultParam] = FrozenMap()
    """The parameters of the code, for a sentence."""
    place: Place = NOWHERE
    """The place in the document or text: its `path`, `line`, `column` and `action`. Parts that are not known are empty,
    0 or None."""
    clause: str = ""
    """The clause of the rules that is broken, if any."""
    game: str = ""
    """The game whose catalogues have the sentence; empty for faults that all games share."""

    @override
    def __str__(self) -> str:
        text: str = _ENGLISH.fault_text(self)
        return text


def told_fault(text: str) -> Fault:
    """The fault for a text without a code, from a game outside the library."""
    return Fault("told", FrozenMap({"text": text}))


class CriminalsError(Exception):
    """The base of every error of this library.

    A pickled error holds what it was made from and no more: no notes, no other attributes, and no traceback.
    """

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args


class IllegalAction(CriminalsError, ValueError):
    """The rules refuse an action. Nothing has changed.

    Args:
        action: The action.
        violation: The reason.
        text: The reason in English, or a function that makes it from the violation. With a function, a host that only
            asks if an action is refused need not wait for a sentence.
    """

    def __init__(self, action: object, violation: Violation, text: str | Callable[[Violation], str] = "") -> None:
        super().__init__(action, violation)
        self.action = action
        self.violation = violation
        self._text = text

    @property
    def text(self) -> str:
        """The reason in English, or the code of the violation if there is no sentence."""
        return (self._text if isinstance(self._text, str) else self._text(self.violation)) or self.violation.code

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.violation, self.text)

    @override
    def __str__(self) -> str:
        return f"{self.action!r}: {self.text} (§{self.violation.clause})"


class FaultyValue(CriminalsError, ValueError):
    """The base of the errors that list every fault, not only the first.

    The error has the same names as attributes: `what`, `faults` as a tuple of `Fault`s, and `name`.

    Args:
        what: The kind of value that has the faults: `"state"`, `"record"`, `"action"`, ...
        faults: The faults. A text stands for a fault without a code.
        name: The name or text of the value, if it is short.
    """

    def __init__(self, what: str, faults: Iterable[Fault | str], name: str | None = None) -> None:
        self.what = what
        self.faults = tuple([told_fault(fault) if isinstance(fault, str) else fault for fault in faults])
        self.name = name
        super().__init__(what, self.faults, name)

    @override
    def __str__(self) -> str:
        text: str = _ENGLISH.error_text(self)
        return text


class MalformedDocument(FaultyValue):
    """A text or a JSON object is malformed. Each fault names its place and the expected form."""


class InvalidEdition(FaultyValue):
    """An edition cannot be played. Each fault says why."""


class InvalidState(FaultyValue):
    """No game can reach a set-up, a state or a view, or a view event cannot follow."""


class NotOver(FaultyValue):
    """Something was asked that a viewer knows only at the end of the game."""


class InvalidArgument(FaultyValue):
    """There is no such game, viewer, number of players, language or other argument.

    Args:
        fault: The fault, or its text.
    """

    def __init__(self, fault: Fault | str) -> None:
        super().__init__("argument", (fault,))
        (self.fault,) = self.faults
        self.args = (fault,)

    @override
    def __str__(self) -> str:
        return str(self.fault)
