"""The rollouts of the games that have one, loaded on first use."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias

Rollout: TypeAlias = Callable[[Any, tuple[Any, ...], Any], Any]
"""A function of a sampled world, its legal actions and a `random.Random` that returns one of the actions.

It may look at the whole world."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rollouts.crooks",
    "counterfeiters": "criminals.bots.rollouts.counterfeiters",
}
"""For each game that has one, the module with its `rollout`."""


def rollout_of(game: str) -> Rollout | None:
    """Return the library's cheap rules for playing worlds of a game to their end, to use in a rollout of your own.

    Args:
        game: The name of the game.

    Returns:
        The rollout, or None if the library has none for this game.

    Examples:
        >>> cheap = rollout_of("crooks")
    """
    module = MODULES.get(game)
    if module is None:
        return None
    rollout: Rollout = import_module(module).rollout
    return rollout
