"""Evil bots, hostile documents and tables together, for half an hour: `make soak`; `ARGS="--minutes 2"` for less.

One process does all three at once. In tournaments bots fail in every way that the tests know, some as programs.
Documents that are almost sound are read. At tables people send nonsense, and bots fail. In the end every game must be
finished, memory flat, and no thread, descriptor or process more than at the start.
"""

import argparse
import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import cycle
from random import Random
from threading import Thread
from typing import Any, Final

import attrs
from typing_extensions import override

import criminals
from criminals import MalformedDocument
from criminals.bots import Contestant, ProcessBot, RandomBot, tournament
from criminals.hosting import read_request
from criminals.web.rooms.room import Room
from criminals.web.rooms.rooms import Rooms
from tests.bots.evil_programs import EVIL, descriptors, left, sleeping
from tests.bots.strange_bots import (
    PLACES,
    RAISED,
    Bomber,
    Closer,
    Crasher,
    Deaf,
    Deserter,
    Forger,
    Forker,
    Giver,
    LastWord,
    Lingerer,
    Mumbler,
    Named,
    Property,
    Quitter,
    Raiser,
    Scribbler,
    Sleeper,
    Stuck,
    Unmade,
)
from tests.hostile.seeds import seeds
from tests.hostile.spoiling import spoilt
from tests.hostile.targets import TARGETS, Broken, verdict
from tests.web.desks import TABLE, MemoryStorage, Person, desk_of, seated, stored
from tools.fuzz_memory import resident

GROWTH: Final = 50_000_000
"""The most bytes by which memory may grow after the warm-up."""

WARM: Final = 0.2
"""The part of the time after which memory is measured first: by then every bot and every kind of document was there."""

LIMIT: Final = 0.2
"""Seconds that a bot has for a choice."""

LONGEST: Final = 20_000
"""The most characters of a document."""

PATIENCE: Final = 60.0
"""Seconds after which a game of a table that is not finished has hung."""

MOMENTS: Final = 100
"""Tenths of a second until what was ended must be gone."""

Fault = Callable[[], Any]

FAILING: Final[dict[str, Fault]] = {
    "crashes": Crasher,
    "is named by code": Named,
    **{f"raises {error.__name__}": partial(Raiser, error) for error in RAISED},
    **{f"leaves in {place}": partial(Giver, "leaves", place) for place in PLACES},
    **{f"leaves in its {name}": partial(Property, "leaves", name) for name in ("observe", "see", "close")},
}
"""Bots that fail at once, for tournaments and tables."""

DEADLY: Final[dict[str, Fault]] = {
    "hangs": Sleeper,
    "hangs in __repr__": partial(Giver, "hangs", "__repr__"),
    "is deaf": Deaf,
    "is stuck": Stuck,
    "quits": Quitter,
    "forks": Forker,
    "deserts": Deserter,
    "cannot be made": Unmade,
    "leaves a timer": Bomber,
    "closes the line": Closer,
    "writes nonsense": Scribbler,
    "stops in half a line": Mumbler,
    "forges an error": Forger,
    "hangs at its end": Lingerer,
    "leaves at its end": LastWord,
}
"""Bots that hold or end the process they are in, for tournaments alone: these have workers."""

PROGRAMS: Final[dict[str, Fault]] = {
    name: partial(ProcessBot, command, seconds=0.05, startup=0.05, grace=0.05) for name, command in EVIL.items()
}


@attrs.define
class Tally:
    """How much was done, and what went wrong."""

    games: int = 0
    documents: int = 0
    tables: int = 0
    messages: int = 0
    faults: list[str] = attrs.field(factory=list[str])

    @override
    def __str__(self) -> str:
        return (
            f"{self.games:,} games of tournaments, {self.documents:,} documents, "
            f"{self.tables:,} games at tables, {self.messages:,} messages of people there"
        )


def contestants() -> Iterator[tuple[str, Fault]]:
    """All evil bots, again and again."""
    return cycle({**FAILING, **DEADLY, **PROGRAMS}.items())


def tournaments(end: float, tally: Tally, each_round: Callable[[], None]) -> None:
    """Let evil bots play each other and a random one, in each game in turn, until the time is over."""
    evil = contestants()
    for game in cycle(criminals.GAMES):
        if time.monotonic() > end:
            return
        (one, make), (other, make_other) = next(evil), next(evil)
        entered = [Contestant("random", RandomBot), Contestant(one, make), Contestant(other, make_other)]
        played = tournament(game, entered, deals=1, limit=LIMIT, workers=2)
        if not played.is_complete:
            tally.faults.append(f"{game}: {one} and {other} kept a tournament from its end")
        tally.games += len(played.games)
        each_round()


def documents(end: float, tally: Tally, rng: Random, sound: dict[str, list[str]]) -> None:
    """Read sound documents that were spoilt a little, until the time is over."""
    names = [name for name, texts in sound.items() if texts]
    while time.monotonic() < end:
        name = rng.choice(names)
        text = spoilt(rng.choice(sound[name]), rng, sound[rng.choice(names)], LONGEST)
        try:
            verdict(TARGETS[name], text)
        except Broken as broken:
            tally.faults.append(f"{name}: {broken.what}: {broken.told}")
        tally.documents += 1
        time.sleep(0.0005)  # or the tables would wait for the interpreter's lock


BAD: Final = ("Stops", "Leaves", "Dies", "Cheats", "Shrugs", "NotMade")
"""Bots of `tests.web.bad_bots` that fail at once, each in its own way."""


def tables(end: float, tally: Tally, rng: Random) -> None:
    """Play games at tables, one after another, until the time is over."""
    asyncio.run(_tables(end, tally, rng))


async def _tables(end: float, tally: Tally, rng: Random) -> None:
    bots = {"random": "random", **{name.lower(): f"python:tests.web.bad_bots:{name}" for name in BAD}}
    evil = cycle(name for name in bots if name != "random")
    storage = MemoryStorage()
    desk = desk_of(storage, bots=bots)
    try:
        for game in cycle(criminals.GAMES):
            if time.monotonic() > end:
                return
            name = next(evil)
            others = len(criminals.seats(criminals.new_game(game, edition="tiny"))) - 1
            stored(storage, seated(game, [f"bot:{name}", *["bot:random"] * others]))
            rooms = Rooms(desk)
            try:
                async with asyncio.timeout(PATIENCE):
                    tally.messages += await _table(rooms, rng)
            except TimeoutError:
                tally.faults.append(f"{game}: {name} kept a table from its end")
            finally:
                rooms.stop()
            tally.tables += 1
    finally:
        await asyncio.to_thread(desk.close)


async def _table(rooms: Rooms, rng: Random) -> int:
    """Let the bots of a room play to the end, while those who look on send nonsense; how many messages."""
    room = await rooms.find(TABLE)
    assert room is not None
    people = [await Person.at(room, criminals.SPECTATOR) for _ in range(3)]
    reading = [asyncio.create_task(person.closed()) for person in people]
    sent = 0
    while room.host.actor is not None:
        await _hear(room, rng.choice(people), _nonsense(rng))
        await asyncio.sleep(0.01)
        sent += 1
    room.close()
    await asyncio.gather(*reading)
    return sent


def _nonsense(rng: Random) -> str:
    """A message that is almost sound."""
    sound = [
        '{"type":"act","at":0,"action":"pass"}',
        '{"type":"undo","at":1}',
        '{"type":"draw","memory":true,"narrow":false}',
        '{"type":"speak","lang":"it"}',
        '{"type":"join","token":"x","lang":"en"}',
    ]
    return spoilt(rng.choice(sound), rng, sound, LONGEST)


async def _hear(room: Room, person: Person, text: str) -> None:
    """Hand a request to a room, as the server does."""
    with suppress(MalformedDocument):
        await room.hear(person.connection, read_request(text))


def soaked(seconds: float, seed: int) -> list[str]:
    """Do all three for so long, and say what is wrong."""
    pair = [Contestant("random", RandomBot), Contestant("another", RandomBot)]
    tournament("crooks", pair, deals=1, workers=2)  # Python starts a process that makes workers, and keeps it
    rng, sound = Random(seed), seeds(seed)
    before, opened, start = left(), descriptors(), time.monotonic()
    end, tally, memory = start + seconds, Tally(), list[int]()
    threads = [
        Thread(target=documents, args=(end, tally, rng, sound)),
        Thread(target=tables, args=(end, tally, Random(seed))),
    ]
    for thread in threads:
        thread.start()

    def measured() -> None:
        if time.monotonic() > start + WARM * seconds:
            memory.append(resident())
            if len(memory) % 20 == 1:
                print(f"{time.monotonic() - start:6.0f} s  {memory[-1] / 1e6:6.0f} MB  {tally}", flush=True)

    tournaments(end, tally, measured)
    for thread in threads:
        thread.join(2 * PATIENCE)
        if thread.is_alive():
            tally.faults.append("a thread that reads documents or hosts tables has hung")
    after = _settled(before)
    print(f"{time.monotonic() - start:6.0f} s  {resident() / 1e6:6.0f} MB  {tally}", flush=True)
    names = ("descriptors", "threads", "processes")
    tally.faults += [f"{n - b} {name} are left" for name, b, n in zip(names, before, after, strict=True) if n > b]
    if after[0] > before[0]:
        new = descriptors().items() - opened.items()
        tally.faults.append(f"new descriptors: {', '.join(sorted(target for _, target in new))}")
    if sleeping():
        tally.faults.append(f"{sleeping()} programs go on")
    grown = resident() - memory[0] if memory else 0
    if grown > GROWTH:
        tally.faults.append(f"memory grew by {grown / 1e6:.0f} MB")
    print(f"memory grew by {grown / 1e6:.1f} MB after the first {WARM:.0%} of the time")
    return tally.faults


def _settled(before: tuple[int, int, int]) -> tuple[int, int, int]:
    """Count what is left after everything has ended; a process that was killed needs a moment."""
    for _ in range(MOMENTS):
        after = left()
        if all(now <= then for now, then in zip(after, before, strict=True)) and not sleeping():
            break
        time.sleep(0.1)
    return left()


def main() -> int:
    """Read the command line, soak, and say what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long (default: 30)")
    parser.add_argument("--seed", type=int, default=0, help="of documents and messages (default: 0)")
    options = parser.parse_args()
    logging.disable()  # tables say which bot failed: here all of them do
    faults = soaked(60 * options.minutes, options.seed)
    for fault in dict.fromkeys(faults):
        print(f"FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
