"""Why a game is over, and who has won (§5): the table tells."""

from criminals.core.seats import Seat
from criminals.games.sicario.state import Table


def reason_of(table: Table) -> str:
    """What ended a game that is over: two agents are out (§5.2), enough are home (§5.1), or the sicario is caught."""
    if sum(map(table.is_out, range(table.players))) == 2:
        return "elimination"
    return "embassy" if table.positions.count(table.layout.embassy) == table.layout.quota else "capture"


def winners_of(table: Table, reason: str) -> tuple[Seat, ...]:
    """The seats that win for a reason, ascending."""
    return (table.sicario,) if reason == "elimination" else table.agents
