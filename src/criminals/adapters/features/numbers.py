"""What the features of all games are made of: lists of numbers from 0 to 1."""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from criminals.core.base.seats import CHANCE, Chance, Seat

Shapes: TypeAlias = dict[str, tuple[int, ...]]
"""The shape of each feature, by its name, in the order in which they stand in a tensor."""

Numbers: TypeAlias = dict[str, list[float]]
"""The numbers of each feature, by its name, row by row."""


class Features(Protocol):
    """What a module of features has."""

    def shapes(self, edition: Any, players: int, /) -> Shapes:
        """What there is for a box with so many players."""
        ...

    def numbers(self, view: Any, /) -> Numbers:
        """What the viewer of a view knows, for a seat."""
        ...

    def most_points(self, edition: Any, players: int, /) -> int:
        """A bound on the points of a seat; none has less than 0."""
        ...


class Seated(Protocol):
    """A view, as far as all games have the same."""

    @property
    def players(self) -> int: ...
    @property
    def viewer(self) -> Any: ...
    @property
    def actor(self) -> Seat | Chance | None: ...
    @property
    def phase(self) -> object: ...


def flags(found: Container[Any], among: Iterable[Any]) -> list[float]:
    """For each thing 1 if it was found, else 0."""
    return [float(thing in found) for thing in among]


def one(thing: object, among: Iterable[Any]) -> list[float]:
    """1 for one thing, 0 for the others; all are 0 if it is not there."""
    return flags((thing,), among)


def shares(amounts: Iterable[int], whole: int) -> list[float]:
    """Amounts as parts of a whole, 1 at most."""
    return [min(1.0, amount / whole) if whole else 0.0 for amount in amounts]


def rows(parts: Iterable[Iterable[float]]) -> list[float]:
    """Rows, one after another."""
    return [number for part in parts for number in part]


def turn_shapes(players: int, phases: Sequence[type]) -> Shapes:
    """The shapes of what `turn_numbers` gives."""
    return {"viewer": (players,), "actor": (players + 1,), "phase": (len(phases),)}


def turn_numbers(view: Seated, phases: Sequence[type]) -> Numbers:
    """Who looks, who is to act (chance comes after the seats), and in which phase."""
    seats = range(view.players)
    return {
        "viewer": one(view.viewer, seats),
        "actor": one(view.actor, (*seats, CHANCE)),
        "phase": one(type(view.phase), phases),
    }
