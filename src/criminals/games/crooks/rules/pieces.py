"""The pieces on the table: crooks face up and face down, their origins, and the looks of each player (§6)."""

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

import attrs

from criminals.core.base.building import builder
from criminals.core.base.frozen_map import FrozenMap
from criminals.games.crooks.box.fields import Count, CrookId, Letter, Seat


@attrs.frozen(weakref_slot=False, order=True)
class Origin:
    """The origin of a crook: a hangout, and the number of crooks there when it was taken (§6.10).

    No two crooks have the same origin, so it names a crook without telling who it is.
    """

    hangout: Letter
    """The letter of the hangout that the crook came from."""
    number: Count
    """The number of crooks in the hangout when the crook was taken, itself included."""


@attrs.frozen(weakref_slot=False)
class Look:
    """A look of a seat into a hangout with `number` crooks (§6.2, §6.10)."""

    seat: Seat
    """The seat that looked."""
    hangout: Letter
    """The letter of the hangout."""
    number: Count
    """The number of crooks in the hangout then."""


@final
@attrs.frozen(weakref_slot=False)
class FaceUp:
    """A crook that everybody sees, by its id."""

    crook: CrookId
    """The id of the crook."""
    origin: Origin
    """The hangout and number that it came from."""


@final
@attrs.frozen(weakref_slot=False)
class FaceDown:
    """A crook that only some seats have seen: its owner, and those who spied on it (§6.5).

    `crook_of(origin)` of a state tells which crook it is.
    """

    origin: Origin
    """The hangout and number that it came from, which also name it."""
    knowers: frozenset[Seat]
    """The seats that have seen the crook: its owner, and spies."""


Card: TypeAlias = FaceUp | FaceDown
"""A crook on the table, as everybody sees it (§6.1)."""

Seen: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""For each hangout what a viewer saw in it, the first look first: ids, ascending, as many as lay there (§6.3)."""


@attrs.frozen(weakref_slot=False)
class Discard:
    """A crook back in the box: killed as it lay (§4.5), or returned from its owner's hand (§3.10).

    Everybody knows a crook that lay face up (§6.6). Any other is known only to those who knew it already (§6.7).
    """

    owner: Seat
    """The seat that the crook belonged to."""
    card: Card
    """The crook, face up or face down as it was."""
    returned: bool
    """True if it was returned from the hand, False if it was killed."""


face_up = builder(FaceUp)
face_down = builder(FaceDown)


def with_discards(discards: tuple[Discard, ...], more: Iterable[Discard]) -> tuple[Discard, ...]:
    """The discards with more, by their origins: the order of killing is not kept (§6.11)."""
    changed = [*discards]
    for discard in more:  # each into its place: sorting them all would take longer with every crook that came back
        insort(changed, discard, key=_by_origin)
    return tuple(changed)


def _by_origin(discard: Discard) -> tuple[str, int]:
    origin = discard.card.origin
    return origin.hangout, origin.number


NOTHING: Final[FrozenMap[Origin, int]] = FrozenMap()
"""Nobody known."""


def crook_of(card: Card, known: Mapping[Origin, int]) -> int | None:
    """The id of a card, if everybody sees it or the viewer knows it."""
    return card.crook if isinstance(card, FaceUp) else known.get(card.origin)
