"""Where things are: one vocabulary for what a person clicks, what a picture shows, and what an animation moves.

A location is a text such as `hangout/C` or `row/1/6`. One that begins like another and goes on after a slash is a part
of it: `hangout/C/14` is crook 14 as it lies in hangout C, for one who may look.
"""

from collections.abc import Mapping
from typing import TypeAlias

import attrs

from criminals.core.base.faults import given, invalid

Location: TypeAlias = str
"""The name of a place where something can lie or be clicked; the page of a game lists its own."""


@attrs.frozen
class Piece:
    """Something at a location: one thing, or several that the viewer cannot tell apart there."""

    kind: str
    """What it is: `"crook"`, `"money"`, `"pawn"`; the page of a game lists its own."""
    number: int | None = 1
    """How much of it there is; None if the viewer does not know."""
    value: int | str | None = None
    """Which one it is, as documents name it; None if the viewer does not know, or if all are alike."""
    face_down: bool = False
    """Whether it is hidden from somebody: it lies face down, or is in a hand."""


@attrs.frozen
class Movement:
    """A piece goes from one location to another, or is turned over where it lies."""

    piece: Piece
    """The piece as it arrives: what the viewer knows of it by then."""
    source: Location
    target: Location


Locations: TypeAlias = Mapping[Location, tuple[Piece, ...]]
"""What lies at each location."""


def some(piece: Piece) -> tuple[Piece, ...]:
    """The piece, unless there is nothing of it."""
    return () if piece.number == 0 else (piece,)


def in_place(piece: Piece, location: Location) -> Movement:
    """Something turned over, or told, where it lies."""
    return Movement(piece, location, location)


def check_location(location: object, known: Locations) -> None:
    """Raise `InvalidArgument` for what is no location of a table."""
    if not isinstance(location, str) or location not in known:
        raise invalid("no_location", given=given(location))


def is_part(location: Location, known: Locations) -> bool:
    """Whether a location is a part of another one that is known: what lies there lies at the other one, too."""
    parts = location.split("/")
    return any("/".join(parts[:length]) in known for length in range(1, len(parts)))
