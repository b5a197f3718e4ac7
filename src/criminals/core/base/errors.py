"""The errors. Each one of our own is a `CriminalsError` and a `ValueError` too."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.later import ModuleLater

Param: TypeAlias = int | str | bool | tuple[int, ...]
"""A parameter of a violation or a score line."""

Params: TypeAlias = FrozenMap[str, Param]
"""The parameters of a violation or a score line, by name: enough to make a sentence of it."""

FaultParam: TypeAlias = Param | tuple[str, ...]
"""A parameter of a fault."""

_ENGLISH: Final = ModuleLater("criminals.core.looks.errors")
"""The words are read when a text is first asked for: an error that nobody reads costs no more than its data."""


@attrs.frozen
class Violation:
    """Why an action is refused: the clause it breaks, a code that stays the same, and parameters for a sentence.

    `str` is short and in no language; `describe(violation, lang)` makes a sentence.
    """

    game: str
    clause: str
    code: str
    params: Params = FrozenMap()

    @override
    def __str__(self) -> str:
        return f"{self.code} (§{self.clause})"


class Place(NamedTuple):
    """The place of a fault; what it does not have is empty, 0 or None."""

    path: str = ""
    """The path in a document, such as `$.setup.box[3]`, or the name of a field."""
    line: int = 0
    """The line of a text, from 1."""
    column: int = 0
    """The column of a text, from 1."""
    action: str | None = None
    """The action that stands there, as it is written."""


NOWHERE: Final = Place()
"""The place of a fault that is one of the whole."""


@attrs.frozen(weakref_slot=False)
class Fault:
    """One thing that is wrong: a code that stays the same, parameters for a sentence, and the place.

    `str` is the English sentence with its place and clause.
    """

    code: str
    params: FrozenMap[str, FaultParam] = FrozenMap()
    place: Place = NOWHERE
    clause: str = ""
    """The clause of the rules, if it is one of them that is broken."""
    game: str = ""
    """The game whose words tell it; empty for what all games tell alike."""

    @override
    def __str__(self) -> str:
        text: str = _ENGLISH.fault_text(self)
        return text


def told_fault(text: str) -> Fault:
    """The fault for a text that has no code, of a game written elsewhere."""
    return Fault("told", FrozenMap({"text": text}))


class CriminalsError(Exception):
    """The base of every error of this library.

    Pickled, it holds what it was made from and no more: no notes, no other attributes, and nothing of where it was
    raised.
    """

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args


class IllegalAction(CriminalsError, ValueError):
    """The rules refuse an action. Nothing has changed.

    Args:
        action: The action.
        violation: Why it is refused.
        text: The reason in English, or the function that tells the violation: a host that only asks whether an action
            is refused does not wait for a sentence.
    """

    def __init__(self, action: object, violation: Violation, text: str | Callable[[Violation], str] = "") -> None:
        super().__init__(action, violation)
        self.action = action
        self.violation = violation
        self._text = text

    @property
    def text(self) -> str:
        """The reason in English, or the code of the violation if nobody tells it."""
        return (self._text if isinstance(self._text, str) else self._text(self.violation)) or self.violation.code

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.violation, self.text)

    @override
    def __str__(self) -> str:
        return f"{self.action!r}: {self.text} (§{self.violation.clause})"


class FaultyValue(CriminalsError, ValueError):
    """The base of the errors that list every fault found, not just the first.

    Args:
        what: What has the faults: `"state"`, `"record"`, `"action"`, ...
        faults: The faults. A text stands for one without a code.
        name: What it is called, or how it is written, if that is short.
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
    """A text or JSON object is not what it should be; each fault says where and why."""


class InvalidEdition(FaultyValue):
    """An edition that cannot be played."""


class InvalidState(FaultyValue):
    """A set-up, a state or a view that no game can reach, or view events that cannot follow."""


class NotOver(FaultyValue):
    """Something is asked for that a viewer knows only at the end of the game."""


class InvalidArgument(FaultyValue):
    """A game, a viewer, a number of players, a language or another argument is none that there is."""

    def __init__(self, fault: Fault | str) -> None:
        super().__init__("argument", (fault,))
        (self.fault,) = self.faults
        self.args = (fault,)

    @override
    def __str__(self) -> str:
        return str(self.fault)
