"""Fouls: how a bot can lose a game other than by playing badly."""

from typing import Any, Final, Literal, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.errors import CriminalsError, Fault, Place, Violation
from criminals.core.base.seats import Seat
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import fault_text

Reason: TypeAlias = Literal["illegal", "nothing", "crash", "time"]
"""Why a bot broke off: `illegal`, an action that is not legal or no action at all of the game; `nothing`, it gave None;
`crash`, it raised something or its process ended; `time`, it took too long."""

MOST: Final = 300
"""The longest text of a foul, in characters."""


def printable(text: str) -> str:
    """A text on one line, without characters that steer a terminal, hide others or cannot be written to a file."""
    return "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text)


def _shown(text: str) -> str:
    """A text that can be shown: a plain one, even if it was of a class of a bot's own."""
    return printable(text[:MOST])[:MOST]


@attrs.frozen
class Foul:
    """The seat that broke off a game, and why. It loses, and the others share the win."""

    seat: Seat
    reason: Reason
    text: str = attrs.field(converter=_shown)
    fault: Fault | None = attrs.field(default=None, eq=False, repr=False)
    """The same as data, if the library found it; no document has it."""

    def told(self, lang: str = ENGLISH) -> str:
        """The reason in a language; the words of the bot itself are left as they are.

        It may be a secret of the seat while the game goes on.
        """
        return self.text if self.fault is None else _shown(fault_text(self.fault, lang))

    @override
    def __str__(self) -> str:
        return f"seat {self.seat}: {self.reason}: {self.text}"


def refused(seat: Seat, action: str, violation: Violation) -> Foul:
    """The foul of a bot that chose an action which is not legal."""
    place = Place(action=_shown(action))
    fault = Fault(violation.code, violation.params, place, violation.clause, violation.game)
    return Foul(seat, "illegal", f"{action}: {violation}", fault)


class FoulPlay(CriminalsError):
    """A bot broke off its game; `record` has the game so far."""

    def __init__(self, foul: Foul, record: Any) -> None:
        super().__init__(foul, record)
        self.foul = foul
        self.record = record

    @override
    def __str__(self) -> str:
        return str(self.foul)
