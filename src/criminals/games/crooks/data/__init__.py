"""The editions that come with the library."""

from typing import Final

from criminals.core.frozen_map import FrozenMap
from criminals.games.crooks.data.reference import REFERENCE
from criminals.games.crooks.data.tiny import BOSSES, TINY
from criminals.games.crooks.edition import Edition

EDITIONS: Final[FrozenMap[str, Edition]] = FrozenMap({e.name: e for e in (REFERENCE, TINY, BOSSES)})
"""The editions that a record may name."""

__all__ = ["BOSSES", "EDITIONS", "REFERENCE", "TINY"]
