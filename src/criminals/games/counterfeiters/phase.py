"""Whose decision comes next, and about what. Every phase is public."""

from typing import Final, TypeAlias, final

import attrs

from criminals.core.seats import Seat
from criminals.games.counterfeiters.edition import Kind


@final
@attrs.frozen(weakref_slot=False)
class Playing:
    """A seat plays a henchman, or lays it down (§3.1)."""

    seat: Seat


@final
@attrs.frozen(weakref_slot=False)
class Dining:
    """A seat's lunch turns a fake into money; so many of its lunches are left, this one with them (§3.7, §6.3)."""

    seat: Seat
    lunches: int


@final
@attrs.frozen(weakref_slot=False)
class Finishing:
    """A seat plays its last henchman; `last` is who moved the pawn to the end, and comes last (§6.1)."""

    seat: Seat
    last: Seat


@final
@attrs.frozen(weakref_slot=False)
class Retaking:
    """The owner of a lawyer may take a henchman off an action space (§6.2)."""

    seat: Seat
    lawyer: Kind


@final
@attrs.frozen(weakref_slot=False)
class Replaying:
    """The owner of a lawyer plays the henchman just taken off (§6.2)."""

    seat: Seat
    lawyer: Kind


@final
@attrs.frozen(weakref_slot=False)
class Over:
    """The last lunches and tickets are paid (§6.3)."""


OVER: Final = Over()

Phase: TypeAlias = Playing | Dining | Finishing | Retaking | Replaying | Over
"""What is to be decided, and by whom (§3, §6)."""
Henchman: TypeAlias = Playing | Finishing | Replaying
"""The phases in which a henchman is played."""
