"""Those who are at a table now: it hears them, moves for bots and for chance, and tells everybody their own news."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from secrets import SystemRandom
from threading import Thread
from typing import Any, Final

import attrs

from criminals import CHANCE, SPECTATOR, GameView, Rng, Seat, Viewer
from criminals.bots import Bot, Foul, RandomBot, ask
from criminals.core.looks.catalogues import ENGLISH
from examples.web_table.keys import Keys
from examples.web_table.messages import Act, Draw, Join, Message, People, Request, Speak, Undo
from examples.web_table.table import NotTaken, Table, encoded

LOG: Final = logging.getLogger(__name__)

UNREAD: Final = 200
"""The most messages that wait for one connection; one that reads so slowly is let go, and may come back."""

LIMIT: Final = 60.0
"""Seconds that a bot may think; after that another goes on for it."""

CROWD: Final = 20
"""The most connections of one viewer: a few browsers for a seat, some more to look on."""


@attrs.define(eq=False)
class Connection:
    """One browser: whose it is, its language, and what waits to be sent to it. `None` says that it is let go."""

    viewer: Viewer
    lang: str = ENGLISH
    waiting: asyncio.Queue[str | None] = attrs.field(factory=lambda: asyncio.Queue(UNREAD))

    def tell(self, message: Message) -> None:
        """Put a message in the queue."""
        try:
            self.waiting.put_nowait(encoded(message))
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)


@attrs.define(eq=False)
class Room:
    """A table and those who are at it. All of it happens in one event loop; only a bot thinks in a thread."""

    table: Table
    keys: Keys
    bots: Mapping[int, Bot] = attrs.field(factory=dict[int, Bot])
    pause: float = 1.0
    """The seconds before a bot or chance acts: time to see what happened, and to take it back."""
    rng: Rng = attrs.field(factory=SystemRandom)
    """For chance alone: a bot that had it would know the throws to come."""
    dice: Mapping[Seat, Rng] = attrs.field(factory=dict[Seat, Rng])
    """A generator for each bot; one that has none draws from the system."""
    limit: float = LIMIT
    _connections: list[Connection] = attrs.field(init=False, factory=list[Connection])
    _changed: asyncio.Event = attrs.field(init=False, factory=asyncio.Event)

    # --- people ---

    def enter(self, viewer: Viewer, lang: str = ENGLISH) -> Connection | None:
        """A connection for somebody who has shown their token; None if there are too many of that viewer.

        In a language that the game has no words in, things are told in English.
        """
        if sum(other.viewer == viewer for other in self._connections) >= CROWD:
            return None
        connection = Connection(viewer, self.table.known(lang))
        self._connections.append(connection)
        connection.tell(self.table.welcome(viewer, connection.lang))
        self._tell_who_is_here()
        return connection

    def leave(self, connection: Connection) -> None:
        """Somebody has gone, or lost the line."""
        self._connections.remove(connection)
        self._tell_who_is_here()

    def heard(self, connection: Connection, request: Request) -> None:
        """Do what somebody asks for, or tell them why not."""
        viewer, lang = connection.viewer, connection.lang
        try:
            match request:
                case Act(at, text):
                    self.change(self.table.acted(viewer, at, text, lang))
                case Undo(at):
                    self.change(self.table.taken_back(viewer, at, lang))
                case Draw(memory):
                    connection.tell(self.table.picture(viewer, lang, memory=memory))
                case Speak(other):
                    connection.lang = self.table.known(other)
                    connection.tell(self.table.welcome(viewer, connection.lang))
                case Join():
                    connection.tell({"type": "wrong", "code": "joined", "says": "you have joined already"})
        except NotTaken as refused:
            connection.tell(refused.message)

    def _tell_who_is_here(self) -> None:
        viewers = [connection.viewer for connection in self._connections]
        people: People = {
            "type": "people",
            "here": [seat in viewers for seat in self.table.game.seats(self.table.state)],
            "spectators": viewers.count(SPECTATOR),
        }
        for connection in self._connections:
            connection.tell(people)

    # --- the game ---

    def change(self, table: Table) -> None:
        """Put a changed table in place of the old one, and tell each connection its own news of it."""
        self.table = table
        for connection in self._connections:
            connection.tell(table.news(connection.viewer, connection.lang))
        self._changed.set()

    async def run(self) -> None:
        """Act for bots and for chance, as long as the server runs."""
        while True:
            self._changed.clear()
            table = self.table
            if table.actor is not CHANCE and table.actor not in self.bots:
                await self._changed.wait()
                continue
            await self.paused()
            if self.table is not table:
                continue
            action = await self._choice(table)
            if self.table is table:  # else somebody has taken their action back meanwhile
                self.change(table.played(action))

    async def paused(self) -> None:
        """Wait before a bot or chance acts."""
        await asyncio.sleep(self.pause)

    def failed(self, foul: Foul) -> None:
        """Take note of a bot that gave no lawful action. What the foul says may be a secret of its seat."""
        LOG.error("its bot failed, and a random bot goes on for it: %s", foul)

    async def _choice(self, table: Table) -> Any:
        """What chance or a bot does. A bot is given its view and nothing else."""
        if table.actor is CHANCE:
            return table.thrown(self.rng)
        assert isinstance(table.actor, int)
        seat, view = table.actor, table.game.view(table.state, table.actor)
        rng = self.dice.get(seat) or SystemRandom()
        found = await asked(self.bots[seat], view, rng, self.limit)
        if not isinstance(found, Foul):
            return found
        # Whatever a bot does, the people at the table are not to wait for ever, and not again.
        self.failed(found)
        self.bots = {**self.bots, seat: RandomBot()}
        return RandomBot().choose(view, SystemRandom())


async def asked(bot: Bot, view: GameView, rng: Rng, limit: float) -> Any:
    """The answer of a bot in a thread, or its foul. A thread whose bot hangs is left behind: nothing waits for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def give(found: Any) -> None:
        if not answer.done():
            answer.set_result(found)

    def think() -> None:
        found = ask(bot, view, rng, limit=limit)
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(give, found)

    Thread(target=think, daemon=True).start()
    try:
        async with asyncio.timeout(limit):  # unlike `wait_for`, which before Python 3.12 can swallow a cancellation
            return await answer
    except TimeoutError:
        assert isinstance(view.viewer, int)
        return Foul(view.viewer, "time", f"took longer than {limit:g} s")
