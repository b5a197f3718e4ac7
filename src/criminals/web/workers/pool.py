"""A bounded number of processes for all tables, called from the event loop."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Condition, Thread
from time import monotonic
from typing import Any, TypeAlias

import attrs

from criminals.web.workers import tasks
from criminals.web.workers.fair_queue import FairQueue
from criminals.web.workers.process import STARTING, Process, Task, WorkerLost

Answer: TypeAlias = Mapping[str, Any] | Exception


@attrs.define(eq=False, repr=False)
class Job:
    """A task that somebody waits for."""

    task: Task
    given: tuple[Any, ...]
    options: Mapping[str, Any]
    limit: float
    give: Callable[[Answer], None]
    """Hands over the answer, from the thread of a worker."""


@attrs.define(eq=False, repr=False)
class Pool:
    """Up to `size` processes. Each has a thread that only waits for it; no task runs in the server's own process."""

    size: int
    _queue: FairQueue[Job] = attrs.field(factory=FairQueue[Job], init=False)
    _has_work: Condition = attrs.field(factory=Condition, init=False)
    _threads: list[Thread] = attrs.field(factory=list[Thread], init=False)
    _idle: int = attrs.field(default=0, init=False)
    _is_closed: bool = attrs.field(default=False, init=False)
    answered: int = attrs.field(default=0, init=False)
    """The number of finished jobs."""

    async def run(self, table: str, task: Task, *given: Any, limit: float, **options: Any) -> Mapping[str, Any]:
        """Run a task of a table once it is its turn, and return its result.

        Raises:
            WorkerLost: It took longer than `limit` seconds, or its process ended; each of two processes, if the first
                had run other tasks before.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Mapping[str, Any]] = loop.create_future()

        def settle(found: Answer) -> None:
            if answer.done():
                return
            if isinstance(found, Exception):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        def give(found: Answer) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(settle, found)

        job = Job(task, given, options, limit, give)
        self._put(table, job)
        try:
            return await answer
        finally:
            if answer.cancelled():
                with self._has_work:
                    self._queue.drop(job)

    async def warm(self) -> None:
        """Start a process before it is needed, which takes a second or more."""
        with suppress(WorkerLost):
            await self.run("", tasks.nothing, limit=STARTING)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a process."""
        return len(self._queue)

    def close(self) -> None:
        """End all processes."""
        with self._has_work:
            self._is_closed = True
            self._has_work.notify_all()
        for thread in self._threads:
            thread.join()

    def _put(self, table: str, job: Job) -> None:
        with self._has_work:
            if self._is_closed:
                raise WorkerLost("crash")
            self._queue.put(table, job)
            if self._idle < len(self._queue) and len(self._threads) < self.size:
                self._threads.append(Thread(target=self._work, daemon=True))
                self._threads[-1].start()
            self._has_work.notify()

    def _work(self) -> None:
        """Do one job after another, in one process after another."""
        process = Process(lambda: self._is_closed)
        try:
            while (taken := self._next()) is not None:
                table, job = taken
                start = monotonic()
                job.give(_done(process, job))
                with self._has_work:
                    self.answered += 1
                    self._queue.charge(table, monotonic() - start)
        finally:
            process.end()

    def _next(self) -> tuple[Any, Job] | None:
        """The next job and its table; None when the pool is closed."""
        with self._has_work:
            self._idle += 1
            self._has_work.wait_for(lambda: self._is_closed or len(self._queue) > 0)
            self._idle -= 1
            return None if self._is_closed else self._queue.take()


def _done(process: Process, job: Job) -> Answer:
    """The answer of a job. An earlier task may have broken the process, so the job is tried again in a new one."""
    was_fresh = process.is_fresh
    try:
        try:
            return process.run(job.task, *job.given, limit=job.limit, **job.options)
        except WorkerLost as lost:
            if was_fresh or lost.reason == "time":
                raise
            return process.run(job.task, *job.given, limit=job.limit, **job.options)
    except Exception as error:  # the process did not start: report it to the table, and go on
        return error
