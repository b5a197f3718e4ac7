"""What one viewer knows (§6). The verbs of play take a view too: a bot or a frontend needs nothing else."""

from typing import ClassVar

import attrs
from typing_extensions import override

from criminals.core.building import builder, changer
from criminals.core.checks import checks_of
from criminals.core.seats import SPECTATOR, Viewer, check_viewer
from criminals.games.sicario.drawing import text
from criminals.games.sicario.picture import html, svg
from criminals.games.sicario.state import State, Table


@attrs.frozen(weakref_slot=False, repr=False)
class View(Table):
    """Everything a viewer with a perfect memory may know of the present, and nothing else.

    The table is the same for all viewers; a viewer knows its own character too.
    """

    game: ClassVar[str] = "sicario"

    viewer: Viewer
    character: str | None
    """The name of the viewer's own character (§6.3); None for a spectator."""

    @override
    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, viewer={self.viewer}, character={self.character}>"

    @override
    def __str__(self) -> str:
        """The table as text, for people: what everybody sees, and the viewer's own character."""
        return text(self, self.viewer, self.character)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return svg(self, self.viewer, self.character)

    def _repr_html_(self) -> str:
        """The picture with the text below it, for notebooks."""
        return html(self, self.viewer, self.character)


new_view = builder(View)
changed_view = changer(View)


check_state, check_view, check_where = checks_of("sicario", State, View)
"""What refuses any value that is no state, no view, or neither."""


def view(state: State, viewer: Viewer) -> View:
    """What a seat or the spectator knows of a state: the table, and its own character."""
    if type(state) is not State:
        check_state(state)
    check_viewer(viewer, state.layout.players)
    return new_view(
        state.layout,
        state.phase,
        state.sicario,
        state.positions,
        state.lost,
        state.facts,
        state.shown,
        state.bottom,
        viewer,
        None if viewer is SPECTATOR else state.characters[viewer],
    )
