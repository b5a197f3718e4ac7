"""The action that a bot returned, made again, so that no object of a bot gets into a game."""

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
    """Parse an action. Results are kept, because in a tournament the same actions come again and again."""
    return parse(text)


def own_action(game: CompleteGame[Any, Any], view: Any, given: Any) -> Any:
    """Make the game's own action from the one that a bot returned.

    A bot may return an object of a class of its own, which runs the bot's code whenever it is compared or shown. So the
    action is made again from its text. That runs the bot's code, too, so call this as you call the bot.

    Args:
        game: The verbs of the game.
        view: The view of the bot's seat, to say what is wrong.
        given: The object that the bot returned.

    Returns:
        An equal action of the game, which may still be illegal; or the bot's foul. Neither holds an object of the bot.
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
