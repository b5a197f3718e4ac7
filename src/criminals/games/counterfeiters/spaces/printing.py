"""Printing (§4.2)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.counterfeiters.crews import added, exchanged
from criminals.games.counterfeiters.layout import PRINTED, Layout
from criminals.games.counterfeiters.state import Crew, Draft, Table
from criminals.games.counterfeiters.violations import refuse


def without_presses(layout: Layout, spaces: int) -> int:
    """Spaces, each as a bit, but for those for printing."""
    for number in layout.print:
        spaces &= ~(1 << number)
    return spaces


def violation(table: Table | Draft, quality: int) -> Violation | None:
    """One of what would be printed must be left (§3.2); a press and ink or paper everybody has (§2.3)."""
    return None if table.supply[quality - 1] else refuse("3.2", "none_left_to_print", quality=quality)


def played(after: Draft, seat: Seat, crew: Crew) -> Crew | None:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    gear = after.gear[seat]
    if violation(after, gear.quality) is not None:
        return None
    quality, count = gear.quality, PRINTED * gear.presses
    left = after.supply[quality - 1]
    if count > left:
        count = left
    after.supply = added(after.supply, quality, -count)
    return exchanged(crew, crew.idle - 1, crew.cards, added(crew.fakes, quality, count), 0)
