"""Processes that play the jobs of a tournament, and a pool that supervises them.

A bot can hang where no signal interrupts it, or end its own process. Each worker shares its activity with the pool, so
that the pool knows which bot was at work. A stuck worker is killed. A job whose worker died is started again in a new
process; a bot that was at work each time forfeits the game. An answer carries the key of its job: what was not asked,
or was answered before, is dropped. Processes that a bot forked are killed with the worker.
"""

import os
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

from criminals.bots.matches.activity import Activity, SharedActivity
from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.jobs import GameResult, Games, Job, Key, forfeited, played
from criminals.bots.players.clock import late

PATIENCE: Final = 3
"""How often a worker may die while the same bot is at work in the same game: no accident repeats itself so often."""

GRACE: Final = 5.0
"""Seconds that a worker goes on after its bot has had twice its limit, at which its own process should stop it."""

INTERVAL: Final = 0.5
"""Seconds between two checks for stuck workers."""


@attrs.frozen
class Death:
    """The end of a worker: its last activity, its exit code, and whether it was killed because it was stuck."""

    activity: Activity
    code: int | None
    is_stuck: bool


Answer: TypeAlias = Games | Exception | Death


@attrs.define(eq=False)
class Worker:
    """A process, the pipe to it, its job, and its activity with the time since when that has not changed."""

    process: Any
    pipe: Any
    shared: SharedActivity
    key: Key | None = None
    activity: Activity = attrs.field(factory=Activity)
    since: float = 0.0

    def send(self, key: Key, job: Job, lost: Mapping[int, GameResult]) -> None:
        """Send it a job to play."""
        self.key, self.since = key, monotonic()
        with suppress(OSError):  # it is dead, which `answer` notices
            self.pipe.send((key, job, lost))

    def answer(self) -> Answer | None:
        """Its answer, once there is one; or its death; None if it said what it was not asked."""
        try:
            key, answer = self.pipe.recv()
        except (EOFError, OSError):
            return self.end(is_stuck=False)
        if key != self.key:
            return None
        found: Answer = answer
        return found

    def is_stuck(self, limit: float | None) -> bool:
        """Whether one call of a bot has taken much longer than the limit."""
        activity, now = self.shared.read(), monotonic()
        if activity != self.activity:
            self.activity, self.since = activity, now
        return limit is not None and activity.seat >= 0 and now - self.since > 2 * limit + GRACE

    def end(self, *, is_stuck: bool) -> Death:
        """End the process, whatever it is doing."""
        if is_stuck or self.key is None:
            self.process.kill()
        if hasattr(os, "killpg"):  # those that its bots forked
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join()
        self.pipe.close()
        return Death(self.shared.read(), self.process.exitcode, is_stuck)


@attrs.define(eq=False)
class WorkerPool:
    """Up to `size` processes that play jobs, one at a time each."""

    jobs: Mapping[Key, Job]
    size: int
    _workers: list[Worker] = attrs.field(factory=list[Worker], init=False)
    _lost: dict[Key, dict[int, GameResult]] = attrs.field(factory=dict[Key, dict[int, GameResult]], init=False)
    """The games of each job, by number, that a bot forfeited by ending or blocking workers."""
    _deaths: dict[tuple[Key, int, int], int] = attrs.field(factory=dict[tuple[Key, int, int], int], init=False)
    """How many workers died, by job, game and seat at work."""

    def play(self) -> Generator[tuple[Key, Games]]:
        """Yield each job with its games as they are done; closing the generator early ends the processes."""
        waiting = deque(self.jobs)
        try:
            while waiting or any(worker.key is not None for worker in self._workers):
                while waiting and (worker := self._free()):
                    key = waiting.popleft()
                    worker.send(key, self.jobs[key], self._lost.get(key, {}))
                for worker, answer in self._answers():
                    done, worker.key = worker.key, None
                    assert done is not None
                    if isinstance(answer, Exception):
                        raise answer
                    if isinstance(answer, Death):
                        self._workers.remove(worker)
                        self._forfeit(done, answer)
                        waiting.appendleft(done)
                    else:
                        yield done, answer
        finally:
            for worker in self._workers:
                worker.key = None
                worker.end(is_stuck=False)
            self._workers.clear()

    def _free(self) -> Worker | None:
        """An idle worker, a new one if there may be more; None if all are busy."""
        for worker in self._workers:
            if worker.key is None:
                return worker
        if len(self._workers) == self.size:
            return None
        self._workers.append(_started())
        return self._workers[-1]

    def _answers(self) -> Iterator[tuple[Worker, Answer]]:
        """The answers that are there by now, and the deaths."""
        busy = {worker.pipe: worker for worker in self._workers if worker.key is not None}
        ready = {*wait([*busy], INTERVAL)}
        for pipe, worker in busy.items():
            if pipe in ready:
                answer = worker.answer()
                if answer is not None:
                    yield worker, answer
            elif worker.key is not None and worker.is_stuck(self.jobs[worker.key].settings.limit):
                yield worker, worker.end(is_stuck=True)
            elif not worker.process.is_alive():  # a process that its bot forked has the pipe too, and keeps it open
                yield worker, worker.end(is_stuck=False)

    def _forfeit(self, key: Key, death: Death) -> None:
        """Record a game as forfeited once it is clear that the bot at work is to blame."""
        job, activity = self.jobs[key], death.activity
        at = key, activity.game, activity.seat
        self._deaths[at] = deaths = self._deaths.get(at, 0) + 1
        if death.is_stuck:
            foul = Foul(activity.seat, "time", late(job.settings.limit or 0.0))
        elif deaths < PATIENCE:
            return
        elif activity.seat < 0:
            raise BrokenExecutor(
                f"{PATIENCE} workers died over deal {job.deal} of {' - '.join(key[0])}, the last with exit code "
                f"{death.code}, and no bot was at work"
            )
        else:
            foul = Foul(activity.seat, "crash", "ended the process that it was in")
        self._lost.setdefault(key, {})[activity.game] = forfeited(job, activity.game, foul, activity.plies)


def _started() -> Worker:
    """A worker in a new process."""
    context = get_context("spawn")
    here, there = context.Pipe()
    numbers: Any = context.RawArray("q", [*attrs.astuple(Activity())])
    process = context.Process(target=_work, args=(there, numbers))
    process.start()
    there.close()
    return Worker(process, here, SharedActivity(numbers))


def _work(pipe: Any, numbers: Any) -> None:
    """Play jobs until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process gets it too, and ends the workers
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    activity = SharedActivity(numbers)
    while True:
        try:
            key, job, lost = pipe.recv()
        except EOFError:
            return
        try:
            answer: Games | Exception = played(job, lost, activity)
        except Exception as error:  # the parent process raises it
            answer = error
        pipe.send((key, answer))
