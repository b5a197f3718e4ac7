"""The rollout that works in every game."""

from typing import Any


def random_rollout(state: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Choose any legal action, each with the same chance, for `ISMCTSBot(rollout=random_rollout)`.

    Args:
        state: A sampled world. It is not used.
        actions: The legal actions of the world.
        rng: A `random.Random`.

    Returns:
        One of the actions.
    """
    return actions[int(rng.random() * len(actions))]
