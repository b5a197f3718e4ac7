"""Trials: every contestant is made once where the games are to be played, before the first of them.

A module that is not there is no fault of a bot: the tournament does not begin. How a bot fails otherwise when it is
made is judged in its games.
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
"""The names of contestants that cannot be loaded, each with the reason."""


@attrs.frozen
class Trial:
    """Contestants for another process: their names, and what makes each of them, pickled apart."""

    names: tuple[str, ...]
    makes: tuple[bytes, ...]

    @classmethod
    def of(cls, contestants: Sequence[Contestant]) -> Self:
        """A trial of some contestants."""
        return cls(tuple(each.name for each in contestants), tuple(pickle.dumps(each.make) for each in contestants))

    def unloaded(self, forfeits: Forfeits) -> Unloaded:
        """Those that cannot be loaded in this process."""
        return _unloaded({name: partial(pickle.loads, made) for name, made in self._each()}, forfeits)

    def alone(self, name: str) -> Self:
        """The trial of one of them."""
        return attrs.evolve(self, names=(name,), makes=(dict(self._each())[name],))

    def _each(self) -> Iterator[tuple[str, bytes]]:
        return zip(self.names, self.makes, strict=True)


def unloaded_here(contestants: Sequence[Contestant], forfeits: Forfeits) -> Unloaded:
    """The contestants that cannot be loaded in the caller's process."""
    return _unloaded({each.name: partial(getattr, each, "make") for each in contestants}, forfeits)


def unloaded_elsewhere(contestants: Sequence[Contestant], limit: float | None, caller: Place) -> Unloaded:
    """The same on an executor: a process with a stuck bot ends itself, unless it is the caller's own."""
    return unloaded_here(contestants, Forfeits(limit, activity_elsewhere(limit, caller)))


def check_loaded(unloaded: Unloaded) -> None:
    """Refuse to begin a tournament with a contestant that cannot be loaded."""
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
    """Make a bot, and note why it is not there; what else it raises is its own fault."""
    try:
        bots.append(make())
        if isinstance(bots[0], ProcessBot):
            check_command(bots[0].command)
    except InvalidArgument as error:
        whys.append(str(error))
    except ImportError as error:
        whys.append(f"{type(error).__name__}: {error}")


def _close(bots: list[Any]) -> None:
    """Close a bot and let it go: its end is code of the bot, too."""
    try:
        for bot in bots:
            close_bot(bot)
    finally:
        bots.clear()
