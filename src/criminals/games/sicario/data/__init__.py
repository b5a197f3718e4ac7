"""The editions that come with the library."""

from typing import Final

from criminals.core.frozen_map import FrozenMap
from criminals.games.sicario.data.reference import REFERENCE
from criminals.games.sicario.data.tiny import TINY
from criminals.games.sicario.edition import Edition

EDITIONS: Final[FrozenMap[str, Edition]] = FrozenMap({e.name: e for e in (REFERENCE, TINY)})
"""The editions that a record may name."""

__all__ = ["EDITIONS", "REFERENCE", "TINY"]
