"""Bots at the table: each thinks in a thread, with a limit, so that nobody waits for one that fails."""

import asyncio
from contextlib import suppress
from threading import Thread
from typing import Any

from criminals import GameView, Rng
from criminals.bots import Bot, Foul, ask
from criminals.bots.players.clock import late


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
        fault = late(limit)
        return Foul(view.viewer, "time", str(fault), fault)
