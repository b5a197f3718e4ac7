"""The server over HTTP and WebSocket: links, refusals, headers, and coming back."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed, InvalidStatus

from criminals.web.server.shield import HEADERS
from criminals.web.settings import hashed_password
from tests.web.desks import logged
from tests.web.server.serving import Served, finished, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do it no harm."""
    with served(tmp_path_factory.mktemp("served"), origins=("https://games.example",)) as found:
        yield found


@pytest.fixture(autouse=True)
def no_rates(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tests make more tables than an address may."""
    if "server" in request.fixturenames:
        monkeypatch.setattr("criminals.web.guards.buckets.TokenBucket.has", lambda *_: True)


async def last_words(line: Any) -> list[str]:
    """Everything that is still said before a connection is closed."""
    texts: list[str] = []
    with suppress(ConnectionClosed):
        async for text in line:
            texts.append(text)
    return texts


def test_a_table_is_made_played_and_looked_at(server: Served) -> None:
    made = server.table("crooks", {"name": "Ada"}, {"bot": "rule"}, edition="tiny", first=0)
    assert made["seats"][0]["path"] == f"/tables/{made['table']}#{made['seats'][0]['token']}"
    assert (made["seats"][1]["token"], made["seats"][1]["bot"]) == (None, "rule")

    async def play() -> Any:
        person, watching = await server.joined(made, 0, "it"), await server.joined(made, None, "fr")
        assert (await watching.next("welcome"))["view"]["viewer"] == "spectator"
        message = await person.next("welcome")
        assert (message["view"]["viewer"], message["lang"]) == (0, "it")
        while message["result"] is None:
            if message["legal"]:
                await person.act(message["changes"], message["legal"][-1]["action"])
            message = await person.next("news")
        await person.close()
        await watching.close()
        return message

    message = finished(play())
    status, seen = server.ask("GET", f"/api/tables/{made['table']}", token=made["owner"])
    assert (status, seen["over"], seen["changes"]) == (200, True, message["changes"])
    assert seen["result"]["points"] == message["result"]["points"]
    assert seen["seats"] == [
        {"viewer": 0, "name": "Ada", "bot": None},
        {"viewer": 1, "name": "rule", "bot": "rule"},
    ]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "join", "token": "0", "lang": "en"}', 4401),
        ('{"type": "join", "token": "\\ud800", "lang": "en"}', 4401),
        ('{"type": "join", "token": null, "lang": "en"}', 4401),
        ('{"type": "act", "at": 0, "action": "pass"}', 4401),
        ("hello", 4401),
        ("{" * 1000, 4401),
        ("x" * 5000, 4401),
        ("x" * 50_000, 1009),
        (b"\x00\xff", 1003),
    ],
)
def test_who_has_no_token_is_told_nothing_and_let_go(server: Served, first: str | bytes, code: int) -> None:
    made = server.table()

    async def come() -> None:
        for table in (made["table"], "another"):
            async with server.connected(table) as line:
                await line.send(first)
                texts = await last_words(line)
                assert line.close_code == code
                assert all(json.loads(text)["kind"] == "wrong" for text in texts)

    finished(come())


def test_who_has_a_bad_link_reads_why_in_their_language(server: Served) -> None:
    made = server.table()

    async def come(lang: str) -> Any:
        async with server.connected(made["table"]) as line:
            await line.send(json.dumps({"type": "join", "token": "0", "lang": lang}))
            (text,) = await last_words(line)
            return json.loads(text)

    told = {lang: finished(come(lang)) for lang in ("en", "it", "fr", "xx")}
    assert {lang: message["lang"] for lang, message in told.items()} == {"en": "en", "it": "it", "fr": "fr", "xx": "en"}
    assert told["it"]["sentence"].startswith("questo link")
    assert told["xx"]["sentence"] == told["en"]["sentence"]


def test_what_is_wrong_with_a_request_is_told_in_one_language(server: Served) -> None:
    made = server.table()

    async def send() -> str:
        client = await server.joined(made, 0, "it")
        await client.send({"type": "dance"})
        return str((await client.next("wrong"))["sentence"]).replace("\u00a0", " ")

    assert finished(send()).startswith("non è una richiesta: $.type: serve uno tra")
    status, told = server.ask("POST", "/api/tables", {"game": "crooks"}, headers={"Accept-Language": "it"})
    assert (status, told["error"]["sentence"]) == (422, "richiesta: $.seats: manca")


def test_speaking_the_same_language_again_gets_a_welcome(server: Served) -> None:
    made = server.table()

    async def ask() -> tuple[Any, Any]:
        client = await server.joined(made, 0, "it")
        first = await client.next("welcome")
        await client.send({"type": "speak", "lang": "it"})
        return first, await client.next("welcome")

    first, second = finished(ask())
    assert first == second


def test_a_refused_origin_is_logged_once(tmp_path: Path) -> None:
    with served(tmp_path) as found:
        for origin in (*["https://games.example"] * 3, *(f"https://{number}.example" for number in range(200))):
            assert found.ask("POST", "/api/tables", {}, headers={"Origin": origin + "x" * 500})[0] == 403
        lines = [line for line in logged(found.desk) if line["event"] == "origin_refused"]
    assert lines[0]["origin"] == ("https://games.example" + "x" * 500)[:100]
    assert lines[0]["address"] == "127.0.0.1"
    assert len(lines) == len({line["origin"] for line in lines}) == 100


def test_what_no_page_sends_is_named_or_ends_the_connection_and_not_the_table(server: Served) -> None:
    made = server.table()

    async def send() -> None:
        client = await server.joined(made, 0, "fr")
        for text in ("{", '{"type":"act","at":0}', "[" * 1500, '{"type":"join","token":"x","lang":"en"}'):
            await client.line.send(text)
            assert (await client.next("wrong"))["code"] in ("no_request", "joined")
        await client.line.send(b"\x00")
        assert (await client.next("wrong"))["code"] == "no_text"
        with pytest.raises(ConnectionClosed):
            await client.next("news")
        again = await server.joined(made, 0)
        assert (await again.next("welcome"))["changes"] == 3
        await again.close()

    finished(send())


def test_links_are_made_anew_and_revoked_by_the_owner_alone(server: Served) -> None:
    made = server.table()
    path = f"/api/tables/{made['table']}/links/0"
    for method, body in (("POST", {}), ("DELETE", None)):
        status, told = server.ask(method, path, body, token="wrong", headers={"Accept-Language": "it-IT,it"})
        assert (status, told["error"]["code"]) == (404, "no_table")
        assert "questo tavolo" in told["error"]["sentence"]

    async def dismissed() -> int:
        client = await server.joined(made, 0)
        await client.next("welcome")
        status, link = await asyncio.to_thread(server.ask, "POST", path, {"name": "Bo"}, made["owner"])
        assert status == 200
        with pytest.raises(ConnectionClosed) as gone:
            await client.next("nothing")
        fresh = await server.joined({**made, "seats": [link]}, 0)
        assert (await fresh.next("welcome"))["seats"][0]["name"] == "Bo"
        await fresh.close()
        assert gone.value.rcvd is not None
        return int(gone.value.rcvd.code)

    assert finished(dismissed()) == 4401
    assert server.ask("DELETE", path, token=made["owner"]) == (204, "")
    assert server.ask("POST", f"/api/tables/{made['table']}/links/9", {}, token=made["owner"])[0] == 404
    assert server.ask("DELETE", f"/api/tables/{made['table']}", token=made["owner"]) == (204, "")
    assert server.ask("GET", f"/api/tables/{made['table']}", token=made["owner"])[0] == 404


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b"{}", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
        (b"{}", {"Content-Type": "text/plain"}, 415),
        (b"\xff", {"Content-Type": "application/json"}, 415),
        (b"x" * 100_000, {"Content-Type": "application/json"}, 413),
        (b"{", {"Content-Type": "application/json"}, 422),
        (b'{"game": "chess", "seats": [{}]}', {"Content-Type": "application/json"}, 422),
        (b'{"game": "crooks", "seats": [{}, {}]}', {"Content-Type": "application/json", "Origin": "https://evil"}, 403),
        (b'{"game": "crooks", "seats": [{}, {}]}', {"Content-Type": "application/json", "Host": "evil.example"}, 421),
        (
            b'{"game": "crooks", "seats": [{}, {}]}',
            {"Content-Type": "application/json", "Origin": "https://games.example"},
            201,
        ),
    ],
)
def test_orders_come_as_json_from_our_own_pages(
    server: Served, body: bytes, headers: dict[str, str], status: int
) -> None:
    from http.client import HTTPConnection  # noqa: PLC0415 -- for odd bodies

    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("POST", "/api/tables", body, headers)
    assert connection.getresponse().status == status
    connection.close()


def test_a_page_of_another_site_gets_no_line(server: Served) -> None:
    made = server.table()

    async def come(origin: str) -> None:
        async with server.connected(made["table"], origin=origin):
            pass

    finished(come("https://games.example"))
    finished(come(f"http://127.0.0.1:{server.port}"))
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            finished(come(origin))
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/tables/any", 200),
        ("/page/nothing.js", 404),
        ("/page/../settings.py", 404),
        ("/page/%2e%2e/settings.py", 404),
        ("/api/games", 200),
        ("/healthz", 200),
        ("/metrics", 200),
        ("/nothing", 404),
    ],
)
def test_every_answer_forbids_what_is_from_elsewhere(server: Served, path: str, status: int) -> None:
    from http.client import HTTPConnection  # noqa: PLC0415 -- for the headers

    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()}
    assert answer.status == status
    assert {name.lower(): value for name, value in HEADERS.items()}.items() <= found.items()
    assert found["cache-control"] in ("no-cache", "no-store")
    assert "server" not in found
    connection.close()


def test_a_lobby_with_a_password_asks_for_it_and_does_not_let_anybody_guess(tmp_path: Path) -> None:
    order = {"game": "crooks", "seats": [{}, {}]}
    with served(tmp_path, password=hashed_password("open sesame")) as locked:
        assert locked.ask("GET", "/api/games")[1]["password"] is True
        assert locked.ask("POST", "/api/tables", order)[0] == 401
        assert locked.ask("POST", "/api/tables", order, token="open sesame")[0] == 201
        statuses = {locked.ask("POST", "/api/tables", order, token=f"guess {number}")[0] for number in range(20)}
        assert statuses == {401, 429}
        assert locked.ask("POST", "/api/tables", order, token="open sesame")[0] == 429


def test_an_address_makes_so_many_tables(tmp_path: Path) -> None:
    with served(tmp_path) as found:
        statuses = [found.ask("POST", "/api/tables", {"game": "crooks", "seats": [{}, {}]})[0] for _ in range(15)]
    assert statuses == [201] * 10 + [429] * 5


def test_a_server_that_stops_says_come_back_and_has_lost_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as found:
        made = found.table(first=0)

        async def play() -> Any:
            client = await found.joined(made, 0)
            welcome = await client.next("welcome")
            await client.act(welcome["changes"], "pass")
            return client, await client.next("news")

        with asyncio.Runner() as runner:
            client, news = runner.run(play())
            assert found.stop is not None
            found.stop()
            with pytest.raises(ConnectionClosed) as gone:
                runner.run(client.next("nothing"))
            assert gone.value.rcvd is not None
            assert gone.value.rcvd.code == 1012
            runner.run(client.close())
    with served(tmp_path) as again:

        async def come_back() -> Any:
            client = await again.joined(made, 0)
            welcome = await client.next("welcome")
            await client.close()
            return welcome

        welcome = finished(come_back())
    assert (welcome["changes"], welcome["view"]) == (news["changes"], news["view"])
    assert welcome["story"] == [news["sentences"]]


def test_a_storage_that_fails_is_told_and_noticed(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from criminals.web.storage import StorageTrouble  # noqa: PLC0415 -- beside what needs it

    made = server.table(first=0)

    def fail(*_: Any, **__: Any) -> None:
        raise StorageTrouble("full", "the disk")

    async def play() -> None:
        client = await server.joined(made, 0)
        welcome = await client.next("welcome")
        with monkeypatch.context() as failing:
            for method in ("save", "changes"):
                failing.setattr(f"criminals.web.storage.sqlite.SQLiteStorage.{method}", fail)
            await client.act(welcome["changes"], "pass")
            assert (await client.next("wrong", "news"))["code"] == "not_stored"
            assert (await asyncio.to_thread(server.ask, "GET", "/healthz"))[0] == 503
            other = await server.joined(made, 1)
            assert (await other.next("wrong", "welcome"))["code"] == "not_stored"
            await other.close()
        await client.act(welcome["changes"], "pass")
        assert (await client.next("wrong", "news"))["kind"] == "news"
        await client.close()

    finished(play())
