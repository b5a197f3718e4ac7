"""Whether a bot is at work in a process, kept where another process sees it."""

from collections.abc import MutableSequence

import attrs

from criminals.core.base.seats import Seat


@attrs.frozen
class Activity:
    """How often a bot has been called, and the seat at work (-1: none)."""

    calls: int = 0
    seat: Seat = -1


def _idle() -> MutableSequence[int]:
    return [*attrs.astuple(Activity())]


@attrs.frozen
class SharedActivity:
    """The present activity, in numbers that two processes may share: then one knows whether the other is stuck."""

    numbers: MutableSequence[int] = attrs.field(factory=_idle)

    def begin_call(self, seat: Seat) -> None:
        """Note that a bot is at work from now on."""
        self.numbers[0] += 1
        self.numbers[1] = seat

    def end_call(self) -> None:
        """Note that no bot is at work."""
        self.numbers[1] = -1

    def read(self) -> Activity:
        """The activity at this moment."""
        return Activity(*self.numbers)
