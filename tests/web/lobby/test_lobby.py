"""The lobby: what can be ordered, what is refused, and to whom a table belongs."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from criminals import SPECTATOR, CriminalsError, MalformedDocument
from criminals.hosting import loads
from criminals.web.lobby.lobby import Lobby, Made
from criminals.web.lobby.orders import LONGEST, SeatOrder, TableOrder, Unordered, read_order
from criminals.web.rooms.rooms import Rooms
from tests.web.desks import MemoryStorage, hosted


def order(game: str = "crooks", *seats: SeatOrder, **more: Any) -> TableOrder:
    return TableOrder(game=game, seats=seats or (SeatOrder(), SeatOrder(bot="rule")), **more)


def ordering(test: Callable[[Lobby], Any], **settings: Any) -> MemoryStorage:
    storage = MemoryStorage()

    async def run(rooms: Rooms) -> None:
        await test(Lobby(rooms.desk, rooms))

    hosted(run, storage, **settings)
    return storage


def test_what_is_left_out_has_a_default() -> None:
    text = json.dumps({"game": "crooks", "seats": [{}, {"bot": "rule"}]})
    assert read_order(TableOrder, text) == order()
    assert read_order(SeatOrder, "{}") == SeatOrder()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"game": "crooks"}',
        '{"game": "crooks", "seats": []}',
        '{"game": "crooks", "seats": [{}], "seed": 1}',
        '{"game": "crooks", "seats": [{"name": 5}]}',
        '{"game": "crooks", "seats": [{"token": "mine"}]}',
        '{"game": "crooks", "seats": [{}, {}], "first": -1}',
        '{"game": "crooks", "seats": [{}, {}], "edition": {"name": "mine"}}',
        '{"game": "crooks", "game": "sicario", "seats": [{}]}',
        json.dumps({"game": "crooks", "seats": [{}] * 21}),
        json.dumps({"game": "x" * LONGEST, "seats": [{}]}),
        "[" * 1000,
    ],
)
def test_orders_are_read_strictly(text: str) -> None:
    with pytest.raises(MalformedDocument):
        read_order(TableOrder, text)


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([SeatOrder(bot="python:os:abort"), SeatOrder()], "no_bot"),
        ([SeatOrder(bot="ismcts:iterations=1000000"), SeatOrder()], "no_bot"),
        ([SeatOrder(bot="process:sh"), SeatOrder()], "no_bot"),
        ([SeatOrder(name="Ada"), SeatOrder(name=" Ada ")], "same_name"),
        ([SeatOrder(name="rule"), SeatOrder(bot="rule")], "same_name"),
        ([SeatOrder(name="  "), SeatOrder()], "no_name"),
        ([SeatOrder(name="a\u202eb"), SeatOrder()], "no_name"),
    ],
)
def test_strangers_get_no_other_bots_and_no_odd_names(seats: list[SeatOrder], code: str) -> None:
    async def make(lobby: Lobby) -> None:
        with pytest.raises(Unordered) as refused:
            await lobby.make(order("crooks", *seats))
        assert refused.value.code == code
        assert refused.value.told("it") != refused.value.told("fr")

    assert not ordering(make).tables


@pytest.mark.parametrize(
    "wrong",
    [
        order("chess"),
        order("crooks", SeatOrder()),
        order("crooks", edition="nothing"),
        order("crooks", first=7),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_in_their_words(wrong: TableOrder) -> None:
    async def make(lobby: Lobby) -> None:
        with pytest.raises(CriminalsError):
            await lobby.make(wrong)

    assert not ordering(make).tables


async def made(lobby: Lobby, **more: Any) -> Made:
    return await lobby.make(order("crooks", SeatOrder(name="Ada"), SeatOrder(bot="rule"), **more))


def test_a_table_has_a_link_for_everybody_who_is_no_bot() -> None:
    found: list[Made] = []

    async def make(lobby: Lobby) -> None:
        found.append(await made(lobby, edition="tiny", first=1))

    storage = ordering(make)
    (table,) = found
    assert table.tokens.keys() == {0, SPECTATOR}
    saved = storage.tables[table.table]
    assert saved.host is not None
    host = loads(saved.host)
    assert (host.actor, host.sitters[0].name, host.sitters[1].name, host.sitters[1].bot) == (
        1,
        "Ada",
        "rule",
        "rule",
    )
    assert [host.viewer_of(token) for token in table.tokens.values()] == [SPECTATOR, 0]
    secrets = {table.owner, *table.tokens.values()}
    assert not {secret for secret in secrets if secret in saved.host or secret in saved.owner}
    assert len(secrets) == 3
    assert repr(table).find(table.owner) < 0


def test_only_the_owner_changes_who_sits_where() -> None:
    async def change(lobby: Lobby) -> None:
        table = await made(lobby)
        for wrong_token in ("", "x" * 43, table.tokens[0]):
            with pytest.raises(Unordered) as refused:
                await lobby.owned(table.table, wrong_token)
            assert (refused.value.status, refused.value.code) == (404, "no_table")
        with pytest.raises(Unordered):
            await lobby.owned("another", table.owner)
        room = await lobby.owned(table.table, table.owner)
        token: str | None = await lobby.seat(room, 0, SeatOrder())
        assert (room.host.sitters[0].name, room.host.viewer_of(str(token))) == ("Ada", 0)
        assert room.host.viewer_of(table.tokens[0]) is None
        assert await lobby.seat(room, 0, SeatOrder(bot="random")) is None
        assert (room.host.sitters[0].name, room.host.sitters[0].bot) == ("random 0", "random")
        token = await lobby.seat(room, 1, SeatOrder(name="Cleo"))
        assert (room.host.sitters[1].name, room.host.sitters[1].bot) == ("Cleo", None)
        await lobby.revoke(room, 1)
        assert room.host.viewer_of(str(token)) is None
        token = await lobby.seat(room, SPECTATOR, SeatOrder())
        assert room.host.viewer_of(str(token)) is SPECTATOR
        for viewer, wrong in (
            (SPECTATOR, SeatOrder(bot="random")),
            (0, SeatOrder(bot="x")),
            (0, SeatOrder(name="Cleo")),
        ):
            with pytest.raises(Unordered):
                await lobby.seat(room, viewer, wrong)

    ordering(change)


def test_a_server_has_room_for_so_many_tables() -> None:
    async def make(lobby: Lobby) -> None:
        await made(lobby)
        with pytest.raises(Unordered) as refused:
            await made(lobby)
        assert (refused.value.status, refused.value.code) == (503, "too_many")

    ordering(make, most_tables=1)


def test_the_lobby_says_what_can_be_played() -> None:
    async def ask(lobby: Lobby) -> None:
        found = {game["game"]: game for game in lobby.games}
        assert found["crooks"]["editions"][0] == {"edition": "reference", "players": [2, 3, 4]}
        assert {"edition": "tiny", "players": [2]} in found["crooks"]["editions"]
        assert found["sicario"]["editions"][0]["players"] == [3, 4]
        assert found["crooks"]["names"]["it"] == "Criminals"
        assert lobby.games is lobby.games

    ordering(ask)
