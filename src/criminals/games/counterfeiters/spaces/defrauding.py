"""Tax fraud (§4.5)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.layout import FRAUD
from criminals.games.counterfeiters.state import Crew, Draft, Table
from criminals.games.counterfeiters.violations import refuse


def violation(table: Table | Draft) -> Violation | None:
    """The bank must have money (§3.2)."""
    return None if table.bank else refuse("3.2", "bank_empty")


def played(after: Draft, seat: Seat, crew: Crew, number: int) -> Crew | None:
    """Take $30, or what the bank has (§4.7); sunglasses make the first player of the next round (§3.8)."""
    if violation(after) is not None:
        return None
    if after.layout.glasses[number]:
        after.next_first = seat
    amount = FRAUD
    if after.bank < amount:
        amount = after.bank
    return exchanged(crew, crew.idle - 1, crew.cards, crew.fakes, amount)
