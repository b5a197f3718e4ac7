"""The benchmark tool runs, writes its figures and compares them, with an earlier run and with another source."""

import json
import os
import shutil
import subprocess
import sys
from contextlib import nullcontext
from itertools import product
from pathlib import Path
from typing import Any

import attrs
import pytest

from criminals.testing.timing.growth import GROWTH
from tools import beside
from tools.bench import CALIBRATION, COUNTED, TIMED

PLAYERS = {"crooks": (2, 3, 4), "counterfeiters": (2, 3, 4), "sicario": (3, 4)}

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "bench.py"), "--quick", "--pairs", "1", *arguments]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{SOURCE}"}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment)


def bench(*arguments: str) -> str:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_figure_is_named() -> None:
    figures = {*TIMED, *COUNTED, *GROWTH}
    for game, heading in product(
        ("crooks", "counterfeiters", "sicario"),
        (
            "a move of random play",
            "a move of random play, all states kept",
            "a game of random play from its seed",
            "a game of random play from its seed, all states kept",
            "new_game from a seed",
            "score after a long game",
            "moves in a game of random play",
            "bytes a kept state",
        ),
    ):
        assert {f"{game}, {heading}: {players} players" for players in PLAYERS[game]} <= figures
        assert f"{game}, a move of random play: 3 players, criminals.apply" in figures
    assert "import, in costs of `import cattrs`, at most 2.5: criminals" in figures
    assert "import and new_game, in costs of `import cattrs`, at most 5: crooks" in figures
    assert "crooks, a move of a long game: 4 players, ply 80-89" in figures
    assert "counterfeiters, a move of a long game: 4 players, ply 105-119" in figures
    assert "sicario, a move of a long game: 4 players, ply 50-59" in figures
    assert not any(name.startswith("sicario") and "2 players" in name for name in figures)


def test_bench_writes_figures_and_compares(tmp_path: Path) -> None:
    """Those of three players, who are as many as play every game."""
    path = tmp_path / "figures.json"
    bench("--only", "3 players", "--json", str(path))
    figures: dict[str, Any] = json.loads(path.read_text())["figures"]
    assert figures.keys() == {CALIBRATION, *(name for name in (*TIMED, *COUNTED, *GROWTH) if "3 players" in name)}
    assert all(0 < figure["low"] <= figure["median"] <= figure["high"] for figure in figures.values())

    memory = figures["crooks, bytes a kept state: 3 players"]["median"]
    again = bench("--only", "crooks, bytes a kept state: 3 players", "--compare", str(path))
    assert f"{memory:.0f}" in again
    assert "ratio" in again
    assert sum(" players " in line and line.endswith("1.00") for line in again.splitlines()) == 1


# --- beside another source ---

in_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the source did not come with its history")


@in_git
def test_bench_takes_the_other_source_from_git() -> None:
    lines = bench("--beside", "HEAD", "--only", "crooks, new_game").splitlines()

    assert lines[0] == "beside HEAD, processes 1, pairs 1"
    assert lines[-1].startswith("crooks, new_game")


@in_git
def test_bench_names_a_revision_that_git_does_not_have() -> None:
    done = run("--beside", "no-such-revision")

    assert done.returncode == 2
    assert "no-such-revision" in done.stderr
    assert "Traceback" not in done.stderr


@attrs.define
class Scripted:
    """A worker whose operations cost what is said, on a machine that becomes slower with every turn."""

    cost: float
    slowness: list[float]
    moves: int = 1

    def work(self, figure: str, n: int) -> tuple[int, float]:
        self.slowness[0] += 0.01
        return n * self.moves, n * self.cost * self.slowness[0]


@pytest.mark.parametrize("cost", [0.5, 1.0, 1.05, 1.2, 4.0])
def test_a_ratio_is_that_of_the_costs_though_the_machine_becomes_slower(cost: float) -> None:
    machine = [1.0]

    ratio, seconds, same = beside.turns(Scripted(cost * 1e-5, machine), Scripted(1e-5, machine), "any", 10)

    assert ratio == pytest.approx(cost, rel=0.005)
    assert seconds == pytest.approx(cost * 1e-5 * machine[0], rel=0.1)
    assert same


def test_sources_that_play_differently_are_noticed() -> None:
    machine = [1.0]
    longer = Scripted(1e-5, machine, moves=2)

    assert not beside.turns(longer, Scripted(1e-5, machine), "any", 2)[2]


def test_two_processes_do_the_same_work() -> None:
    ratios = beside.compared(SOURCE, SOURCE, "crooks, dumps(view)", 1, 2)

    assert list(ratios) == ["crooks, dumps(view)"]
    assert ratios["crooks, dumps(view)"].same_work


def test_each_process_works_on_its_own_source(tmp_path: Path) -> None:
    other = tmp_path / "src"
    shutil.copytree(SOURCE, other, ignore=shutil.ignore_patterns("__pycache__"))
    with (other / "criminals" / "__init__.py").open("a") as file:
        file.write("def new_game(*a, **k): raise SystemExit('the other source')\n")

    with pytest.raises(RuntimeError, match="a worker of the benchmark stopped"):
        beside.compared(other, SOURCE, "crooks, new_game", 1, 1)


def test_every_bound_is_of_a_figure() -> None:
    with beside.sides(SOURCE, SOURCE, 0) as (here, _):
        assert beside.BOUNDS.keys() <= set(here.figures)


@pytest.mark.parametrize(("median", "code", "word"), [(1.05, 0, "ok"), (1.06, 1, "BROKEN")])
def test_a_broken_bound_fails(
    median: float, code: int, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ratio = beside.Ratio(median=median, low=1, high=2, microseconds=3, same_work=True)
    ratios = {"sicario, view": ratio, "sicario, a move": ratio}

    def compared(*_: object) -> dict[str, beside.Ratio]:
        return ratios

    def source_at(_: str) -> nullcontext[Path]:
        return nullcontext(SOURCE)

    monkeypatch.setattr(beside, "compared", compared)
    monkeypatch.setattr(beside, "source_at", source_at)

    assert beside.main("HEAD", "", 1, 1) == code
    _, heading, first, second = capsys.readouterr().out.splitlines()
    assert heading.endswith("us here")
    assert first.startswith("sicario, a move")
    assert first.endswith(word)
    assert second.endswith("3.0")
