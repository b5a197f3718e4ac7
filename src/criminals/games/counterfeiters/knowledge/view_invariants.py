"""The invariants of every view of a game: the table, and the viewer's own cash."""

from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.core.base.seats import SPECTATOR, no_seat
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.knowledge.views import View, check_view
from criminals.games.counterfeiters.rules.invariants import table_faults


def view_faults(view: View) -> tuple[Fault, ...]:
    """The faults of a view, for tests.

    A table without faults has worlds: any cash that is possible, and any order of the stack within its letters (§7.5).

    Args:
        view: A view of Counterfeiters.

    Returns:
        The faults; empty for every view of a state that play can reach.
    """
    check_view(view)
    return table_faults(view) or tuple(_cash_faults(view))


def _cash_faults(view: View) -> Iterator[Fault]:
    """The viewer knows its own cash, one of the amounts that the others think possible; a spectator has none (§7.2)."""
    if view.viewer is SPECTATOR:
        if view.cash is not None:
            yield fault("7.2", "spectator_with_cash")
        return
    if not 0 <= view.viewer < view.players:
        yield no_seat(view.viewer, view.players)
        return
    crew = view.crews[view.viewer]
    if view.cash not in crew.possible:
        if view.cash is None:
            yield fault("7.2", "own_cash_unknown", least=crew.least, most=crew.most)
        else:
            yield fault("7.2", "own_cash_impossible", cash=view.cash, least=crew.least, most=crew.most)
