"""Whose decision comes next, and about what. Every phase is public: what is secret about it, only a `State` tells."""

from typing import TypeAlias, final

import attrs

from criminals.games.crooks.box.fields import Letter, Seat, TargetNumber
from criminals.games.crooks.rules.pieces import Card, Origin


@final
@attrs.frozen(weakref_slot=False)
class Recruiting:
    """A seat chooses a hangout, or passes (§3.2)."""

    seat: Seat
    """The seat that chooses."""


@final
@attrs.frozen(weakref_slot=False)
class Taking:
    """A seat has paid for a hangout and takes a crook from it (§3.5)."""

    seat: Seat
    """The seat that takes a crook."""
    hangout: Letter
    """The letter of the hangout."""


@final
@attrs.frozen(weakref_slot=False)
class Placing:
    """A seat has a crook in hand and places it (§3.7)."""

    seat: Seat
    """The seat with a crook in hand."""
    origin: Origin
    """The hangout and number that the crook came from."""


@final
@attrs.frozen(weakref_slot=False)
class Picking:
    """A seat may use its Pickpocket (§4.2)."""

    seat: Seat
    """The seat that decides."""


@final
@attrs.frozen(weakref_slot=False)
class Moving:
    """A seat moves the crooks that its Swap was placed on; until then they lie at no target (§4.4)."""

    seat: Seat
    """The seat that moves its crooks."""
    target: TargetNumber
    """The number of the target of the Swap."""
    cards: tuple[Card, ...]
    """The crooks to move, the first placed first."""


@final
@attrs.frozen(weakref_slot=False)
class Killing:
    """A seat may use its Killer at a target (§4.5)."""

    seat: Seat
    """The seat that decides."""
    target: TargetNumber
    """The number of the target of the Killer."""


@final
@attrs.frozen(weakref_slot=False)
class Spying:
    """A seat may use its Spy (§4.7)."""

    seat: Seat
    """The seat that decides."""


@final
@attrs.frozen(weakref_slot=False)
class Over:
    """Everybody has passed (§3.3)."""


Phase: TypeAlias = Recruiting | Taking | Placing | Picking | Moving | Killing | Spying | Over
"""The decision to make now, and who makes it (§3, §4)."""
