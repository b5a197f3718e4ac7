"""Bots and chance at a table: whatever a bot does, everybody else plays on."""

import asyncio
from random import Random
from typing import Any

import pytest

import criminals
from criminals import SPECTATOR
from criminals.hosting import host as host_module
from criminals.web.rooms.rooms import Rooms
from tests.web.desks import TABLE, MemoryStorage, Person, hosted, logged, seated, stored


def table(game: str, seats: list[str]) -> MemoryStorage:
    storage = MemoryStorage()
    stored(storage, seated(game, seats))
    return storage


async def found(rooms: Rooms) -> Any:
    room = await rooms.find(TABLE)
    assert room is not None
    return room


async def told_to_the_end(person: Person) -> dict[str, Any]:
    """The last news of a game."""
    while (message := await person.next("welcome", "news"))["result"] is None:
        pass
    return message


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_bots_and_chance_play_a_whole_game(game: str) -> None:
    storage = MemoryStorage()
    stored(storage, seated(game, ["bot:random"] * 3, edition="reference"))

    async def watch(rooms: Rooms) -> None:
        person = await Person.at(await found(rooms), SPECTATOR)
        await told_to_the_end(person)

    desk = hosted(watch, storage)
    assert storage.tables[TABLE].result is not None
    assert [line["event"] for line in logged(desk)] == ["table_loaded", "game_over"]


def test_bots_think_in_processes() -> None:
    storage = table("crooks", ["bot:rule", "bot:random"])

    async def watch(rooms: Rooms) -> None:
        await told_to_the_end(await Person.at(await found(rooms), SPECTATOR))

    desk = hosted(watch, storage)
    assert desk.counters.of("bots_asked") > 1
    assert not [line for line in logged(desk) if line["event"] == "bot_replaced"]


def test_a_bot_that_is_not_known_any_more_is_replaced() -> None:
    async def watch(rooms: Rooms) -> None:
        await told_to_the_end(await Person.at(await found(rooms), SPECTATOR))

    desk = hosted(watch, table("crooks", ["bot:gone", "bot:random"]))
    assert desk.counters.of("bots_replaced", "unknown") == 1


def test_a_storage_that_fails_stops_a_bot_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.web.rooms.players.REST", 0.05)
    storage = table("crooks", ["bot:random", "bot:random"])

    async def watch(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, SPECTATOR)
        storage.trouble, before = "full", room.host
        await asyncio.sleep(0.2)
        assert room.host.changes - before.changes <= 1
        storage.trouble = ""
        await told_to_the_end(person)

    desk = hosted(watch, storage)
    assert desk.counters.of("storage_troubles", "full") > 0


def test_chance_has_a_generator_of_its_own_that_no_bot_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    true_draw: Any = vars(host_module)["drawn"]

    def noted(game: Any, state: Any, rng: Any) -> Any:
        drawn.append(rng)
        return true_draw(game, state, rng)

    given: list[Any] = []

    def kept(bot: Any, view: Any, rng: Any) -> Any:
        given.append(rng)
        return Random(1).choice(criminals.legal_actions(view))

    monkeypatch.setattr("criminals.hosting.host.drawn", noted)
    monkeypatch.setattr("criminals.bots.players.random_bot.RandomBot.choose", kept)

    async def watch(rooms: Rooms) -> None:
        await told_to_the_end(await Person.at(await found(rooms), SPECTATOR))

    desk = hosted(watch, table("sicario", ["bot:random"] * 3))
    assert {id(rng) for rng in drawn} == {id(desk.chance)}
    assert all(rng is not desk.chance for rng in given)
