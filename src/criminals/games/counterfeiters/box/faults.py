"""The faults of the game: each has a code, which is an entry of the part `fault` in the catalogues."""

from typing import Final

from criminals.core.base.faults import GameFaults
from criminals.games.counterfeiters.box.version import NAME

fault: Final = GameFaults(NAME)
"""Makes a fault: its clause, its code, its path or none, and the parameters of its sentence."""
