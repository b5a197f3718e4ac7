"""Trials: before the first game, every contestant is made once where the games will be played.

A missing module is no fault of a bot, so then the tournament doesn't begin. Any other failure of a bot while it is made
is judged in its games.
"""

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Self, TypeAlias

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.workers.watchdog import Place, activity_elsewhere
from criminals.bots.players.bot import close_bot
from criminals.bots.players.failures import failure
from criminals.bots.players.process_bot import ProcessBot
from criminals.bots.players.specs import Contestant, check_command
from criminals.core.base.errors import InvalidArgument
from criminals.core.base.faults import LONGEST_TEXT, invalid, named

Unloaded: TypeAlias = Mapping[str, str]
"""The names of contestants that can't be loaded, each with the reason."""


@attrs.frozen
class Trial:
    """Contestants for another process: their names, and the functions that make them, pickled one by one."""

    names: tuple[str, ...]
    makes: tuple[bytes, ...]

    @classmethod
    def of(cls, contestants: Sequence[Contestant]) -> Self:
        """Make a trial of some contestants."""
        return cls(tuple(each.name for each in contestants), tuple(pickle.dumps(each.make) for each in contestants))

    def unloaded(self, forfeits: Forfeits) -> Unloaded:
        """Find the contestants that can't be loaded in this process."""
        return _unloaded({name: partial(pickle.loads, made) for name, made in self._each()}, forfeits)

    def alone(self, name: str) -> Self:
        """Make the trial of one of them."""
        return attrs.evolve(self, names=(name,), makes=(dict(self._each())[name],))

    def _each(self) -> Iterator[tuple[str, bytes]]:
        return zip(self.names, self.makes, strict=True)


def unloaded_here(contestants: Sequence[Contestant], forfeits: Forfeits) -> Unloaded:
    """Find the contestants that can't be loaded in the caller's process."""
    return _unloaded({each.name: partial(getattr, each, "make") for each in contestants}, forfeits)


def unloaded_elsewhere(contestants: Sequence[Contestant], limit: float | None, caller: Place) -> Unloaded:
    """Do the same on an executor, where a process with a stuck bot ends itself, unless it is the caller's own."""
    return unloaded_here(contestants, Forfeits(limit, activity_elsewhere(limit, caller)))


def check_loaded(unloaded: Unloaded) -> None:
    """Refuse to begin a tournament with a contestant that can't be loaded."""
    for name, why in unloaded.items():
        raise invalid("bot_not_loaded", text=named(name), why=named(why, LONGEST_TEXT))


def _unloaded(loads: Mapping[str, Callable[[], Callable[[], Any]]], forfeits: Forfeits) -> Unloaded:
    found: dict[str, str] = {}
    for seat, (name, load) in enumerate(loads.items()):
        makes, bots, whys = list[Callable[[], Any]](), list[Any](), list[str]()
        failed = failure(partial(_load, load, makes))  # no limit is for loading
        if failed is None:
            forfeits.foul(seat, partial(_make, makes[0], bots, whys))
            forfeits.foul(seat, partial(_close, bots))  # a failure here changes nothing
        if failed is not None or whys:
            found[name] = whys[0] if failed is None else failed.text
    return found


def _load(load: Callable[[], Callable[[], Any]], makes: list[Callable[[], Any]]) -> None:
    makes.append(load())


def _make(make: Callable[[], Any], bots: list[Any], whys: list[str]) -> None:
    """Make a bot, and note the reason if it can't be loaded. Any other error is the bot's own fault."""
    try:
        bots.append(make())
        if isinstance(bots[0], ProcessBot):
            check_command(bots[0].command)
    except InvalidArgument as error:
        whys.append(str(error))
    except ImportError as error:
        whys.append(f"{type(error).__name__}: {error}")


def _close(bots: list[Any]) -> None:
    """Close a bot and drop it, because its deletion runs code of the bot, too."""
    try:
        for bot in bots:
            close_bot(bot)
    finally:
        bots.clear()
