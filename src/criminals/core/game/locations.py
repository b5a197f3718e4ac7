"""Locations: one vocabulary for clicks, pictures and animation.

A location is a text such as `hangout/C` or `row/1/6`. A location that continues another one after a slash is a part of
it: `hangout/C/14` is crook 14 in hangout C, for a viewer who knows it.
"""

from collections.abc import Mapping
from typing import TypeAlias

import attrs

from criminals.core.base.faults import given, invalid

Location: TypeAlias = str
"""The name of a place where something can lie or be clicked. The page of a game lists its locations."""


@attrs.frozen
class Piece:
    """A thing at a location, or several things that the viewer cannot tell apart there."""

    kind: str
    """The kind of thing, such as `"crook"`, `"money"` or `"pawn"`. The page of a game lists its kinds."""
    number: int | None = 1
    """The number of things, or the amount; None if the viewer does not know it."""
    value: int | str | None = None
    """The thing's name in documents; None if the viewer does not know it, or if all such things are alike."""
    face_down: bool = False
    """True if it is hidden from somebody: it lies face down, or is in a hand."""


@attrs.frozen
class Movement:
    """A piece that goes from one location to another, or is turned over where it lies."""

    piece: Piece
    """The piece as it arrives, with everything that the viewer knows of it by then."""
    source: Location
    """The location that it comes from."""
    target: Location
    """The location that it goes to; the same as `source` if it is turned over in place."""


Locations: TypeAlias = Mapping[Location, tuple[Piece, ...]]
"""The pieces at each location."""


def some(piece: Piece) -> tuple[Piece, ...]:
    """The piece as a tuple, or an empty tuple if its number is 0."""
    return () if piece.number == 0 else (piece,)


def in_place(piece: Piece, location: Location) -> Movement:
    """The movement of a piece that is turned over, or becomes known, where it lies."""
    return Movement(piece, location, location)


def check_location(location: object, known: Locations) -> None:
    """Raise `InvalidArgument` for anything that is not a location of a table."""
    if not isinstance(location, str) or location not in known:
        raise invalid("no_location", given=given(location))


def is_part(location: Location, known: Locations) -> bool:
    """Test if a location is a part of another known one."""
    parts = location.split("/")
    return any("/".join(parts[:length]) in known for length in range(1, len(parts)))
