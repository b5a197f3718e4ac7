"""The table as a picture, SVG or HTML: the path, the event cards, the players, and the sheet of characters."""

from collections.abc import Iterator
from math import ceil
from typing import Final, NamedTuple, assert_never

import attrs

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.base.themes import Theme
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.svg import (
    ACCENT,
    ALARM,
    BOLD,
    BRASS,
    EDGE,
    INK,
    PAPER,
    ROOM,
    SMALLEST,
    TEXT,
    WIDTH,
    Band,
    Sheet,
    box,
    ems,
    header,
    label,
    moved,
    number,
    page,
    picture,
    row_frame,
    you,
)
from criminals.core.looks.text import name_of
from criminals.core.looks.themes import themed
from criminals.games.sicario.knowledge.locations import hand_location, locations_of, sheet_location
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.artwork import BRIGHT, FADED, GROUND, PANEL, RIM
from criminals.games.sicario.looks.board_picture import events, flowed, path
from criminals.games.sicario.looks.location_names import location_names
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import (
    Scene,
    candidates,
    character_name,
    feature_names,
    losses_of,
    place_of,
    role_of,
    safety_of,
    scene_of,
    seat_at,
    text,
    trait_name,
)
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.phase import Over, Rolling

_PLACE: Final = 194
"""Where in a player's row that begins where it is."""
_HEARD: Final = 360
"""Where in a player's row that begins what was heard."""
_WHO: Final = 700
"""Where in a player's row that begins who it is, or can be."""
_FACES: Final = 12
"""How many characters of the sheet stand side by side."""
_NAMES: Final = 6
"""The same for a large sheet, without faces."""
_LARGE: Final = 48
"""A sheet with more characters is drawn without faces."""
_SIGN: Final = 14
"""The height of a line of a sign."""


class _Sheet(NamedTuple):
    """What is to be drawn."""

    scene: Scene
    places: Places
    candidates: tuple[tuple[str, ...], ...]
    """For each seat who it can be; without memory only who it is, if all know that."""

    @property
    def table(self) -> View:
        return self.scene.view

    def say(self, key: str, **slots: Slot) -> str:
        return self.scene.speaker.say("picture", key, slots)


def svg(
    view: View,
    *,
    lang: str = "en",
    memory: bool = True,
    names: Names | None = None,
    legal: bool = False,
    theme: Theme | None = None,
) -> str:
    """A view as a picture; `draw` of it, the same as text, is inside. The options are those of `criminals.svg`."""
    scene = scene_of(view, lang=lang, memory=memory, names=names)
    places = Places(location_names(scene.view, lang, names), first_clicks(scene.view, locations_of) if legal else ())
    return _drawn(scene, places, theme)


def html(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The picture, no wider than its place, and the table as text below it for who opens that."""
    scene = scene_of(view, lang=lang, memory=memory, names=names)
    return page(scene.speaker, _drawn(scene, Places(location_names(scene.view, lang, names))), text(scene))


def _drawn(scene: Scene, places: Places, theme: Theme | None = None) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer = scene.view, scene.view.viewer
    seats = range(table.players)
    sheet = _Sheet(scene, places, tuple(_possible(scene, seat) for seat in seats))
    last = 0 if viewer is SPECTATOR else viewer
    bands = [
        header(WIDTH, scene.speaker, "sicario", table, viewer, _asked(sheet), faded=FADED, plain=BRIGHT),
        path(scene, places),
        events(scene, places),
        *(_player(sheet, (last + 1 + at) % table.players) for at in seats),
        _characters(sheet),
        _legend(sheet),
    ]
    title = sheet.say("title", game="sicario", asked=scene.asked)
    shown = with_buttons(WIDTH, places, bands)
    return picture(Sheet(WIDTH, GROUND, RIM, theme), shown, title=title, text=text(scene))


def _possible(scene: Scene, seat: Seat) -> tuple[str, ...]:
    table = scene.view
    if scene.memory:
        return candidates(table, seat, table.viewer, table.character)
    shown = table.shown[seat]
    return () if shown is None else (shown,)


def _asked(sheet: _Sheet) -> str:
    """What the viewer is asked, in a few words."""
    phase = sheet.table.phase
    if isinstance(phase, Rolling | Over):
        return sheet.scene.asked
    return capital(sheet.say(type(phase).__name__.lower(), **attrs.asdict(phase)))


# --- the players ---


def _player(sheet: _Sheet, seat: Seat) -> Band:
    scene, table = sheet.scene, sheet.table
    acts, mine = seat_at(table.phase) == seat, seat == table.viewer
    heard, high = flowed(_facts(sheet, seat), _WHO - _HEARD - 10)
    height = max(64, high + 22)
    name, role = capital(format(name_of(scene.speaker, seat), "alone")), role_of(scene, seat)
    safety, losses = safety_of(scene, seat), losses_of(scene, seat)
    after = _PLACE + (round(11.5 * ems(safety)) + 8 if safety else 0)
    pieces = [
        row_frame(ROOM, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M5 25l9 7-9 7z" fill="{ACCENT}"/>' if acts else "",
        moved(36, 31, artwork.player(0, 0, seat, table.sicario, scale=1.1), opacity=0.45 if table.is_out(seat) else 1),
        label(58, 29, name, 17, TEXT, width=_PLACE - 64, more=BOLD),
        label(58, 47, role, 12, FADED, width=80),
        you(scene.speaker, 62 + round(12 * ems(role)), 34) if mine else "",
        label(_PLACE, 29, place_of(scene, seat), 14, TEXT, width=_HEARD - _PLACE - 10),
        label(_PLACE, 47, safety, 12, ALARM if table.is_exposed(seat) else FADED, width=80) if safety else "",
        label(after, 47, losses, 12, ACCENT, width=_HEARD - after - 4) if losses else "",
        moved(_HEARD, 13 if high <= 30 else 11, heard) if heard else "",
        moved(_WHO, 0, sheet.places.mark(hand_location(seat), (204, 60), *_identity(sheet, seat))),
    ]
    if scene.memory and not heard:
        pieces.append(label(_HEARD, 30, sheet.say("unheard"), 12, FADED, width=200))
    return Band(height + 6, moved(EDGE, 0, *pieces))


def _facts(sheet: _Sheet, seat: Seat) -> Iterator[tuple[int, str]]:
    """What was heard of a seat's character, each with how wide it is."""
    for fact in sheet.table.facts_of(seat):
        words = _fact_text(sheet, fact)
        yield artwork.fact_width(fact, words), artwork.fact_chip(fact, words)


def _fact_text(sheet: _Sheet, fact: Fact) -> str:
    speaker = sheet.scene.speaker
    match fact:
        case Answer(trait, _):
            return trait_name(speaker, trait)
        case Lights(features, _):
            return ", ".join(feature_names(speaker, features))
        case Missed(name):
            return character_name(speaker, name)
        case _:
            assert_never(fact)


def _identity(sheet: _Sheet, seat: Seat) -> Iterator[str]:
    """Who a player is, if that is known; else how many it can be, and who if these are few."""
    table, speaker, who = sheet.table, sheet.scene.speaker, sheet.candidates[seat]
    name = table.character if seat == table.viewer else table.shown[seat]
    if name is not None:
        character = table.layout.sheet.characters[name]
        hidden = table.shown[seat] is None
        yield moved(2, 8, box(46, 48, PAPER, stroke=BRASS if hidden else INK))
        yield face(25, 35, character, scale=0.95)
        yield label(58, 29, character_name(speaker, name), 16, TEXT, width=136, more=BOLD)
        told = hidden and sheet.scene.memory
        words = sheet.say("to_others", number=len(who)) if told else trait_name(speaker, character.sign)
        yield label(58, 47, words, 12, FADED, width=146)
    elif not sheet.scene.memory:
        yield label(2, 30, sheet.say("secret"), 12, FADED, width=200)
    else:
        yield number(2, 33, str(len(who)), 22, ACCENT, width=44)
        yield label(10 + 12 * len(str(len(who))), 31, sheet.say("fits", number=len(who)), 12, FADED, width=140)
        few = ", ".join(character_name(speaker, each) for each in who) if len(who) <= 3 else ""
        words = few or sheet.say("sheet", number=len(table.layout.sheet.names))
        yield label(2, 50, words, 12, TEXT if few else FADED, width=200)


# --- the sheet of characters ---


def _characters(sheet: _Sheet) -> Band:
    """Every character, with a sign for each seat that can be it."""
    names = sheet.table.layout.sheet.names
    large = len(names) > _LARGE
    each = _NAMES if large else _FACES
    step = (ROOM + 6) // each
    width = step - 6
    signs = {name: _sign_lines(sheet, name, width) for name in names}
    height = 28 if large else 98 + _SIGN * max(map(len, signs.values()))
    pieces = [
        moved(
            EDGE + step * (at % each),
            6 + (height + 6) * (at // each),
            sheet.places.mark(
                sheet_location(name),
                (width, height),
                _slip(sheet, name, width) if large else _card(sheet, name, width, height, signs[name]),
            ),
        )
        for at, name in enumerate(names)
    ]
    return Band((height + 6) * -(-len(names) // each) + 8, "".join(pieces))


def _sign_lines(sheet: _Sheet, name: str, width: int) -> list[str]:
    """The sign of a character in one line, or if that does not fit in two."""
    words = trait_name(sheet.scene.speaker, sheet.table.layout.sheet.characters[name].sign)
    spaces = [at for at, char in enumerate(words) if char == " "]
    if not spaces or ems(words) * SMALLEST <= width - 4:
        return [words]
    middle = min(spaces, key=lambda at: max(ems(words[:at]), ems(words[at + 1 :])))
    return [words[:middle], words[middle + 1 :]]


def _card(sheet: _Sheet, name: str, width: int, height: int, sign: list[str]) -> str:
    speaker, middle = sheet.scene.speaker, width / 2
    dots = _dots(sheet, name, middle, height - 12)
    faint = sheet.scene.memory and not dots
    portrait = face(middle, 34, sheet.table.layout.sheet.characters[name], scale=1.2)
    words = label(
        middle, 71, character_name(speaker, name), 13, INK, width=width - 6, anchor="middle", more=BOLD
    ) + "".join(
        label(middle, 85 + _SIGN * at, line, 11, INK if faint else "#6b5836", width=width - 4, anchor="middle")
        for at, line in enumerate(sign)
    )
    return _frame(sheet, name, width, height) + moved(0, 0, portrait, opacity=0.6 if faint else 1) + words + dots


def _slip(sheet: _Sheet, name: str, width: int) -> str:
    dots = _dots(sheet, name, width - 36, 14)
    words = character_name(sheet.scene.speaker, name)
    return _frame(sheet, name, width, 28) + label(8, 18, words, 12, INK, width=width - 78) + dots


def _frame(sheet: _Sheet, name: str, width: int, height: int) -> str:
    """The paper of a character; that of the viewer's own has a frame, one that nobody can be is grey."""
    own = name == sheet.table.character
    possible = own or not sheet.scene.memory or any(name in who for who in sheet.candidates)
    return box(
        width,
        height,
        PAPER if possible else themed("shade", "#8b8a94"),
        stroke=BRASS if own else INK,
        more=' stroke-width="4"' if own else "",
    )


def _dots(sheet: _Sheet, name: str, x: float, y: float) -> str:
    """The seats that can be a character, around a middle; the viewer's own is hollow, as the others see it."""
    seats = [seat for seat, who in enumerate(sheet.candidates) if name in who]
    left = x - 8 * (len(seats) - 1)
    hidden = [seat == sheet.table.viewer and sheet.table.shown[seat] is None for seat in seats]
    sicario = sheet.table.sicario
    return "".join(
        artwork.dot(left + 16 * at, y, seat, sicario, hollow=hollow)
        for at, (seat, hollow) in enumerate(zip(seats, hidden, strict=True))
    )


def _legend(sheet: _Sheet) -> Band:
    """The spaces, and the signs on the sheet, in as many lines as they need."""
    say, sicario, agent = sheet.scene.say, sheet.table.sicario, sheet.table.agents[0]
    spaces = (("s", say("exposed")), ("b", say("hidden")), ("a", sheet.say("antenna")))
    items = [(artwork.sign(6, 19, kind), 22, words) for kind, words in spaces]
    memory = sheet.scene.memory
    signs = (
        (agent, sheet.say("agent_can") if memory else role_of(sheet.scene, agent)),
        (sicario, sheet.say("sicario_can") if memory else role_of(sheet.scene, sicario)),
    )
    if memory or any(sheet.candidates):
        items += [(artwork.dot(6, 20, seat, sicario, hollow=False), 20, words) for seat, words in signs]
    if memory and sheet.table.viewer is not SPECTATOR:
        items.append(("", 0, sheet.say("dashed")))
    pieces: list[str] = []
    x, y = EDGE + 16, 0
    for sign, room, words in items:
        long = room + ceil(ems(words) * 12)
        if x > EDGE + 16 and x + long > WIDTH - EDGE:
            x, y = EDGE + 16, y + 22
        pieces.append(moved(x, y, sign, label(room, 24, words, 12, FADED, width=long - room)))
        x += long + 18
    return Band(44 + y, "".join(pieces))
