"""A tournament on a real Dask cluster: a scheduler and two workers as processes on this machine; one is killed.

It needs `distributed`, and is skipped without; `make test-cluster` has an environment with it.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from criminals.bots import Contestant, dask_executor, markdown_report, svg_plot, tournament
from tests.bots.strange_bots import Quitter, Slow, Stuck
from tests.cli.running import runner

ROOT = Path(__file__).parents[4]
DEALS = 12


SLOW = Contestant("slow", Slow)


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ImportError, match=r"pip install criminals\[cluster\]"), dask_executor("tcp://127.0.0.1:1"):
        pass


Cluster = tuple[Path, list["subprocess.Popen[bytes]"]]
"""The file that tells where the scheduler is, and the two workers."""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """One whose dead workers stay dead."""
    with running(tmp_path, "--no-nanny") as found:
        yield found


@pytest.fixture
def nursed(tmp_path: Path) -> Iterator[Cluster]:
    """One whose dead workers are started anew, as Dask does by default; what one died of is given to no other."""
    with running(tmp_path, "--nanny", DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0") as found:
        yield found


@contextmanager
def running(tmp_path: Path, nanny: str, **more: str) -> Generator[Cluster]:
    """A scheduler and two workers, until they are no longer needed."""
    pytest.importorskip("distributed", reason="Dask is not here: make test-cluster has it")
    address = tmp_path / "scheduler.json"
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "DASK_DISTRIBUTED__COMM__RETRY__COUNT": "3", **more}

    def started(*words: str) -> "subprocess.Popen[bytes]":
        with (tmp_path / "log").open("ab") as log:
            command = [sys.executable, "-m", *words, "--scheduler-file", str(address), "--no-dashboard"]
            return subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log)

    scheduler = started("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    worker = "distributed.cli.dask_worker", "--host", "127.0.0.1", "--nthreads", "1", nanny
    workers = [started(*worker) for _ in range(2)]
    try:
        end = time.monotonic() + 60
        while not address.exists():
            assert time.monotonic() < end, (tmp_path / "log").read_text()
            time.sleep(0.1)
        yield address, workers
    finally:
        for process in (*workers, scheduler):  # not killed at once: who nurses a worker has to end it
            process.terminate()
        for process in (*workers, scheduler):
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:  # a worker may wait for a scheduler that has gone
                process.kill()
                process.wait(30)


@pytest.mark.filterwarnings("default")  # those of Dask are its own
def test_it_comes_out_alike_on_a_cluster_of_which_one_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    address, workers = cluster
    killed: list[int] = []

    def kill(progress: Any) -> None:
        if progress.total / 4 < progress.done and not killed:
            workers[0].kill()
            killed.append(progress.done)

    files = [tmp_path / name for name in ("cluster.json", "two.json", "one.json")]
    contestants: list[Contestant | str] = [SLOW, "random"]
    with dask_executor(scheduler_file=str(address)) as executor:
        found = tournament("crooks", contestants, deals=DEALS, seed=1, executor=executor, file=files[0], progress=kill)
    assert killed
    assert killed[0] < len(found.games)
    assert workers[0].poll() is not None
    assert workers[1].poll() is None
    for file, number in zip(files[1:], (2, 1), strict=True):
        other = tournament("crooks", contestants, deals=DEALS, seed=1, workers=number, file=file)
        assert file.read_bytes() == files[0].read_bytes()
        assert markdown_report(other) == markdown_report(found)
        assert svg_plot(other) == svg_plot(found)


@pytest.mark.filterwarnings("default")  # those of Dask are its own
def test_who_takes_the_workers_of_a_cluster_along_loses_and_is_named(nursed: Cluster) -> None:
    worst = [Contestant("quitter", Quitter), Contestant("stuck", Stuck)]
    with dask_executor(scheduler_file=str(nursed[0])) as executor:
        found = tournament("crooks", [*worst, SLOW], deals=1, limit=1.0, executor=executor)
    lost = {(game.seats[game.foul.seat], game.foul.text) for game in found.games if game.foul is not None}
    assert lost == {("quitter", "ended the process that it was in"), ("stuck", "took longer than 1 s")}
    assert all(game.foul is not None for game in found.games)


@pytest.mark.filterwarnings("default")  # those of Dask are its own
def test_the_command_line_takes_the_address_of_a_scheduler(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address: str = json.loads(cluster[0].read_text())["address"]
    run = runner(monkeypatch, capsys)
    words = "tournament", "crooks", "rule", "random", "--deals", "3", "--seed", "1", "--json"
    there = run(*words, "--cluster", address)
    assert there.code == 0
    assert len(json.loads(there.out)["games"]) == 6
    assert there.out == run(*words, "--workers", "1").out
