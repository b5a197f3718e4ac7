"""Turn any failure of a bot into a foul, by which it forfeits the game."""

from collections.abc import Callable

import attrs

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.clock import TimeOver, limited
from criminals.core.base.seats import Seat


@attrs.frozen
class Forfeits:
    """Calls bots, each for at most `limit` seconds, and notes which of them is at work."""

    limit: float | None = None
    activity: SharedActivity = attrs.field(factory=SharedActivity)

    def foul(self, seat: Seat, plies: int, call: Callable[[], None]) -> Foul | None:
        """Call the bot of a seat, and return the foul by which it broke off the game, if it did."""
        foul = None
        self.activity.begin_call(seat, plies)
        try:
            if self.limit is None:
                call()
            else:
                with limited(self.limit):
                    call()
        except TimeOver as late:
            foul = Foul(seat, "time", str(late))
        except KeyboardInterrupt:  # the user wants to stop; the activity stays, in case it was the bot after all
            raise
        except BaseException as error:  # not every error that a bot can raise is an Exception
            foul = Foul(seat, "crash", f"{type(error).__name__}: {_text(error)}")
        self.activity.end_call()
        return foul


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # it is the bot's own class
        return "an error that cannot be told"
