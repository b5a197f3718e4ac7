"""A bot that leaves everything to chance."""

from typing import Any, Final

import attrs

from criminals.core.protocol import Rng, Value
from criminals.core.registry import game_of

IDLE: Final = ("pass", "decline", "skip")
"""What an eager player does only if it must."""


@attrs.frozen
class RandomBot:
    """Every legal action with the same chance; an eager one passes, declines and skips only if it must."""

    eager: bool = False

    def choose(self, view: Value, rng: Rng) -> Any:
        """One draw of the generator."""
        actions = legal(view)
        if self.eager:
            actions = tuple(action for action in actions if str(action) not in IDLE) or actions
        return actions[rng.randrange(len(actions))]


def legal(view: Value) -> tuple[Any, ...]:
    """What a view leaves to choose; `ValueError` if that is nothing."""
    actions = game_of(view).legal_actions(view)
    if not actions:
        raise ValueError("this view leaves nothing to choose: another is to act, or the game is over")
    return actions
