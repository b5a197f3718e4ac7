"""Processes that play the jobs of a tournament, and a pool that supervises them.

A bot can hang where no signal interrupts it, end its own process, or write to its descriptors. Which bot it was, nobody
can tell from outside: the one at work may be innocent, and another may have left a thread or a timer behind. So a job
whose worker died, was stuck or answered nonsense is played anew, in a new process, with a process for each bot: then
each bot answers for its own alone. If even that cannot be done, no bot is to blame, and the games are void.

An answer carries the key of its job: what was not asked, or was answered before, is dropped. Processes that a bot
forked are killed with the worker.
"""

import json
import pickle
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from multiprocessing import get_context
from multiprocessing.connection import wait
from socket import socket
from time import monotonic
from typing import Any, Final, TypeAlias

import attrs

from criminals.bots.matches.activity import Activity, SharedActivity
from criminals.bots.matches.apart import PATIENCE, apart, played_apart
from criminals.bots.matches.jobs import Games, Job, Key, played, void
from criminals.bots.matches.results import document_of_game, game_of_document
from criminals.bots.players.children import Child, Ended, answer, begin, requests
from criminals.core.base.errors import InvalidArgument

GRACE: Final = 5.0
"""Seconds that a worker goes on after its bot has had twice its limit, at which its own process should stop it."""

IDLE: Final = 60.0
"""Seconds that a worker may take while no bot is at work: it loads modules, and the rest is quick."""

INTERVAL: Final = 0.5
"""Seconds between two checks for stuck workers."""

LONGEST: Final = 10_000
"""The greatest length of an answer, in bytes for each game."""

UNASKED: Final = 100
"""As many lines at once that nobody asked for are a flood."""

VOID: Final = "no process could play it to the end, and each bot had its own"


@attrs.frozen
class Death:
    """The end of a worker: its exit code, if it has one, and whether it had begun to play."""

    code: int | None
    had_begun: bool


@attrs.frozen
class Fault:
    """An error that a worker met: the name of its class, and its text."""

    kind: str
    text: str

    def raised(self) -> Exception:
        """The error, to be raised here."""
        match self.kind:
            case "ValueError":
                return ValueError(self.text)
            case "InvalidArgument":
                return InvalidArgument(self.text)
            case _:
                return RuntimeError(f"{self.kind}: {self.text}")


Answer: TypeAlias = Games | Fault | Death


@attrs.define(eq=False)
class Worker:
    """A process, its job, and its activity with the time since when that has not changed."""

    child: Child
    shared: SharedActivity
    job: Job | None = None
    is_apart: bool = False
    is_ready: bool = False
    """Whether it has begun to read: it is sent no job before that."""
    is_used: bool = False
    """Whether it was ever sent a job: then code of bots may have run in it."""
    activity: Activity = attrs.field(factory=Activity)
    since: float = attrs.field(factory=monotonic)

    def give(self, job: Job, *, is_apart: bool) -> None:
        """Give it a job to play."""
        self.job, self.is_apart, self.since = job, is_apart, monotonic()
        if self.is_ready:
            self._send(job)

    def _send(self, job: Job) -> None:
        self.is_used = True
        limit = job.settings.limit
        calling = None if limit is None else 2 * limit + GRACE
        starting = None if calling is None else IDLE + calling
        sent = apart(job, starting, calling) if self.is_apart else job
        self.child.write(pickle.dumps((job.key, self.is_apart, pickle.dumps(sent))))

    def answer(self) -> Answer | None:
        """Its answer, once there is one; or its death; None if it has said nothing that it was asked."""
        assert self.job is not None
        try:
            for _ in range(UNASKED):
                line = self.child.line(LONGEST * len(self.job.bots))
                if line is None:
                    return None
                if not self.is_ready:
                    self.is_ready = True
                    self._send(self.job)
                elif (found := _read(line, self.job)) is not None:
                    return found
            return self.end()
        except (Ended, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return self.end()

    def is_stuck(self) -> bool:
        """Whether it has done nothing for too long."""
        activity, now = self.shared.read(), monotonic()
        if activity != self.activity:
            self.activity, self.since = activity, now
        patience = self._patience()
        return patience is not None and now - self.since > patience

    def _patience(self) -> float | None:
        """Seconds in which something has to happen."""
        limit = None if self.job is None else self.job.settings.limit
        if not self.is_ready:
            return IDLE
        if limit is None:
            return None
        calling = 2 * limit + GRACE
        if self.is_apart:  # it waits for the processes of the bots, and ends them in time
            return 2 * (IDLE + calling)
        return calling if self.activity.seat >= 0 else max(IDLE, calling)

    def end(self) -> Death:
        """End the process, whatever it is doing."""
        return Death(self.child.end(), self.is_ready)


@attrs.define(eq=False)
class WorkerPool:
    """Up to `size` processes that play jobs, one at a time each."""

    jobs: Mapping[Key, Job]
    size: int
    _workers: list[Worker] = attrs.field(factory=list[Worker], init=False)
    _deaths: dict[Key, int] = attrs.field(factory=dict[Key, int], init=False)
    """How many workers died over a job."""
    _stillborn: int = attrs.field(default=0, init=False)
    """How many workers in a row died before they could be sent a job."""

    def play(self) -> Generator[tuple[Key, Games]]:
        """Yield each job with its games as they are done; closing the generator early ends the processes."""
        waiting = deque(self.jobs)
        try:
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

    def _free(self, *, is_new: bool) -> Worker | None:
        """An idle worker, a new one if there may be more; None if all are busy. No bot has run in one that is new."""
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
        """The answers that are there by now, and the deaths."""
        busy = {worker.child.socket: worker for worker in self._workers if worker.job is not None}
        ready = {*wait([*busy], INTERVAL)}
        for there, worker in busy.items():
            found = worker.answer() if there in ready else None
            if found is None and (worker.is_stuck() or (there not in ready and not worker.child.process.is_alive())):
                found = worker.end()  # a process that its bot forked has the socket too, and may keep it open
            if found is not None:
                yield worker, found

    def _judged(self, worker: Worker, found: Answer) -> Games | None:
        """The games of an answer; None if they are to be played again."""
        assert worker.job is not None
        if isinstance(found, Death):
            self._workers.remove(worker)
            return self._lost(worker.job, found)
        self._stillborn = 0
        if isinstance(found, Fault) and not worker.is_apart:  # a bot may have written it
            self._workers.remove(worker)
            return self._lost(worker.job, worker.end())
        if worker.is_apart:
            self._workers.remove(worker)
            worker.end()
        if isinstance(found, Fault):
            raise found.raised()
        return found

    def _lost(self, job: Job, death: Death) -> Games | None:
        """The games of a job whose worker died: void after too many deaths, else None."""
        if not death.had_begun:
            self._stillborn += 1
            if self._stillborn == PATIENCE:
                raise BrokenExecutor(
                    f"{PATIENCE} workers died before they could play, the last with exit code {death.code}"
                )
            return None
        self._stillborn = 0
        self._deaths[job.key] = deaths = self._deaths.get(job.key, 0) + 1
        return void(job, VOID) if deaths > PATIENCE else None


def _read(line: bytes, job: Job) -> Games | Fault | None:
    """The answer in a line, None if it is to another job; any error of the data if it is none."""
    document: Any = json.loads(line)
    (one, other), deal = document["key"]
    if ((one, other), deal) != job.key:
        return None
    if "error" in document:
        kind, text = map(str, document["error"])
        return Fault(kind, text)
    games = tuple(map(game_of_document, document["games"]))
    for number, game in enumerate(games):
        if (game.pair, game.deal, game.seats, game.void) != (*job.key, job.names(number), None):
            raise ValueError("a game of another job")
    if len(games) != len(job.bots):
        raise ValueError("more games or fewer than there are")
    return games


def _started() -> Worker:
    """A worker in a new process."""
    numbers: Any = get_context("spawn").RawArray("q", [*attrs.astuple(Activity())])
    return Worker(Child.started(_work, numbers), SharedActivity(numbers))


def _work(there: socket, numbers: Any) -> None:
    """Play jobs until the host has no more."""
    begin()
    activity = SharedActivity(numbers)
    answer(there, "ready")
    for key, is_apart, pickled in requests(there):
        try:
            job: Job = pickle.loads(pickled)  # noqa: S301 -- the host has pickled it
            games = (played_apart if is_apart else played)(job, activity)
            found: dict[str, Any] = {"games": [document_of_game(game) for game in games]}
        except Exception as error:
            found = {"error": [type(error).__name__, str(error)]}
        answer(there, {"key": key, **found})
