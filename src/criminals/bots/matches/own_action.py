"""The action that a bot gave, made anew: no object of a bot gets into a game."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from criminals.bots.matches.fouls import Foul, refused
from criminals.core.base.checks import shortened
from criminals.core.base.errors import CriminalsError, Place
from criminals.core.base.faults import fault, named, placed
from criminals.core.game.protocol import CompleteGame


@lru_cache(maxsize=4096)
def _parsed(parse: Callable[[str], Any], text: str) -> Any:
    """The action of a text, kept: in a tournament the same ones come again and again."""
    return parse(text)


def own_action(game: CompleteGame[Any, Any], view: Any, given: Any) -> Any:
    """The game's own action that is equal to the one a bot gave, which may still be illegal; or the bot's foul.

    What a bot gives may be an object of a class of its own, and run the bot's code whenever it is compared or shown. So
    the action is made anew from its text. This runs the bot's code too: call it as the bot is called. Of what it
    returns, nothing is the bot's.

    Args:
        game: The verbs of the game.
        view: The view of its seat, to say what is wrong.
        given: What the bot gave.
    """
    if given is None:
        nothing = fault("bot_gave_nothing")
        return Foul(view.viewer, "nothing", str(nothing), nothing)
    text = str(given)
    if type(text) is not str:  # a class of the bot's own again
        text = "".join([*text])
    try:
        action = _parsed(game.parse_action, text)
    except (CriminalsError, ValueError):
        action = None
    if type(action) is type(given):
        return action
    try:
        violation = game.violation(view, given)
    except (CriminalsError, TypeError) as error:
        return Foul(view.viewer, "illegal", str(error))
    shown = shortened(given)
    if violation is not None:
        return refused(view.viewer, shown, violation)
    unknown = fault("no_action_class", **{"class": named(type(given).__name__), "of": game.NAME.capitalize()})
    return Foul(view.viewer, "illegal", f"{shown}: {unknown}", placed(unknown, Place(action=named(shown))))
