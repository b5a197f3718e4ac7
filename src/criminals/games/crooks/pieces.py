"""What lies on the table: crooks face up and face down, where they came from, who looked where (§6)."""

from collections.abc import Iterable
from typing import TypeAlias, final

import attrs

from criminals.core.building import builder
from criminals.core.seats import Seat


@attrs.frozen(weakref_slot=False, order=True)
class Origin:
    """Where a crook came from: a hangout and how many crooks lay there when it was taken (§6.10).

    No two crooks have the same origin, so it names a crook without telling who it is.
    """

    hangout: str
    number: int


@attrs.frozen(weakref_slot=False)
class Look:
    """A seat looked into a hangout when so many crooks lay there (§6.2, §6.10)."""

    seat: Seat
    hangout: str
    number: int


@final
@attrs.frozen(weakref_slot=False)
class FaceUp:
    """A crook that everybody sees, by its id."""

    crook: int
    origin: Origin


@final
@attrs.frozen(weakref_slot=False)
class FaceDown:
    """A crook that only its knowers have seen: its owner and who spied on it (§6.5). A `State` tells who it is."""

    origin: Origin
    knowers: frozenset[Seat]


Card: TypeAlias = FaceUp | FaceDown
"""A crook on the table, as everybody sees it (§6.1)."""

Seen: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""For each hangout what a viewer saw in it, the first look first: ids, ascending, as many as lay there (§6.3)."""


@attrs.frozen(weakref_slot=False)
class Discard:
    """A crook back in the box: killed as it lay (§4.5), or returned from its owner's hand (§3.10).

    Everybody knows one that lay face up (§6.6); any other, only who knew it already (§6.7).
    """

    owner: Seat
    card: Card
    returned: bool


face_up = builder(FaceUp)
face_down = builder(FaceDown)


def with_discards(discards: tuple[Discard, ...], more: Iterable[Discard]) -> tuple[Discard, ...]:
    """The discards with more, by their origins: the order of killing is not kept (§6.11)."""
    return tuple(sorted((*discards, *more), key=lambda discard: discard.card.origin))
