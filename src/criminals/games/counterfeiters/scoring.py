"""Scoring and winning (§6.4, §6.5)."""

from collections.abc import Iterator
from typing import Final

from criminals.core.errors import NotOver, Param
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import Outcome, ScoreLine, ScoreSheet, score_sheet_of
from criminals.games.counterfeiters.flow import turn_order
from criminals.games.counterfeiters.phase import Over
from criminals.games.counterfeiters.state import State, Table
from criminals.games.counterfeiters.views import View, check_where

REASONS: Final = ("cash", "offshore", "tickets")
"""Every reason a score line of this game can have."""


def score(where: State | View) -> ScoreSheet:
    """The score if the game ended now: cash, offshore money, and the tickets as far as the bank goes; no lunches.

    A view has a score once the game is over; `NotOver` before, when it would tell how money is split (§7.2).
    """
    check_where(where)
    if isinstance(where, State):
        return score_sheet(where, where.cash)
    if isinstance(where.phase, Over):
        return score_sheet(where, tuple(crew.least for crew in where.crews))
    raise NotOver("score", ("a view has one when all money is shown, at the end of the game (§7.4)",))


def score_sheet(table: Table, cash: tuple[int, ...]) -> ScoreSheet:
    """The lines of each seat, by seat; the points are their sums."""
    tickets = _tickets(table)
    lines = (line for seat in range(table.players) for line in _lines(table, seat, cash[seat], tickets[seat]))
    return score_sheet_of(lines, table.players)


def outcome(where: State | View) -> Outcome | None:
    """Who won, once the game is over: most cash and offshore money; tied, they share the win (§6.4)."""
    check_where(where)
    if not isinstance(where.phase, Over):
        return None
    best = max(crew.wealth for crew in where.crews)
    return Outcome(tuple(seat for seat, crew in enumerate(where.crews) if crew.wealth == best), "6.4")


def _tickets(table: Table) -> list[int]:
    """What the tickets of each seat would be paid now, in turn order, as far as the bank goes (§6.3, §6.5)."""
    paid = [0] * table.players
    if isinstance(table.phase, Over):
        return paid
    bank = table.bank
    for seat in turn_order(table):
        paid[seat] = min(sum(table.holding(seat).tickets), bank)
        bank -= paid[seat]
    return paid


def _lines(table: Table, seat: int, cash: int, tickets: int) -> Iterator[ScoreLine]:
    yield _line(seat, cash, "cash", "6.4", amount=cash)
    offshore = table.crews[seat].wealth - cash
    if offshore:
        yield _line(seat, offshore, "offshore", "6.4", amount=offshore)
    if tickets:
        yield _line(seat, tickets, "tickets", "6.3", amount=tickets, values=table.holding(seat).tickets)


def _line(seat: int, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", seat, points, reason, clause, FrozenMap(params))
