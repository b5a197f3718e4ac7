"""The cost of this source beside that of a git revision: `make bench ARGS="--beside REV"`.

Two processes, one on each source, do the same work in turns of at least 10 ms of processor time, so that whatever
slows the machine down slows both; on Linux they share a processor, since a neighbour may slow one of several down. A
pair of processes gives the median of its turns' ratios; the figure is the median over fresh pairs, and the range is
theirs.
"""

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol

import attrs

ROOT: Final = Path(__file__).parents[1]
SLICE: Final = 0.010
"""Seconds of processor time that the cheaper side works before the other has its turn."""

GAMES: Final = ("crooks", "counterfeiters", "sicario")
BOUNDS: Final[Mapping[str, float]] = {
    f"{game}, {move}": 1.05 for game in GAMES for move in ("a move", "a move by the game's own verbs")
}
"""The ratio that a figure must not exceed: here divided by there."""


@attrs.frozen
class Ratio:
    """The cost here divided by the cost there: the median over pairs of processes, and their range."""

    median: float
    low: float
    high: float
    microseconds: float
    """For one operation here."""
    same_work: bool
    """The number of operations was the same on both sides."""


class Worker(Protocol):
    """Whatever can be given work to measure."""

    def work(self, figure: str, n: int) -> tuple[int, float]:
        """Operations done and the seconds they took."""
        ...


class Side:
    """A process that works on one source."""

    def __init__(self, source: Path, hash_seed: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": str(hash_seed)}
        command = [sys.executable, str(ROOT / "tools" / "beside_worker.py")]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        where, figures = self._answer()
        if not Path(where).is_relative_to(source):
            raise RuntimeError(f"the library was taken from {where}, not from {source}")
        self.figures: list[str] = figures

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a worker of the benchmark stopped: its error is above")
        return json.loads(line)

    def work(self, figure: str, n: int) -> tuple[int, float]:
        """Operations done and the seconds they took."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([figure, n]) + "\n")
        self._process.stdin.flush()
        done, seconds = self._answer()
        return done, seconds

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def sides(here: Path, there: Path, hash_seed: int) -> Generator[tuple[Side, Side]]:
    """A fresh pair of processes on one processor, alike in the order of their sets and dicts."""
    opened: list[Side] = []
    try:
        opened.append(Side(here, hash_seed))
        opened.append(Side(there, hash_seed))
        yield opened[0], opened[1]
    finally:
        for side in opened:
            side.close()


@contextmanager
def source_at(revision: str) -> Generator[Path]:
    """The folder `src` of a git revision, in a temporary folder."""
    command = ["git", "-C", str(ROOT), "archive", revision, "src"]
    archive = subprocess.run(command, check=True, capture_output=True).stdout
    with TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")
        yield Path(folder).resolve() / "src"


def turns(here: Worker, there: Worker, figure: str, pairs: int) -> tuple[float, float, bool]:
    """The median of the ratios, the seconds of an operation here, and whether both sides did the same."""
    n = 1
    while (least := min(here.work(figure, n)[1], there.work(figure, n)[1])) < SLICE / 2:
        n *= 2
    n = max(1, round(n * SLICE / least))
    ratios, costs, same = list[float](), list[float](), True
    for turn in range(pairs):
        if turn % 2:
            there_done, there_seconds = there.work(figure, n)
            here_done, here_seconds = here.work(figure, n)
        else:
            here_done, here_seconds = here.work(figure, n)
            there_done, there_seconds = there.work(figure, n)
        costs.append(here_seconds / here_done)
        ratios.append(costs[-1] / (there_seconds / there_done))
        same = same and here_done == there_done
    return median(ratios), median(costs), same


def compared(here: Path, there: Path, only: str, processes: int, pairs: int) -> dict[str, Ratio]:
    """The ratio of every figure with this text in its name."""
    runs: dict[str, list[tuple[float, float, bool]]] = {}
    for hash_seed in range(processes):
        with sides(here, there, hash_seed) as (one, other):
            for figure in filter(lambda name: only in name, one.figures):
                runs.setdefault(figure, []).append(turns(one, other, figure, pairs))
    found: dict[str, Ratio] = {}
    for figure, results in runs.items():
        ratios = [ratio for ratio, _, _ in results]
        cost = median(seconds for _, seconds, _ in results)
        same = all(same for _, _, same in results)
        found[figure] = Ratio(median(ratios), min(ratios), max(ratios), cost * 1e6, same)
    return found


def broken(ratios: Mapping[str, Ratio]) -> list[str]:
    """The figures that exceed their bounds."""
    return [name for name, ratio in ratios.items() if name in BOUNDS and ratio.median > BOUNDS[name]]


def table(ratios: Mapping[str, Ratio]) -> Iterator[str]:
    """The ratios in lines: those with a bound first."""
    line = "{:<48}{:>7}{:>16}{:>7}{:>10}  {}"
    yield line.format("here / there", "ratio", "low - high", "bound", "us here", "").rstrip()
    for name, ratio in sorted(ratios.items(), key=lambda item: item[0] not in BOUNDS):
        bound = BOUNDS.get(name)
        note = "" if bound is None else "ok" if ratio.median <= bound else "BROKEN"
        if not ratio.same_work:
            note += " (the sources play differently)"
        span = f"{ratio.low:.3f} - {ratio.high:.3f}"
        limit = "" if bound is None else f"{bound:.2f}"
        yield line.format(name, f"{ratio.median:.3f}", span, limit, f"{ratio.microseconds:.1f}", note).rstrip()


def main(revision: str, only: str, processes: int, pairs: int) -> int:
    """Print the ratios; 1 if a bound is broken, 2 if git has no such revision."""
    try:
        with source_at(revision) as there:
            ratios = compared(ROOT / "src", there, only, processes, pairs)
    except subprocess.CalledProcessError as error:
        print(error.stderr.decode().strip(), file=sys.stderr)
        return 2
    print(f"beside {revision}, processes {processes}, pairs {pairs}", *table(ratios), sep="\n")
    return 1 if broken(ratios) else 0
