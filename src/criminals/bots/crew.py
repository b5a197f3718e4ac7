"""Processes that play the jobs of a tournament, and a host that watches over them.

A bot can hang where nothing breaks in on it, or end the process that it is in. Each worker shares a mark with the host
of which bot is at work. A worker that is stuck is killed. What a dead worker had begun is begun anew in a new process;
a bot that was at work each time has lost that game.
"""

import signal
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, Final, TypeAlias

import attrs

from criminals.bots.clock import late
from criminals.bots.fouls import Foul
from criminals.bots.jobs import GameResult, Games, Job, Key, forfeited, played
from criminals.bots.marker import Mark, Marker

PATIENCE: Final = 3
"""How often a worker may die while the same bot is at work in the same game: an outside hand hardly ever does that."""

GRACE: Final = 5.0
"""Seconds before a worker is killed whose bot has had twice its limit: in its process a bot is stopped at its limit."""

LOOKING: Final = 0.5
"""Seconds between two looks at who is stuck."""


@attrs.frozen
class Died:
    """A worker is dead: its mark, its exit code, and whether it was killed here because it was stuck."""

    mark: Mark
    code: int | None
    is_stuck: bool


Answer: TypeAlias = Games | Exception | Died


@attrs.define(eq=False)
class Worker:
    """A process, the line to it, its mark, what it is at, and since when its mark has stood."""

    process: Any
    line: Any
    marker: Marker
    key: Key | None = None
    mark: Mark = attrs.field(factory=Mark)
    since: float = 0.0

    def hand(self, key: Key, task: tuple[Job, Mapping[int, GameResult]]) -> None:
        """Have it play a job."""
        self.key, self.since = key, monotonic()
        with suppress(OSError):  # it is dead, which will be seen
            self.line.send(task)

    def answer(self) -> Answer:
        """What it has to say, once there is something; or that it died."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            return self.end(is_stuck=False)
        return answer

    def is_stuck(self, limit: float | None) -> bool:
        """Whether a bot has been at the same thing for much longer than its limit."""
        mark, now = self.marker.read(), monotonic()
        if mark != self.mark:
            self.mark, self.since = mark, now
        return limit is not None and mark.seat >= 0 and now - self.since > 2 * limit + GRACE

    def end(self, *, is_stuck: bool) -> Died:
        """End the process, whatever it is at."""
        if is_stuck or self.key is None:
            self.process.kill()
        self.process.join()
        self.line.close()
        return Died(self.marker.read(), self.process.exitcode, is_stuck)


@attrs.define(eq=False)
class Crew:
    """So many processes that play jobs, one at a time each."""

    jobs: Mapping[Key, Job]
    size: int
    _workers: list[Worker] = attrs.field(factory=list[Worker], init=False)
    _lost: dict[Key, dict[int, GameResult]] = attrs.field(factory=dict[Key, dict[int, GameResult]], init=False)
    """Of each job the games that a bot lost by what it did to workers, by their numbers."""
    _deaths: dict[tuple[Key, int, int], int] = attrs.field(factory=dict[tuple[Key, int, int], int], init=False)
    """How many workers died in a job, in a game of it, while a seat was at work."""

    def play(self) -> Generator[tuple[Key, Games]]:
        """Each job with its games, as they are done; closed before the end, it ends the processes."""
        waiting = deque(self.jobs)
        try:
            while waiting or any(worker.key is not None for worker in self._workers):
                while waiting and (worker := self._free()):
                    key = waiting.popleft()
                    worker.hand(key, (self.jobs[key], self._lost.get(key, {})))
                for worker, answer in self._answers():
                    done, worker.key = worker.key, None
                    assert done is not None
                    if isinstance(answer, Exception):
                        raise answer
                    if isinstance(answer, Died):
                        self._workers.remove(worker)
                        self._blame(done, answer)
                        waiting.appendleft(done)
                    else:
                        yield done, answer
        finally:
            for worker in self._workers:
                worker.key = None
                worker.end(is_stuck=False)
            self._workers.clear()

    def _free(self) -> Worker | None:
        """A worker with nothing to do, a new one if there may be more."""
        for worker in self._workers:
            if worker.key is None:
                return worker
        if len(self._workers) == self.size:
            return None
        self._workers.append(_hired())
        return self._workers[-1]

    def _answers(self) -> Iterator[tuple[Worker, Answer]]:
        """What workers have to say by now, and who of them is dead."""
        busy = {worker.line: worker for worker in self._workers if worker.key is not None}
        ready = {*wait([*busy], LOOKING)}
        for line, worker in busy.items():
            if line in ready:
                yield worker, worker.answer()
            elif worker.key is not None and worker.is_stuck(self.jobs[worker.key].settings.limit):
                yield worker, worker.end(is_stuck=True)

    def _blame(self, key: Key, died: Died) -> None:
        """Give the game to those who did not break it off, once it is plain who did."""
        job, mark = self.jobs[key], died.mark
        at = key, mark.game, mark.seat
        self._deaths[at] = deaths = self._deaths.get(at, 0) + 1
        if died.is_stuck:
            foul = Foul(mark.seat, "time", late(job.settings.limit or 0.0))
        elif deaths < PATIENCE:
            return
        elif mark.seat < 0:
            raise BrokenExecutor(
                f"{PATIENCE} workers died over deal {job.deal} of {' - '.join(key[0])}, the last with exit code "
                f"{died.code}, and no bot was at work"
            )
        else:
            foul = Foul(mark.seat, "crash", "ended the process that it was in")
        self._lost.setdefault(key, {})[mark.game] = forfeited(job, mark.game, foul, mark.plies)


def _hired() -> Worker:
    """A new process."""
    context = get_context("spawn")
    here, there = context.Pipe()
    numbers: Any = context.RawArray("q", [*attrs.astuple(Mark())])
    process = context.Process(target=_work, args=(there, numbers))
    process.start()
    there.close()
    return Worker(process, here, Marker(numbers))


def _work(line: Any, numbers: Any) -> None:
    """Play jobs as long as there is somebody to send them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who hosts it all hears it, too, and ends the workers
    marker = Marker(numbers)
    while True:
        try:
            job, lost = line.recv()
        except EOFError:
            return
        try:
            answer: Games | Exception = played(job, lost, marker)
        except Exception as error:  # the host raises it
            answer = error
        line.send(answer)
