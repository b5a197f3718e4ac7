"""The end of the game (§5): when it comes, what everybody is shown, why it came, who has won, and the score."""

from typing import Final

from criminals.core.base.building import stepper
from criminals.core.base.seats import Seat
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import OVER, Over
from criminals.games.sicario.rules.state import State, Table

MOST_OUT: Final = 2
"""The number of agents that the sicario has to eliminate (§5.2)."""

REASONS: Final = ("embassy", "capture", "elimination")
"""Every reason a score line of this game can have."""

_CLAUSES: Final = {"embassy": "5.1", "capture": "3.7", "elimination": "5.2"}

_over = stepper(State, "phase", "positions", "lost", "shown", "bottom", "unread")


def are_enough_home(layout: Layout, positions: tuple[int | None, ...]) -> bool:
    """True if enough agents have reached the embassy (§5.1)."""
    return positions.count(layout.spaces.embassy) == layout.quota  # the last of them ends the game


def are_enough_out(sicario: Seat, positions: tuple[int | None, ...]) -> bool:
    """True if the sicario, who stands nowhere itself, has eliminated enough agents (§5.2)."""
    return positions.count(None) - (positions[sicario] is None) >= MOST_OUT


def is_decided(table: Table) -> bool:
    """True if somebody has won: by the embassy, by a capture or by eliminations (§5)."""
    positions = table.positions
    captured = table.shown[table.sicario] is not None
    return captured or are_enough_home(table.layout, positions) or are_enough_out(table.sicario, positions)


def ended(
    state: State,
    positions: tuple[int | None, ...],
    lost: tuple[int, ...],
    bottom: tuple[str, ...],
    unread: tuple[str, ...],
) -> State:
    """The state at the end of the game: all characters and the whole deck are shown (§6.4)."""
    return _over(state, OVER, positions, lost, state.characters, unread + bottom, ())


def reason_of(table: Table) -> str:
    """Why a game that is over ended: enough agents are out (§5.2) or home (§5.1), or the sicario is captured (§3.7)."""
    if are_enough_out(table.sicario, table.positions):
        return "elimination"
    return "embassy" if are_enough_home(table.layout, table.positions) else "capture"


def winners_of(table: Table, reason: str) -> tuple[Seat, ...]:
    """The seats that win for a reason, ascending (§5.3)."""
    return (table.sicario,) if reason == "elimination" else table.agents


def score_sheet(table: Table) -> ScoreSheet:
    """The score of a game that is over."""
    reason = reason_of(table)
    winners = winners_of(table, reason)
    lines = tuple(ScoreLine("sicario", seat, 1, reason, _CLAUSES[reason]) for seat in winners)
    return ScoreSheet(points_of(table), lines, game="sicario")


def points_of(table: Table) -> tuple[int, ...]:
    """The points of a game that is over: the score without its lines."""
    winners = winners_of(table, reason_of(table))
    return tuple([int(seat in winners) for seat in range(table.players)])


def outcome_of(table: Table) -> Outcome | None:
    """The winners, once the game is over: the sicario, or all agents together, the eliminated too (§5.3)."""
    if not isinstance(table.phase, Over):
        return None
    reason = reason_of(table)
    return Outcome(winners_of(table, reason), _CLAUSES[reason], game="sicario")
