"""How a game stands and how it ended."""

from collections.abc import Iterable

import attrs

from criminals.core.errors import Params
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import Seat


@attrs.frozen
class Outcome:
    """Who won, in ascending order, and by which clause."""

    winners: tuple[Seat, ...]
    clause: str


@attrs.frozen
class ScoreLine:
    """One line of a score: points for a seat (or for nobody), for a reason, by a clause.

    `reason` is a code that stays the same and `params` its arithmetic; `describe(line, lang)` says it in a sentence.
    """

    game: str
    seat: Seat | None
    points: int
    reason: str
    clause: str
    params: Params = FrozenMap()


@attrs.frozen
class ScoreSheet:
    """Points by seat, and the lines they are the sums of."""

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


def score_sheet_of(lines: Iterable[ScoreLine], players: int) -> ScoreSheet:
    """The sheet with these lines: the points of a seat are the sum of its own."""
    kept = tuple(lines)
    points = [0] * players
    for line in kept:
        if line.seat is not None:
            points[line.seat] += line.points
    return ScoreSheet(tuple(points), kept)
