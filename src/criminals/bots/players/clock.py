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
"""Seconds until a limit that may not break in tries again."""

_deadline: Final[ContextVar[float | None]] = ContextVar("_deadline", default=None)
"""When the earliest of the limits that hold here is over, by `perf_counter`."""

_shields: Final[set[object]] = set()
"""One for each `unbroken` block that runs, in any thread."""


def time_left() -> float | None:
    """The seconds that the bot at work has left, for a bot to ask while it chooses; None if there is no limit.

    It is what `limit` of `play`, `ask` or `tournament` leaves of the time for this choice, and never below 0. Whoever
    uses all of it is late: keep a margin, to give the answer and for a machine that is busy. It tells the time of the
    thread that the bot was called in; in a thread that the bot starts there is no limit.
    """
    deadline = _deadline.get()
    return None if deadline is None else max(0.0, deadline - perf_counter())


class TimeOver(BaseException):
    """The time is over: it holds the fault. Not an `Exception`, so that a bot cannot catch it by accident."""


@contextmanager
def limited(seconds: float | None) -> Generator[None]:
    """Raise `TimeOver` if the block takes longer: at once where a signal can interrupt it, else afterwards.

    Signals work in the main thread of a process, where the system has such timers. They stop neither a call into
    compiled code nor a bot that catches everything: for those, another process has to end this one.
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
    """Raise `TimeOver` in the block after some seconds; an alarm that was set before stays due when it was."""
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
    """Let no limit break into the block, which does not take long: it does so after the block."""
    shield = object()
    try:
        _shields.add(shield)
        yield
    finally:
        _shields.discard(shield)


def late(seconds: float) -> Fault:
    """The fault of a bot that took longer than it may."""
    return fault("bot_late", seconds=f"{seconds:g}")
