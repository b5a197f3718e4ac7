"""The bot at work in a process, kept where another process can still read it after this one has died."""

from collections.abc import MutableSequence

import attrs

from criminals.core.base.seats import Seat


@attrs.frozen
class Activity:
    """How often a bot has been called, the game of the job, the seat at work (-1: none), and the actions before."""

    calls: int = 0
    game: int = 0
    seat: Seat = -1
    plies: int = 0


def _idle() -> MutableSequence[int]:
    return [*attrs.astuple(Activity())]


@attrs.frozen
class SharedActivity:
    """The present activity, in numbers that two processes may share: then one knows what the other died of."""

    numbers: MutableSequence[int] = attrs.field(factory=_idle)

    def begin_game(self, game: int) -> None:
        """Note that another game of the job begins."""
        self.numbers[1] = game

    def begin_call(self, seat: Seat, plies: int) -> None:
        """Note that a bot is at work from now on."""
        numbers = self.numbers
        numbers[0] += 1
        numbers[3] = plies
        numbers[2] = seat

    def end_call(self) -> None:
        """Note that no bot is at work."""
        self.numbers[2] = -1

    def read(self) -> Activity:
        """The activity at this moment."""
        return Activity(*self.numbers)
