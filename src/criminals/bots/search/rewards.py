"""The worth of a state for each seat, made from the score so that it means the same in every game."""

from collections.abc import Sequence
from typing import Any, Final

from criminals.core.base.seats import Seat
from criminals.core.game.protocol import CompleteGame

WIN: Final = 0.5
"""The share of winning in a reward; the rest is the lead. With wins alone, all moves of a lost game would be equal."""


def lead(points: Sequence[int], seat: Seat) -> int:
    """Compute the points of a seat minus those of the best other seat, if there is another."""
    return points[seat] - max((points[other] for other in range(len(points)) if other != seat), default=0)


def rewards(game: CompleteGame[Any, Any], state: Any) -> list[float]:
    """Rate a state for each seat, from 0 to 1, by its share of the win and its lead, as if the game were over.

    The seat with the most points wins; among several, the outcome decides. The lead counts relative to the points, so
    the size of a point doesn't matter.
    """
    points = game.points(state)
    most = max(points)
    winners: Sequence[Seat] = [seat for seat, own in enumerate(points) if own == most]
    second = most
    if len(winners) > 1:
        outcome = game.outcome(state)
        if outcome is not None:
            winners = outcome.winners
    else:
        second = max((own for own in points if own != most), default=0)
    found: list[float] = []
    for seat, own in enumerate(points):
        other = second if own == most else most
        found.append((1 - WIN) * (1 + (own - other) / (abs(own) + abs(other) + 1)) / 2)
        if seat in winners:
            found[seat] += WIN / len(winners)
    return found


def viewer_of(view: Any) -> Seat:
    """The seat whose view it is."""
    seat: Seat = view.viewer
    return seat
