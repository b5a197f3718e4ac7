"""Everything that a room sends is what it would send in a game that its reader cannot tell from the true one."""

import json
from random import Random
from typing import Any

import pytest

import criminals
from criminals import SPECTATOR, CriminalsError, Viewer
from criminals.hosting import Act, Draw, Host, Undo, message
from criminals.testing import KITS
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from criminals.web.messages import encoded, picture
from criminals.web.rooms.rooms import Rooms
from criminals.web.workers import tasks
from tests.hosting.tables import in_twin
from tests.web.desks import TABLE, MemoryStorage, Person, hosted, seated, stored

PEOPLE = ["Ada", "Bo", "Cy"]
LANGS = {0: "it", 1: "fr", 2: "en", SPECTATOR: "it"}


def said_again(host: Host, viewer: Viewer, told: dict[str, Any]) -> str:
    """What would be said of a host instead of a message."""
    lang = told["lang"]
    match told["kind"]:
        case "welcome":
            return encoded(message(host.welcome(viewer), lang))
        case "news":
            return encoded(message(host.news(viewer), lang))
        case "picture":
            wanted = Draw(told["memory"], told["narrow"])
            names = dict(enumerate(PEOPLE))
            view = host.view(viewer)
            drawn = tasks.picture(view, lang, names, memory=wanted.memory, narrow=wanted.narrow)
            return encoded(picture(host.changes, lang, wanted, drawn))
        case "refused":
            tried = told["tried"]
            try:
                host.undo(viewer) if tried == "undo" else host.act(viewer, tried)  # type: ignore[arg-type]
            except CriminalsError as refused:
                return encoded(message(refused, lang, briefing=host.news(viewer), tried=tried))
            raise AssertionError(f"{tried} was refused to {viewer}, and in a twin it is not")
        case kind:
            raise AssertionError(f"a message of the kind {kind} tells of the game")


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_nothing_that_is_sent_depends_on_what_its_reader_cannot_know(game: str) -> None:
    rng, past = Random(5), dict[int, Host]()
    storage = MemoryStorage()
    stored(storage, seated(game, PEOPLE, edition="reference", seed=5))
    people: dict[Viewer, Person] = {}

    async def play(rooms: Rooms) -> None:
        rooms.desk.chance = rng
        room = await rooms.find(TABLE)
        assert room is not None
        past[room.host.changes] = room.host
        people.update({viewer: await Person.at(room, viewer, LANGS[viewer]) for viewer in room.host.viewers})
        for person in people.values():
            await room.hear(person.connection, Draw(memory=rng.random() < 0.5, narrow=False))
            await person.next("picture")
            person.connection.drawn = None
        while (actor := room.host.actor) is not None and len(past) < 30:
            if actor is criminals.CHANCE:
                await people[SPECTATOR].next("news")
                past[room.host.changes] = room.host
                continue
            texts = [str(action) for action in criminals.legal_actions(room.host.view(actor))]
            odd = rng.choice([str(action) for action in KITS[game].universe(room.host.state)])
            for viewer, person in people.items():
                if viewer != actor or odd not in texts:
                    await room.hear(person.connection, Act(room.host.changes, odd))
            await room.hear(people[actor].connection, Act(room.host.changes, rng.choice(texts)))
            past[room.host.changes] = room.host
            await room.hear(people[rng.randrange(3)].connection, Undo(room.host.changes))
            past[room.host.changes] = room.host
        for person in people.values():
            person.connection.outbox.end(1000)
            await person.closed()

    hosted(play, storage)
    compared = 0
    for moment in rng.sample(sorted(past), 2):
        now = past[moment]
        for viewer, person in people.items():
            true = History(now.states, now.record.actions)
            kit = KITS[game]
            twin = exchanged_twin(kit, true, viewer, rng, 8) or sampled_twin(kit, true, viewer, rng)
            for text in person.texts:
                told = json.loads(text)
                host = past.get(told.get("changes", -1))
                if told["kind"] in ("people", "wrong"):
                    assert {*told} <= {"kind", "here", "spectators", "lang", "code", "sentence"}
                    continue
                actions = () if host is None else host.record.actions
                if host is None or actions != now.record.actions[: len(actions)]:
                    continue
                assert said_again(in_twin(host, twin), viewer, told) == text
                compared += 1
    assert compared > 20
