"""How a bot can lose a game other than by playing badly."""

from typing import Any, Final, Literal, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.errors import CriminalsError
from criminals.core.seats import Seat

Reason: TypeAlias = Literal["illegal", "nothing", "crash", "time"]
"""An action that the rules refuse, or that is none; no action at all; an exception; more time than the limit."""

MOST: Final = 300
"""How many characters of an error are kept."""


def _cut(text: str) -> str:
    return text[:MOST]


@attrs.frozen
class Foul:
    """Who broke off a game, and by what. The seat loses, the others share the win."""

    seat: Seat
    reason: Reason
    text: str = attrs.field(converter=_cut)

    @override
    def __str__(self) -> str:
        return f"seat {self.seat}: {self.reason}: {self.text}"


class FoulPlay(CriminalsError):
    """A bot broke off its game; `record` has what was played until then, if the game has records."""

    def __init__(self, foul: Foul, record: Any) -> None:
        super().__init__(foul, record)
        self.foul = foul
        self.record = record

    @override
    def __str__(self) -> str:
        return str(self.foul)
