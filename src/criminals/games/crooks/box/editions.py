"""The editions that come with the library."""

from typing import Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.box.reference import REFERENCE
from criminals.games.crooks.box.tiny import BOSSES, TINY

EDITIONS: Final[FrozenMap[str, Edition]] = FrozenMap({e.name: e for e in (REFERENCE, TINY, BOSSES)})
"""The editions that a record may name."""

__all__ = ["BOSSES", "EDITIONS", "REFERENCE", "TINY"]
