"""Time limits for bots."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from time import perf_counter
from types import FrameType
from typing import Any, Final

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault

SHIELDED: Final = 0.01
"""The seconds until a limit tries again, if it was not allowed to interrupt."""

_deadline: Final[ContextVar[float | None]] = ContextVar("_deadline", default=None)
"""The time at which the earliest of the current limits ends, by `perf_counter`."""

_shields: Final[set[object]] = set()
"""One object for each `unbroken` block that is running, in any thread."""

_order: Final = count()
"""The numbers of alarms and of calls of bots, in the order in which they begin."""


def time_left() -> float | None:
    """Return how many seconds a bot has left for the current choice. For a bot to call while it chooses.

    The clock belongs to the thread in which the bot was called: in a thread that the bot starts, this returns None.

    Returns:
        The seconds left of the `limit` of `play`, `ask` or `tournament`, never below 0; None if there is no limit. A
        bot that uses all of it is late, so keep a margin for a busy machine.

    Examples:
        >>> time_left() is None  # outside of a game nobody is timed
        True
    """
    deadline = _deadline.get()
    return None if deadline is None else max(0.0, deadline - perf_counter())


class TimeOver(BaseException):
    """Raised when the time is over. It is not an `Exception`, so a bot does not catch it by accident."""

    alarm: "_Alarm | None" = None
    """The alarm that raised it, if one did."""

    def __init__(self, *args: object, alarm: "_Alarm | None" = None) -> None:
        super().__init__(*args)
        self.alarm = alarm


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


@attrs.define(eq=False)
class _Alarm:
    """The handler of the alarm of a block."""

    seconds: float
    outer: "_Alarm | None"
    """The alarm of the block that this one is in, if it is due earlier."""
    number: int = attrs.field(factory=_order.__next__, init=False)
    is_over: bool = attrs.field(default=False, init=False)
    """True once the block has ended."""
    has_rung: bool = attrs.field(default=False, init=False)
    """True once it has gone off, or another one in its place."""

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self.is_over:  # it was due just as the block ended
            return
        if _shields:
            signal.setitimer(signal.ITIMER_REAL, SHIELDED)
            return
        self.has_rung = True
        if self.outer is not None:
            self.outer(number, frame)
        else:
            raise TimeOver(late(self.seconds), alarm=self)


@contextmanager
def _alarm(seconds: float) -> Generator[None]:
    """Raise `TimeOver` in the block after some seconds.

    If the alarm of a block around it is due earlier, that one goes off in its place. Any other alarm that was set
    before still goes off when it was due, or right after the block if that comes later.
    """
    start = perf_counter()
    due, interval = signal.getitimer(signal.ITIMER_REAL)
    handler: Any = signal.getsignal(signal.SIGALRM)
    around = handler if isinstance(handler, _Alarm) else None
    outer = around if 0 < due < seconds else None
    alarm = _Alarm(seconds, outer)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)  # or the alarm that was set before might come to this handler
            signal.signal(signal.SIGALRM, alarm)
            signal.setitimer(signal.ITIMER_REAL, seconds if outer is None else due)
            yield
        finally:  # the alarm may break in here, too: then it has been, and what follows is still done
            alarm.is_over = True
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        if handler is not None:  # one that Python did not set cannot be put back
            signal.signal(signal.SIGALRM, handler)
        if due and not (around is not None and around.has_rung):
            signal.setitimer(signal.ITIMER_REAL, max(due - (perf_counter() - start), 1e-3), interval)


def begun() -> int:
    """Return the number of a call that begins now, for `interrupts`."""
    return next(_order)


def interrupts(error: BaseException, call: int) -> bool:
    """Tell whether an error is the end of the time of a block that a call is in, and which goes on."""
    alarm = error.alarm if type(error) is TimeOver else None
    if type(alarm) is not _Alarm:  # a bot may have put something else there
        return False
    return alarm.number < call and not alarm.is_over


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
