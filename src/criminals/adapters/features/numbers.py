"""The parts of the features of all games: lists of numbers from 0 to 1."""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from criminals.core.base.seats import CHANCE, Chance, Seat

Shapes: TypeAlias = dict[str, tuple[int, ...]]
"""The shape of each feature, by its name, in the order of the tensor."""

Numbers: TypeAlias = dict[str, list[float]]
"""The numbers of each feature, by its name, row by row."""


class Features(Protocol):
    """A module of features."""

    def shapes(self, edition: Any, players: int, /) -> Shapes:
        """Return the shapes for an edition and a number of players."""
        ...

    def numbers(self, view: Any, /) -> Numbers:
        """Return the numbers of a view of a seat."""
        ...

    def most_points(self, edition: Any, players: int, /) -> int:
        """Return an upper bound on the points of a seat. The lower bound is 0."""
        ...


class Seated(Protocol):
    """The fields that the views of all games have."""

    @property
    def players(self) -> int: ...
    @property
    def viewer(self) -> Any: ...
    @property
    def actor(self) -> Seat | Chance | None: ...
    @property
    def phase(self) -> object: ...


def flags(found: Container[Any], among: Iterable[Any]) -> list[float]:
    """Return 1 for each thing that was found, and 0 for the others."""
    return [float(thing in found) for thing in among]


def one(thing: object, among: Iterable[Any]) -> list[float]:
    """Return 1 for one thing and 0 for the others; all 0 if it isn't among them."""
    return flags((thing,), among)


def shares(amounts: Iterable[int], whole: int) -> list[float]:
    """Return amounts as fractions of a whole, 1 at most."""
    return [min(1.0, amount / whole) if whole else 0.0 for amount in amounts]


def rows(parts: Iterable[Iterable[float]]) -> list[float]:
    """Join rows, one after another."""
    return [number for part in parts for number in part]


def turn_shapes(players: int, phases: Sequence[type]) -> Shapes:
    """Return the shapes for `turn_numbers`."""
    return {"viewer": (players,), "actor": (players + 1,), "phase": (len(phases),)}


def turn_numbers(view: Seated, phases: Sequence[type]) -> Numbers:
    """Return the numbers for the viewer, the seat to act (chance comes after the seats) and the phase."""
    seats = range(view.players)
    return {
        "viewer": one(view.viewer, seats),
        "actor": one(view.actor, (*seats, CHANCE)),
        "phase": one(type(view.phase), phases),
    }
