"""What is printed for a seat is the same in two worlds that the seat cannot tell apart."""

from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criminals import GAMES, SPECTATOR, Record, Viewer, dumps
from criminals.cli.table.narrator import Narrator
from criminals.cli.table.screen import Screen
from criminals.cli.table.session import Session
from criminals.testing import KITS
from criminals.testing.laws.histories import History, history, random_actions, sampled_twin
from tests.cli.running import Run

ASKED = ["table", "chances", "hint", "list", "memory", "table", "list", "help", "undo", "save", "?"]
"""What a person can ask without changing anything, in any game."""


def asked(record: Record, rng: Random) -> str:
    """All that can be asked, and some actions of the box that are not legal."""
    *_, state = record.replay()
    kit = KITS[record.game]
    legal = {str(action).lower() for action in kit.game.legal_actions(state)}  # as a person may type them
    refused = [text for text in map(str, kit.universe(state)) if text.lower() not in legal]
    return "\n".join([*ASKED, *rng.sample(refused, 20), ""])


def twins(game: str, seed: int, viewer: Viewer, actor: Viewer | None = None) -> tuple[Record, Record]:
    """A game up to a choice of a seat, the viewer's own or another's, and one that the viewer cannot tell from it."""
    kit, rng = KITS[game], Random(seed)
    while True:
        first: Any = kit.game.new_game(players=3, rng=rng)
        past = history(kit.game, first, random_actions(kit, first, rng))
        anytime = viewer is SPECTATOR
        wanted = viewer if actor is None else actor
        plies = [ply for ply, state in enumerate(past.states) if anytime or kit.game.actor(state) == wanted]
        if plies:
            break
    ply = rng.choice(plies)
    now = History(past.states[: ply + 1], past.actions[:ply])
    twin = sampled_twin(kit, now, viewer, rng)
    return Record.of(now.states[0], now.actions), Record.of(twin.states[0], twin.actions)


def printed(run: Run, file: Path, record: Record, *arguments: str, lines: str = "") -> str:
    file.write_text(dumps(record), encoding="utf-8")
    ran = run(*arguments, str(file), lines=lines)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def shown(run: Run, file: Path, record: Record) -> str:
    arguments = "random", "random", "--seed", "3", "--hint", "rule", "--file"
    return printed(run, file, record, "play", record.game, *arguments, lines=asked(record, Random(0)))


@pytest.mark.parametrize("game", GAMES)
def test_a_person_is_shown_nothing_that_the_seat_can_not_know(run: Run, game: str, tmp_path: Path) -> None:
    file, different = tmp_path / "game.json", 0
    for seed in range(4):
        one, other = twins(game, seed, 0)
        different += one != other
        assert shown(run, file, one) == shown(run, file, other)
    assert different


def waited(run: Run, file: Path, record: Record) -> str:
    """What a person at a terminal is told while the first bot thinks."""
    told: list[str] = []

    def waiting(_screen: Screen, text: str) -> Any:
        told.append(text)
        return nullcontext()

    file.write_text(dumps(record), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "waiting", waiting)
        run("play", record.game, "random", "random", "--file", str(file))
    return told[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_waits_is_told_nothing_of_the_others(run: Run, game: str, tmp_path: Path) -> None:
    file, different = tmp_path / "game.json", 0
    for seed in range(12):
        one, other = twins(game, seed, 0, actor=1)
        different += one != other
        assert waited(run, file, one) == waited(run, file, other)
    assert different


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_a_viewer_nothing_else(run: Run, game: str, viewer: Any, tmp_path: Path) -> None:
    file, name = tmp_path / "game.json", "spectator" if viewer is SPECTATOR else str(viewer)
    one, other = twins(game, 7, viewer)
    arguments = "replay", "--viewer", name
    assert one != other
    assert printed(run, file, one, *arguments) == printed(run, file, other, *arguments)
    assert printed(run, file, one, "replay") != printed(run, file, other, "replay"), "the truth is another"


def test_a_planted_leak_is_caught(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee shows the truth for once: then the two worlds do not look alike."""

    def leaking(self: Session) -> Any:
        Narrator(Screen()).table(self.referee.state)
        return self.referee.game.view(self.referee.state, self.person.seat)

    monkeypatch.setattr(Session, "_view", leaking)
    one, other = twins("crooks", 1, 0)
    assert one != other
    assert shown(run, tmp_path / "game.json", one) != shown(run, tmp_path / "game.json", other)


def test_nobody_but_the_referee_is_given_a_state() -> None:
    """The person's side of `play` imports nothing that could hold one."""
    source = (Path(__file__).parents[2] / "src/criminals/cli/table/person.py").read_text(encoding="utf-8")
    for word in ("Referee", "Record", "reveal", "apply(", ".state"):
        assert word not in source
