"""The parts that all tables of a server share."""

from collections.abc import Callable
from time import monotonic

import attrs

from criminals.core.game.protocol import Rng
from criminals.dice import system_generator
from criminals.web.notes.counters import Counters
from criminals.web.notes.log import Log
from criminals.web.rooms.keeper import Keeper
from criminals.web.settings import Settings
from criminals.web.storage import Storage
from criminals.web.workers.pool import Pool


@attrs.define(eq=False, repr=False)
class Desk:
    """The storage, the processes, the log and the counters, and the generator of chance."""

    settings: Settings
    keeper: Keeper
    counters: Counters
    log: Log
    bots: Pool
    painters: Pool
    chance: Rng = attrs.field(factory=system_generator)
    """The generator for throws and deals. No bot gets it, or it would know the throws to come."""
    clock: Callable[[], float] = monotonic

    @classmethod
    def of(cls, settings: Settings, storage: Storage, log: Log | None = None) -> "Desk":
        """Make the desk of a server."""
        counters = Counters()
        return cls(settings, Keeper(storage, counters), counters, log or Log(), Pool(settings.processes), Pool(1))

    def close(self) -> None:
        """End the processes, and close the storage once everything is stored."""
        self.bots.close()
        self.painters.close()
        self.keeper.close()
