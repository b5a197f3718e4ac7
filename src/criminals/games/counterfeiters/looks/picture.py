"""The table as a picture, SVG or HTML: the board, the black market, the police track, the players."""

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from criminals.core.base.seats import SPECTATOR, Names
from criminals.core.base.themes import Theme
from criminals.core.looks.cards import card_picture
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.sheet import Band, Sheet, Span, flowed, header, legend, page, picture, span
from criminals.core.looks.svg import ACCENT, TEXT, ems, label, moved, wrapped
from criminals.core.looks.text import LONGEST_DRAWN
from criminals.games.counterfeiters.box.edition import Card
from criminals.games.counterfeiters.knowledge.locations import (
    BIN,
    locations_of,
    supply_location,
)
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import BRIGHT, CARD, FADED, GROUND, RIM
from criminals.games.counterfeiters.looks.board_picture import market, spaces, track
from criminals.games.counterfeiters.looks.crews_picture import crew
from criminals.games.counterfeiters.looks.location_names import location_names
from criminals.games.counterfeiters.looks.telling import TELLER
from criminals.games.counterfeiters.looks.text import SIGNS, Scene, card_name, draw, grouped, scene_of, to_come

_ALONE: Final = 120
"""The width of a card alone."""
_LINE: Final = 24
"""The height of a line with a head."""
_WORDS: Final = 138
"""The left edge of the words in a line of a wide picture, after its head."""


def svg(
    view: View | Card,
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
        view: A view of Counterfeiters, or a `Card`.
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
        TypeError: The value is nothing of Counterfeiters that can be drawn.
    """
    if isinstance(view, Card):
        return _card(view, lang, theme)
    scene = scene_of(view, lang=lang, memory=memory, names=names, longest=LONGEST_DRAWN)
    places = Places(location_names(scene.view, lang, names), first_clicks(scene.view, locations_of) if legal else ())
    told = draw(view, lang=lang, memory=memory, names=names)
    return _drawn(scene, places, told, theme, narrow=narrow)


def _card(shown: Card, lang: str, theme: Theme | None) -> str:
    """A card alone."""
    title = capital(card_name(TELLER.speaker(lang), shown))
    return card_picture(_ALONE, CARD, artwork.card(_ALONE, shown, title), title=title, theme=theme)


def html(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The picture of a view for a notebook, with the table as text below it.

    Args:
        view: A view of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what the viewer remembers; False for what lies open.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A fragment of HTML. The picture is no wider than its place, and the text opens with a click.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is nothing of Counterfeiters that can be drawn.
    """
    drawing = svg(view, lang=lang, memory=memory, names=names)
    return page(TELLER.speaker(lang), drawing, draw(view, lang=lang, memory=memory, names=names))


def _drawn(scene: Scene, places: Places, told: str, theme: Theme | None, *, narrow: bool) -> str:
    """The table as a viewer knows it, with its text; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer, speaker = scene.view, scene.view.viewer, scene.speaker
    seats = table.layout.seating.clockwise[0 if viewer is SPECTATOR else viewer]
    across = span(narrow=narrow)
    bands = [
        header(across.width, speaker, "counterfeiters", table, viewer, scene.asked, faded=FADED, plain=BRIGHT),
        market(across, table, speaker, places),
        spaces(across, table, speaker, places),
        track(across, table, speaker, places),
        *(crew(across, scene, places, seat) for seat in seats),
        *_footer(across, scene, places),
        _legend(across, scene),
    ]
    title = _say(scene, "title", game="counterfeiters", asked=scene.asked)
    shown = with_buttons(across.width, places, bands)
    return picture(Sheet(across.width, GROUND, RIM, theme), shown, title=title, text=told)


def _say(scene: Scene, key: str, **slots: Slot) -> str:
    return scene.speaker.say("picture", key, slots)


# --- what else there is ---


def _footer(across: Span, scene: Scene, places: Places) -> Iterator[Band]:
    """The cards to come or left over, the binned cards, and the fakes that nobody owns."""
    table, speaker = scene.view, scene.speaker
    if scene.memory:
        for letter, _, ids in to_come(table):
            yield _line(across, _say(scene, "to_come", letter=letter), _names(scene, ids))
    if table.leftover:
        left = (card_name(speaker, table.layout.cards[id_]) for id_ in table.leftover)
        yield _line(across, _say(scene, "left"), ", ".join(left))
    if table.binned:
        line = _line(across, _say(scene, "binned"), _names(scene, table.binned))
        marked = places.mark(BIN, (across.room, line.height), line.drawing, at=(across.edge, 0))
        yield Band(line.height, marked)
    yield _supply(across, scene, places)


def _supply(across: Span, scene: Scene, places: Places) -> Band:
    """The fakes that nobody has, quality by quality."""
    x, y = (across.edge + 10, 18) if across.narrow else (across.edge + _WORDS, 0)
    head = label(across.edge + 10, 16, capital(_say(scene, "supply")), 12, ACCENT, width=across.room if y else 118)
    most = across.room - 20 if across.narrow else (across.room - 144) // len(scene.view.supply) - 12
    things: list[tuple[int, str]] = []
    for quality, count in enumerate(scene.view.supply, 1):
        words = scene.speaker.say("fakes", "more", {"count": count, "quality": quality})
        width = min(ceil(ems(words) * 12), most)
        drawn = places.mark(supply_location(quality), (width, _LINE), label(0, 16, words, 12, TEXT, width=width))
        things.append((width, drawn))
    row = flowed(things, across.width - across.edge - x, _LINE, 12)
    return Band(row.height + y, head + moved(x, y, row.drawing))


def _names(scene: Scene, ids: Iterable[int]) -> str:
    return ", ".join(grouped(scene.speaker, scene.view.layout, ids, "\u00d7"))


def _line(across: Span, head: str, words: str) -> Band:
    """A head and words: side by side, or in a narrow picture below each other, in as many lines as they need."""
    left = across.edge + 10
    if not across.narrow:
        told = label(across.edge + _WORDS, 16, words, 12, TEXT, width=across.room - 148)
        return Band(_LINE, label(left, 16, capital(head), 12, ACCENT, width=118) + told)
    room = across.room - 20
    below = wrapped(words, 12, room)
    told = "".join(label(left, 33 + 16 * at, line, 12, TEXT, width=room) for at, line in enumerate(below))
    return Band(24 + 16 * len(below), label(left, 16, capital(head), 12, ACCENT, width=room) + told)


def _legend(across: Span, scene: Scene) -> Band:
    """The signs of the board."""
    signs = [(artwork.sign(10, 18, sign), 28, _say(scene, sign)) for sign in SIGNS]
    badges = [
        (artwork.badge(10, 19, hat=hat), 28, _say(scene, "hat" if hat else "sunglasses")) for hat in (True, False)
    ]
    return legend(across, signs + badges, FADED)
