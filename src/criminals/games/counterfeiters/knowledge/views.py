"""Views: all that one viewer knows (§7). The verbs of play take a view too: a bot or a frontend needs nothing else."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import attrs
from typing_extensions import override

from criminals.core.base.building import builder, changer, stepper
from criminals.core.base.checks import checks_of
from criminals.core.base.seats import SPECTATOR, Seat, Viewer, check_viewer
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameView
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.knowledge.events import ViewEvent
from criminals.games.counterfeiters.rules.actions import Action
from criminals.games.counterfeiters.rules.phase import Phase
from criminals.games.counterfeiters.rules.state import State, Table, gear_after, open_after, open_spaces, supply_left

if TYPE_CHECKING:  # worlds come after views
    from criminals.games.counterfeiters.knowledge.worlds import Place, Thing


@attrs.frozen(weakref_slot=False, repr=False)
class View(Table, GameView[State, Action, "View", ViewEvent]):
    """Everything a viewer with a perfect memory may know of the present, and nothing else.

    It has the fields of a `Table`, which are the same for all viewers and tell what cash each player can have; a viewer
    also knows its own.
    """

    game: ClassVar[str] = "counterfeiters"

    viewer: Viewer
    """The seat or spectator whose view this is."""
    cash: int | None
    """The viewer's own cash, the rest of its wealth being offshore (§7.2); None for a spectator."""

    @property
    def offshore(self) -> int | None:
        """The viewer's own offshore money; None for a spectator."""
        viewer = self.viewer
        return None if self.cash is None or viewer is SPECTATOR else self.crews[viewer].wealth - self.cash

    def possible(self, seat: Seat) -> range:
        """The amounts of cash that a seat can have, as far as the viewer can tell (§7.5).

        Args:
            seat: A seat.

        Returns:
            The amounts, ascending.
        """
        if seat == self.viewer and self.cash is not None:
            return range(self.cash, self.cash + STEP, STEP)
        return self.crews[seat].possible

    @property
    @override
    def beliefs(self) -> "Beliefs[State, Marginals[Thing, Place]]":
        """The worlds that fit the view, as the verb `beliefs` gives them."""
        return super().beliefs

    @property
    @override
    def marginals(self) -> "Marginals[Thing, Place]":
        """The chances of what is hidden, as the verb `marginals` gives them."""
        return super().marginals

    @override
    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, viewer={self.viewer}, cash={self.cash}>"


# All fields, as for `new_state`.
new_view: Callable[..., View] = builder(View)
_changed = changer(View)
with_phase: Callable[[View, Phase], View] = stepper(View, "phase")
"""The view with another decision to make: most of what is told is that."""


def changed_view(view: View, *, at: int | None = None, **changes: Any) -> View:
    """The view with other values of some fields; what follows from them is found anew.

    If henchmen or the market change at one space alone, `at` is its number.
    """
    if "crews" in changes:
        crews = changes["crews"]
        changes["gear"] = gear_after(view, crews)
        if any(crew.fakes is not before.fakes for crew, before in zip(crews, view.crews, strict=True)):
            changes["supply"] = supply_left(view.layout, crews)
    if "henchmen" in changes or "market" in changes:
        market, henchmen = changes.get("market", view.market), changes.get("henchmen", view.henchmen)
        changes["open"] = open_spaces(market, henchmen) if at is None else open_after(view.open, at, market, henchmen)
    return _changed(view, **changes)


check_state, check_view, check_position = checks_of("counterfeiters", State, View)
"""Checks that refuse any value that is no state, no view, or neither."""


def view(state: State, viewer: Viewer) -> View:
    """All that a seat or the spectator knows of a state: the table, and the seat's own cash.

    Args:
        state: A state of Counterfeiters.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        The view. It holds no reference to a secret.

    Raises:
        InvalidArgument: No such seat is at the table.
        TypeError: The value is not a state of Counterfeiters.
    """
    if type(state) is not State:
        check_state(state)
    check_viewer(viewer, state.layout.players)
    return new_view(
        state.layout,
        state.phase,
        state.crews,
        state.henchmen,
        state.market,
        state.binned,
        state.stack_size,
        state.leftover,
        state.bank,
        state.pawn,
        state.moved,
        state.quiet,
        state.first,
        state.next_first,
        state.open,
        state.gear,
        state.supply,
        viewer,
        None if viewer is SPECTATOR else state.cash[viewer],
    )
