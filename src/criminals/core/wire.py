"""What documents of all games name in the same way: seats, viewers, player counts."""

from typing import Annotated, Literal, TypeAlias

from criminals.core.constraints import ASCENDING, Range

SeatNumber: TypeAlias = Literal[0, 1, 2, 3]
PlayerCount: TypeAlias = Literal[2, 3, 4]
ViewerName: TypeAlias = Literal[0, 1, 2, 3, "spectator"]
PlayerKey: TypeAlias = Literal["2", "3", "4"]
"""How many play, as a key."""
Natural: TypeAlias = Annotated[int, Range(0)]
Seats: TypeAlias = Annotated[tuple[SeatNumber, ...], ASCENDING]
"""A set of seats."""
