"""The time that bots take for their choices, kept apart from results, which are the same on every machine."""

from collections.abc import Iterable
from typing import Any, Final, Self, cast

import attrs

LONGEST: Final = 1e9
"""A number of seconds that no tournament reaches."""


@attrs.frozen
class ChoiceTimes:
    """The time that a bot took for its choices. Every choice counts, even if only one action was legal."""

    choices: int = 0
    """The number of choices."""
    seconds: float = 0.0
    """The seconds of all choices together."""
    longest: float = 0.0
    """The seconds of the longest choice."""

    @property
    def mean(self) -> float | None:
        """The mean seconds of a choice; None if there was no choice, or its time is unknown."""
        return self.seconds / self.choices if self.choices else None

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """Sum up single choices.

        Args:
            seconds: The seconds of each choice.

        Returns:
            The times of all of them.
        """
        every = [*seconds]
        return cls(len(every), sum(every), max(every, default=0.0))

    @classmethod
    def joined(cls, times: Iterable["ChoiceTimes"]) -> Self:
        """Sum up several games.

        Args:
            times: The times of each game.

        Returns:
            The times of all of them.
        """
        every = [*times]
        choices, seconds = sum(each.choices for each in every), sum(each.seconds for each in every)
        return cls(choices, seconds, max((each.longest for each in every), default=0.0))


def read_times(fields: Any, seats: int, most: int) -> tuple[ChoiceTimes, ...]:
    """Read the times of each seat from a worker's answer, of at most `most` choices; `ValueError` if they are none."""
    times = tuple([_read(each) for each in cast(list[Any], fields)])
    if len(times) != seats or sum(each.choices for each in times) > most:
        raise ValueError("times of another game")
    return times


def _read(fields: Any) -> ChoiceTimes:
    choices, seconds, longest = fields
    sound = type(choices) is int and all(type(each) in (int, float) for each in (seconds, longest))
    if not (sound and choices >= 0 and 0 <= longest <= seconds + 1e-6 and seconds < LONGEST):
        raise ValueError("no times")
    return ChoiceTimes(choices, seconds, longest)
