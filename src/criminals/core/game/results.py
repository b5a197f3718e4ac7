"""Results: the outcome and the score of a game."""

from collections.abc import Iterable

import attrs

from criminals.core.base.errors import Params
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat


@attrs.frozen
class Outcome:
    """The end of a game: its winners, and the clause by which they won."""

    winners: tuple[Seat, ...]
    """The winning seats, ascending; several if they share the win."""
    clause: str
    """The number of the clause."""
    game: str = attrs.field(default="", kw_only=True, eq=False, repr=False)
    """The name of the game. An outcome without it has no document."""


@attrs.frozen
class ScoreLine:
    """One line of a score: points for a seat, or for nobody, with the reason and the clause.

    `describe(line, lang)` makes a sentence of it.
    """

    game: str
    """The name of the game."""
    seat: Seat | None
    """The seat that gets the points; None if nobody does."""
    points: int
    """The points. They may be negative."""
    reason: str
    """A stable code for the reason, such as `"target_won"`. The page of a game lists its reasons."""
    clause: str
    """The number of the clause that gives the points."""
    params: Params = FrozenMap()
    """The numbers and names behind the points, for a sentence."""


@attrs.frozen
class ScoreSheet:
    """The points of each seat, with the lines that explain them."""

    points: tuple[int, ...]
    """The points by seat: the sums of the lines."""
    lines: tuple[ScoreLine, ...]
    """The lines, in the order of the rules."""
    game: str = attrs.field(default="", kw_only=True, eq=False, repr=False)
    """The name of the game. A score sheet without it has no document."""


def score_sheet_of(lines: Iterable[ScoreLine], players: int, game: str) -> ScoreSheet:
    """Make a score sheet from its lines. The points of a seat are the sum of its lines.

    Args:
        lines: The lines of all seats.
        players: The number of players.
        game: The name of the game.

    Returns:
        The score sheet.
    """
    kept = tuple(lines)
    points = [0] * players
    for line in kept:
        if line.seat is not None:
            points[line.seat] += line.points
    return ScoreSheet(tuple(points), kept, game=game)
