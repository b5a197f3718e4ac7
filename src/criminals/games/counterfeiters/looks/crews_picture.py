"""The players of a picture: henchmen, money, fakes and cards."""

from math import ceil
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import capital
from criminals.core.looks.places import Places
from criminals.core.looks.sheet import Band, Span, row_frame, you, you_width
from criminals.core.looks.svg import ACCENT, BOLD, TEXT, ems, label, money, moved, number
from criminals.core.looks.text import name_of
from criminals.games.counterfeiters.knowledge.locations import (
    card_location,
    cards_location,
    crew_location,
    fakes_location,
    offshore_location,
    purse_location,
)
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import BRIGHT, CHIP, FADED, PANEL
from criminals.games.counterfeiters.looks.text import Notes, Scene, amounts, card_name, grouped_cards, role_of

_MONEY: Final = 170
"""The left edge of a player's money."""
_NOTES: Final = 344
"""The left edge of a player's fakes."""
_CARDS: Final = 528
"""The left edge of a player's cards."""
_LINE: Final = 24
"""The height of a line of money."""
_CREW: Final = 98
"""The least height of a player's row."""
_SHOWN: Final = 4
"""More henchmen are shown by their number."""
_BELOW: Final = 132
"""The left edge of a player's cards in a narrow picture."""


def crew(span: Span, scene: Scene, places: Places, seat: Seat) -> Band:
    """A player: the henchmen, the money, the fakes and the cards."""
    if span.narrow:
        return _narrow_crew(span, scene, places, seat)
    table, speaker = scene.view, scene.speaker
    idle, acts, mine = table.crews[seat].idle, table.actor == seat, seat == table.viewer
    role, notes = role_of(table, speaker, seat), scene.notes[seat]
    room = span.width - span.edge - _CARDS - 8
    chips, lines = _chips(scene, places, seat, room)
    cards = places.mark(cards_location(seat), (room, (CHIP + 6) * lines), chips)
    height = max(_CREW, 20 + (CHIP + 6) * lines)
    name = capital(format(name_of(speaker, seat), "alone"))
    most = _MONEY - 8 - you_width(speaker)
    after = min(most, 32 + ceil(ems(name) * 17))
    pieces = [
        row_frame(span.room, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M7 20l10 7-10 7z" fill="{ACCENT}"/>' if acts else "",
        label(24, 33, name, 17, TEXT, width=(most - 8 if mine else _MONEY - 10) - 24, least=12, more=BOLD),
        you(speaker, after, 19) if mine else "",
        label(24, 50, role, 12, FADED, width=_MONEY - 30) if role else "",
        _henchmen(places, seat, idle),
        moved(_MONEY, 14, artwork.screen(_CARDS - span.edge - _MONEY - 14, _screen(scene)))
        if notes is None
        else _money(scene, places, seat, notes, _MONEY) + moved(_NOTES - span.edge, 20, _fakes(places, seat, notes)),
        moved(_CARDS - span.edge, 20 if lines < 3 else 12, cards),
    ]
    return Band(height + 6, moved(span.edge, 0, *pieces))


def _henchmen(places: Places, seat: Seat, count: int) -> str:
    """The henchmen that are still to be played."""
    shown = min(count, _SHOWN)
    drawn = [artwork.henchman(35 + 26 * at, 74, seat, scale=0.9) for at in range(shown)]
    if count > _SHOWN:
        drawn.append(label(140, 80, f"{count}", 12, TEXT, width=30, anchor="end"))
    area = (26 * max(1, shown) + (22 if count > _SHOWN else 2), 30)
    return places.mark(crew_location(seat), area, *drawn or [artwork.absent(35, 74, scale=0.9)], at=(21, 60))


def _screen(scene: Scene) -> str:
    """The words on a screen, behind which are the notes of another (§1.4)."""
    return capital(scene.speaker.say("picture", "screen"))


def _money(scene: Scene, places: Places, seat: Seat, notes: Notes, x: int) -> str:
    """Cash and offshore money as far as the viewer can tell, and their sum, which everybody knows (§7.1)."""
    speaker = scene.speaker
    rows = (
        ("cash", amounts(speaker, notes.cash), ACCENT, purse_location(seat)),
        ("offshore", amounts(speaker, notes.offshore), ACCENT, offshore_location(seat)),
        ("both", money(speaker, notes.wealth, 100), TEXT, None),
    )
    pieces: list[str] = []
    for at, (key, words, colour, location) in enumerate(rows):
        y = 25 + _LINE * at
        drawn = label(x, y, speaker.say("draw", key), 12, FADED, width=60)
        drawn += number(x + 64, y, words, 17, colour, width=100)
        pieces.append(drawn if location is None else places.mark(location, (164, _LINE), drawn, at=(x - 6, y - 17)))
    if notes.others is not None:
        room = _CARDS - _MONEY - 30
        told = speaker.say("picture", "others_see", {"told": amounts(speaker, notes.others)})
        pieces.append(label(x, 19 + 3 * _LINE, told, 11, FADED, width=room))
    return "".join(pieces)


def _fakes(places: Places, seat: Seat, notes: Notes) -> str:
    """The fakes, quality by quality."""
    return "".join(
        moved(58 * at, 0, places.mark(fakes_location(seat, at + 1), (52, 46), artwork.note(at + 1, count)))
        for at, count in enumerate(notes.fakes)
    )


def _narrow_crew(span: Span, scene: Scene, places: Places, seat: Seat) -> Band:
    """The same in a narrow picture: the name and the henchmen, below them money and fakes, then the cards."""
    table, speaker, room = scene.view, scene.speaker, span.room
    acts, mine, notes = table.actor == seat, seat == table.viewer, scene.notes[seat]
    chips, lines = _chips(scene, places, seat, room - 24)
    top = _BELOW + (12 if notes is not None and notes.others is not None else 0)
    count = table.crews[seat].idle
    right = room - (150 if count > _SHOWN else 33 + 26 * max(1, count))
    free = right - (you_width(speaker) + 16 if mine else 6)
    height = top + (CHIP + 6) * lines + 8
    name, role = capital(format(name_of(speaker, seat), "alone")), role_of(table, speaker, seat)
    after = min(free + 24, 28 + ceil(ems(name) * 17))
    pieces = [
        row_frame(room, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M4 17l9 6.500-9 6.500z" fill="{ACCENT}"/>' if acts else "",
        label(18, 29, name, 17, TEXT, width=free, least=12, more=BOLD),
        you(speaker, after, 15) if mine else "",
        label(18, 46, role, 12, FADED, width=190) if role else "",
        moved(right, -46, _henchmen(places, seat, count)),
        moved(12, 54, artwork.screen(room - 24, _screen(scene)))
        if notes is None
        else moved(0, 42, _money(scene, places, seat, notes, 18)) + moved(room - 180, 62, _fakes(places, seat, notes)),
        moved(12, top, places.mark(cards_location(seat), (room - 24, (CHIP + 6) * lines), chips)),
    ]
    return Band(height + 6, moved(span.edge, 0, *pieces))


def _chips(scene: Scene, places: Places, seat: Seat, room: int) -> tuple[str, int]:
    """The cards of a player, equal ones on one chip, and the number of lines they take.

    Only a card with a chip of its own has its location there.
    """
    layout = scene.view.layout
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
