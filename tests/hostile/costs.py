"""The CPU time that reading a text takes, in milliseconds that compare between machines: a layout is made, too."""

import gc
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final

from criminals.core.base.memo import Memo
from criminals.testing.timing.calibration import calibration, timed
from tests.hostile.targets import Target

SPEED: Final = 1_500_000
"""Units a second of the machine that the milliseconds are of: see `criminals.testing.timing.calibration`."""

MEASURED: Final = 5
"""How often a text is read: the median counts."""

UNITS: Final = 6_000
"""Units that are done before each reading, and after it."""


def forget() -> None:
    """Empty all caches of the games that documents fill: those that hold only so much."""
    for name, module in list(sys.modules.items()):
        if name.startswith("criminals.games."):
            for value in vars(module).values():
                if isinstance(value, Memo):
                    value.clear()
                elif (info := getattr(value, "cache_info", None)) is not None and info().maxsize is not None:
                    value.cache_clear()


@contextmanager
def own_garbage() -> Generator[None, None, None]:
    """Let the collector look only at what is made from now on: the rest of the process is no part of a document."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def milliseconds(target: Target, text: str) -> float:
    """The median time of reading a text that comes with a new edition, its garbage collected."""
    return median(_once(target, text) for _ in range(MEASURED))


def _once(target: Target, text: str) -> float:
    forget()
    gc.collect()
    before = timed(calibration, UNITS)
    start = time.process_time()
    value = _read(target, text)
    seconds = time.process_time() - start
    del value
    unit = (before + timed(calibration, UNITS)) / 2
    return seconds / unit / SPEED * 1000


def _read(target: Target, text: str) -> Any:
    """The value or the error; anything else than the errors of a target is for `verdict` to judge."""
    try:
        return target.read(text)
    except Exception as error:
        return error.with_traceback(None)
