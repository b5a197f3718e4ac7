"""The changes that a table goes through; each has a number, from 1 up."""

from typing import Annotated, Final, TypeAlias

import attrs

from criminals.core.base.constraints import Natural, Range, Tag
from criminals.core.base.seats import Chance, Spectator
from criminals.core.documents.codec import Codec


@attrs.frozen
class Begun:
    """Nothing has changed yet."""


@attrs.frozen
class Acted:
    """A seat or `CHANCE` has acted. `plies` counts the action and the throws that were drawn right after it."""

    by: Natural | Chance
    plies: Annotated[int, Range(1)] = 1


@attrs.frozen
class TakenBack:
    """A seat has taken its last action back."""

    by: Natural


@attrs.frozen
class HandedOver:
    """A seat was given to another person or bot, or has a new link; `SPECTATOR` stands for the spectators' link."""

    viewer: Natural | Spectator


Change: TypeAlias = Begun | Acted | TakenBack | HandedOver
"""The last thing that happened to a table."""

BEGUN: Final = Begun()
"""The last change of a table at which nothing has changed yet."""

CODEC: Final = Codec([Annotated[Change, Tag("change")]])
"""Reads and writes what a saved host holds besides its record."""


def plies_of(change: Change) -> int:
    """The actions at the end of the record that a change consists of."""
    return change.plies if isinstance(change, Acted) else 0
