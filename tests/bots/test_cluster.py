"""A tournament on a real Dask cluster: a scheduler and two workers as processes on this machine; one is killed.

It needs `distributed`, and is skipped without; `make test-cluster` has an environment with it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from criminals.bots import Contestant, dask_executor, markdown_report, svg_plot, tournament
from tests.bots.strange_bots import Slow

ROOT = Path(__file__).parents[2]
DEALS = 12


SLOW = Contestant("slow", Slow)


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ImportError, match=r"pip install criminals\[cluster\]"), dask_executor("tcp://127.0.0.1:1"):
        pass


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[Path, list["subprocess.Popen[bytes]"]]]:
    """The file that tells where the scheduler is, and the two workers."""
    pytest.importorskip("distributed", reason="Dask is not here: make test-cluster has it")
    address = tmp_path / "scheduler.json"
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "DASK_DISTRIBUTED__COMM__RETRY__COUNT": "3"}

    def started(*words: str) -> "subprocess.Popen[bytes]":
        with (tmp_path / "log").open("ab") as log:
            command = [sys.executable, "-m", *words, "--scheduler-file", str(address), "--no-dashboard"]
            return subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log)

    scheduler = started("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    workers = [
        started("distributed.cli.dask_worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny") for _ in range(2)
    ]
    try:
        end = time.monotonic() + 60
        while not address.exists():
            assert time.monotonic() < end, (tmp_path / "log").read_text()
            time.sleep(0.1)
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


@pytest.mark.filterwarnings("default")  # those of Dask are its own
def test_it_comes_out_alike_on_a_cluster_of_which_one_worker_is_killed(
    cluster: tuple[Path, list["subprocess.Popen[bytes]"]], tmp_path: Path
) -> None:
    address, workers = cluster
    killed: list[int] = []

    def kill(progress: Any) -> None:
        if progress.total / 4 < progress.done and not killed:
            workers[0].kill()
            killed.append(progress.done)

    files = [tmp_path / name for name in ("cluster.json", "two.json", "one.json")]
    contestants: list[Contestant | str] = [SLOW, "random"]
    with dask_executor(scheduler_file=str(address)) as executor:
        found = tournament("crooks", contestants, deals=DEALS, executor=executor, file=files[0], progress=kill)
    assert killed
    assert killed[0] < len(found.games)
    assert workers[0].poll() is not None
    assert workers[1].poll() is None
    for file, number in zip(files[1:], (2, 1), strict=True):
        other = tournament("crooks", contestants, deals=DEALS, workers=number, file=file)
        assert file.read_bytes() == files[0].read_bytes()
        assert markdown_report(other) == markdown_report(found)
        assert svg_plot(other) == svg_plot(found)
