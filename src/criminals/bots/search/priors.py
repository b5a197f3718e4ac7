"""Priors: weights that say which actions a search should try first at its root."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias

from criminals.core.base.checks import shortened

Prior: TypeAlias = Callable[[Any, tuple[Any, ...]], Mapping[Any, float] | Sequence[float]]
"""A function of a view and its legal actions that returns their weights, numbers from 0 up.

The weights are in the order of the actions, or in a mapping, where missing actions have weight 0."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rules.crooks",
    "counterfeiters": "criminals.bots.rules.counterfeiters",
}
"""For each game that has one, the module with its `prior`, made from its rules of thumb."""


def prior_of(game: str) -> Prior | None:
    """Return the prior that is made from the library's rules of thumb, to use it beside a rollout of your own.

    Args:
        game: The name of the game.

    Returns:
        The prior, or None if the library has none for this game.

    Examples:
        >>> bot = ISMCTSBot(seconds=0.2, rollout=random_rollout, prior=prior_of("crooks"))
    """
    module = MODULES.get(game)
    if module is None:
        return None
    prior: Prior = import_module(module).prior
    return prior


def shares_of(prior: Prior, view: Any, actions: tuple[Any, ...]) -> dict[Any, float]:
    """Compute the share of each action in the weights of a prior; equal shares if all weights are 0."""
    given = prior(view, actions)
    if isinstance(given, Mapping):
        if strange := [action for action in given if action not in actions]:
            raise ValueError(f"the prior weighs {shortened(strange[0])}, which is not legal there")
        weights: Sequence[float] = [given.get(action, 0.0) for action in actions]
    else:
        weights = given
    if len(weights) != len(actions) or not all(0 <= weight < float("inf") for weight in weights):
        wanted = f"a number from 0 for each of {len(actions)} actions"
        raise ValueError(f"the prior returned {shortened(given)}, not {wanted}")
    total = sum(weights)
    if not total:
        return dict.fromkeys(actions, 1 / len(actions))
    return {action: weight / total for action, weight in zip(actions, weights, strict=True)}
