"""The hidden choices of opponents in a world."""

from typing import Any

from criminals.core.game.hidden_choices import HiddenChoice, conceals
from criminals.core.game.registry import game_of


def hidden_choices(view: Any, world: Any) -> tuple[HiddenChoice, ...]:
    """List the choices that the opponents must have made in secret if a world is the true one.

    `sample_world` draws all worlds with the same chance, as if opponents chose at random. If you know better, weigh
    each world by how likely these choices are, in a function for `ISMCTSBot(weigh=...)`.

    Args:
        view: The view of the seat that thinks about its opponents.
        world: A world that fits the view, for example one from `sample_world`.

    Returns:
        The choices, each with the seat, the options and what the seat knew. Empty for a game without hidden choices.

    Raises:
        TypeError: `view` is not a view, or `world` is not a state of its game.
    """
    game = game_of(view)
    return game.hidden_choices(view, world) if conceals(game) else ()
