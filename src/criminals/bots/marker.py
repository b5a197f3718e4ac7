"""A mark of which bot is at work, that outlives the process it is made in."""

from collections.abc import MutableSequence

import attrs

from criminals.core.seats import Seat


@attrs.frozen
class Mark:
    """The number of marks so far, the game of the job, the seat at work (-1: none), and the actions before it."""

    count: int = 0
    game: int = 0
    seat: Seat = -1
    plies: int = 0


def _nobody() -> MutableSequence[int]:
    return [*attrs.astuple(Mark())]


@attrs.frozen
class Marker:
    """Marks which bot is at work. Two processes may share its numbers: then one knows what the other died of."""

    numbers: MutableSequence[int] = attrs.field(factory=_nobody)

    def start(self, game: int) -> None:
        """Another game of the job begins."""
        self.numbers[1] = game

    def set(self, seat: Seat, plies: int) -> None:
        """A bot is at work from now on."""
        numbers = self.numbers
        numbers[0] += 1
        numbers[3] = plies
        numbers[2] = seat

    def clear(self) -> None:
        """No bot is at work."""
        self.numbers[2] = -1

    def read(self) -> Mark:
        """The mark as it stands."""
        return Mark(*self.numbers)
