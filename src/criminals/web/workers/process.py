"""One process that runs tasks, watched from outside. Whatever happens in it, the server goes on."""

import json
import pickle
from collections.abc import Callable, Mapping
from socket import socket
from time import monotonic
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.bots.players.children import Child, Ended, answer, begin, requests

Task: TypeAlias = Callable[..., Mapping[str, Any]]
"""A function of a module, which can be pickled. Its result can be written as JSON."""

STARTING: Final = 60.0
"""The seconds that a process has to start. It loads modules, on a machine that may be busy."""

LONGEST: Final = 900_000
"""The most bytes of an answer. A picture has some 100,000."""

INTERVAL: Final = 0.05
"""The seconds between two checks that a process is still there and still wanted."""


class WorkerLost(Exception):
    """A process ended before it answered, or did not answer in time."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """`crash` or `time`."""


@attrs.define(eq=False)
class Process:
    """A process that is started on first use, and again after it was lost."""

    is_over: Callable[[], bool] = lambda: False
    """True if the server stops; then nothing is waited for."""
    _child: Child | None = attrs.field(default=None, init=False)

    @property
    def is_fresh(self) -> bool:
        """True if the next task is the first one of its process, so that no other task can be to blame."""
        return self._child is None

    def run(self, task: Task, *given: Any, limit: float, **options: Any) -> Mapping[str, Any]:
        """Run a task and return its result; `WorkerLost` after `limit` seconds, or if the process ends."""
        try:
            if self._child is None:
                self._child = Child.started(_serve)
                self._answer(STARTING)
            self._child.write(pickle.dumps((task, given, options)))
            return self._answer(limit)
        except WorkerLost:
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _answer(self, seconds: float) -> Mapping[str, Any]:
        child, deadline = self._child, monotonic() + seconds
        assert child is not None
        try:
            while (line := child.line(LONGEST)) is None:
                if self.is_over():
                    raise WorkerLost("crash")
                if monotonic() > deadline:
                    raise WorkerLost("time")
                child.wait(INTERVAL)
            found: Any = json.loads(line)
        except (Ended, ValueError, RecursionError):  # a bot can write to every open descriptor
            raise WorkerLost("crash") from None
        if not isinstance(found, dict) or "lost" in found:
            raise WorkerLost("crash")
        return cast(Mapping[str, Any], found)


def _serve(there: socket) -> None:
    """Run tasks until the server has no more."""
    begin()
    answer(there, {})
    for task, given, options in requests(there):
        answer(there, _returned(task, given, options))


def _returned(task: Task, given: tuple[Any, ...], options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The result of a task, or a sign that it failed. The words of its error may be a secret."""
    try:
        return task(*given, **options)
    except Exception:
        return {"lost": True}
