"""Means with their intervals, and ratings. Sums are made in a fixed order, so they are the same on every machine."""

from collections.abc import Iterable, Mapping, Sequence
from math import log10, sqrt
from typing import Any, Final

import attrs

ROUNDS: Final = 200
"""The number of rounds in which ratings are fitted. In the last ones they change by far less than a point."""

RESAMPLES: Final = 200
"""The number of samples of deals for the intervals of ratings."""


@attrs.frozen
class Interval:
    """A mean, or a rating, with its confidence interval at 95 %."""

    mean: float
    """The mean, or the rating."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end of the interval."""


def interval(values: Sequence[float]) -> Interval:
    """Compute the mean of independent values from 0 to 1, with Student's interval at 95 %.

    If all n values are equal, their spread is unknown, and the interval reaches 3 / n, by the rule of three. From one
    value, or none, nothing follows: the interval is 0 to 1.
    """
    count = len(values)
    if count == 0:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, 0.0, 1.0)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = student(count - 1) * sqrt(variance / count) if variance else 3 / count
    return Interval(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees of freedom, an expansion from 3 up."""
    if freedom <= 2:
        return (12.7062, 4.3027)[freedom - 1]
    z = 1.959964
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


Shares = Mapping[tuple[int, int], Sequence[float]]
"""For each pairing, by the numbers of its contestants, the share of the first in each deal."""


def ratings(shares: Shares, count: int) -> list[float]:
    """Fit ratings on the Elo scale, with mean 0: the most likely ones in the Bradley-Terry model.

    One drawn deal is added to each pairing, so that a contestant that never loses has a rating, too.
    """
    return _likeliest(_sums(shares), shares, count)


def _sums(shares: Shares) -> tuple[float, ...]:
    return tuple(map(sum, shares.values()))


def _likeliest(sums: Iterable[float], shares: Shares, count: int) -> list[float]:
    """Fit the ratings to the sums of the shares, which are all that counts."""
    strengths = [1.0] * count
    won = [0.0] * count
    games: dict[tuple[int, int], float] = {}
    for ((first, second), values), total in zip(shares.items(), sums, strict=True):
        won[first] += total + 0.5
        won[second] += len(values) - total + 0.5
        games[first, second] = len(values) + 1.0
    for _ in range(ROUNDS):
        against = [0.0] * count
        for (first, second), number in games.items():
            each = number / (strengths[first] + strengths[second])
            against[first] += each
            against[second] += each
        strengths = [own / other if other else 1.0 for own, other in zip(won, against, strict=True)]
        whole = sum(strengths)
        strengths = [strength * count / whole for strength in strengths]
    found = [400 * log10(strength) for strength in strengths]
    return [rating - sum(found) / count for rating in found]


def rating_intervals(shares: Shares, count: int, rng: Any) -> list[Interval]:
    """Fit the ratings, each with the middle 95 % of its ratings over resamples of the deals."""
    samples: list[list[float]] = []
    rated: dict[tuple[float, ...], list[float]] = {}  # samples of few deals are often alike, and a rating takes long
    for _ in range(RESAMPLES):
        drawn: dict[tuple[int, int], list[float]] = {
            pair: [values[rng.randrange(len(values))] for _ in values] for pair, values in shares.items()
        }
        sums = _sums(drawn)
        if sums not in rated:
            rated[sums] = _likeliest(sums, shares, count)
        samples.append(rated[sums])
    cut = RESAMPLES // 40
    intervals: list[Interval] = []
    for at, rating in enumerate(ratings(shares, count)):
        spread = sorted(sample[at] for sample in samples)
        intervals.append(Interval(rating, min(rating, spread[cut]), max(rating, spread[-1 - cut])))
    return intervals
