"""The editions that come with the library."""

from typing import Final

from criminals.core.frozen_map import FrozenMap
from criminals.games.counterfeiters.data.reference import REFERENCE
from criminals.games.counterfeiters.data.tiny import TINY
from criminals.games.counterfeiters.edition import Edition

EDITIONS: Final[FrozenMap[str, Edition]] = FrozenMap({e.name: e for e in (REFERENCE, TINY)})
"""The editions that a record may name."""

__all__ = ["EDITIONS", "REFERENCE", "TINY"]
