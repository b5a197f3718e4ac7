"""What documents of score lines hold: the reason is the tag (§5.3). There is nothing more to tell, so no params."""

from typing import Final, Literal, TypeAlias, get_args

import attrs

from criminals.core.wire import SeatNumber


@attrs.frozen
class NoParams:
    """Nothing."""


@attrs.frozen
class EmbassyDocument:
    """Enough agents have reached the embassy (§5.1)."""

    reason: Literal["embassy"]
    seat: SeatNumber
    points: Literal[1]
    clause: Literal["5.1"]
    params: NoParams


@attrs.frozen
class CaptureDocument:
    """The sicario was named (§3.7)."""

    reason: Literal["capture"]
    seat: SeatNumber
    points: Literal[1]
    clause: Literal["3.7"]
    params: NoParams


@attrs.frozen
class EliminationDocument:
    """Two agents are out (§5.2)."""

    reason: Literal["elimination"]
    seat: SeatNumber
    points: Literal[1]
    clause: Literal["5.2"]
    params: NoParams


LineDocument: TypeAlias = EmbassyDocument | CaptureDocument | EliminationDocument

LINES: Final[tuple[type[LineDocument], ...]] = get_args(LineDocument)
"""The classes of score lines."""
