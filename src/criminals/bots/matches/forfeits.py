"""Turn any failure of a bot into a foul, by which it forfeits the game."""

from collections.abc import Callable
from typing import Any, Final

import attrs

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.fouls import Foul, Reason
from criminals.bots.players.failures import failure
from criminals.core.base.faults import given, invalid
from criminals.core.base.seats import Seat

LONGEST: Final = 10_000_000
"""The longest limit, in seconds: about four months, which every timer accepts."""


def _is_limit(forfeits: "Forfeits", attribute: "attrs.Attribute[Any]", limit: Any) -> None:
    if limit is not None and not (type(limit) in (int, float) and 0 < limit <= LONGEST):
        raise invalid("no_limit", most=LONGEST, given=given(limit))


@attrs.frozen
class Forfeits:
    """Calls bots, each for at most `limit` seconds, and notes which one is at work."""

    limit: float | None = attrs.field(default=None, validator=_is_limit)
    activity: SharedActivity = attrs.field(factory=SharedActivity)

    def foul(self, seat: Seat, call: Callable[[], object]) -> Foul | None:
        """Call the bot of a seat, and return its foul, or None if there is none."""
        self.activity.begin_call(seat)
        try:
            failed = failure(call, self.limit)
        finally:
            self.activity.end_call()
        reason: Reason = "time" if failed is not None and failed.is_late else "crash"
        return None if failed is None else Foul(seat, reason, failed.text, failed.fault)
