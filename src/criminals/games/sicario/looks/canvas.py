"""The ground of a picture: the table, the possible characters of each player, and the names of locations."""

from typing import NamedTuple

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import Slot
from criminals.core.looks.places import Places
from criminals.core.looks.sheet import Span, span
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.looks.text import Scene, candidates


class Canvas(NamedTuple):
    """The scene to draw, and the size of the picture."""

    scene: Scene
    places: Places
    span: Span
    candidates: tuple[tuple[str, ...], ...]
    """For each seat who it can be; without memory only who it is, if all know that."""

    @property
    def table(self) -> View:
        """The view."""
        return self.scene.view

    def say(self, key: str, **slots: Slot) -> str:
        """Some words of pictures."""
        return self.scene.speaker.say("picture", key, slots)


def canvas(scene: Scene, places: Places, *, narrow: bool) -> Canvas:
    """A canvas of the usual width, or one for a phone."""
    possible = tuple(_possible(scene, seat) for seat in range(scene.view.players))
    return Canvas(scene, places, span(narrow=narrow), possible)


def _possible(scene: Scene, seat: Seat) -> tuple[str, ...]:
    table = scene.view
    if scene.memory:
        return candidates(table, seat, table.viewer, table.character)
    shown = table.shown[seat]
    return () if shown is None else (shown,)
