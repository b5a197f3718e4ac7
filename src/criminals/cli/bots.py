"""The bots of a command, made from texts."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

import attrs

from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.referee import Referee
from criminals.bots.players.bot import Bot, close_bot, has
from criminals.bots.players.failures import failure
from criminals.bots.players.random_bot import RandomBot
from criminals.bots.players.specs import make_bot
from criminals.cli.complaints import FAILED, Complaint, complaining
from criminals.core.base.seats import Seat

USUAL: Final = "ismcts:iterations=200"
"""The bot that plays if none is named, and gives hints."""

CLOSING: Final = 5.0
"""Seconds that a bot has to close, or to say what it wants."""


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
            failure(partial(close_bot, bot), CLOSING)  # a failure here changes nothing


def check_fair(bots: Mapping[str, Bot]) -> None:
    """Raise a complaint if a bot wants the truth."""
    seers: list[str] = []

    def look(text: str, bot: Bot) -> None:
        if has(bot, "see"):
            seers.append(text)

    for text, bot in bots.items():
        failed = failure(partial(look, text, bot), CLOSING)
        if failed is not None:
            raise Complaint(f"{text} cannot be asked what it wants: {failed.text}")
    for text in seers:
        raise Complaint(f"{text} wants the truth: you would not play a fair game with it")


@attrs.define
class Substitutes:
    """Random bots that go on for those that broke off, so that one bot does not end the game of all."""

    referee: Referee
    names: Mapping[Seat, str]
    say: Callable[[str], None]
    fouls: list[Foul] = attrs.field(factory=list[Foul], init=False)

    def turn(self) -> bool:
        """Play one decision of chance or of a bot; False if the bot broke off, and another goes on for it."""
        return self._stays(self.referee.turn())

    def close(self) -> None:
        """Tell all bots the end of the game."""
        while not self._stays(self.referee.close()):
            continue

    def check(self) -> None:
        """Raise a complaint about all that broke off. It tells why, which may be a secret until the game is over."""
        if self.fouls:
            is_over = self.referee.game.actor(self.referee.state) is None
            whys = (f"{self.names[each.seat]} broke off: {each if is_over else each.reason}" for each in self.fouls)
            raise Complaint("; ".join(whys), FAILED)

    def _stays(self, foul: Foul | None) -> bool:
        if foul is None:
            return True
        self.fouls.append(foul)
        self.referee.replace(foul.seat, RandomBot())
        self.say(f"{self.names[foul.seat]} broke off ({foul.reason}): a random bot goes on for it")
        return False
