"""Bots and chance at one table. They act when it is their turn, as long as the table is in memory."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import attrs

from criminals.bots.players.random_bot import RandomBot
from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import CHANCE, Seat
from criminals.dice import generator
from criminals.hosting import Host, LateRequest
from criminals.hosting.refusals import check_time
from criminals.web.rooms.desk import Desk
from criminals.web.settings import STAND_IN
from criminals.web.storage import StorageTrouble, TableGone
from criminals.web.workers import tasks
from criminals.web.workers.process import WorkerLost

GRACE: Final = 5.0
"""The seconds that a bot's process has more than the bot. It is ended from outside if the bot cannot be interrupted."""

REST: Final = 5.0
"""The seconds before a change that could not be stored is tried again."""


class BotFailed(Exception):
    """A bot gave no legal action; `reason` is one word that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Table(Protocol):
    """The functions of a room that the players need."""

    host: Host

    @property
    def table(self) -> str:
        """The id of the table."""
        ...

    async def change(self, make: Callable[[Host], Host]) -> Host:
        """Make a change, store it, and tell everybody."""
        ...

    async def replace_bot(self, seat: Seat, bot: str) -> None:
        """Replace a bot that failed."""
        ...


@attrs.define(eq=False, repr=False)
class Players:
    """Acts for bots and for chance."""

    room: Table
    desk: Desk
    _changed: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)
    _task: asyncio.Task[None] | None = attrs.field(default=None, init=False)

    def start(self) -> None:
        """Begin to act."""
        self._task = asyncio.create_task(self._run())

    def notice(self) -> None:
        """React to a change of the table."""
        self._changed.set()

    def stop(self) -> None:
        """Stop acting."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            host = self.room.host
            if not is_automatic(host):
                await self._changed.wait()
                continue
            try:
                await asyncio.sleep(self.desk.settings.pause)
                if self.room.host is host:  # otherwise somebody has undone their action meanwhile
                    await self._act(host)
            except TableGone:
                return
            except LateRequest:  # the table changed while the bot was thinking: ask again
                continue
            except StorageTrouble:
                await asyncio.sleep(REST)
            except Exception as error:  # the server failed: the table must not stop for good
                self.desk.counters.count("errors")
                self.desk.log.fault(error)
                await asyncio.sleep(REST)

    async def _act(self, host: Host) -> None:
        """Let chance or a bot act on a host. Nothing happens if the table has changed since."""
        seat = host.actor
        if seat is CHANCE:
            await self.room.change(lambda now: _same(now, host).advance(self.desk.chance))
            return
        assert isinstance(seat, Seat)
        try:
            action = await self._choice(host, seat)
        except BotFailed as failed:
            if self.room.host is host:
                await self._replace(host, seat, failed)
            return
        await self.room.change(lambda now: now.act(seat, action, at=host.changes))

    async def _choice(self, host: Host, seat: Seat) -> str:
        """The text of a bot's action. The bot gets its view and nothing else."""
        name, view, desk = host.sitters[seat].bot or STAND_IN, host.view(seat), self.desk
        desk.counters.count("bots_asked")
        if name == STAND_IN:
            return str(RandomBot().choose(view, generator()))
        text, limit = desk.settings.bots.get(name), desk.settings.limit
        if text is None:
            raise BotFailed("unknown")
        try:
            found = await desk.bots.run(self.room.table, tasks.choice, text, view, limit, limit=limit + GRACE)
        except WorkerLost as lost:
            raise BotFailed(lost.reason) from None
        action, foul = found.get("action"), found.get("foul")
        if not isinstance(action, str):
            raise BotFailed(foul if foul in ("illegal", "nothing", "time") else "crash")
        try:
            host.act(seat, action)
        except CriminalsError:
            raise BotFailed("illegal") from None
        return action

    async def _replace(self, host: Host, seat: Seat, failed: BotFailed) -> None:
        self.desk.counters.count("bots_replaced", failed.reason)
        self.desk.log.write(
            "bot_replaced", table=self.room.table, seat=seat, reason=failed.reason, changes=host.changes
        )
        await self.room.replace_bot(seat, STAND_IN)


def is_automatic(host: Host) -> bool:
    """True if it is the turn of chance or a bot."""
    actor = host.actor
    return actor is CHANCE or (isinstance(actor, Seat) and host.sitters[actor].bot is not None)


def _same(now: Host, host: Host) -> Host:
    """The present host; `LateRequest` if it has changed since."""
    check_time(host.changes, now.changes)
    return now
