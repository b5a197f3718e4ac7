"""Invariants of every view of a game: of the table, and of the viewer's own character."""

from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.core.base.faults import given, named
from criminals.core.base.seats import SPECTATOR, no_seat
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.knowledge.views import View, check_view
from criminals.games.sicario.knowledge.worlds import count_worlds
from criminals.games.sicario.rules.invariants import table_faults


def view_faults(view: View) -> tuple[Fault, ...]:
    """The faults of a view, for tests.

    Args:
        view: A view of Sicario.

    Returns:
        The faults; empty for every view of a state that play can reach.
    """
    check_view(view)
    return table_faults(view) or tuple(_own_faults(view))


def _own_faults(view: View) -> Iterator[Fault]:
    """The viewer knows its own character, which leaves some for all others; a spectator has none (§6.3, §6.5)."""
    if view.viewer is SPECTATOR:
        if view.character is not None:
            yield fault("6.3", "spectator_with_character")
        return
    if not 0 <= view.viewer < view.players:
        yield no_seat(view.viewer, view.players)
    elif view.character not in view.layout.sheet.characters:
        yield fault("1.1", "own_not_on_sheet", given=given(view.character))
    elif not count_worlds(view):
        yield fault("6.5", "own_unfit", name=named(view.character))
