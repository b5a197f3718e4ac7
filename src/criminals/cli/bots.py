"""The bots of a command, made from texts."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from criminals.bots.bot import Bot, Closing
from criminals.bots.fouls import Foul
from criminals.bots.specs import make_bot
from criminals.cli.complaints import FAILED, Complaint, complaining
from criminals.core.seats import Seat

USUAL: Final = "ismcts:iterations=200"
"""The bot that plays where none is named, and gives hints."""


@contextmanager
def made(texts: Sequence[str]) -> Generator[list[Bot]]:
    """The bots that some texts stand for, in a block; what they hold outside is let go after it."""
    bots: list[Bot] = []
    try:
        with complaining():
            bots += map(make_bot, texts)
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, Closing):
                bot.close()


def check_foul(foul: Foul | None, names: Mapping[Seat, str]) -> None:
    """Complain of a bot that broke a game off."""
    if foul is not None:
        raise Complaint(f"{names[foul.seat]} broke the game off: {foul}", FAILED)
