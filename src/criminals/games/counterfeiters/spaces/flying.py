"""Flying money out (§4.6)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.actions import COMMERCIAL, JET, Fly
from criminals.games.counterfeiters.crews import flown
from criminals.games.counterfeiters.edition import STEP
from criminals.games.counterfeiters.layout import FARE
from criminals.games.counterfeiters.state import Crew, Draft, Table
from criminals.games.counterfeiters.violations import refuse


def fare(space: str) -> int:
    """What a flight costs."""
    return FARE if space == COMMERCIAL else 0


def violation(table: Table | Draft, has_jet: bool, cash: int, action: Fly) -> Violation | None:
    """No strike (§5.3), a private jet for its space, the amount in steps of $10, at least one, besides the fare."""
    if table.pawn in table.layout.strikes:
        return refuse("5.3", "strike")
    if action.space == JET and not has_jet:
        return refuse("4.6", "no_jet")
    if not action.amount or action.amount % STEP:
        return refuse("4.6", "odd_amount", amount=action.amount)
    if action.amount + fare(action.space) > cash:
        return refuse("4.6", "not_enough_to_fly", amount=action.amount, fare=fare(action.space), cash=cash)
    return None


def played(after: Draft, seat: Seat, crew: Crew, cash: int, action: Fly) -> Crew | None:
    """Pay the fare; what is moved, only the cash tells."""
    if violation(after, after.gear[seat].jet, cash, action) is not None:
        return None
    return flown(crew, crew.idle - 1, FARE if action.space == COMMERCIAL else 0)
