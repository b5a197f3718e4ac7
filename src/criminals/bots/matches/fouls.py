"""Fouls: the ways in which a bot breaks off a game and loses it."""

from typing import Any, Final, Literal, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.errors import CriminalsError, Fault, Place, Violation
from criminals.core.base.seats import Seat
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import fault_text

Reason: TypeAlias = Literal["illegal", "nothing", "crash", "time"]
"""The kinds of fouls: `illegal`, the bot returned an action that is illegal, or no action of the game; `nothing`, it
returned None; `crash`, it raised an error or its process ended; `time`, it took too long."""

MOST: Final = 300
"""The longest text of a foul, in characters."""


def printable(text: str) -> str:
    """Put a text on one line, without characters that steer a terminal, hide others or can't be written to a file."""
    return "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text)


def _shown(text: str) -> str:
    """Make a plain text that can be shown, even of an object of a bot's own class."""
    return printable(text[:MOST])[:MOST]


@attrs.frozen
class Foul:
    """The reason why the bot of a seat broke off a game. It loses, and the others share the win."""

    seat: Seat
    """The seat of the bot."""
    reason: Reason
    """The kind of foul: `illegal`, the action is illegal, or not one of the game; `nothing`, the bot returned None;
    `crash`, it raised an error or its process ended; `time`, it took too long."""
    text: str = attrs.field(converter=_shown)
    """The details in English, such as the error of the bot, on one line."""
    fault: Fault | None = attrs.field(default=None, eq=False, repr=False)
    """The details as data, if the library found the foul. It is in no document."""

    def told(self, lang: str = ENGLISH) -> str:
        """Say the details in a language. The bot's own words are not translated.

        While the game goes on, they may be a secret of the seat.

        Args:
            lang: The language, such as `en`, `it` or `fr`. By default English.

        Returns:
            The details on one line.
        """
        return self.text if self.fault is None else _shown(fault_text(self.fault, lang))

    @override
    def __str__(self) -> str:
        return f"seat {self.seat}: {self.reason}: {self.text}"


def refused(seat: Seat, action: str, violation: Violation) -> Foul:
    """The foul of a bot that chose an illegal action."""
    place = Place(action=_shown(action))
    fault = Fault(violation.code, violation.params, place, violation.clause, violation.game)
    return Foul(seat, "illegal", f"{action}: {violation}", fault)


class FoulPlay(CriminalsError):
    """Raised by `play` when a bot breaks off the game.

    Args:
        foul: The seat, and what its bot did.
        record: The record of the game so far.
    """

    def __init__(self, foul: Foul, record: Any) -> None:
        super().__init__(foul, record)
        self.foul = foul
        """The seat, and what its bot did."""
        self.record = record
        """The record of the game so far."""

    @override
    def __str__(self) -> str:
        return str(self.foul)
