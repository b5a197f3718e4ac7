"""Priors: which actions at the root of a search are worth trying first."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias

from criminals.core.base.checks import shortened

Prior: TypeAlias = Callable[[Any, tuple[Any, ...]], Mapping[Any, float] | Sequence[float]]
"""Weights, from 0, for the legal actions of a view: in their order, or by action, where the others have none."""

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.bots.rules.crooks",
    "counterfeiters": "criminals.bots.rules.counterfeiters",
}
"""By the name of a game, the module whose `prior` has the weights by its rules of thumb."""


def prior_of(game: str) -> Prior | None:
    """The prior by the rules of thumb of a game, if it has one; its module is loaded when it is first asked for."""
    module = MODULES.get(game)
    if module is None:
        return None
    prior: Prior = import_module(module).prior
    return prior


def shares_of(prior: Prior, view: Any, actions: tuple[Any, ...]) -> dict[Any, float]:
    """The share of each action in the weights that a prior gives; equal shares if it gives nothing but 0."""
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
