"""The ground of a picture, and the cards in it."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.places import Places
from criminals.core.looks.sheet import PHONE, Span, span
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.text import Memory, Scene, Wording, memories
from criminals.games.crooks.rules.pieces import Card, FaceDown, FaceUp, Origin

SIDE: Final = 150
"""The left edge of the cards in a wide picture; left of them is the name of their owner."""
EDGE: Final = 14
_WIDE: Final = 900
_NARROWEST: Final = 78
_WIDEST: Final = 92


class Canvas(NamedTuple):
    """The scene to draw, and the size of the picture."""

    scene: Scene
    places: Places
    memories: tuple[Memory, ...]
    span: Span
    column: int
    """The width of a card with the gap beside it."""

    @property
    def table(self) -> View:
        """The view."""
        return self.scene.view

    @property
    def wording(self) -> Wording:
        """The words of cards."""
        return self.scene.wording

    @property
    def width(self) -> int:
        """The width of the picture."""
        return self.span.width

    @property
    def card(self) -> int:
        """The width of a card."""
        return self.column - 10

    @property
    def cards(self) -> int:
        """The left edge of cards with a title: beside it, or in a narrow picture below it."""
        return EDGE + 2 if self.span.narrow else SIDE

    def at(self, column: int) -> int:
        """The left edge of a column."""
        return self.cards + self.column * column

    def say(self, key: str, **slots: Slot) -> str:
        """Some words of pictures."""
        return self.wording.speaker.say("picture", key, slots)

    def title(self, key: str, **slots: Slot) -> str:
        """The same with a capital letter."""
        return capital(self.say(key, **slots))


def canvas(scene: Scene, places: Places, *, narrow: bool) -> Canvas:
    """A canvas wide enough for all targets, or one for a phone, where they stand below each other."""
    if narrow:
        return Canvas(scene, places, memories(scene.view), span(narrow=True), (PHONE - 2 * EDGE - 2) // 4)
    targets = len(scene.view.edition.targets)
    column = min(_WIDEST, max(_NARROWEST, (_WIDE - SIDE - EDGE) // targets))
    width = max(_WIDE, SIDE + targets * column + EDGE)
    return Canvas(scene, places, memories(scene.view), Span(width, EDGE), column)


def card(on: Canvas, width: int, owner: Seat, lying: Card) -> str:
    """A card as the viewer knows it."""
    crooks = on.table.layout.crooks
    if isinstance(lying, FaceUp):
        return artwork.face_up(width, crooks[lying.crook], on.wording)
    crook = on.table.known.get(lying.origin)
    others = spies(on, owner, lying)
    if crook is None:
        return back(on, width, lying.origin, others)
    return artwork.known(width, crooks[crook], on.wording, others)


def spies(on: Canvas, owner: Seat, lying: FaceDown) -> frozenset[Seat]:
    """The other seats that spied on a face-down crook, if memory is shown."""
    return frozenset(lying.knowers - {owner, on.table.viewer}) if on.scene.memory else frozenset()


def back(on: Canvas, width: int, origin: Origin, others: Iterable[Seat]) -> str:
    """A back with where it came from, if that is to be remembered."""
    if not on.scene.memory:
        return artwork.back(width)
    return artwork.face_down(width, origin.hangout, on.say("of", number=origin.number), others)
