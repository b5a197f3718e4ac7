"""The rules of the games that have some, loaded when they are first used."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias

from criminals.core.game.protocol import Rng

Rules: TypeAlias = Callable[[Any, Rng], Any]
"""Chooses an action from the view of the seat to act, with a generator to choose among equals."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rules.crooks",
    "counterfeiters": "criminals.bots.rules.counterfeiters",
    "sicario": "criminals.bots.rules.sicario",
}
"""By the name of a game, the module whose `choose` has its rules."""


def rules_of(game: str) -> Rules | None:
    """The rules of a game, if it has some."""
    module = MODULES.get(game)
    if module is None:
        return None
    rules: Rules = import_module(module).choose
    return rules
