"""Printing (§4.2)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.layout import PRINTED, Holding, free_prints, holding_of
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, holding: Holding) -> tuple[Action, ...]:
    """Every free space, if there is something to print."""
    free = free_prints(table.henchmen[table.layout.slices[0]])
    return free if free and table.supply_of(holding.quality) else ()


def violation(table: Table, crew: Crew) -> Violation | None:
    """One of what would be printed must be left (§3.2); a press and ink or paper everybody has (§2.3)."""
    quality = holding_of(table.layout, crew.cards).quality
    return None if table.supply_of(quality) else refuse("3.2", "none_left_to_print", quality=quality)


def played(table: Table, crew: Crew) -> tuple[Crew, int]:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    holding = holding_of(table.layout, crew.cards)
    quality = holding.quality
    count = min(PRINTED * holding.presses, table.supply_of(quality))
    return exchanged(crew, crew.idle - 1, crew.cards, added(crew.fakes, quality, count), 0), 0
