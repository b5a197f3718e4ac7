"""Who acts and who looks on."""

from enum import Enum
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A player, 0 to n-1 clockwise. Seat 0 is falsy: compare an actor with `is None`, never by its truth."""


class Chance(Enum):
    """The actor of what is drawn or thrown."""

    CHANCE = "chance"


class Spectator(Enum):
    """One who watches and knows only what everybody knows."""

    SPECTATOR = "spectator"


CHANCE: Final = Chance.CHANCE
"""The actor that throws dice; it has no seat, and no view."""
SPECTATOR: Final = Spectator.SPECTATOR
"""The viewer who sees what all see, and nothing more."""

Viewer: TypeAlias = Seat | Spectator
"""Whose eyes a view is seen with: a seat's, or those of one who only watches."""


def check_viewer(viewer: object, players: int) -> None:
    """Raise `ValueError` for what is neither a seat at a table of so many players nor the spectator."""
    if viewer is not SPECTATOR and (type(viewer) is not int or not 0 <= viewer < players):
        raise ValueError(f"a viewer is a seat from 0 to {players - 1} or SPECTATOR, not {viewer!r}")
