"""How a game stands and how it ended."""

from collections.abc import Iterable

import attrs

from criminals.core.base.errors import Params
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat


@attrs.frozen
class Outcome:
    """Who won, in ascending order, and by which clause."""

    winners: tuple[Seat, ...]
    clause: str
    game: str = attrs.field(default="", kw_only=True, eq=False, repr=False)
    """The game's name. An outcome without it has no document."""


@attrs.frozen
class ScoreLine:
    """One line of a score: points for a seat, or for nobody, with the reason and the clause.

    `reason` is a code that stays the same, and `params` has its arithmetic; `describe(line, lang)` makes a sentence.
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
    game: str = attrs.field(default="", kw_only=True, eq=False, repr=False)
    """The game's name. A score sheet without it has no document."""


def score_sheet_of(lines: Iterable[ScoreLine], players: int, game: str) -> ScoreSheet:
    """The score sheet with these lines. The points of a seat are the sum of its lines."""
    kept = tuple(lines)
    points = [0] * players
    for line in kept:
        if line.seat is not None:
            points[line.seat] += line.points
    return ScoreSheet(tuple(points), kept, game=game)
