"""Tax fraud (§4.5)."""

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.rules.crews import exchanged
from criminals.games.counterfeiters.rules.legality import why_not_defraud
from criminals.games.counterfeiters.rules.prices import fraud
from criminals.games.counterfeiters.rules.state import Crew, Draft, Table
from criminals.games.counterfeiters.rules.violations import refused


def violation(table: Table) -> Violation | None:
    """Why no fraud can be committed."""
    return refused(why_not_defraud(table.bank))


def crew_after(draft: Draft, seat: Seat, crew: Crew, number: int) -> Crew | None:
    """Take $30, or what the bank has (§4.7); sunglasses make the first player of the next round (§3.8)."""
    bank = draft.bank
    if why_not_defraud(bank):
        return None
    if draft.layout.marks.glasses[number]:
        draft.next_first = seat
    return exchanged(crew, crew.idle - 1, crew.cards, crew.fakes, fraud(bank))
