"""A note of the bot that is at work in a process, kept where another process sees it."""

from collections.abc import MutableSequence

import attrs

from criminals.core.base.seats import Seat


@attrs.frozen
class Activity:
    """The number of calls of bots so far, and the seat whose bot is at work, or -1."""

    calls: int = 0
    seat: Seat = -1


def _idle() -> MutableSequence[int]:
    return [*attrs.astuple(Activity())]


@attrs.frozen
class SharedActivity:
    """The current activity, in numbers that two processes can share. So one sees whether the other is stuck."""

    numbers: MutableSequence[int] = attrs.field(factory=_idle)

    def begin_call(self, seat: Seat) -> None:
        """Note that a bot is at work from now on."""
        self.numbers[0] += 1
        self.numbers[1] = seat

    def end_call(self) -> None:
        """Note that no bot is at work."""
        self.numbers[1] = -1

    def read(self) -> Activity:
        """Return the activity at this moment."""
        return Activity(*self.numbers)
