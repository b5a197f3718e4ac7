"""Scoring and winning (§6.4, §6.5)."""

from collections.abc import Iterator
from typing import Final

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet, score_sheet_of
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.state import Table
from criminals.games.counterfeiters.rules.turns import turn_order

REASONS: Final = ("cash", "offshore", "tickets")
"""Every reason a score line of this game can have."""


def score_sheet(table: Table, cash: tuple[int, ...]) -> ScoreSheet:
    """The lines of each seat, by seat; the points are their sums."""
    tickets = _tickets(table)
    lines = (line for seat in range(table.players) for line in _lines(table, seat, cash[seat], tickets[seat]))
    return score_sheet_of(lines, table.players, "counterfeiters")


def points_of(table: Table) -> tuple[int, ...]:
    """The points of `score_sheet`, without its lines: cash and offshore money are what a crew has in all (§7.1)."""
    return tuple([crew.wealth + paid for crew, paid in zip(table.crews, _tickets(table), strict=True)])


def outcome_of(table: Table) -> Outcome | None:
    """The winners, once the game is over: most cash and offshore money; tied players share the win (§6.4)."""
    if not isinstance(table.phase, Over):
        return None
    best = max(crew.wealth for crew in table.crews)
    winners = tuple(seat for seat, crew in enumerate(table.crews) if crew.wealth == best)
    return Outcome(winners, "6.4", game="counterfeiters")


def _tickets(table: Table) -> list[int]:
    """The pay for the tickets of each seat now, in turn order, as far as the bank has money (§6.3, §6.5)."""
    paid = [0] * table.players
    if isinstance(table.phase, Over):
        return paid
    bank = table.bank
    for seat in turn_order(table):
        paid[seat] = min(sum(table.tickets(seat)), bank)
        bank -= paid[seat]
    return paid


def _lines(table: Table, seat: int, cash: int, tickets: int) -> Iterator[ScoreLine]:
    yield _line(seat, cash, "cash", "6.4", amount=cash)
    offshore = table.crews[seat].wealth - cash
    if offshore:
        yield _line(seat, offshore, "offshore", "6.4", amount=offshore)
    if tickets:
        yield _line(seat, tickets, "tickets", "6.3", amount=tickets, values=table.tickets(seat))


def _line(seat: int, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", seat, points, reason, clause, FrozenMap(params))
