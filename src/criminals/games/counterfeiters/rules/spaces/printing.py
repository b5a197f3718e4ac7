"""Printing (§4.2)."""

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.rules.crews import added, with_idle_and_fakes
from criminals.games.counterfeiters.rules.legality import why_not_print
from criminals.games.counterfeiters.rules.prices import PRINTED
from criminals.games.counterfeiters.rules.state import Crew, Draft, Table
from criminals.games.counterfeiters.rules.violations import refused


def violation(table: Table, seat: Seat) -> Violation | None:
    """Why nothing can be printed."""
    quality = table.gear[seat].quality
    return refused(why_not_print(table.supply[quality - 1]), quality=quality)


def crew_after(draft: Draft, seat: Seat, crew: Crew) -> Crew | None:
    """Take two fakes for each press, of the quality that one's cards allow, or what the supply has."""
    gear = draft.gear[seat]
    quality, count = gear.quality, PRINTED * gear.presses
    left = draft.supply[quality - 1]
    if why_not_print(left):
        return None
    if count > left:
        count = left
    draft.supply = added(draft.supply, quality, -count)
    return with_idle_and_fakes(crew, crew.idle - 1, added(crew.fakes, quality, count))
