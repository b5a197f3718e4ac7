"""A last resort on machines that others watch over: a process whose bot is stuck ends itself."""

import faulthandler
import os
import platform
from functools import lru_cache
from typing import IO, Final

import attrs
from typing_extensions import override

from criminals.bots.jobs import Games, Job, played
from criminals.bots.marker import Marker
from criminals.core.seats import Seat

GRACE: Final = 5.0
"""Seconds before the end of a process whose bot has had twice its limit."""

Place = tuple[str, int]
"""A machine and a process on it."""


def here() -> Place:
    """This process."""
    return platform.node(), os.getpid()


def played_elsewhere(job: Job, host: Place) -> Games:
    """The games of a job on an executor: where nothing breaks in on a bot, its process ends, but never the host's."""
    limit = job.settings.limit
    if limit is None or here() == host:
        return played(job)
    return played(job, {}, Fuse(seconds=2 * limit + GRACE))


@attrs.frozen
class Fuse(Marker):
    """Ends the process if a mark stands for so many seconds: even in compiled code that never gives way."""

    seconds: float = attrs.field(kw_only=True)

    @override
    def set(self, seat: Seat, plies: int) -> None:
        super().set(seat, plies)
        faulthandler.dump_traceback_later(self.seconds, exit=True, file=_nowhere())

    @override
    def clear(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        super().clear()


@lru_cache(maxsize=1)
def _nowhere() -> IO[str]:
    """Where the traceback goes; it has to stay open."""
    return open(os.devnull, "w", encoding="utf-8")
