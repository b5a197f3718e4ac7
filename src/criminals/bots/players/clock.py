"""Time limits for bots."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from types import FrameType
from typing import Final

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault

SHIELDED: Final = 0.01
"""The seconds until a limit tries again, if it was not allowed to interrupt."""

_deadline: Final[ContextVar[float | None]] = ContextVar("_deadline", default=None)
"""The time at which the earliest of the current limits ends, by `perf_counter`."""

_shields: Final[set[object]] = set()
"""One object for each `unbroken` block that is running, in any thread."""


def time_left() -> float | None:
    """Return how many seconds a bot has left for the current choice. For a bot to call while it chooses.

    The clock belongs to the thread in which the bot was called: in a thread that the bot starts, this returns None.

    Returns:
        The seconds left of the `limit` of `play`, `ask` or `tournament`, never below 0; None if there is no limit. A
        bot that uses all of it is late, so keep a margin for a busy machine.
    """
    deadline = _deadline.get()
    return None if deadline is None else max(0.0, deadline - perf_counter())


class TimeOver(BaseException):
    """Raised when the time is over. It is not an `Exception`, so a bot does not catch it by accident."""


@contextmanager
def limited(seconds: float | None) -> Generator[None]:
    """Raise `TimeOver` if the block takes longer: at once if a signal can interrupt it, otherwise afterwards.

    Signals work in the main thread of a process, on systems that have such timers. They stop neither a call into
    compiled code nor a bot that catches everything; for those, another process has to end this one.
    """
    if seconds is None:
        yield
        return
    start, outer = perf_counter(), _deadline.get()
    told = _deadline.set(start + seconds if outer is None else min(outer, start + seconds))
    try:
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            with _alarm(seconds):
                yield
        else:
            yield
    finally:
        _deadline.reset(told)
    if perf_counter() - start > seconds:
        raise TimeOver(late(seconds))


@contextmanager
def _alarm(seconds: float) -> Generator[None]:
    """Raise `TimeOver` in the block after some seconds. An alarm that was set before still goes off when it was due."""
    start, is_over = perf_counter(), list[bool]()

    def break_in(_number: int, _frame: FrameType | None) -> None:
        if is_over:  # it was due just as the block ended
            return
        if _shields:
            signal.setitimer(signal.ITIMER_REAL, SHIELDED)
        else:
            raise TimeOver(late(seconds))

    due, interval = signal.getitimer(signal.ITIMER_REAL)
    handler = signal.getsignal(signal.SIGALRM)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)  # or the alarm that was set before might come to this handler
            signal.signal(signal.SIGALRM, break_in)
            signal.setitimer(signal.ITIMER_REAL, seconds)
            yield
        finally:  # the alarm may break in here, too: then it has been, and what follows is still done
            is_over.append(True)
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        if handler is not None:  # one that Python did not set cannot be put back
            signal.signal(signal.SIGALRM, handler)
        if due:
            signal.setitimer(signal.ITIMER_REAL, max(due - (perf_counter() - start), 1e-3), interval)


@contextmanager
def unbroken() -> Generator[None]:
    """Keep limits from interrupting the block, which has to be short: they interrupt after it."""
    shield = object()
    try:
        _shields.add(shield)
        yield
    finally:
        _shields.discard(shield)


def late(seconds: float) -> Fault:
    """The fault of a bot that took too long."""
    return fault("bot_late", seconds=f"{seconds:g}")
