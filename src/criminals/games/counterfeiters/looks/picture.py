"""The table as a picture, SVG or HTML: the board, the black market, the police track, the players."""

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.base.themes import Theme
from criminals.core.game.locations import Location
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.svg import (
    ACCENT,
    BOLD,
    EDGE,
    ROOM,
    TEXT,
    WIDTH,
    Band,
    Sheet,
    ems,
    header,
    label,
    money,
    moved,
    number,
    page,
    picture,
    row_frame,
    you,
)
from criminals.core.looks.text import name_of
from criminals.games.counterfeiters.knowledge.locations import (
    BIN,
    card_location,
    cards_location,
    crew_location,
    fakes_location,
    locations_of,
    offshore_location,
    purse_location,
    supply_location,
)
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import BRIGHT, CHIP, FADED, GROUND, PANEL, RIM
from criminals.games.counterfeiters.looks.board_picture import market, spaces, track
from criminals.games.counterfeiters.looks.location_names import location_names
from criminals.games.counterfeiters.looks.text import (
    SIGNS,
    Notes,
    Scene,
    amounts,
    card_name,
    grouped,
    grouped_cards,
    role_of,
    scene_of,
    text,
    to_come,
)

_MONEY: Final = 170
"""Where the money of a player begins."""
_NOTES: Final = 344
"""Where the fakes of a player begin."""
_CARDS: Final = 522
"""Where the cards of a player begin."""
_CREW: Final = 92
"""The least height of a player's row."""


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
    table, viewer, speaker = scene.view, scene.view.viewer, scene.speaker
    seats = table.layout.seating.clockwise[0 if viewer is SPECTATOR else viewer]
    bands = [
        header(WIDTH, speaker, "counterfeiters", table, viewer, scene.asked, faded=FADED, plain=BRIGHT),
        market(table, speaker, places),
        spaces(table, speaker, places),
        track(table, speaker, places),
        *(_crew(scene, places, seat) for seat in seats),
        *_footer(scene, places),
        _legend(scene),
    ]
    title = _say(scene, "title", game="counterfeiters", asked=scene.asked)
    shown = with_buttons(WIDTH, places, bands)
    return picture(Sheet(WIDTH, GROUND, RIM, theme), shown, title=title, text=text(scene))


def _say(scene: Scene, key: str, **slots: Slot) -> str:
    return scene.speaker.say("picture", key, slots)


# --- the players ---


def _crew(scene: Scene, places: Places, seat: Seat) -> Band:
    table, speaker = scene.view, scene.speaker
    crew, acts, mine = table.crews[seat], table.actor == seat, seat == table.viewer
    role, notes = role_of(table, speaker, seat), scene.notes[seat]
    chips, lines = _chips(scene, places, seat)
    cards = places.mark(cards_location(seat), (WIDTH - EDGE - _CARDS - 8, (CHIP + 6) * lines), chips)
    height = max(_CREW, 20 + (CHIP + 6) * lines)
    name = capital(format(name_of(speaker, seat), "alone"))
    pieces = [
        row_frame(ROOM, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M7 20l10 7-10 7z" fill="{ACCENT}"/>' if acts else "",
        label(24, 33, name, 17, TEXT, width=92 if mine else _MONEY - 34, more=BOLD),
        you(speaker, 122, 19) if mine else "",
        label(24, 50, role, 12, FADED, width=_MONEY - 34) if role else "",
        places.mark(crew_location(seat), (_MONEY - 10, 88), *_idle(crew.idle, seat)),
        *(_screen(scene) if notes is None else _notes(scene, places, seat, notes)),
        moved(_CARDS - EDGE, 20 if lines < 3 else 12, cards),
    ]
    return Band(height + 6, moved(EDGE, 0, *pieces))


def _idle(count: int, seat: Seat) -> Iterator[str]:
    """The henchmen that are still to be played."""
    for at in range(min(count, 4)):
        yield artwork.henchman(35 + 26 * at, 70, seat, scale=0.9)
    if count > 4:
        yield label(140, 76, f"{count}", 12, TEXT, width=30, anchor="end")


def _screen(scene: Scene) -> Iterator[str]:
    """What stands for the notes of another, if they are behind a screen (§1.4)."""
    yield moved(_MONEY, 14, artwork.screen(_CARDS - EDGE - _MONEY - 14, capital(_say(scene, "screen"))))


def _notes(scene: Scene, places: Places, seat: Seat, notes: Notes) -> Iterator[str]:
    """Cash and offshore money as far as the viewer can tell, their sum, which everybody knows (§7.1), and the fakes."""
    speaker = scene.speaker
    rows = (
        ("cash", amounts(speaker, notes.cash), ACCENT, purse_location(seat)),
        ("offshore", amounts(speaker, notes.offshore), ACCENT, offshore_location(seat)),
        ("both", money(speaker, notes.wealth, 100), TEXT, None),
    )
    for at, (key, words, colour, location) in enumerate(rows):
        y = 27 + 21 * at
        drawn = label(_MONEY, y, speaker.say("draw", key), 12, FADED, width=60)
        drawn += number(_MONEY + 64, y, words, 17, colour, width=100)
        yield drawn if location is None else places.mark(location, (_NOTES - EDGE, y + 4), drawn)
    if notes.others is not None:
        told = _say(scene, "others_see", told=amounts(speaker, notes.others))
        yield label(_MONEY, 85, told, 11, FADED, width=164)
    for at, count in enumerate(notes.fakes):
        drawn = places.mark(fakes_location(seat, at + 1), (52, 46), artwork.note(at + 1, count))
        yield moved(_NOTES - EDGE + 58 * at, 20, drawn)


def _chips(scene: Scene, places: Places, seat: Seat) -> tuple[str, int]:
    """The cards of a player, those that are alike on one chip; and how many lines they take.

    Only a card with a chip of its own has its location there.
    """
    layout, room = scene.view.layout, WIDTH - EDGE - _CARDS - 8
    pieces: list[str] = []
    x = line = 0
    for card, count in grouped_cards(layout, scene.view.crews[seat].cards):
        words = card_name(scene.speaker, card) + (f" \u00d7{count}" if count > 1 else "")
        width = min(room, artwork.chip_width(words))
        if x and x + width > room:
            x, line = 0, line + 1
        chip = artwork.chip(width, card.kind, words)
        if count == 1:
            chip = places.mark(card_location(seat, card.id), (width, CHIP), chip)
        pieces.append(moved(x, (CHIP + 6) * line, chip))
        x += width + 6
    return "".join(pieces), line + 1


# --- what else there is ---


def _footer(scene: Scene, places: Places) -> Iterator[Band]:
    """What is still to come, what was left, what went to the bin, and the fakes that nobody has."""
    table, speaker = scene.view, scene.speaker
    if scene.memory:
        for letter, _, ids in to_come(table):
            yield _line(_say(scene, "to_come", letter=letter), _names(scene, ids))
    if table.leftover:
        left = (card_name(speaker, table.layout.cards[id_]) for id_ in table.leftover)
        yield _line(_say(scene, "left"), ", ".join(left))
    if table.binned:
        yield _located(places, BIN, _line(_say(scene, "binned"), _names(scene, table.binned)))
    yield _supply(scene, places)


def _supply(scene: Scene, places: Places) -> Band:
    """The fakes that nobody has, quality by quality."""
    pieces, x = [label(EDGE + 10, 16, capital(_say(scene, "supply")), 12, ACCENT, width=118)], EDGE + 134
    for quality, count in enumerate(scene.view.supply, 1):
        words = scene.speaker.say("fakes", "more", {"count": count, "quality": quality})
        width = min(ceil(ems(words) * 12), (ROOM - 144) // len(scene.view.supply) - 12)
        drawn = places.mark(supply_location(quality), (width, 20), label(0, 16, words, 12, TEXT, width=width))
        pieces.append(moved(x, 0, drawn))
        x += width + 12
    return Band(20, "".join(pieces))


def _located(places: Places, location: Location, band: Band) -> Band:
    return Band(band.height, places.mark(location, (ROOM, band.height), band.drawing))


def _names(scene: Scene, ids: Iterable[int]) -> str:
    return ", ".join(grouped(scene.speaker, scene.view.layout, ids, "\u00d7"))


def _line(head: str, words: str) -> Band:
    return Band(
        20,
        label(EDGE + 10, 16, capital(head), 12, ACCENT, width=118)
        + label(EDGE + 134, 16, words, 12, TEXT, width=ROOM - 144),
    )


def _legend(scene: Scene) -> Band:
    """The signs of the board, in as many lines as they need."""
    signs = [(artwork.sign(0, 20, sign), _say(scene, sign)) for sign in SIGNS]
    signs += [(artwork.badge(0, 21, hat=hat), _say(scene, "hat" if hat else "sunglasses")) for hat in (True, False)]
    pieces: list[str] = []
    x, y = EDGE + 22, 0
    for drawn, words in signs:
        long = ceil(ems(words) * 12)
        if x > EDGE + 22 and x + 18 + long > WIDTH - EDGE:
            x, y = EDGE + 22, y + 22
        pieces.append(moved(x, y, drawn, label(18, 24, words, 12, FADED, width=long)))
        x += 46 + long
    return Band(44 + y, "".join(pieces))
