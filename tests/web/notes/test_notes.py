"""The log and the counters: they tell what happens, and no secret."""

import io
import json
import re
from datetime import UTC, datetime

import pytest

import criminals
from criminals import SPECTATOR
from criminals.hosting import Act, Draw
from criminals.web.notes.counters import GAUGES, HELP, Counters
from criminals.web.notes.log import EVENTS, FIELDS, Log
from criminals.web.rooms.rooms import Rooms
from tests.web.desks import OWNER, TABLE, MemoryStorage, Person, hosted, logged, seated, stored, token_of


def log(*, as_json: bool) -> tuple[Log, io.StringIO]:
    stream = io.StringIO()
    return Log(stream, as_json, lambda: datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC)), stream


def test_an_event_is_a_line() -> None:
    for as_json, line in (
        (True, '{"time": "2030-01-02T03:04:05.000+00:00", "event": "joined", "table": "a\\nb", "seat": 1}\n'),
        (False, '2030-01-02T03:04:05.000+00:00 joined table="a\\nb" seat=1\n'),
    ):
        made, stream = log(as_json=as_json)
        made.write("joined", table="a\nb", seat=1, code=None)
        assert stream.getvalue() == line
    Log().write("joined")


@pytest.mark.parametrize(("event", "field"), [("joined", "token"), ("joined", "action"), ("anything", "table")])
def test_what_is_on_no_list_is_not_written(event: str, field: str) -> None:
    made, stream = log(as_json=True)
    with pytest.raises(ValueError, match=r"no event of the log"):
        made.write(event, **{field: "x"})
    assert stream.getvalue() == ""


def test_a_fault_names_its_place_and_not_its_words() -> None:
    made, stream = log(as_json=True)
    try:
        criminals.parse_action("crooks", "the secret")
    except criminals.MalformedDocument as error:
        made.fault(error)
    written = json.loads(stream.getvalue())
    assert (written["event"], written["error"]) == ("fault", "MalformedDocument")
    assert written["module"].startswith("criminals.")
    assert "secret" not in stream.getvalue()


def test_no_list_has_a_place_for_a_secret() -> None:
    secrets = re.compile("token|action|view|text|name|message|hand|bot$")
    assert not [field for field in FIELDS if secrets.search(field)]
    assert all(event == event.lower() for event in EVENTS)


def test_counters_are_told_as_monitors_read_them() -> None:
    counters = Counters()
    counters.count("requests", "act")
    counters.count("requests", "act")
    counters.count("storage_seconds", amount=0.25)
    lines = counters.text({"strangers": 3}).splitlines()
    assert 'criminals_requests_total{what="act"} 2' in lines
    assert "criminals_storage_seconds_total 0.25" in lines
    assert "criminals_tables_made_total 0" in lines
    assert "criminals_strangers 3" in lines
    assert counters.of("requests", "act") == 2
    form = re.compile(r'# (HELP|TYPE) criminals_\w+ .+|criminals_\w+(\{what="\w+"\})? [0-9.e-]+')
    assert all(form.fullmatch(line) for line in lines)
    assert len(lines) == 3 * (len(HELP) + len(GAUGES))
    with pytest.raises(KeyError):
        counters.count("anything")


def test_a_whole_game_leaves_no_secret_in_the_log() -> None:
    storage = MemoryStorage()
    stored(storage, seated("crooks", ["Ada", "bot:bad", "bot:rule"], edition="reference"))
    secrets: set[str] = {OWNER, token_of(SPECTATOR), *map(token_of, range(3))}

    async def play(rooms: Rooms) -> None:
        room = await rooms.find(TABLE)
        assert room is not None
        person = await Person.at(room, 0)
        await room.hear(person.connection, Draw(memory=True, narrow=False))
        while room.host.actor is not None:
            message = await person.next("welcome", "news")
            secrets.update(str(action) for action in room.host.record.actions)
            if room.host.actor == 0 and message["changes"] == room.host.changes:
                await room.hear(person.connection, Act(0, "take 3"))
                await room.hear(person.connection, Act(room.host.changes, message["legal"][-1]["action"]))
        token = await room.renew(0)
        secrets.add(str(token))

    desk = hosted(play, storage, bots={"bad": "python:tests.web.bad_bots:Cheats", "rule": "rule"})
    lines = logged(desk)
    assert {line["event"] for line in lines} == {"table_loaded", "bot_replaced", "game_over"}
    text = json.dumps(lines) + desk.counters.text({})
    values = {str(value) for line in lines for value in line.values()}
    assert not {secret for secret in secrets if secret in values or (len(secret) > 8 and secret in text)}
    assert not {secret for secret in secrets if " " in secret and secret in text}
