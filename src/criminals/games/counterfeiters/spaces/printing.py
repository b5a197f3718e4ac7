"""Printing (§4.2)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.layout import PRINTED, free_prints
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, crew: Crew) -> tuple[Action, ...]:
    """Every free space, if there is something to print."""
    free = free_prints(table.henchmen[table.layout.slices[0]])
    return free if free and table.supply_of(table.layout.quality_of(crew.cards)) else ()


def violation(table: Table, crew: Crew) -> Violation | None:
    """One of what would be printed must be left (§3.2); a press and ink or paper everybody has (§2.3)."""
    quality = table.layout.quality_of(crew.cards)
    return None if table.supply_of(quality) else refuse("3.2", "none_left_to_print", quality=quality)


def played(table: Table, crew: Crew) -> tuple[Crew, int]:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    quality = table.layout.quality_of(crew.cards)
    count = min(PRINTED * table.layout.presses_of(crew.cards), table.supply_of(quality))
    return exchanged(crew, crew.idle - 1, crew.cards, added(crew.fakes, quality, count), 0), 0
