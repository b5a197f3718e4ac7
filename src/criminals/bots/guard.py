"""Whatever a bot does, it is the bot that loses."""

from collections.abc import Callable

import attrs

from criminals.bots.clock import TimeOver, limited
from criminals.bots.fouls import Foul
from criminals.bots.marker import Marker
from criminals.core.seats import Seat


@attrs.frozen
class Guard:
    """Lets bots do something, for at most so many seconds, and marks which of them is at it."""

    limit: float | None = None
    marker: Marker = attrs.field(factory=Marker)

    def foul(self, seat: Seat, plies: int, done: Callable[[], None]) -> Foul | None:
        """Do it, and say by what the bot of the seat broke off the game, if it did."""
        foul = None
        self.marker.set(seat, plies)
        try:
            if self.limit is None:
                done()
            else:
                with limited(self.limit):
                    done()
        except TimeOver as late:
            foul = Foul(seat, "time", str(late))
        except KeyboardInterrupt:  # who hosts the game wants to stop; the mark stays, if it was the bot after all
            raise
        except BaseException as error:  # not every error that a bot can raise is an Exception
            foul = Foul(seat, "crash", f"{type(error).__name__}: {_text(error)}")
        self.marker.clear()
        return foul


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # it is the bot's own class
        return "an error that can not be told"
