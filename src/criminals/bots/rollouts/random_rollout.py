"""The rollout that knows no game."""

from typing import Any


def random_rollout(state: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Any of the legal actions, each with the same chance, for `ISMCTSBot(rollout=random_rollout)`.

    Args:
        state: A sampled world.
        actions: Its legal actions.
        rng: A `random.Random`.

    Returns:
        One of the actions. It knows no rules of thumb, of any game.
    """
    return actions[int(rng.random() * len(actions))]
