"""Tax fraud (§4.5)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import exchanged
from criminals.games.counterfeiters.layout import FRAUD, free_defrauds
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table) -> tuple[Action, ...]:
    """Every free space, if the bank has money (§3.2)."""
    return free_defrauds(table.henchmen[table.layout.slices[3]]) if table.bank else ()


def violation(table: Table) -> Violation | None:
    """The bank must have money (§3.2)."""
    return None if table.bank else refuse("3.2", "bank_empty")


def played(table: Table, crew: Crew) -> tuple[Crew, int]:
    """Take $30, or what the bank has (§4.7)."""
    amount = min(FRAUD, table.bank)
    return exchanged(crew, crew.idle - 1, crew.cards, crew.fakes, amount), -amount
