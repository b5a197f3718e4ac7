"""The choices that opponents must have made if a world is the true one."""

from typing import Any

from criminals.core.game.hidden_choices import HiddenChoice, conceals
from criminals.core.game.registry import game_of


def hidden_choices(view: Any, world: Any) -> tuple[HiddenChoice, ...]:
    """The hidden choices of opponents if `world` is the true one: who chose what, from which options, seeing what.

    `sample_world` draws every world equally often, as if opponents chose at random. A bot with a model of its opponents
    weighs each world by how likely these choices are: see `ISMCTSBot.weigh`. Games without hidden choices return an
    empty tuple.
    """
    game = game_of(view)
    return game.hidden_choices(view, world) if conceals(game) else ()
