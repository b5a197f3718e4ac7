"""The action that a bot gave, made anew: no object of a bot gets into a game."""

from typing import Any

from criminals.bots.matches.fouls import Breach
from criminals.core.base.checks import shortened
from criminals.core.base.errors import CriminalsError
from criminals.core.game.protocol import CompleteGame


def own_action(game: CompleteGame[Any, Any], position: Any, given: Any, known: dict[str, Any]) -> Any:
    """The game's own action that is equal to the one a bot gave; it may still be illegal.

    What a bot gives may be an object of a class of its own, and run the bot's code whenever it is compared or shown. So
    the action is made anew from its text. This runs the bot's code too: call it as the bot is called.

    Args:
        game: The verbs of the game.
        position: A state or view, to say what is wrong.
        given: What the bot gave.
        known: Actions by their texts, which is added to.

    Raises:
        Breach: The bot gave nothing, or something that is no action of the game.
    """
    if given is None:
        raise Breach("nothing", "gave no action")
    text = "".join([*str(given)])  # of the class `str` itself
    action = known.get(text)
    if action is None:
        try:
            action = known[text] = game.parse_action(text)
        except (CriminalsError, ValueError):
            action = None
    if type(action) is type(given):
        return action
    try:
        violation = game.violation(position, given)
    except (CriminalsError, TypeError) as error:
        raise Breach("illegal", str(error)) from None
    named = type(given).__name__
    why = f"{named} is no class of actions of {game.NAME.capitalize()}" if violation is None else str(violation)
    raise Breach("illegal", f"{shortened(given)}: {why}")
