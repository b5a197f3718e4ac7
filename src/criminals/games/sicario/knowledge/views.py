"""Views: what one viewer knows (§6). The verbs of play take a view too: a bot or a frontend needs nothing else."""

from typing import TYPE_CHECKING, ClassVar

import attrs
from typing_extensions import override

from criminals.core.base.building import changer, stepper
from criminals.core.base.checks import checks_of
from criminals.core.base.seats import SPECTATOR, Viewer, check_viewer
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameView
from criminals.games.sicario.knowledge.events import ViewEvent
from criminals.games.sicario.rules.actions import Action
from criminals.games.sicario.rules.state import State, Table

if TYPE_CHECKING:  # worlds come after views
    from criminals.games.sicario.knowledge.worlds import Place, Thing


@attrs.frozen(weakref_slot=False, repr=False)
class View(Table, GameView[State, Action, "View", ViewEvent]):
    """Everything a viewer with a perfect memory may know of the present, and nothing else.

    It has the fields of a `Table`, which are the same for all viewers; a viewer also knows its own character.
    """

    game: ClassVar[str] = "sicario"

    viewer: Viewer
    """The seat or spectator whose view this is."""
    character: str | None
    """The name of the viewer's own character (§6.3); None for a spectator."""

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
        return f"{super().__repr__()[:-1]}, viewer={self.viewer}, character={self.character}>"


_view = stepper(View, "viewer", "character")  # of whatever has the fields of a table
changed_view = changer(View)


check_state, check_view, check_position = checks_of("sicario", State, View)
"""Checks that refuse any value that is no state, no view, or neither."""


def view(state: State, viewer: Viewer) -> View:
    """The view of a state that a seat or the spectator has: the table, and its own character.

    Args:
        state: A state of Sicario.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        The view. It holds no reference to a secret.

    Raises:
        InvalidArgument: No such seat is at the table.
        TypeError: The value is not a state of Sicario.
    """
    if type(state) is not State:
        check_state(state)
    check_viewer(viewer, state.layout.players)
    return _view(state, viewer, None if viewer is SPECTATOR else state.characters[viewer])
