"""Call the code of a bot so that nothing it raises gets further, except a person's Ctrl-C."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import attrs

from criminals.bots.players.clock import TimeOver, begun, interrupts, limited
from criminals.bots.players.process_fault import ProcessFault
from criminals.core.base.errors import NOWHERE, Fault
from criminals.core.base.faults import fault
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import fault_text


@attrs.frozen
class Failure:
    """A failure of a bot's code, as plain text. It keeps no object of the bot."""

    text: str
    is_late: bool = False
    fault: Fault | None = None
    """The same as data, if the library found the failure; None if `text` has the bot's own words."""

    def told(self, lang: str = ENGLISH) -> str:
        """Say the reason in a language. The bot's own words are not translated."""
        return self.text if self.fault is None else fault_text(self.fault, lang)


@attrs.define
class _Interrupts:
    """A count of interrupts (Ctrl-C), and the handler that counts them."""

    count: int = 0
    are_counted: bool = False
    handler: Any = None


_interrupts: Final = _Interrupts()


@contextmanager
def counting_interrupts() -> Generator[None]:
    """Count the interrupts that come during the block, and handle them as before.

    They come in the main thread. If a handler raises nothing it has dealt with the interrupt, which then is not
    counted. A block inside another changes nothing but makes the calls in it faster.
    """
    before = signal.getsignal(signal.SIGINT) if _can_count() else None
    if before is None:
        yield
        return

    def count(number: int, frame: FrameType | None) -> None:
        assert callable(before)
        try:
            before(number, frame)
        except KeyboardInterrupt:
            _interrupts.count += 1
            raise

    _interrupts.handler = count if callable(before) else before
    signal.signal(signal.SIGINT, _interrupts.handler)
    _interrupts.are_counted = True
    try:
        yield
    finally:
        _interrupts.are_counted = False
        signal.signal(signal.SIGINT, before)


def _can_count() -> bool:
    return not _interrupts.are_counted and _is_main_thread()


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def failure(call: Callable[[], object], limit: float | None = None) -> Failure | None:
    """Call a bot's code for at most `limit` seconds, and return its failure, or None if there is none.

    A real Ctrl-C is raised even if the bot caught it. A copy of this process that the bot made by forking ends here.
    """
    if _can_count():
        with counting_interrupts():
            return _failure(call, limit)
    return _failure(call, limit)


def _failure(call: Callable[[], object], limit: float | None) -> Failure | None:
    process, interrupts, errors = os.getpid(), _interrupts.count, list[BaseException]()
    succeeds = _succeeds(call, limit, errors)
    if os.getpid() != process:
        os._exit(0)
    found = None if succeeds else _told(errors, limit)
    if _interrupts.are_counted and _is_main_thread():
        if signal.getsignal(signal.SIGINT) is not _interrupts.handler:  # the bot has set another
            signal.signal(signal.SIGINT, _interrupts.handler)
        if _interrupts.count != interrupts:
            raise KeyboardInterrupt
    return found


def _succeeds(call: Callable[[], object], limit: float | None, errors: list[BaseException]) -> bool:
    """Return False if a call raises an error, and add the error to `errors`.

    If a bot calls another one, and its own time is over meanwhile, that is no failure of the other.
    """
    number = begun()
    try:
        if limit is None:
            call()
        else:
            with limited(limit):
                call()
    except BaseException as raised:  # not every error that a bot can raise is an Exception
        if interrupts(raised, number):
            raise
        errors.append(raised)
        return False
    return True


def _told(errors: list[BaseException], limit: float | None) -> Failure:
    """Turn the first error into text. To name, show or delete it runs code of the bot, too."""
    texts, faults = list[str](), list[Fault]()
    is_late = type(errors[0]) is TimeOver  # not `isinstance`, which asks the error for its `__class__`

    def tell() -> None:
        name = "" if is_late else type(errors[0]).__name__
        texts.append(": ".join(filter(None, (name, str(errors[0])))))
        if type(errors[0]) in (TimeOver, ProcessFault):
            faults.extend(filter(_is_plain, errors[0].args))

    _succeeds(tell, limit, errors)
    _succeeds(errors.clear, limit, [])
    untold = fault("error_untold")
    return Failure(texts[0], is_late, faults[0] if faults else None) if texts else Failure(str(untold), is_late, untold)


def _is_plain(value: object) -> bool:
    """Tell whether a value is a fault of the library. A bot may have raised one with objects of its own in it."""
    if type(value) is not Fault or type(value.code) is not str or type(value.params) is not FrozenMap:
        return False
    if (value.place, value.clause, value.game) != (NOWHERE, "", ""):
        return False
    return all(type(each) in (str, int) for item in value.params.items() for each in item)
