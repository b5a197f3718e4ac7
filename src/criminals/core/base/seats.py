"""Who acts and who looks on."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, TypeAlias

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault, given, invalid

Seat: TypeAlias = int
"""A player, 0 to n-1 clockwise. Seat 0 is falsy: compare an actor with `is None`, never by its truth."""

Names: TypeAlias = Mapping[Seat, str | None] | Sequence[str | None]
"""The names of players, by seat; who has none, or a blank one, is told by the number of the seat."""


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
"""Who has a view: a seat, or `SPECTATOR`."""


def wire_name(who: Seat | Chance | Spectator) -> int | str:
    """What documents and refusals call an actor or a viewer: a seat by its number, `"chance"`, `"spectator"`."""
    return who.value if isinstance(who, Enum) else who


def viewer_named(name: int | str) -> Viewer:
    """The viewer of a name; what is neither a seat's nor the spectator's has been refused before."""
    return name if isinstance(name, int) else Spectator(name)


def check_viewer(viewer: object, players: int) -> None:
    """Raise `InvalidArgument` unless the viewer is a seat at a table of that many players, or the spectator."""
    if viewer is not SPECTATOR and (type(viewer) is not int or not 0 <= viewer < players):
        raise invalid("no_viewer", last=players - 1, given=given(viewer))


def check_first(first: object, players: int) -> None:
    """Raise `InvalidArgument` unless `first` is a seat at a table of that many players, or None, which draws one."""
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise invalid("no_first", last=players - 1, given=given(first))


def no_seat(seat: object, players: int, path: str = "", clause: str = "2.1") -> Fault:
    """The fault of what is no seat of so many players, under a clause."""
    return fault("no_seat", path, clause, given=given(seat), players=players)
