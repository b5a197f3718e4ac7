"""Flying money out (§4.6)."""

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.violations import Reason
from criminals.games.counterfeiters.rules.actions import Fly
from criminals.games.counterfeiters.rules.crews import flown
from criminals.games.counterfeiters.rules.legality import why_not_board, why_not_fly
from criminals.games.counterfeiters.rules.prices import fare
from criminals.games.counterfeiters.rules.state import Crew, Draft, Table
from criminals.games.counterfeiters.rules.violations import refused


def violation(table: Table, seat: Seat, cash: int, action: Fly) -> Violation | None:
    """Why a flight cannot move an amount."""
    reason = _why_not(table, seat, cash, action, fare(action.space))
    return refused(reason, amount=action.amount, fare=fare(action.space), cash=cash)


def crew_after(draft: Draft, seat: Seat, crew: Crew, cash: int, action: Fly) -> Crew | None:
    """Move the amount offshore, which only the cash tells, and pay the fare."""
    paid = fare(action.space)
    if _why_not(draft, seat, cash, action, paid):
        return None
    draft.cash = replaced(draft.cash, seat, cash - action.amount)
    return flown(crew, crew.idle - 1, paid)


def _why_not(table: Table | Draft, seat: Seat, cash: int, action: Fly, paid: int) -> Reason | None:
    strike = table.pawn in table.layout.track.strikes
    return why_not_board(action.space, table.gear[seat].jet, strike) or why_not_fly(action.amount, paid, cash)
