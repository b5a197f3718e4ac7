"""The room of a table, without a web: it stores before it tells, and nothing that fails changes the game."""

import asyncio
import json
from typing import Any

import attrs
import pytest

from criminals import SPECTATOR
from criminals.hosting import Act, Draw, Host, Join, Speak, Undo, loads
from criminals.web.rooms.outbox import MOST, Outbox
from criminals.web.rooms.rooms import Rooms
from criminals.web.storage import StorageTrouble
from tests.web.desks import (
    TABLE,
    MemoryStorage,
    Person,
    Unreadable,
    hosted,
    logged,
    seated,
    stored,
    token_of,
)

PEOPLE = ["Ada", "Bo"]


def kept(storage: MemoryStorage) -> Host:
    """The host as it is stored."""
    text = storage.tables[TABLE].host
    assert text is not None
    return loads(text)


def table(seats: list[str] = PEOPLE, game: str = "crooks") -> MemoryStorage:
    storage = MemoryStorage()
    stored(storage, seated(game, seats))
    return storage


async def found(rooms: Rooms) -> Any:
    room = await rooms.find(TABLE)
    assert room is not None
    return room


def test_a_move_is_stored_before_it_is_told() -> None:
    storage = table()

    async def play(rooms: Rooms) -> None:
        room = await found(rooms)
        people = [await Person.at(room, seat) for seat in (0, 1)]
        actor: int = room.host.actor
        welcome = await people[actor].next("welcome")
        first = welcome["legal"][0]["action"]
        await room.hear(people[actor].connection, Act(welcome["changes"], first))
        for person in people:
            told = await person.next("news")
            assert told["changes"] == welcome["changes"] + 1 == kept(storage).changes
        assert kept(storage) == room.host

    hosted(play, storage)


@pytest.mark.parametrize("trouble", ["full", "broken", "locked"])
def test_what_cannot_be_stored_has_not_happened(trouble: str) -> None:
    storage = table()

    async def play(rooms: Rooms) -> None:
        room = await found(rooms)
        before = room.host
        actor = before.actor
        mine, other = await Person.at(room, actor, "it"), await Person.at(room, 1 - actor)
        first = (await mine.next("welcome"))["legal"][0]["action"]
        storage.trouble = trouble
        await room.hear(mine.connection, Act(before.changes, first))
        told = await mine.next("wrong", "news")
        assert (told["kind"], told["code"]) == ("wrong", "not_stored")
        assert "non si è potuto salvare" in told["sentence"]
        assert room.host is before
        storage.trouble = ""
        await room.hear(mine.connection, Act(before.changes, first))
        assert (await mine.next("wrong", "news"))["kind"] == "news"
        assert (await other.next("wrong", "news"))["changes"] == before.changes + 1

    desk = hosted(play, storage)
    assert desk.counters.of("storage_troubles", trouble) == 1


def test_who_is_second_of_two_processes_is_refused_and_told_what_has_happened() -> None:
    storage = table()

    async def play(rooms: Rooms) -> None:
        others = Rooms(rooms.desk)
        room, other = await found(rooms), await found(others)
        actor, changes = room.host.actor, room.host.changes
        here, there = await Person.at(room, actor), await Person.at(other, actor)
        options = [each["action"] for each in (await here.next("welcome"))["legal"]]
        await room.hear(here.connection, Act(changes, options[0]))
        await other.hear(there.connection, Act(changes, options[-1]))
        assert (await there.next("welcome"))["changes"] == changes
        again = await there.next("welcome", "refused", "news")
        refused = await there.next("refused")
        assert (again["kind"], again["changes"]) == ("welcome", changes + 1)
        assert (refused["code"], refused["changes"]) == ("late_request", changes + 1)
        assert room.host == other.host == kept(storage)
        assert len(room.host.record.actions) == 1
        others.stop()

    desk = hosted(play, storage)
    assert desk.counters.of("storage_conflicts") == 1


def test_who_comes_is_told_what_another_process_has_done() -> None:
    storage = table()

    async def play(rooms: Rooms) -> None:
        room = await found(rooms)
        after = room.host.act(room.host.actor, "pass")
        stored(storage, after)
        person = await Person.at(room, SPECTATOR)
        assert (await person.next("welcome"))["changes"] == after.changes

    hosted(play, storage)


def test_only_the_right_token_gets_in() -> None:
    async def come(rooms: Rooms) -> None:
        room = await found(rooms)
        for token in ("", "x" * 43, token_of(1)[:-1], token_of(7)):
            assert await room.enter(token, "en", Outbox(lambda: None)) == "bad_link"
        assert await rooms.find("another") is None

    hosted(come, table())


def test_a_double_click_is_one_move_and_a_spectator_makes_none() -> None:
    async def click(rooms: Rooms) -> None:
        room = await found(rooms)
        changes, actor = room.host.changes, room.host.actor
        mine, watching = await Person.at(room, actor), await Person.at(room, SPECTATOR)
        action = (await mine.next("welcome"))["legal"][0]["action"]
        await asyncio.gather(*(room.hear(mine.connection, Act(changes, action)) for _ in range(3)))
        assert room.host.changes == changes + 1
        codes = [(await mine.next("refused"))["code"] for _ in range(2)]
        assert codes == ["late_request"] * 2
        for request in (Act(changes + 1, action), Undo(changes + 1), Join("x", "en")):
            await room.hear(watching.connection, request)
        assert (await watching.next("refused"))["code"] == "not_your_turn"
        assert (await watching.next("wrong"))["code"] == "watching"
        assert (await watching.next("wrong"))["code"] == "joined"

    hosted(click, table())


def test_everybody_is_told_in_their_language_and_may_ask_for_another() -> None:
    async def speak(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, 0, "fr")
        assert (await person.next("welcome"))["lang"] == "fr"
        for asked, told in (("it", "it"), ("tlh", "en")):
            await room.hear(person.connection, Speak(asked))
            assert (await person.next("welcome"))["lang"] == told

    hosted(speak, table())


def test_a_link_that_is_made_anew_dismisses_whoever_had_the_old_one() -> None:
    storage = table()

    async def renew(rooms: Rooms) -> None:
        room = await found(rooms)
        mine, other = await Person.at(room, 0), await Person.at(room, 1)
        token = await room.renew(0, name="Cleo")
        assert await mine.closed() == 4401
        assert json.loads(mine.texts[-1])["code"] == "bad_link"
        assert (await other.next("news"))["seats"][0] == {"name": "Cleo", "bot": None}
        assert await room.enter(token_of(0), "en", Outbox(lambda: None)) == "bad_link"
        assert not isinstance(await room.enter(token, "en", Outbox(lambda: None)), str)
        await room.revoke(SPECTATOR)
        assert await room.enter(token_of(SPECTATOR), "en", Outbox(lambda: None)) == "bad_link"
        assert token not in str(storage.tables[TABLE].host)

    hosted(renew, storage)


def test_one_browser_too_many_is_refused() -> None:
    async def crowd(rooms: Rooms) -> None:
        room = await found(rooms)
        first = await Person.at(room, 0)
        assert await room.enter(token_of(0), "en", Outbox(lambda: None)) == "full"
        room.leave(first.connection)
        await Person.at(room, 0)

    hosted(crowd, table(), crowd=1)


def test_a_picture_is_drawn_once_however_often_it_is_asked_for() -> None:
    async def draw(rooms: Rooms) -> None:
        room = await found(rooms)
        people = [await Person.at(room, room.host.actor) for _ in range(3)]
        for _ in range(20):
            for person in people:
                await room.hear(person.connection, Draw(memory=False, narrow=True))
        pictures = [await person.next("picture") for person in people]
        assert pictures[0]["svg"].startswith("<svg")
        assert pictures[0] == pictures[1] == pictures[2]
        assert (pictures[0]["changes"], pictures[0]["narrow"]) == (room.host.changes, True)
        assert rooms.desk.counters.of("pictures_made") == 1
        await room.hear(people[0].connection, Act(room.host.changes, "pass"))
        again = [await person.next("picture") for person in people]
        assert {picture["changes"] for picture in again} == {room.host.changes}
        assert rooms.desk.counters.of("pictures_made") == 2

    hosted(draw, table())


def test_who_does_not_read_is_cut_and_holds_nobody_up() -> None:
    async def flood(rooms: Rooms) -> None:
        room = await found(rooms)
        cut: list[bool] = []
        deaf = Outbox(lambda: cut.append(True))
        assert not isinstance(await room.enter(token_of(1), "en", deaf), str)
        person = await Person.at(room, 0)
        for _ in range(MOST + 1):
            await room.hear(person.connection, Speak("en"))
            await person.next("welcome")
            deaf.put("x")
        assert cut == [True]
        assert deaf.is_slow
        assert await deaf.take() == 1013

    hosted(flood, table())


def test_a_closed_table_says_so_and_its_room_is_dropped() -> None:
    async def close(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, 0)
        assert await rooms.close(TABLE)
        assert await person.closed() == 4410
        assert await rooms.find(TABLE) is None
        assert len(rooms) == 0

    hosted(close, table())


def test_a_table_that_another_process_has_closed_is_closed_here() -> None:
    storage = table()

    async def act(rooms: Rooms) -> None:
        room = await found(rooms)
        person = await Person.at(room, room.host.actor)
        action = (await person.next("welcome"))["legal"][0]["action"]
        del storage.tables[TABLE]
        await room.hear(person.connection, Act(room.host.changes, action))
        assert await person.closed() == 4410
        rooms.drop_idle()
        assert len(rooms) == 0

    hosted(act, storage)


def test_rooms_are_dropped_when_nobody_is_there_and_come_back() -> None:
    now = [0.0]

    async def idle(rooms: Rooms) -> None:
        rooms.desk.clock = lambda: now[0]
        room = await found(rooms)
        person = await Person.at(room, 0)
        now[0] += 1000
        rooms.drop_idle()
        assert len(rooms) == 1
        room.leave(person.connection)
        now[0] += 1000
        rooms.drop_idle()
        assert len(rooms) == 0
        assert (await found(rooms)).host == room.host

    hosted(idle, table())


def test_a_damaged_table_is_a_trouble_of_its_own() -> None:
    storage = Unreadable()
    stored(storage, seated("crooks", PEOPLE))

    async def find(rooms: Rooms) -> None:
        with pytest.raises(StorageTrouble) as trouble:
            await rooms.find(TABLE)
        assert trouble.value.code == "unreadable"

    desk = hosted(find, storage)
    assert [line["code"] for line in logged(desk)] == ["unreadable"]


def test_rooms_load_a_table_once() -> None:
    async def find(rooms: Rooms) -> None:
        found = await asyncio.gather(*(rooms.find(TABLE) for _ in range(10)))
        assert len({id(room) for room in found}) == 1
        assert rooms.desk.counters.of("tables_loaded") == 1

    hosted(find, attrs.evolve(table()))
