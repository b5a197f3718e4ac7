"""Seats, viewers and chance."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, TypeAlias

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault, given, invalid

Seat: TypeAlias = int
"""A player, 0 to n-1 clockwise. Seat 0 is falsy: compare an actor with `is None`, never by its truth."""

Names: TypeAlias = Mapping[Seat, str | None] | Sequence[str | None]
"""The names of the players, by seat. A player without a name, or with a blank one, is called by the seat's number."""


class Chance(Enum):
    """The type of `CHANCE`, the actor that throws dice."""

    CHANCE = "chance"


class Spectator(Enum):
    """The type of `SPECTATOR`, the viewer who watches and knows only what everybody knows."""

    SPECTATOR = "spectator"


CHANCE: Final = Chance.CHANCE
"""The actor that throws dice. It has no seat and no view."""
SPECTATOR: Final = Spectator.SPECTATOR
"""The viewer who sees what everybody sees, and nothing more."""

Viewer: TypeAlias = Seat | Spectator
"""The owner of a view: a seat, or `SPECTATOR`."""


def wire_name(who: Seat | Chance | Spectator) -> int | str:
    """The name of an actor or a viewer in documents and violations: the seat's number, `"chance"` or `"spectator"`."""
    return who.value if isinstance(who, Enum) else who


def viewer_named(name: int | str) -> Viewer:
    """The viewer with a name in a document; other names have been refused before."""
    return name if isinstance(name, int) else Spectator(name)


def check_viewer(viewer: object, players: int) -> None:
    """Raise `InvalidArgument` for a viewer who is not at the table. The spectator is always welcome.

    Args:
        viewer: A seat, or `SPECTATOR`.
        players: The number of players.

    Raises:
        InvalidArgument: The viewer is neither a seat at the table nor the spectator.
    """
    if viewer is not SPECTATOR and (type(viewer) is not int or not 0 <= viewer < players):
        raise invalid("no_viewer", last=players - 1, given=given(viewer))


def check_first(first: object, players: int) -> None:
    """Raise `InvalidArgument` for a first seat that is not at the table.

    Args:
        first: The seat, or None, which stands for a random one.
        players: The number of players.

    Raises:
        InvalidArgument: There is no such seat.
    """
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise invalid("no_first", last=players - 1, given=given(first))


def no_seat(seat: object, players: int, path: str = "", clause: str = "2.1") -> Fault:
    """The fault of a value that is not one of the seats, under a clause."""
    return fault("no_seat", path, clause, given=given(seat), players=players)
