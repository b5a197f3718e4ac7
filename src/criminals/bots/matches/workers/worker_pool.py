"""Processes that play the jobs of a tournament, and a pool that supervises them.

A bot can hang where no signal interrupts it, end its own process, or write to its descriptors. From outside nobody can
tell which bot it was: the one at work may be innocent, and another may have left a thread or a timer behind. So a job
whose worker died, was stuck or answered nonsense is played again in a new process, with a process for each bot. If even
that fails, no bot is to blame, and the games are void.

An answer carries the key of its job. One that nobody asked for, or that came before, is dropped. Processes that a bot
forked are killed with the worker.
"""

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from socket import socket
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

import attrs

from criminals.bots.matches.activity import Activity, SharedActivity
from criminals.bots.matches.jobs import Games, Job, Key, void
from criminals.bots.matches.workers.answers import LONGEST, Failed, done, read_answer, read_trial
from criminals.bots.matches.workers.apart import PATIENCE, apart
from criminals.bots.matches.workers.trials import Trial, Unloaded, check_loaded
from criminals.bots.players.children import Child, Ended, answer, begin, requests

T = TypeVar("T")

GRACE: Final = 5.0
"""The seconds that a worker goes on after its bot has used twice its limit. By then its own process should stop it."""

IDLE: Final = 60.0
"""The seconds that a worker may take while no bot is at work. It loads modules then; everything else is quick."""

INTERVAL: Final = 0.5
"""The seconds between two checks for stuck workers."""

UNASKED: Final = 100
"""The number of unasked lines at once that counts as a flood."""

VOID: Final = "no process could play it to the end, and each bot had its own"


@attrs.frozen
class Death:
    """The end of a worker: its exit code, if it has one, and whether it had begun to play."""

    code: int | None
    had_begun: bool


NO_ANSWER: Final = (Ended, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError)
"""The errors of reading a line that is no answer. The line may be anything."""

Answer: TypeAlias = Games | Failed | Death


@attrs.define(eq=False)
class Worker:
    """A process, its job, its activity, and the time when that last changed."""

    child: Child
    shared: SharedActivity
    job: Job | None = None
    limit: float | None = None
    is_apart: bool = False
    is_ready: bool = False
    """True once it reads. It is sent nothing before that."""
    is_used: bool = False
    """True if it was ever sent a job or a trial, so that code of bots may have run in it."""
    activity: Activity = attrs.field(factory=Activity)
    since: float = attrs.field(factory=monotonic)
    _request: bytes = attrs.field(default=b"", init=False)

    def give(self, job: Job, *, is_apart: bool) -> None:
        """Give it a job to play."""
        self.job, self.is_apart, limit = job, is_apart, job.settings.limit
        calling = None if limit is None else 2 * limit + GRACE
        starting = None if calling is None else IDLE + calling
        sent = apart(job, starting, calling) if is_apart else job
        self._ask(pickle.dumps((job.key, is_apart, pickle.dumps(sent))), limit)

    def give_trial(self, trial: Trial, limit: float | None) -> None:
        """Give it contestants, to make each once."""
        self._ask(pickle.dumps((None, False, pickle.dumps((trial, limit)))), limit)

    def _ask(self, request: bytes, limit: float | None) -> None:
        self._request, self.limit, self.since = request, limit, monotonic()
        if self.is_ready:
            self._send()

    def _send(self) -> None:
        self.is_used = True
        self.child.write(self._request)

    def answer(self) -> Answer | None:
        """Return its answer or its death; None if there is no answer yet."""
        assert self.job is not None
        return self._answer(partial(read_answer, job=self.job), LONGEST * len(self.job.bots))

    def trial_answer(self, trial: Trial) -> Unloaded | Death | None:
        """Return its answer to a trial or its death; None if there is no answer yet."""
        return self._answer(partial(read_trial, trial=trial), LONGEST)

    def _answer(self, read: Callable[[bytes], T | None], longest: int) -> T | Death | None:
        try:
            for _ in range(UNASKED):
                line = self.child.line(longest)
                if line is None:
                    return None
                if not self.is_ready:
                    self.is_ready = True
                    self._send()
                elif (found := read(line)) is not None:
                    return found
            return self.end()
        except NO_ANSWER:
            return self.end()

    def is_stuck(self) -> bool:
        """Tell whether it has done nothing for too long."""
        activity, now = self.shared.read(), monotonic()
        if activity != self.activity:
            self.activity, self.since = activity, now
        patience = self._patience()
        return patience is not None and now - self.since > patience

    def _patience(self) -> float | None:
        """The seconds in which something has to happen; None without a limit."""
        if not self.is_ready:
            return IDLE
        if self.limit is None:
            return None
        calling = 2 * self.limit + GRACE
        if self.is_apart:  # it waits for the processes of the bots, and ends them in time
            return 2 * (IDLE + calling)
        return calling if self.activity.seat >= 0 else max(IDLE, calling)

    def has_gone(self, *, is_heard: bool) -> bool:
        """Tell whether no more answers will come. If there is something to read, there may still be one.

        A process that its bot forked has the socket, too, and may keep it open.
        """
        return self.is_stuck() or not (is_heard or self.child.process.is_alive())

    def end(self) -> Death:
        """Kill the process."""
        return Death(self.child.end(), self.is_ready)


@attrs.define(eq=False)
class WorkerPool:
    """Up to `size` processes that play jobs, each one at a time."""

    jobs: Mapping[Key, Job]
    size: int
    _workers: list[Worker] = attrs.field(factory=list[Worker], init=False)
    _deaths: dict[Key, int] = attrs.field(factory=dict[Key, int], init=False)
    """The number of workers that died over each job."""
    _stillborn: int = attrs.field(default=0, init=False)
    """The number of workers in a row that died before they could be sent a job."""

    def play(self) -> Generator[tuple[Key, Games]]:
        """Yield each job with its games when they are done. Closing the generator early ends the processes.

        Before the first job a worker makes each contestant once; `InvalidArgument` names one that can't be loaded.
        """
        waiting = deque(self.jobs)
        try:
            self._try()
            while waiting or any(worker.job is not None for worker in self._workers):
                while waiting and (worker := self._free(is_new=waiting[0] in self._deaths)):
                    key = waiting.popleft()
                    worker.give(self.jobs[key], is_apart=key in self._deaths)
                for worker, found in self._answers():
                    games = self._judged(worker, found)
                    assert worker.job is not None
                    key, worker.job = worker.job.key, None
                    if games is None:
                        waiting.appendleft(key)
                    else:
                        yield key, games
        finally:
            for worker in self._workers:
                worker.end()
            self._workers.clear()

    def _try(self) -> None:
        """Make each contestant once; `InvalidArgument` if one can't be loaded.

        A bot may have written the worker's answer. So the contestants that it names, or all if the worker died, are
        tried again, each in a process of its own.
        """
        contestants = {each.name: each for job in self.jobs.values() for each in job.pair}
        if not contestants:
            return
        trial = Trial.of([*contestants.values()])
        self._workers.extend([_started() for _ in range(self.size)])
        found = self._tried(self._workers[0], trial)
        for name in trial.names if found is None else found:
            self._workers.append(worker := _started())
            check_loaded(self._tried(worker, trial.alone(name)) or {})
            self._remove(worker)

    def _tried(self, worker: Worker, trial: Trial) -> Unloaded | None:
        """Find the contestants that a worker can't load; None if it died over them."""
        worker.give_trial(trial, next(iter(self.jobs.values())).settings.limit)
        while True:
            is_heard = bool(wait([worker.child.socket], INTERVAL))
            found = worker.trial_answer(trial) if is_heard else None
            if found is None and worker.has_gone(is_heard=is_heard):
                found = worker.end()
            if isinstance(found, Death):
                self._remove(worker)
                return None if found.had_begun else {}
            if found is not None:
                return found

    def _remove(self, worker: Worker) -> None:
        worker.end()
        if worker in self._workers:
            self._workers.remove(worker)

    def _free(self, *, is_new: bool) -> Worker | None:
        """Return an idle worker, or None if all are busy. No bot has run in a new one."""
        for worker in self._workers:
            if worker.job is None and not (is_new and worker.is_used):
                return worker
        if len(self._workers) == self.size:
            idle = [worker for worker in self._workers if worker.job is None]
            if not idle:
                return None
            idle[0].end()
            self._workers.remove(idle[0])
        self._workers.append(_started())
        return self._workers[-1]

    def _answers(self) -> Iterator[tuple[Worker, Answer]]:
        """Yield the answers that have come by now, and the deaths."""
        busy = {worker.child.socket: worker for worker in self._workers if worker.job is not None}
        ready = {*wait([*busy], INTERVAL)}
        for there, worker in busy.items():
            found = worker.answer() if there in ready else None
            if found is None and worker.has_gone(is_heard=there in ready):
                found = worker.end()
            if found is not None:
                yield worker, found

    def _judged(self, worker: Worker, found: Answer) -> Games | None:
        """Return the games of an answer; None if they have to be played again."""
        assert worker.job is not None
        if isinstance(found, Death):
            self._workers.remove(worker)
            return self._lost(worker.job, found)
        self._stillborn = 0
        if isinstance(found, Failed) and not worker.is_apart:  # a bot may have written it
            self._workers.remove(worker)
            return self._lost(worker.job, worker.end())
        if worker.is_apart:
            self._remove(worker)
        if isinstance(found, Failed):
            raise found.raised()
        return found

    def _lost(self, job: Job, death: Death) -> Games | None:
        """Return void games for a job over which too many workers died, else None."""
        if not death.had_begun:
            self._stillborn += 1
            if self._stillborn == PATIENCE:
                raise BrokenExecutor(
                    f"{PATIENCE} workers died before they could play, the last with exit code {death.code}. Each "
                    'imports your script: does that call `tournament` outside of `if __name__ == "__main__":`?'
                )
            return None
        self._stillborn = 0
        self._deaths[job.key] = deaths = self._deaths.get(job.key, 0) + 1
        return void(job, VOID) if deaths > PATIENCE else None


def _started() -> Worker:
    """Start a worker in a new process."""
    numbers: Any = get_context("spawn").RawArray("q", [*attrs.astuple(Activity())])
    return Worker(Child.started(_work, numbers), SharedActivity(numbers))


def _work(there: socket, numbers: Any) -> None:
    """Play jobs until the host has no more of them."""
    begin()
    activity = SharedActivity(numbers)
    answer(there, "ready")
    for key, is_apart, pickled in requests(there):
        try:
            asked: Any = pickle.loads(pickled)  # noqa: S301 -- the host has pickled it
            found = done(asked, activity, is_apart=is_apart, is_trial=key is None)
        except Exception as error:
            found = {"error": [type(error).__name__, str(error)]}
        answer(there, {"key": key, **found})
