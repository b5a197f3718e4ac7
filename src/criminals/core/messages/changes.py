"""The changes that a table goes through, numbered from 1."""

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
    """A seat or `CHANCE` has acted. `plies` counts the action and the throws drawn right after it."""

    by: Natural | Chance
    """The seat, or `CHANCE`."""
    plies: Annotated[int, Range(1)] = 1
    """The number of actions: the first one, and the throws drawn right after it."""


@attrs.frozen
class TakenBack:
    """A seat has taken its last action back."""

    by: Natural
    """The seat."""


@attrs.frozen
class HandedOver:
    """A seat was given to another person or bot, or has a new link; `SPECTATOR` stands for the spectators' link."""

    viewer: Natural | Spectator
    """The seat, or `SPECTATOR` for the link of the spectators."""


Change: TypeAlias = Begun | Acted | TakenBack | HandedOver
"""The last thing that happened to a table."""

BEGUN: Final = Begun()
"""The last change of a table at which nothing has changed yet."""

CODEC: Final = Codec([Annotated[Change, Tag("change")]])
"""The codec of the fields of a saved host, apart from its record."""


def plies_of(change: Change) -> int:
    """The number of actions at the end of the record that belong to a change."""
    return change.plies if isinstance(change, Acted) else 0
