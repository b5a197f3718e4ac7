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
    """Return the rules of thumb that `RuleBot` plays a game by, to use them in rules of your own.

    Args:
        game: The name of the game.

    Returns:
        The rules, or None if the library has none for this game.

    Examples:
        >>> choose = rules_of("crooks")
        >>> action = choose(view, random.Random(1))
    """
    module = MODULES.get(game)
    if module is None:
        return None
    rules: Rules = import_module(module).choose
    return rules
