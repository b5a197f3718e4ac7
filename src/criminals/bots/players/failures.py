"""Call the code of a bot so that nothing it raises gets further, except a person's Ctrl-C."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import attrs

from criminals.bots.players.clock import limited


@attrs.define
class _Interrupts:
    """How many interrupts (Ctrl-C) came, and whether they are counted now."""

    count: int = 0
    are_counted: bool = False


_interrupts: Final = _Interrupts()


@contextmanager
def counting_interrupts() -> Generator[None]:
    """Count the interrupts that come during the block, and handle them as before.

    They come in the main thread. A block inside another adds nothing, and makes the calls in it faster.
    """
    before = signal.getsignal(signal.SIGINT) if _can_count() else None
    if not callable(before):  # none is raised as an error, so there is nothing to tell apart
        yield
        return
    handle = before

    def count(number: int, frame: FrameType | None) -> None:
        _interrupts.count += 1
        handle(number, frame)

    signal.signal(signal.SIGINT, count)
    _interrupts.are_counted = True
    try:
        yield
    finally:
        _interrupts.are_counted = False
        signal.signal(signal.SIGINT, before)


def _can_count() -> bool:
    return not _interrupts.are_counted and threading.current_thread() is threading.main_thread()


def failure(call: Callable[[], object], limit: float | None = None) -> BaseException | None:
    """Call a bot's code for at most `limit` seconds, and return what it raised, if it did.

    A real Ctrl-C is raised, even if the bot caught it. A copy of this process that the bot made by forking ends here.
    """
    if _can_count():
        with counting_interrupts():
            return _failure(call, limit)
    return _failure(call, limit)


def _failure(call: Callable[[], object], limit: float | None) -> BaseException | None:
    process, interrupts, error = os.getpid(), _interrupts.count, None
    try:
        if limit is None:
            call()
        else:
            with limited(limit):
                call()
    except BaseException as raised:  # not every error that a bot can raise is an Exception
        error = raised
    if os.getpid() != process:
        os._exit(0)
    if _interrupts.count != interrupts and threading.current_thread() is threading.main_thread():
        raise KeyboardInterrupt
    return error


def told(error: BaseException, limit: float | None = None) -> str:
    """The class and the text of an error, which are code of the bot as well."""
    texts: list[str] = []
    if failure(lambda: texts.append(": ".join(filter(None, (type(error).__name__, str(error))))), limit) is not None:
        return "an error that cannot be told"
    return texts[0]
