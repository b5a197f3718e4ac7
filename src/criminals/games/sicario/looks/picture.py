"""The table as a picture, SVG or HTML: the path, the event cards, the players, and the sheet of characters."""

import attrs

from criminals.core.base.seats import SPECTATOR, Names
from criminals.core.base.themes import Theme
from criminals.core.looks.cards import card_picture
from criminals.core.looks.phrases import capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.sheet import Band, Sheet, header, legend, page, picture
from criminals.core.looks.text import LONGEST_DRAWN
from criminals.games.sicario.box.edition import Character
from criminals.games.sicario.knowledge.locations import locations_of
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.artwork import BRIGHT, FADED, GROUND, RIM
from criminals.games.sicario.looks.board_picture import events, path
from criminals.games.sicario.looks.canvas import Canvas, canvas
from criminals.games.sicario.looks.characters_picture import CARD, character_card, characters
from criminals.games.sicario.looks.location_names import location_names
from criminals.games.sicario.looks.players_picture import player
from criminals.games.sicario.looks.telling import TELLER
from criminals.games.sicario.looks.text import Scene, character_name, draw, feature_names, role_of, scene_of, trait_name
from criminals.games.sicario.rules.phase import Over, Rolling


def svg(
    view: View | Character,
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
        view: A view of Sicario, or a `Character`.
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
        TypeError: The value is nothing of Sicario that can be drawn.
    """
    if isinstance(view, Character):
        return _card(view, lang, theme)
    scene = scene_of(view, lang=lang, memory=memory, names=names, longest=LONGEST_DRAWN)
    words = location_names(scene.view, lang, names, memory=memory)
    places = Places(words, first_clicks(scene.view, locations_of) if legal else ())
    told = draw(view, lang=lang, memory=memory, names=names)
    return _drawn(scene, places, told, theme, narrow=narrow)


def _card(character: Character, lang: str, theme: Theme | None) -> str:
    """A character's card alone."""
    speaker = TELLER.speaker(lang)
    told = (character_name(speaker, character.name), *feature_names(speaker, character.features))
    title = ", ".join((*told, trait_name(speaker, character.sign)))
    card = character_card(character, speaker)
    return card_picture(CARD, card.height, card.drawing, title=title, theme=theme)


def html(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The picture of a view for a notebook, with the table as text below it.

    Args:
        view: A view of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what the viewer remembers; False for what lies open.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A fragment of HTML. The picture is no wider than its place, and the text opens with a click.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is nothing of Sicario that can be drawn.
    """
    drawing = svg(view, lang=lang, memory=memory, names=names)
    return page(TELLER.speaker(lang), drawing, draw(view, lang=lang, memory=memory, names=names))


def _drawn(scene: Scene, places: Places, told: str, theme: Theme | None, *, narrow: bool) -> str:
    """The table as a viewer knows it, with its text; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer = scene.view, scene.view.viewer
    on = canvas(scene, places, narrow=narrow)
    last = 0 if viewer is SPECTATOR else viewer
    bands = [
        header(on.span.width, scene.speaker, "sicario", table, viewer, _asked(on), faded=FADED, plain=BRIGHT),
        path(on.span, scene, places),
        events(on.span, scene, places),
        *(player(on, (last + 1 + at) % table.players) for at in range(table.players)),
        characters(on),
        _legend(on),
    ]
    title = on.say("title", game="sicario", asked=scene.asked)
    shown = with_buttons(on.span.width, places, bands)
    return picture(Sheet(on.span.width, GROUND, RIM, theme), shown, title=title, text=told)


def _asked(on: Canvas) -> str:
    """The question to the viewer, in a few words."""
    phase = on.table.phase
    if isinstance(phase, Rolling | Over):
        return on.scene.asked
    return capital(on.say(type(phase).__name__.lower(), **attrs.asdict(phase)))


def _legend(on: Canvas) -> Band:
    """The spaces, and the signs on the sheet, in as many lines as they need."""
    say, sicario, agent = on.scene.say, on.table.sicario, on.table.agents[0]
    spaces = (("s", say("exposed")), ("b", say("hidden")), ("a", on.say("antenna")))
    items = [(artwork.sign(6, 19, kind), 22, words) for kind, words in spaces]
    memory = on.scene.memory
    signs = (
        (agent, on.say("agent_can") if memory else role_of(on.scene, agent)),
        (sicario, on.say("sicario_can") if memory else role_of(on.scene, sicario)),
    )
    if memory or any(on.candidates):
        items += [(artwork.dot(6, 18, seat, sicario, hollow=False), 20, words) for seat, words in signs]
    if memory and on.table.viewer is not SPECTATOR:
        items.append(("", 0, on.say("dashed")))
    return legend(on.span, items, FADED)
