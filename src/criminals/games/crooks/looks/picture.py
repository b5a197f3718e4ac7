"""The table as a picture, SVG or HTML: the felt, the cards, and what the viewer knows besides."""

from collections.abc import Iterator, Sequence

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.base.themes import Theme
from criminals.core.looks.cards import card_picture
from criminals.core.looks.phrases import capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.sheet import Band, Sheet, header, page, picture
from criminals.core.looks.text import LONGEST_DRAWN
from criminals.games.crooks.box.edition import Crook
from criminals.games.crooks.knowledge.locations import locations_of
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks.artwork import CARD, FADED, FELT, PLAIN, RIM, WIDTH, face_up
from criminals.games.crooks.looks.canvas import Canvas, canvas
from criminals.games.crooks.looks.hangouts_picture import hangouts
from criminals.games.crooks.looks.location_names import location_names
from criminals.games.crooks.looks.rows_picture import grid, row, targets
from criminals.games.crooks.looks.telling import TELLER, crook_thing
from criminals.games.crooks.looks.text import Scene, draw, scene_of, wording_of
from criminals.games.crooks.looks.tray_picture import discards, signs, tray


def svg(
    view: View | Crook,
    *,
    lang: str = "en",
    memory: bool = True,
    names: Names | None = None,
    legal: bool = False,
    theme: Theme | None = None,
    narrow: bool = False,
) -> str:
    """A picture of a view or of a single card.

    Args:
        view: A view of Crooks, or a `Crook`.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what the viewer remembers; False for what lies open.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.
        legal: True to frame what the viewer can click first.
        theme: `"light"`, `"dark"` or `"print"`; None for colours that the page sets by CSS variables.
        narrow: True for a tall picture that fits a phone.

    Returns:
        An SVG document. Its description is the table as text.

    Raises:
        InvalidArgument: There is no such theme, or there are no words in this language.
        TypeError: The value is nothing of Crooks that can be drawn.
    """
    if isinstance(view, Crook):
        return _card(view, lang, theme)
    scene = scene_of(view, lang=lang, memory=memory, names=names, longest=LONGEST_DRAWN)
    places = Places(location_names(scene.view, lang, names), first_clicks(scene.view, locations_of) if legal else ())
    told = draw(view, lang=lang, memory=memory, names=names)
    return _drawn(scene, places, told, theme, narrow=narrow)


def _card(crook: Crook, lang: str, theme: Theme | None) -> str:
    """A crook's card alone."""
    speaker = TELLER.speaker(lang)
    title = capital(str(crook_thing(speaker, crook)))
    return card_picture(WIDTH, CARD, face_up(WIDTH, crook, wording_of(speaker)), title=title, theme=theme)


def html(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The picture of a view for a notebook, with the table as text below it.

    Args:
        view: A view of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what the viewer remembers; False for what lies open.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A fragment of HTML. The picture is no wider than its place, and the text opens with a click.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is nothing of Crooks that can be drawn.
    """
    drawing = svg(view, lang=lang, memory=memory, names=names)
    return page(TELLER.speaker(lang), drawing, draw(view, lang=lang, memory=memory, names=names))


def _drawn(scene: Scene, places: Places, told: str, theme: Theme | None, *, narrow: bool) -> str:
    """The table as a viewer knows it, with its text; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer, speaker = scene.view, scene.view.viewer, scene.wording.speaker
    on = canvas(scene, places, narrow=narrow)
    seats = table.layout.seats.clockwise[0 if viewer is SPECTATOR else viewer]
    bands = [
        header(on.width, speaker, "crooks", table, viewer, scene.asked, faded=FADED, plain=PLAIN),
        *(tray(on) if narrow else ()),
        *hangouts(on),
        *(grid(on, seats) if narrow else _rows(on, seats)),
        *(() if narrow else tray(on)),
        *discards(on),
        signs(on),
    ]
    title = on.say("title", game="crooks", asked=scene.asked)
    shown = with_buttons(on.width, places, bands)
    return picture(Sheet(on.width, FELT, RIM, theme), shown, title=title, text=told)


def _rows(on: Canvas, seats: Sequence[Seat]) -> Iterator[Band]:
    """The rows of the players, with the targets in the middle."""
    half = (len(seats) + 1) // 2
    yield from (row(on, seat) for seat in seats[:half])
    yield targets(on)
    yield from (row(on, seat) for seat in seats[half:])
