"""Bots that fail in their processes: each is replaced, everybody is told, and the table goes on.

Each of these starts processes, so they belong to `make test-web`.
"""

import asyncio

import pytest

from criminals import SPECTATOR
from criminals.hosting import Act, Undo
from criminals.web.rooms.rooms import Rooms
from tests.web.desks import Person, hosted, logged
from tests.web.rooms.test_players import found, table, told_to_the_end

pytest.importorskip("starlette", reason="make test-web")

FAILING = {
    "Stops": "crash",
    "Leaves": "crash",
    "Dies": "crash",
    "Hangs": "time",
    "Cheats": "illegal",
    "Shrugs": "nothing",
    "NotMade": "crash",
}


@pytest.mark.parametrize(("bot", "reason"), FAILING.items())
def test_a_bot_that_fails_is_replaced_and_everybody_is_told(
    bot: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("criminals.web.rooms.players.GRACE", 0.2 if bot == "Hangs" else 5.0)
    storage = table("crooks", ["bot:bad", "Ada"])
    bots = {"random": "random", "bad": f"python:tests.web.bad_bots:{bot}"}

    async def play(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, 1, "it")
        if room.host.actor == 1:
            await room.hear(person.connection, Act(room.host.changes, "pass"))
        notice = await person.next("notice")
        assert (notice["code"], notice["seat"]) == ("stand_in", 0)
        assert "Bot 0 non ce l'ha fatta" in notice["sentence"]
        assert room.host.sitters[0].bot == "random"
        assert room.host.sitters[0].name == "random 0"
        while room.host.actor is not None:
            if room.host.actor == 1:
                await room.hear(person.connection, Act(room.host.changes, "pass"))
            await asyncio.sleep(0.01)

    desk = hosted(play, storage, bots=bots, limit=0.3 if bot == "Hangs" else 5.0)
    (replaced,) = [line for line in logged(desk) if line["event"] == "bot_replaced"]
    assert (replaced["seat"], replaced["reason"]) == (0, reason)


def test_a_bot_that_writes_everywhere_harms_nobody() -> None:
    storage = table("crooks", ["bot:bad", "bot:bad"])
    bots = {"random": "random", "bad": "python:tests.web.bad_bots:Babbles"}

    async def watch(rooms: Rooms) -> None:
        await told_to_the_end(await Person.at(await found(rooms), SPECTATOR))

    hosted(watch, storage, bots=bots)


def test_the_answer_to_a_move_that_was_taken_back_is_dropped() -> None:
    storage = table("crooks", ["Ada", "bot:slow"])
    bots = {"random": "random", "slow": "python:tests.web.bad_bots:Slow"}

    async def play(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, 0)
        while room.host.actor != 0:
            await asyncio.sleep(0.05)
        before = room.host
        await room.hear(person.connection, Act(before.changes, "pass"))
        while (news := await person.next("news"))["changes"] <= before.changes:
            pass
        assert news["may_undo"]
        await asyncio.sleep(0.1)  # the bot has begun to think
        await room.hear(person.connection, Undo(before.changes + 1))
        async with asyncio.timeout(20):
            while rooms.desk.bots.answered < 1:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.05)
        assert room.host.record == before.record
        assert room.host.changes == before.changes + 2

    hosted(play, storage, bots=bots)
