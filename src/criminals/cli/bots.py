"""The bots of a command, made from texts."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from criminals.bots.matches.fouls import Foul
from criminals.bots.players.bot import Bot, Closing
from criminals.bots.players.specs import make_bot
from criminals.cli.complaints import FAILED, Complaint, complaining
from criminals.core.base.seats import Seat

USUAL: Final = "ismcts:iterations=200"
"""The bot that plays if none is named, and gives hints."""


@contextmanager
def made(texts: Sequence[str]) -> Generator[list[Bot]]:
    """Make the bots that some texts name, and close them after the block."""
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
    """Raise a complaint about a bot that broke off a game."""
    if foul is not None:
        raise Complaint(f"{names[foul.seat]} broke the game off: {foul}", FAILED)
