"""The table as a picture, SVG or HTML: the board, the black market, the police track, the players."""

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.svg import (
    BOLD,
    BRASS,
    CHALK,
    EDGE,
    ROOM,
    WIDTH,
    Band,
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
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import BRIGHT, CHIP, FADED, GROUND, PANEL, RIM
from criminals.games.counterfeiters.looks.board_picture import market, spaces, track
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


def svg(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """A view as a picture; `draw` of it, the same as text, is inside. The options are those of `draw`."""
    return _drawn(scene_of(view, lang=lang, memory=memory, names=names))


def html(view: View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The picture, no wider than its place, and the table as text below it for who opens that."""
    scene = scene_of(view, lang=lang, memory=memory, names=names)
    return page(scene.speaker, _drawn(scene), text(scene))


def _drawn(scene: Scene) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer, speaker = scene.view, scene.view.viewer, scene.speaker
    seats = table.layout.seating.clockwise[0 if viewer is SPECTATOR else viewer]
    bands = [
        header(WIDTH, speaker, "counterfeiters", table, viewer, scene.asked, faded=FADED, plain=BRIGHT),
        market(table, speaker),
        spaces(table, speaker),
        track(table, speaker),
        *(_crew(scene, seat) for seat in seats),
        *_footer(scene),
        _legend(scene),
    ]
    title = _say(scene, "title", game="counterfeiters", asked=scene.asked)
    return picture(WIDTH, bands, title=title, text=text(scene), ground=GROUND, rim=RIM)


def _say(scene: Scene, key: str, **slots: Slot) -> str:
    return scene.speaker.say("picture", key, slots)


# --- the players ---


def _crew(scene: Scene, seat: Seat) -> Band:
    table, speaker = scene.view, scene.speaker
    crew, acts, mine = table.crews[seat], table.actor == seat, seat == table.viewer
    role, notes = role_of(table, speaker, seat), scene.notes[seat]
    chips, lines = _chips(scene, crew.cards)
    height = max(_CREW, 20 + (CHIP + 6) * lines)
    name = capital(format(name_of(speaker, seat), "alone"))
    pieces = [
        row_frame(ROOM, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M7 20l10 7-10 7z" fill="{BRASS}"/>' if acts else "",
        label(24, 33, name, 17, CHALK, width=92 if mine else _MONEY - 34, more=BOLD),
        you(speaker, 122, 19) if mine else "",
        label(24, 50, role, 12, FADED, width=_MONEY - 34) if role else "",
        *_idle(crew.idle, seat),
        *(_screen(scene) if notes is None else _notes(scene, notes)),
        moved(_CARDS - EDGE, 20 if lines < 3 else 12, chips),
    ]
    return Band(height + 6, moved(EDGE, 0, *pieces))


def _idle(count: int, seat: Seat) -> Iterator[str]:
    """The henchmen that are still to be played."""
    for at in range(min(count, 4)):
        yield artwork.henchman(35 + 26 * at, 70, seat, scale=0.9)
    if count > 4:
        yield label(140, 76, f"{count}", 12, CHALK, width=30, anchor="end")


def _screen(scene: Scene) -> Iterator[str]:
    """What stands for the notes of another, if they are behind a screen (§1.4)."""
    yield moved(_MONEY, 14, artwork.screen(_CARDS - EDGE - _MONEY - 14, capital(_say(scene, "screen"))))


def _notes(scene: Scene, notes: Notes) -> Iterator[str]:
    """Cash and offshore money as far as the viewer can tell, their sum, which everybody knows (§7.1), and the fakes."""
    speaker = scene.speaker
    rows = (
        ("cash", amounts(speaker, notes.cash), BRASS),
        ("offshore", amounts(speaker, notes.offshore), BRASS),
        ("both", money(speaker, notes.wealth, 100), CHALK),
    )
    for at, (key, words, colour) in enumerate(rows):
        y = 27 + 21 * at
        yield label(_MONEY, y, speaker.say("draw", key), 12, FADED, width=60)
        yield number(_MONEY + 64, y, words, 17, colour, width=100)
    if notes.others is not None:
        told = _say(scene, "others_see", told=amounts(speaker, notes.others))
        yield label(_MONEY, 85, told, 11, FADED, width=164)
    for at, count in enumerate(notes.fakes):
        yield moved(_NOTES - EDGE + 58 * at, 20, artwork.note(at + 1, count))


def _chips(scene: Scene, ids: Iterable[int]) -> tuple[str, int]:
    """The cards of a player, those that are alike on one chip; and how many lines they take."""
    layout, room = scene.view.layout, WIDTH - EDGE - _CARDS - 8
    pieces: list[str] = []
    x = line = 0
    for card, count in grouped_cards(layout, ids):
        words = card_name(scene.speaker, card) + (f" \u00d7{count}" if count > 1 else "")
        width = min(room, artwork.chip_width(words))
        if x and x + width > room:
            x, line = 0, line + 1
        pieces.append(moved(x, (CHIP + 6) * line, artwork.chip(width, card.kind, words)))
        x += width + 6
    return "".join(pieces), line + 1


# --- what else there is ---


def _footer(scene: Scene) -> Iterator[Band]:
    """What is still to come, what was left, what went to the bin, and the fakes that nobody has."""
    table, speaker = scene.view, scene.speaker
    if scene.memory:
        for letter, _, ids in to_come(table):
            yield _line(_say(scene, "to_come", letter=letter), _names(scene, ids))
    if table.leftover:
        left = (card_name(speaker, table.layout.cards[id_]) for id_ in table.leftover)
        yield _line(_say(scene, "left"), ", ".join(left))
    if table.binned:
        yield _line(_say(scene, "binned"), _names(scene, table.binned))
    supply = enumerate(table.supply, 1)
    fakes = (speaker.say("fakes", "more", {"count": count, "quality": quality}) for quality, count in supply)
    yield _line(_say(scene, "supply"), ", ".join(fakes))


def _names(scene: Scene, ids: Iterable[int]) -> str:
    return ", ".join(grouped(scene.speaker, scene.view.layout, ids, "\u00d7"))


def _line(head: str, words: str) -> Band:
    return Band(
        20,
        label(EDGE + 10, 16, capital(head), 12, BRASS, width=118)
        + label(EDGE + 134, 16, words, 12, CHALK, width=ROOM - 144),
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
