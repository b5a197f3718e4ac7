"""The tasks of the processes. Each function gets a view, and nothing that its viewer may not know."""

from functools import partial
from typing import Any, Final, cast

from criminals.bots.matches.asking import ask
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.bot import close_bot
from criminals.bots.players.failures import failure
from criminals.bots.players.specs import make_bot
from criminals.core.base.seats import Names, Seat
from criminals.core.game.position import GameView
from criminals.dice import generator
from criminals.verbs.showing import draw, svg

CLOSING: Final = 1.0
"""The seconds that a bot has to close."""


def choice(bot: str, view: GameView, limit: float) -> dict[str, Any]:
    """The choice of a bot, or its foul. The bot is made anew from its text, with a generator of its own, and closed."""
    made: list[Any] = []
    failed = failure(lambda: made.append(make_bot(bot)), limit)
    if failed is not None:
        return {"foul": "crash"}
    found = ask(made[0], view, generator(), limit=limit)
    failure(partial(close_bot, made[0]), CLOSING)  # a failure here changes nothing
    return {"foul": found.reason} if isinstance(found, Foul) else {"action": str(found)}


def picture(view: GameView, lang: str, names: dict[Seat, str], *, memory: bool, narrow: bool) -> dict[str, Any]:
    """Draw a view as a picture and as text, with legal locations marked. The page sets the colours, not a theme."""
    told: Names = names
    return {
        "svg": svg(view, lang=lang, memory=memory, names=told, legal=True, narrow=narrow),
        "text": draw(cast(Any, view), lang=lang, memory=memory, names=told),
    }


def nothing() -> dict[str, Any]:
    """Do nothing. A process that has done it is ready."""
    return {}
