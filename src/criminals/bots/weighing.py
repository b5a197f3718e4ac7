"""What opponents must have chosen, if a world is the true one."""

from typing import Any

from criminals.core.choices import HiddenChoice, conceals
from criminals.core.registry import game_of


def hidden_choices(view: Any, world: Any) -> tuple[HiddenChoice, ...]:
    """Who chose what, out of what, seeing what, if `world` is the true one: what a model of opponents has to judge.

    `sample_world` draws all worlds alike, as if opponents chose by chance. A bot that knows better weighs each world by
    how likely these choices are: see `ISMCTSBot.weigh`. A game that does not say has none.
    """
    game = game_of(view)
    return game.hidden_choices(view, world) if conceals(game) else ()
