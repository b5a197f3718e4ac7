"""Ask one bot for one action, for hosts that hold the game themselves."""

from typing import Any

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul, refused
from criminals.bots.matches.own_action import own_action
from criminals.bots.players.bot import Bot, BotAction
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of


def ask(bot: Bot, view: GameView, rng: Rng, *, limit: float | None = None) -> BotAction | Foul:
    """Ask a bot for an action, for a host that holds the game itself.

    Whatever the bot raises becomes a `Foul`, except a person's Ctrl-C in the main thread.

    Args:
        bot: The bot. Only its method `choose` is called.
        view: The view of the bot's seat, whose turn it is.
        rng: The bot's generator. Give it one that neither deals nor throws.
        limit: The time for the choice, in seconds. In the main thread the bot is interrupted. In another thread a late
            answer is refused afterwards, so a host that asks in a thread has to stop waiting by itself.

    Returns:
        A legal action, made again from its text, so that it is no object of the bot; or the bot's foul.

    Examples:
        >>> action = ask(RandomBot(), view, random.Random(1), limit=5.0)
    """
    game, found, seat = game_of(view), list[Any](), view.viewer
    assert isinstance(seat, int)
    foul = Forfeits(limit).foul(seat, lambda: found.append(own_action(game, view, bot.choose(view, rng))))
    if foul is not None or isinstance(found[0], Foul):
        return foul or found[0]
    violation = game.violation(view, found[0])
    return found[0] if violation is None else refused(seat, str(found[0]), violation)
