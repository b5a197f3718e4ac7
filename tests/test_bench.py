"""The benchmark tool runs, writes its figures and compares them. Nothing here asks how fast."""

import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

PLAYERS = {"crooks": (2, 3, 4), "counterfeiters": (2, 3, 4), "sicario": (3, 4)}

TOOL = Path(__file__).parents[1] / "tools" / "bench.py"


def bench(*arguments: str) -> str:
    command = [sys.executable, str(TOOL), "--quick", "--pairs", "1", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_bench_writes_every_figure_and_compares(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    bench("--json", str(path))
    figures: dict[str, Any] = json.loads(path.read_text())["figures"]

    assert "calibration: units a second" in figures
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
        assert {f"{game}, {heading}: {players} players" for players in PLAYERS[game]} <= figures.keys()
        assert f"{game}, a move of random play: 3 players, criminals.apply" in figures
    assert "crooks, a move of a long game: 4 players, ply 80-89" in figures
    assert "counterfeiters, a move of a long game: 4 players, ply 105-119" in figures
    assert "sicario, a move of a long game: 4 players, ply 50-59" in figures
    assert not any(name.startswith("sicario") and "2 players" in name for name in figures)
    assert all(0 < figure["low"] <= figure["median"] <= figure["high"] for figure in figures.values())

    memory = figures["crooks, bytes a kept state: 2 players"]["median"]
    again = bench("--only", "crooks, bytes", "--compare", str(path))
    assert f"{memory:.0f}" in again
    assert "ratio" in again
    assert again.count("1.00") == 3
