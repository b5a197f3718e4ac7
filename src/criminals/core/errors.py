"""The errors. Each one of our own is a `CriminalsError` and a `ValueError` too."""

from collections.abc import Iterable
from typing import TypeAlias

import attrs
from typing_extensions import override

from criminals.core.frozen_map import FrozenMap

Param: TypeAlias = int | str | bool | tuple[int, ...]
"""What a refusal or a score line carries for its words."""

Params: TypeAlias = FrozenMap[str, Param]
"""What a refusal or a score line is about, by name: enough to make a sentence of it."""


@attrs.frozen
class Violation:
    """Why an action is refused: the clause it breaks, a code that stays the same, and what the sentence needs.

    `str()` is short and untranslated; `describe(violation, lang)` says it in a sentence.
    """

    game: str
    clause: str
    code: str
    params: Params = FrozenMap()

    @override
    def __str__(self) -> str:
        return f"{self.code} (§{self.clause})"


class CriminalsError(Exception):
    """The base of every error of this library."""


class IllegalAction(CriminalsError, ValueError):
    """The rules refuse an action. Nothing has changed."""

    def __init__(self, action: object, violation: Violation, text: str = "") -> None:
        super().__init__(action, violation, text)
        self.action = action
        self.violation = violation
        self.text = text or violation.code

    @override
    def __str__(self) -> str:
        return f"{self.action!r}: {self.text} (§{self.violation.clause})"


class _Faulty(CriminalsError, ValueError):
    """An error that lists every fault found, not just the first."""

    def __init__(self, what: str, faults: Iterable[str]) -> None:
        self.what = what
        self.faults = tuple(faults)
        super().__init__(what, self.faults)

    @override
    def __str__(self) -> str:
        return f"{self.what}: {'; '.join(self.faults)}"


class MalformedDocument(_Faulty):
    """A text or JSON object is not what it should be; each fault says where and why."""


class InvalidEdition(_Faulty):
    """An edition can not be played with."""


class InvalidState(_Faulty):
    """A set-up or state that the game can not reach."""


class NotOver(_Faulty):
    """Asked for what is known only at the end."""
