"""Whose decision comes next, and about what. Every phase is public."""

from typing import Final, TypeAlias, final

import attrs

from criminals.games.sicario.box.fields import Seat


@final
@attrs.frozen(weakref_slot=False)
class Rolling:
    """The die is thrown for an agent: a decision of `CHANCE` (§3.1, §6.6)."""

    seat: Seat
    """The seat of the agent who moves; the actor is `CHANCE`."""


@final
@attrs.frozen(weakref_slot=False)
class Decoding:
    """An agent has come to an antenna: it uses the disc, tries a capture, or neither (§3.5)."""

    seat: Seat
    """The seat of the agent at the antenna."""


@final
@attrs.frozen(weakref_slot=False)
class Hunting:
    """The sicario asks an exposed agent, or tries to eliminate one (§4)."""

    seat: Seat
    """The sicario's seat."""


@final
@attrs.frozen(weakref_slot=False)
class Questioning:
    """The sicario has a tip and asks the agent whose turn it is (§7.4)."""

    seat: Seat
    """The sicario's seat."""
    agent: Seat
    """The seat of the agent to ask."""


@final
@attrs.frozen(weakref_slot=False)
class Over:
    """Somebody has won (§5)."""


OVER: Final = Over()

Phase: TypeAlias = Rolling | Decoding | Hunting | Questioning | Over
"""The decision to be made, and by whom; a throw, for whom (§3, §4)."""
