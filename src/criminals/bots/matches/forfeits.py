"""Turn any failure of a bot into a foul, by which it forfeits the game."""

from collections.abc import Callable

import attrs

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.clock import TimeOver
from criminals.bots.players.failures import failure, told
from criminals.core.base.seats import Seat


@attrs.frozen
class Forfeits:
    """Calls bots, each for at most `limit` seconds, and notes which of them is at work."""

    limit: float | None = None
    activity: SharedActivity = attrs.field(factory=SharedActivity)

    def foul(self, seat: Seat, plies: int, call: Callable[[], object]) -> Foul | None:
        """Call the bot of a seat, and return the foul by which it broke off the game, if it did."""
        self.activity.begin_call(seat, plies)
        error = failure(call, self.limit)
        foul = None if error is None else self._foul(seat, error)
        self.activity.end_call()
        return foul

    def _foul(self, seat: Seat, error: BaseException) -> Foul:
        kind = type(error)  # not `isinstance`, which asks the error for its `__class__`
        text = told(error, self.limit)
        if kind is TimeOver:
            return Foul(seat, "time", text.partition(": ")[2])
        return Foul(seat, "crash", text)
