"""Printing (§4.2)."""

from collections.abc import Iterator

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.layout import PRINTED
from criminals.games.counterfeiters.state import Crew, Table
from criminals.games.counterfeiters.violations import refuse


def legal(table: Table, seat: Seat) -> Iterator[Action]:
    """Every free space, if there is something to print."""
    layout = table.layout
    free = [number for number in layout.print if table.henchmen[number] is None]
    if free and violation(table, seat) is None:
        for number in free:
            yield layout.prints[number - layout.print.start]


def violation(table: Table, seat: Seat) -> Violation | None:
    """One of what would be printed must be left (§3.2); a press and ink or paper everybody has (§2.3)."""
    quality = table.holding(seat).quality
    return None if table.supply[quality - 1] else refuse("3.2", "none_left_to_print", quality=quality)


def played(table: Table, seat: Seat, crew: Crew) -> tuple[Crew, int]:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    holding = table.holding(seat)
    count = min(PRINTED * holding.presses, table.supply[holding.quality - 1])
    return exchanged(crew, crew.idle - 1, crew.cards, added(crew.fakes, holding.quality, count), 0), 0
