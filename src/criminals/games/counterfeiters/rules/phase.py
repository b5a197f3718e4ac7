"""Whose decision comes next, and about what. Every phase is public."""

from typing import Annotated, Final, TypeAlias, final

import attrs

from criminals.core.base.constraints import Named, OneOf
from criminals.games.counterfeiters.box.edition import Kind
from criminals.games.counterfeiters.box.fields import Lunches, Seat

Lawyer: TypeAlias = Annotated[Kind, OneOf(Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER), Named("Lawyer")]


@final
@attrs.frozen(weakref_slot=False)
class Playing:
    """A seat plays a henchman, or lays it down (§3.1)."""

    seat: Seat
    """The seat that plays a henchman."""


@final
@attrs.frozen(weakref_slot=False)
class Dining:
    """A seat's lunch turns a fake into money; `lunches` are left, including this one (§3.7, §6.3)."""

    seat: Seat
    """The seat that owns the lunch."""
    lunches: Lunches
    """The number of lunches the seat has left, including this one."""


@final
@attrs.frozen(weakref_slot=False)
class Finishing:
    """A seat plays its last henchman; `last` is who moved the pawn to the end, and comes last (§6.1)."""

    seat: Seat
    """The seat that plays its last henchman."""
    last: Seat
    """The seat that moved the pawn, which comes last."""


@final
@attrs.frozen(weakref_slot=False)
class Retaking:
    """The owner of a lawyer may take a henchman off an action space (§6.2)."""

    seat: Seat
    """The seat that owns the lawyer."""
    lawyer: Lawyer
    """The lawyer."""


@final
@attrs.frozen(weakref_slot=False)
class Replaying:
    """The owner of a lawyer plays the henchman just taken off (§6.2)."""

    seat: Seat
    """The seat that plays the henchman again."""
    lawyer: Lawyer
    """The lawyer that was used."""


@final
@attrs.frozen(weakref_slot=False)
class Over:
    """The last lunches and tickets are paid (§6.3)."""


OVER: Final = Over()

Phase: TypeAlias = Playing | Dining | Finishing | Retaking | Replaying | Over
"""The decision to make now, and who makes it (§3, §6)."""
Henchman: TypeAlias = Playing | Finishing | Replaying
"""The phases in which a henchman is played."""
HENCHMAN: Final = (Playing, Finishing, Replaying)
"""The same, for `isinstance`, which takes a tuple faster than a union."""
