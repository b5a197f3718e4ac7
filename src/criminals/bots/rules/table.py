"""The rules of the games that have some, loaded on first use."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias

from criminals.core.game.protocol import Rng

Rules: TypeAlias = Callable[[Any, Rng], Any]
"""A function of a view and a generator that returns a legal action. The generator decides between equals."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rules.crooks",
    "counterfeiters": "criminals.bots.rules.counterfeiters",
    "sicario": "criminals.bots.rules.sicario",
}
"""For each game that has rules, the package with its `choose`."""


def rules_of(game: str) -> Rules | None:
    """Return the rules of a game, or None if it has none."""
    module = MODULES.get(game)
    if module is None:
        return None
    rules: Rules = import_module(module).choose
    return rules
