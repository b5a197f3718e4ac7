"""The end and who has won (§5)."""

from typing import Final

from criminals.core.errors import NotOver
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.games.sicario.endings import reason_of, winners_of
from criminals.games.sicario.phase import Over
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.views import View, check_where

REASONS: Final = ("embassy", "capture", "elimination")
"""Every reason a score line of this game can have."""

_CLAUSES: Final = {"embassy": "5.1", "capture": "3.7", "elimination": "5.2"}


def score(where: State | View) -> ScoreSheet:
    """A point for each winner (§5.3); nothing before the end. Of a view `NotOver` before, as in the other games."""
    check_where(where)
    if isinstance(where.phase, Over):
        return score_sheet(where)
    if isinstance(where, View):
        raise NotOver("score", ("a view has one at the end of the game (§5.3)",))
    return ScoreSheet((0,) * where.players, ())


def score_sheet(table: Table) -> ScoreSheet:
    """The score of a game that is over."""
    reason = reason_of(table)
    winners = winners_of(table, reason)
    lines = tuple(ScoreLine("sicario", seat, 1, reason, _CLAUSES[reason]) for seat in winners)
    return ScoreSheet(tuple(int(seat in winners) for seat in range(table.players)), lines)


def outcome(where: State | View) -> Outcome | None:
    """Who won, once the game is over: the sicario, or all agents together, the eliminated too (§5.3)."""
    check_where(where)
    if not isinstance(where.phase, Over):
        return None
    reason = reason_of(where)
    return Outcome(winners_of(where, reason), _CLAUSES[reason])
