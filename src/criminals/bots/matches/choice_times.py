"""How long a bot took for its choices: kept apart from the results, which are the same on every machine."""

from collections.abc import Iterable
from typing import Any, Final, Self, cast

import attrs

LONGEST: Final = 1e9
"""More seconds than any tournament takes."""


@attrs.frozen
class ChoiceTimes:
    """A number of choices, and the seconds that they took: in all, and the longest.

    Every choice counts, those without an alternative too.
    """

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float | None:
        """The mean seconds of a choice; None if there was no choice, or nobody knows how long it took."""
        return self.seconds / self.choices if self.choices else None

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """The times of single choices."""
        every = [*seconds]
        return cls(len(every), sum(every), max(every, default=0.0))

    @classmethod
    def joined(cls, times: Iterable["ChoiceTimes"]) -> Self:
        """Those of several games."""
        every = [*times]
        choices, seconds = sum(each.choices for each in every), sum(each.seconds for each in every)
        return cls(choices, seconds, max((each.longest for each in every), default=0.0))


def read_times(fields: Any, seats: int, most: int) -> tuple[ChoiceTimes, ...]:
    """The times by seat that a worker tells, with at most so many choices; `ValueError` if they are none."""
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
