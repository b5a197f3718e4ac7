"""The server of the web example by Starlette's own client: seats, hostile messages, bots, and coming back."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from criminals import SPECTATOR, Viewer

pytest.importorskip("starlette")
pytest.importorskip("httpx2")
pytest.importorskip("uvicorn")

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from examples.web_table import room as rooms
from examples.web_table import server
from examples.web_table.table import encoded
from tests.web.no_leak import check_frames
from tests.web.serving import KeptRoom, kept_room


@contextmanager
def hosted(room: KeptRoom) -> Iterator[TestClient]:
    with TestClient(server.app(room)) as client:
        yield client


@contextmanager
def joined(client: TestClient, room: KeptRoom, viewer: Viewer, lang: str = "en") -> Iterator[Any]:
    with client.websocket_connect("/line") as line:
        line.send_json({"type": "join", "token": room.keys.tokens[viewer], "lang": lang})
        yield line


def next_of(line: Any, *kinds: str) -> Any:
    """The next message of some kinds; those of others are passed over."""
    while True:
        message = line.receive_json()
        if message["type"] in kinds:
            return message


def test_each_seat_is_sent_its_own_view() -> None:
    room = kept_room("crooks", ["person"] * 3)
    with hosted(room) as client:
        for viewer in room.table.viewers:
            with joined(client, room, viewer) as line:
                text = line.receive_text()
                assert text == encoded(room.table.welcome(viewer))
                assert json.loads(text)["view"]["viewer"] == (viewer if isinstance(viewer, int) else "spectator")


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"type": "join", "token": "0", "lang": "en"}),
        json.dumps({"type": "join", "token": "\ud800", "lang": "en"}),
        json.dumps({"type": "join", "token": None, "lang": "en"}),
        json.dumps({"type": "act", "at": 0, "action": "pass"}),
        json.dumps({"type": "draw", "memory": False}),
        "hello",
        "{" * 1000,
        "x" * 5000,
    ],
)
def test_who_has_no_token_is_told_nothing_and_let_go(text: str) -> None:
    room = kept_room("crooks", ["person"] * 2)
    with hosted(room) as client, client.websocket_connect("/line") as line:
        line.send_text(text)
        assert line.receive_json().keys() == {"type", "code", "says"}
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_json()
        assert gone.value.code == server.BAD_LINK
    assert room.table.at == 0


def test_who_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.05)
    room = kept_room("crooks", ["person"] * 2)
    with hosted(room) as client, client.websocket_connect("/line") as line:
        assert line.receive_json()["says"] == "no token came"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ('{"type":"act","at":0}', "expected the fields"),
        ('{"type":"join","token":"x","lang":"en"}', "joined already"),
        ('{"type":"act","at":0,"action":"\\ud800"}', "not a message"),
        ("[" * 1500, "32 lists"),
    ],
)
def test_a_hostile_message_is_named_and_the_table_goes_on(text: str, says: str) -> None:
    room = kept_room("crooks", ["person"] * 2)
    with hosted(room) as client, joined(client, room, 0) as line:
        line.send_text(text)
        assert says in next_of(line, "wrong")["says"]
        line.send_json({"type": "act", "at": 0, "action": "pass"})
        assert next_of(line, "news", "refused")["at"] in (0, 1)


@pytest.mark.parametrize(("message", "code"), [("x" * 5000, 1009), (b"\x00\xff", 1003)], ids=("huge", "bytes"))
def test_what_no_page_sends_ends_the_connection_and_not_the_table(message: str | bytes, code: int) -> None:
    room = kept_room("crooks", ["person"] * 2)
    with hosted(room) as client:
        with joined(client, room, 1) as line:
            line.send_text(message) if isinstance(message, str) else line.send_bytes(message)
            assert "a message" in next_of(line, "wrong")["says"]
            with pytest.raises(WebSocketDisconnect) as gone:
                line.receive_json()
            assert gone.value.code == code
        with joined(client, room, 1) as line:
            assert next_of(line, "welcome")["at"] == 0


def test_out_of_turn_is_refused_to_that_seat_alone() -> None:
    room = kept_room("crooks", ["person"] * 2)
    actor = room.table.actor
    assert isinstance(actor, int)
    with hosted(room) as client, joined(client, room, 1 - actor) as other, joined(client, room, SPECTATOR) as line:
        for wrong in (other, line):
            wrong.send_json({"type": "act", "at": 0, "action": "pass"})
            told = next_of(wrong, "refused", "news")
            assert (told["code"], told["clause"] is not None) == ("not_your_turn", True)
        line.send_json({"type": "undo", "at": 0})
        assert next_of(line, "refused")["code"] == "looking_on"
    assert room.table.at == 0


def test_who_comes_back_has_the_same_seat_and_a_fresh_view() -> None:
    room = kept_room("crooks", ["person"] * 2)
    actor = room.table.actor
    assert isinstance(actor, int)
    with hosted(room) as client:
        with joined(client, room, actor) as line:
            action = next_of(line, "welcome")["legal"][0]["action"]
            line.send_json({"type": "act", "at": 0, "action": action})
            before = next_of(line, "news")
        with joined(client, room, actor) as line:
            welcome = next_of(line, "welcome")
            assert (welcome["at"], welcome["view"]) == (1, before["view"])
            assert welcome["story"] == [before["says"]]
            people = next_of(line, "people")
            assert people["here"][actor]
            assert not people["here"][1 - actor]


def test_one_browser_too_many_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "CROWD", 1)
    room = kept_room("crooks", ["person"] * 2)
    with hosted(room) as client, joined(client, room, 0) as line:
        next_of(line, "welcome")
        with joined(client, room, 0) as second:
            assert "too many" in next_of(second, "wrong")["says"]
        line.send_json({"type": "draw", "memory": False})
        assert next_of(line, "picture")["svg"].startswith("<svg")


def test_who_reads_too_slowly_is_let_go() -> None:
    connection = rooms.Connection(0)
    for _ in range(rooms.UNREAD + 5):
        connection.tell({"type": "wrong", "code": "joined", "says": "again"})
    assert connection.waiting.get_nowait() is None
    assert connection.waiting.qsize() == 4


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_bots_and_chance_play_a_whole_game_and_nothing_leaks(game: str) -> None:
    room = kept_room(game, ["random"] * 3, seed=2, pause=0.01)
    frames: list[str] = []
    with hosted(room) as client, joined(client, room, SPECTATOR) as line:
        while not frames or json.loads(frames[-1]).get("result") is None:
            frames.append(line.receive_text())
    assert room.table.actor is None
    assert check_frames(room.past, SPECTATOR, frames, Random(1), moments=3) > 10


class Broken:
    """A bot that fails."""

    def choose(self, view: object, rng: object) -> object:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_does_not_hold_up_the_table(caplog: pytest.LogCaptureFixture) -> None:
    room = kept_room("crooks", ["random"] * 2)
    room.bots = {0: Broken(), 1: Broken()}
    with hosted(room) as client, joined(client, room, SPECTATOR) as line:
        while next_of(line, "welcome", "news")["result"] is None:
            pass
    assert "its bot failed" in caplog.text


@pytest.mark.parametrize("path", ["/", "/main.js", "/style.css", "/nothing", "/../server.py", "/%2e%2e/server.py"])
def test_every_response_forbids_what_is_from_elsewhere(path: str) -> None:
    with hosted(kept_room("crooks", ["person"] * 2)) as client:
        response = client.get(path)
        assert response.status_code == (404 if "nothing" in path or "server" in path else 200)
        assert "default-src 'none'" in response.headers["content-security-policy"]
        assert response.headers["referrer-policy"] == "no-referrer"


def test_the_page_names_no_address() -> None:
    for path in (path for path in server.PAGE.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text
        assert "https://" not in text
