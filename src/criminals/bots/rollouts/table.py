"""The rollouts of the games that have one, loaded when they are first used."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias

Rollout: TypeAlias = Callable[[Any, tuple[Any, ...], Any], Any]
"""Chooses one of the legal actions of a sampled world, with a `random.Random`; it may look at the whole state."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rollouts.crooks",
    "counterfeiters": "criminals.bots.rollouts.counterfeiters",
}
"""By the name of a game, the module whose `rollout` has its cheap rules."""


def rollout_of(game: str) -> Rollout | None:
    """The rollout of a game, if it has one."""
    module = MODULES.get(game)
    if module is None:
        return None
    rollout: Rollout = import_module(module).rollout
    return rollout
