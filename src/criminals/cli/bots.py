"""The bots of a command, made from texts."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import PurePath
from typing import Final, Protocol

import attrs

from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.referee import Referee
from criminals.bots.players.bot import Bot, close_bot, has
from criminals.bots.players.failures import Failure, failure
from criminals.bots.players.random_bot import RandomBot
from criminals.bots.players.specs import check_program, make_bot
from criminals.cli.catalogue import spoken
from criminals.cli.complaints import FAILED, Complaint, Told, complaining, worded
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
            for text in texts:
                check_program(text)
                bots.append(make_bot(text))
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
            raise Complaint(_not_asked(text, failed))
    for text in seers:
        raise Complaint(worded("complaint", "wants_truth", bot=text))


def _not_asked(text: str, failed: Failure) -> Told:
    return lambda lang: worded("complaint", "not_asked", bot=text, why=failed.told(spoken(lang)))(lang)


def short_name(text: str) -> str:
    """The short name of the bot in a text: `ismcts`, the class of a module, the file of a program."""
    kind, _, rest = text.partition(":")
    if kind == "python":
        return rest.rpartition(":")[2]
    if kind == "process":
        words = [word for word in rest.split() if not word.startswith("-")]
        return PurePath(words[-1]).name if words else text
    return kind


def names_of(texts: Mapping[Seat, str]) -> dict[Seat, str]:
    """The names of bots by seat; where several have the same, the numbers of their seats too: `rule 2`."""
    names = {seat: short_name(text) for seat, text in texts.items()}
    counts = Counter(names.values())
    return {seat: f"{name} {seat}" if counts[name] > 1 else name for seat, name in names.items()}


class Teller(Protocol):
    """Finds a text of the catalogue, in a language."""

    @property
    def lang(self) -> str:
        """The language."""
        ...

    def say(self, part: str, key: str, /, **slots: str) -> str:
        """A text with its slots filled."""
        ...


@attrs.define
class Substitutes:
    """Random bots that replace failed ones, so that one bot does not end the game for all."""

    referee: Referee
    texts: Mapping[Seat, str]
    voice: Teller
    show: Callable[[str, str], None]
    """Prints a line in a colour."""
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
            raise Complaint("; ".join(self._told("told" if is_over else "secret", foul) for foul in self.fouls), FAILED)

    def _stays(self, foul: Foul | None) -> bool:
        if foul is None:
            return True
        self.fouls.append(foul)
        self.referee.replace(foul.seat, RandomBot())
        self.show(self._told("replaced", foul), "red")
        return False

    def _told(self, key: str, foul: Foul) -> str:
        why = foul.told(spoken(self.voice.lang))
        return self.voice.say("foul", key, bot=self.texts[foul.seat], reason=foul.reason, text=why)
