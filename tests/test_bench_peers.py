"""The comparison with other libraries counts and shows rightly. Nothing here asks how fast, or needs them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import bench_peers
from tools.bench import CALIBRATION, Figure, over
from tools.peers import rows
from tools.peers.our_games import OURS
from tools.peers.rows import KEEP, PLAY, READ, TENSOR, Playing, Way, middles
from tools.peers.table import CHANCE, Claim, Line, cells, judged, markdown_table, text_table, times, with_times

TOOL = Path(__file__).parents[1] / "tools" / "bench_peers.py"
ENVIRONMENT = {"PYTHONPATH": str(TOOL.parents[1])}
PEER = Way("Peer, `env`", "peer", "`a move`", "`a copy`", "", "not looked for")
CROOKS = Line(OURS, "crooks", (PLAY, KEEP, READ))
SLOW = Line(PEER, "slow", (PLAY, KEEP, TENSOR))
FAST = Line(PEER, "fast", (PLAY,))


RUN = {
    CALIBRATION: 1_000_000,
    CROOKS.name(PLAY): 8,
    CROOKS.name(KEEP): 10,
    CROOKS.name(READ): 12.5,
    SLOW.name(PLAY): 80,
    SLOW.name(TENSOR): 2.5,
    SLOW.name(CHANCE): 0.25,
    FAST.name(PLAY): 2,
}
FIGURES = over([with_times(RUN)])


class Countdown:
    """A game that ends after so many moves."""

    def __init__(self, left: int) -> None:
        self.left = left


def play(game: Countdown, most: int, kept: list[Any] | None) -> int:
    for done in range(most):
        if not game.left:
            return done
        if kept is not None:
            kept.append(game.left)
        game.left -= 1
    return most


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many operations each slice has done."""
    found: list[int] = []

    def timed(step: Any, n: int) -> float:
        found.append(step(n))
        return 1.0

    monkeypatch.setattr(rows, "timed", timed)
    return found


def test_a_slice_has_as_many_moves_as_were_asked_for_over_games_of_any_length(counted: list[int]) -> None:
    playing = Playing(lambda: Countdown(7), play)
    for n in (1, 6, 7, 100, 3):
        playing(n)
    assert counted == [1, 6, 7, 100, 3]


def test_games_that_can_not_be_stopped_fill_every_slice(counted: list[int]) -> None:
    playing = Playing(lambda: Countdown(7), lambda game, most, kept: play(game, 1000, kept))
    for _ in range(20):
        playing(1)
    assert counted == [7] * 20


def test_games_are_set_up_outside_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Countdown] = []
    inside: list[int] = []

    def new() -> Countdown:
        made.append(Countdown(7))
        return made[-1]

    def timed(step: Any, n: int) -> float:
        before = len(made)
        step(n)
        inside.append(len(made) - before)
        return 1.0

    monkeypatch.setattr(rows, "timed", timed)
    playing = Playing(new, play, keep=True)
    for n in (1, 50, 50):
        playing(n)
    assert inside == [0, 0, 0]


def test_past_states_are_kept_until_their_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    lists: list[list[Any]] = []

    def watched(game: Countdown, most: int, kept: list[Any] | None) -> int:
        if kept is not None and not any(kept is other for other in lists):
            lists.append(kept)
        return play(game, most, kept)

    playing = Playing(lambda: Countdown(3), watched, keep=True)
    for _ in range(5):
        playing(2)
    assert lists[:3] == [[3, 2, 1]] * 3


def test_positions_are_from_the_middle_third() -> None:
    found = middles(lambda: Countdown(30), play)
    assert len(found) > 1
    assert {10 <= game.left <= 20 for game in found} == {True}


def test_a_position_that_does_not_fit_is_left_out() -> None:
    assert all(game.left % 2 for game in middles(lambda: Countdown(30), play, lambda game: bool(game.left % 2)))


def test_cells_tell_moves_a_second_and_how_far_crooks_is_ahead() -> None:
    assert list(cells(CROOKS, FIGURES)) == ["crooks", "125,000", "1.00 x", "100,000", "1.00 x", "12.5", "", ""]
    assert list(cells(SLOW, FIGURES)) == ["slow", "12,500", "10.0 x", "broke", "", "", "2.50", "25%"]
    assert list(cells(FAST, FIGURES)) == ["fast", "500,000", "0.25 x", "", "", "", "", ""]


def test_the_tables_have_a_row_for_each_game_and_say_what_the_figures_mean() -> None:
    lines = [CROOKS, SLOW, FAST]
    markdown = list(markdown_table(lines, FIGURES))
    assert "| Peer, `env` | slow | 12,500 | 10.0 x | broke |  |  | 2.50 | 25% |" in markdown
    assert "| Peer, `env` | `a move` | `a copy` |  | not looked for |" in markdown
    assert {line.count("|") for line in markdown if line} == {10, 6}

    text = "\n".join(text_table(lines, FIGURES))
    assert "    a move: a move\n    kept: a copy\n    an illegal action: not looked for\n  slow " in text
    assert text.count("Peer, env") == 1
    assert "`" not in text


def test_claims_are_judged_game_by_game() -> None:
    claims = [Claim(PLAY, 5, PEER.name), Claim(KEEP, 1, PEER.name, ("slow",)), Claim(PLAY, 1, "another")]
    assert list(judged([CROOKS, SLOW, FAST], FIGURES, claims)) == [
        "holds, 10.0 times (10.0 - 10.0): crooks in random play 5 times as fast as Peer, env, slow",
        "DOES NOT HOLD, 0.25 times (0.25 - 0.25): crooks in random play 5 times as fast as Peer, env, fast",
        "not measured: crooks with all states kept ahead of Peer, env, slow",
        "not measured: crooks in random play ahead of another, any game",
    ]


def test_a_claim_is_open_where_processes_disagree() -> None:
    figures = {times(SLOW.name(PLAY)): Figure(5.1, 4.9, 5.2)}
    verdict = "OPEN, 5.10 times (4.90 - 5.20): crooks in random play 5 times as fast as Peer, env, slow"
    assert list(judged([SLOW], figures, [Claim(PLAY, 5, PEER.name)])) == [verdict]


def test_each_process_is_compared_with_crooks_in_the_same_process() -> None:
    slower = {name: value * 2 for name, value in RUN.items()}
    figures = over([with_times(RUN), with_times(slower)])
    assert figures[times(SLOW.name(PLAY))] == Figure(10, 10, 10)
    assert times(SLOW.name(TENSOR)) not in figures


def test_figures_are_those_that_all_processes_have() -> None:
    assert over([{"a": 1, "b": 5}, {"a": 3}, {"a": 2, "b": 6}]) == {"a": Figure(2, 1, 3)}


def test_a_figure_that_breaks_is_left_out_and_the_rest_is_measured() -> None:
    def breaks(n: int) -> float:
        raise RuntimeError

    _, ratios = bench_peers.ratios_of({"good": (lambda n: 1.0, 1), "bad": (breaks, 1)}, 3)
    assert {name: len(found) for name, found in ratios.items()} == {"good": 3}


def test_a_peer_that_is_not_there_is_named() -> None:
    missing = bench_peers.tried_anew("pokerkit", "")
    assert missing == bench_peers.Tried((), {"pokerkit": "there is no module pokerkit"})
    broken = bench_peers.tried("pokerkit", "")
    assert broken == bench_peers.Tried((), {"pokerkit": "cannot be imported: No module named 'pokerkit'"})


def test_the_tool_measures_what_is_there() -> None:
    command = [sys.executable, str(TOOL), "--quick", "--rounds", "1", "--only", "sicario", "--markdown"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=ENVIRONMENT)
    assert "| criminals | crooks | " in done.stdout
    assert "| criminals | sicario, `criminals.apply` | " in done.stdout
    assert "counterfeiters" not in done.stdout
    assert "BROKE: chess: there is no module chess" in done.stdout


def test_a_text_that_no_row_has_is_refused_in_a_line() -> None:
    command = [sys.executable, str(TOOL), "--only", "nothing like it"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 2
    assert "no row has 'nothing like it' in its name" in done.stderr
