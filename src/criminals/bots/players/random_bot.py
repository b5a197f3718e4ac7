"""A bot that plays at random."""

from typing import Any, Final

import attrs

from criminals.bots.players.settings import check_truth
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of

IDLE: Final = ("pass", "decline", "skip")
"""Actions that an eager bot chooses only if there is no other."""


@attrs.frozen
class RandomBot:
    """Chooses every legal action with the same probability."""

    eager: bool = False
    """True to pass, decline or skip only if nothing else is legal."""

    def __attrs_post_init__(self) -> None:
        check_truth("eager", self.eager)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """Choose a legal action at random, with a single draw of the generator.

        Args:
            view: A view whose viewer is to act.
            rng: The generator.

        Returns:
            A legal action.

        Raises:
            ValueError: The viewer is not to act.
        """
        actions = legal(view)
        if self.eager:
            actions = tuple(action for action in actions if str(action) not in IDLE) or actions
        return actions[rng.randrange(len(actions))]


def legal(view: GameView) -> tuple[Any, ...]:
    """List the legal actions of a view; `ValueError` if there are none."""
    actions = game_of(view).legal_actions(view)
    if not actions:
        raise ValueError("this view leaves nothing to choose: another is to act, or the game is over")
    return actions
