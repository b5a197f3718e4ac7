"""A limit of time for what a bot does."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType


class TimeOver(BaseException):
    """The time is over. No `Exception`: a bot that catches those does not catch this."""


@contextmanager
def limited(seconds: float | None) -> Generator[None]:
    """Raise `TimeOver` if the block takes longer: at once where a signal can break in, else after the fact.

    A signal can in the main thread of a process, where the system has such timers. It can not stop a call into
    compiled code, nor what catches everything: for that there is who watches over the process.
    """
    if seconds is None:
        yield
        return
    start = perf_counter()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        with _alarm(seconds):
            yield
    else:
        yield
    if perf_counter() - start > seconds:
        raise TimeOver(late(seconds))


@contextmanager
def _alarm(seconds: float) -> Generator[None]:
    """Raise `TimeOver` in the block after so many seconds; an alarm that was set before goes off when it was due."""
    start = perf_counter()

    def break_in(_number: int, _frame: FrameType | None) -> None:
        raise TimeOver(late(seconds))

    handler = signal.signal(signal.SIGALRM, break_in)
    due, interval = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if due:
            signal.setitimer(signal.ITIMER_REAL, max(due - (perf_counter() - start), 1e-3), interval)


def late(seconds: float) -> str:
    """What is told of a bot that took longer."""
    return f"took longer than {seconds:g} s"
