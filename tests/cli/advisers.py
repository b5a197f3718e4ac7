"""Bots that give no good hints."""

from typing import Any

from criminals import Rng
from criminals.bots.players.clock import TimeOver
from criminals.games import crooks


class Late:
    """Takes longer than it may, as a program can."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise TimeOver("took longer than 1 s")


class Wrong:
    """Wants what is not legal."""

    def choose(self, view: Any, rng: Rng) -> Any:
        return crooks.Leave()
