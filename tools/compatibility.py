"""Promises: `make compatibility` writes documents and texts of the present versions into `tests/compatibility`.

The tests read them from then on. Until version 1.0 nothing is promised: the files are made anew, and their difference
is read. From then on what is there stays as it is, and a game that is added gets a name of its own.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any, Final, TypeAlias, cast

import attrs

import criminals
from criminals import SPECTATOR, Record
from criminals.core.documents.envelope import FORMAT
from criminals.core.game.position import GameState
from criminals.core.records.record import documented
from tools.compatible_counterfeiters import COUNTERFEITERS
from tools.compatible_crooks import CROOKS
from tools.compatible_sicario import SICARIO

FOLDER: Final = Path(__file__).parent.parent / "tests" / "compatibility"

First: TypeAlias = Callable[[int], Any]
"""The first state of a game, by its seed."""

GAMES: Final[Mapping[str, Mapping[str, tuple[First, int]]]] = {
    "crooks": CROOKS,
    "counterfeiters": COUNTERFEITERS,
    "sicario": SICARIO,
}
"""For each game of the library the games that are kept: a name, how it begins, and its seed."""


def played(first: GameState, rng: Random) -> Record:
    """A whole game, each action drawn from the legal ones."""
    actions: list[Any] = []
    state = first
    while legal := criminals.legal_actions(state):
        actions.append(legal[rng.randrange(len(legal))])
        state = criminals.apply(state, actions[-1])
    return Record.of(first, actions)


def kept(record: Record) -> Iterator[Any]:
    """Values of every kind: the edition, the game whole and broken off, then parts of it."""
    yield record.edition
    yield record
    yield record.for_viewer(record.players - 1)
    half = attrs.evolve(record, actions=record.actions[: len(record.actions) // 2])
    yield half
    yield half.for_viewer(SPECTATOR)
    yield from states_and_views(record)
    yield from {(type(action), str(action).count(" ")): action for action in record.actions}.values()
    game = criminals.GAMES[record.game]
    steps = (game.step(state, action) for state, action in zip(record.replay(), record.actions, strict=False))
    events = [event for step in steps for event in step.events]
    yield from {type(event.fact): event for event in events}.values()
    facts = [event.fact for event in events]
    yield from {(type(fact), shape(json.loads(criminals.dumps(fact)))): fact for fact in facts}.values()
    yield from results(record)


def results(record: Record) -> Iterator[Any]:
    """The score and the outcome at the end, and a violation of each code that was there to be met."""
    *_, last = record.replay()
    yield from (criminals.score(last), criminals.outcome(last))
    space = criminals.action_space(record.game, record.players, record.edition)
    found = (criminals.violation(state, action) for state in record.replay() for action in space)
    yield from {violation.code: violation for violation in found if violation}.values()


def states_and_views(record: Record) -> Iterator[Any]:
    """The last state of each phase, for by then most has happened, and a view of it: each viewer has its turn."""
    viewers = (*range(record.players), SPECTATOR)
    phases: dict[type, Any] = {type(state.phase): state for state in record.replay()}
    for number, state in enumerate(phases.values()):
        yield state
        yield criminals.view(state, viewers[number % len(viewers)])


def shape(value: object) -> object:
    """A JSON value without what it says: the names of its fields, and the tags, which stand first, in small letters."""
    if not isinstance(value, dict):
        return type(value)
    fields = list(cast(dict[str, object], value).items())
    tag = next((item for _, item in fields[:1] if isinstance(item, str) and item.islower()), None)
    return (tag, *((name, shape(item)) for name, item in fields))


def files(record: Record) -> Iterator[tuple[str, str]]:
    """The files that are kept of one game: the name and the text of each."""
    values = list(kept(record))
    space = criminals.action_space(record.game, record.players, record.edition)
    yield "documents.jsonl", lines(map(criminals.dumps, values))
    yield "digests.txt", lines(map(criminals.digest, values))
    yield "plies.txt", lines(record.digests())
    yield "texts.txt", lines(map(criminals.to_text, states_and_views(record)))
    yield "record.txt", record.to_text()
    yield "actions.txt", lines(map(str, space))


def lines(texts: Iterable[str]) -> str:
    """Texts, each on a line of its own."""
    return "".join(f"{text}\n" for text in texts)


def home(game: str, name: str) -> Path:
    """Where a game is kept: under the present version of its rules, and of the format, once that has moved."""
    moved = "" if FORMAT == 1 else f"-format-{FORMAT}"
    return FOLDER / game / f"rules-{documented(game).RULES}{moved}" / name


def is_promised(version: str) -> bool:
    """True if every later version reads what this one wrote: from 1.0 on."""
    return int(version.partition(".")[0]) >= 1


def keep(folder: Path, texts: Mapping[str, str], *, promised: bool) -> None:
    """Write the files of a game into a folder of their own, in place of those of an earlier run.

    Those that are promised stay: then it is a `FileExistsError`, and nothing is written.
    """
    if folder.exists():
        if promised:
            raise FileExistsError(f"{folder}: what is kept there is a promise, and is not written anew")
        rmtree(folder)
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_bytes(text.encode())


def read(path: Path) -> str:
    """The text of a file, with its line ends as they are."""
    return path.read_bytes().decode()


if __name__ == "__main__":
    promised = is_promised(criminals.__version__)
    for game, games in GAMES.items():
        for name, (first, seed) in games.items():
            folder = home(game, name)
            if promised and folder.exists():
                print(f"kept as it is: {folder.relative_to(FOLDER)}")
            else:
                keep(folder, dict(files(played(first(seed), Random(seed)))), promised=promised)
                print(f"written: {folder.relative_to(FOLDER)}")
