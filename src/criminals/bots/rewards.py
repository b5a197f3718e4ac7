"""What a state is worth to each seat, by the explained score: numbers that mean the same in every game."""

from collections.abc import Sequence
from typing import Any, Final

from criminals.core.protocol import Game
from criminals.core.seats import Seat

WIN: Final = 0.5
"""The share of winning in a reward; the rest is the lead. A win alone would make all moves of a lost game alike."""


def lead(points: Sequence[int], seat: Seat) -> int:
    """By how many points a seat is ahead of the best of the others, or behind."""
    return points[seat] - max(points[other] for other in range(len(points)) if other != seat)


def rewards(game: Game[Any, Any], state: Any) -> list[float]:
    """For each seat a number from 0 to 1, once the game is over or as if it were: its share of the win, and its lead.

    Who has the most points wins; if several have, the outcome says which of them. The lead counts by its share of the
    points, so that the worth of a point does not matter.
    """
    points = game.score(state).points
    most = max(points)
    winners: Sequence[Seat] = [seat for seat, own in enumerate(points) if own == most]
    second = most
    if len(winners) > 1:
        outcome = game.outcome(state)
        if outcome is not None:
            winners = outcome.winners
    else:
        second = max(own for own in points if own != most)
    found: list[float] = []
    for seat, own in enumerate(points):
        other = second if own == most else most
        found.append((1 - WIN) * (1 + (own - other) / (abs(own) + abs(other) + 1)) / 2)
        if seat in winners:
            found[seat] += WIN / len(winners)
    return found
