"""What opponents must have chosen, if a world is the true one."""

from typing import Any

from criminals.core.choices import HiddenChoice
from criminals.core.registry import game_of


def hidden_choices(view: Any, world: Any) -> tuple[HiddenChoice, ...]:
    """Who chose what, out of what, seeing what, if `world` is the true one: what a model of opponents has to judge.

    `sample_world` draws all worlds alike, as if opponents chose by chance. A bot that knows better weighs each world by
    how likely these choices are: see `ISMCTSBot.weigh`. A game that does not say has none.
    """
    found: tuple[HiddenChoice, ...] = getattr(game_of(view), "hidden_choices", _none)(view, world)
    return found


def _none(_view: Any, _world: Any) -> tuple[HiddenChoice, ...]:
    return ()
