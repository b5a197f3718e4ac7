"""The editions that come with the library."""

from typing import Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.box.reference import REFERENCE
from criminals.games.sicario.box.tiny import TINY

EDITIONS: Final[FrozenMap[str, Edition]] = FrozenMap({e.name: e for e in (REFERENCE, TINY)})
"""The editions that a record may name."""

__all__ = ["EDITIONS", "REFERENCE", "TINY"]
