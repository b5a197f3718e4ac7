"""The errors. Each one of our own is a `CriminalsError` and a `ValueError` too."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.frozen_map import FrozenMap

Param: TypeAlias = int | str | bool | tuple[int, ...]
"""A parameter of a violation or a score line."""

Params: TypeAlias = FrozenMap[str, Param]
"""The parameters of a violation or a score line, by name: enough to make a sentence of it."""


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


class CriminalsError(Exception):
    """The base of every error of this library.

    Pickled, it holds what it was made from and no more: no notes, no other attributes, and nothing of where it was
    raised.
    """

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args


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
    """An edition that cannot be played."""


class InvalidState(_Faulty):
    """A set-up, a state or a view that no game can reach, or view events that cannot follow."""


class NotOver(_Faulty):
    """Something is asked for that a viewer knows only at the end of the game."""
