"""Printing (§4.2)."""

from criminals.core.errors import Violation
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.layout import PRINTED, Holding
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, holding: Holding) -> tuple[Action, ...]:
    """Every free space, if there is something to print."""
    layout = table.layout
    free = layout.free_prints(table.henchmen[layout.slices[0]])
    return free if free and printable(table, holding) else ()


def printable(table: Table, holding: Holding) -> int:
    """How many fakes would be printed: two with each press, or what the supply has of that quality."""
    if not holding.presses or not holding.quality:
        return 0
    return min(PRINTED * holding.presses, table.supply(holding.quality))


def violation(table: Table, holding: Holding) -> Violation | None:
    """It takes a press, and ink, paper or hologram; and one of what would be printed must be left (§3.2)."""
    if not holding.presses:
        return refuse("4.2", "no_press")
    if not holding.quality:
        return refuse("4.2", "nothing_to_print_with")
    if not printable(table, holding):
        return refuse("3.2", "none_left_to_print", quality=holding.quality)
    return None


def played(table: Table, crew: Crew) -> tuple[Crew, int]:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    holding = table.layout.holding(crew.cards)
    fakes = added(crew.fakes, holding.quality, printable(table, holding))
    return exchanged(crew, crew.idle - 1, crew.cards, fakes, 0), 0
