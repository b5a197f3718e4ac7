"""A watchdog for processes that others supervise: a process whose bot is stuck ends itself."""

import faulthandler
import os
import platform
from functools import lru_cache
from typing import IO, Final

import attrs
from typing_extensions import override

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.jobs import Games, Job, played
from criminals.core.base.seats import Seat

GRACE: Final = 5.0
"""The seconds that a process goes on after its bot has used twice its limit."""

Place = tuple[str, int]
"""A machine and a process on it."""


def here() -> Place:
    """This process."""
    return platform.node(), os.getpid()


def played_elsewhere(job: Job, caller: Place) -> Games:
    """Play the games of a job on an executor. A process with a stuck bot ends itself, unless it is the caller's own."""
    return played(job, activity_elsewhere(job.settings.limit, caller))


def activity_elsewhere(limit: float | None, caller: Place) -> SharedActivity:
    """Make the activity of a process on an executor, with a watchdog if it isn't the caller's own."""
    return SharedActivity() if limit is None or here() == caller else Watchdog(seconds=2 * limit + GRACE)


@attrs.frozen
class Watchdog(SharedActivity):
    """Ends the process if a call takes longer than `seconds`, even in compiled code that never returns."""

    seconds: float = attrs.field(kw_only=True)

    @override
    def begin_call(self, seat: Seat) -> None:
        super().begin_call(seat)
        faulthandler.dump_traceback_later(self.seconds, exit=True, file=_nowhere())

    @override
    def end_call(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        super().end_call()


@lru_cache(maxsize=1)
def _nowhere() -> IO[str]:
    """Open a file for the traceback, which has to stay open."""
    return open(os.devnull, "w", encoding="utf-8")
