"""The table as a picture, SVG or HTML: the path, the event cards, the players, and the sheet of characters."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.old_looks import header, page, you
from criminals.core.looks.svg import (
    ALARM,
    BOLD,
    BRASS,
    CHALK,
    EDGE,
    INK,
    PAPER,
    ROOM,
    WIDTH,
    Band,
    box,
    label,
    moved,
    number,
    picture,
    row_frame,
)
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.artwork import BRIGHT, FADED, GROUND, PANEL, RIM
from criminals.games.sicario.looks.board_picture import events, flowed, path
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import (
    candidates,
    draw,
    losses_of,
    place_of,
    safety_of,
    seat_at,
    text,
    trait_name,
    turn,
)
from criminals.games.sicario.rules.state import Table

_HEARD: Final = 322
"""Where in a player's row that begins what was heard."""
_WHO: Final = 718
"""Where in a player's row that begins who it is, or can be."""
_FACES: Final = 12
"""How many characters of the sheet stand side by side."""
_NAMES: Final = 6
"""The same for a large sheet, without faces."""
_LARGE: Final = 48
"""A sheet with more characters is drawn without faces."""


class _Sheet(NamedTuple):
    """What is to be drawn."""

    table: Table
    viewer: Viewer
    character: str | None
    candidates: tuple[tuple[str, ...], ...]
    """For each seat who it can be."""


def drawn(table: Table, viewer: Viewer, character: str | None) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    seats = range(table.players)
    who = tuple(candidates(table, seat, viewer, character) for seat in seats)
    sheet = _Sheet(table, viewer, character, who)
    last = 0 if viewer is SPECTATOR else viewer
    bands = [
        header(WIDTH, "Sicario", table, viewer, turn(table, viewer), faded=FADED, plain=BRIGHT),
        path(table),
        events(table),
        *(_player(sheet, (last + 1 + at) % table.players) for at in seats),
        _characters(sheet),
        _legend(sheet),
    ]
    title, words = f"Sicario, {turn(table, viewer)}", text(table, viewer, character)
    return picture(WIDTH, bands, title=title, text=words, ground=GROUND, rim=RIM)


def svg(view: View) -> str:
    """A view as a picture; `draw(view)`, the same as text, is inside."""
    return drawn(view, view.viewer, view.character)


def html(view: View) -> str:
    """The picture, no wider than its place, and the table as text below it for who opens that."""
    return page(svg(view), draw(view))


# --- the players ---


def _player(sheet: _Sheet, seat: Seat) -> Band:
    table = sheet.table
    acts, mine = seat_at(table.phase) == seat, seat == sheet.viewer
    facts = [(artwork.fact_width(fact), artwork.fact_chip(fact)) for fact in table.facts_of(seat)]
    heard, high = flowed(facts, _WHO - _HEARD - 10)
    height = max(64, high + 22)
    safety, losses = safety_of(table, seat), losses_of(table, seat)
    pieces = [
        row_frame(ROOM, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M5 25l9 7-9 7z" fill="{BRASS}"/>' if acts else "",
        moved(36, 31, artwork.player(0, 0, seat, table.sicario, scale=1.1), opacity=0.45 if table.is_out(seat) else 1),
        label(58, 29, f"Seat {seat}", 17, CHALK, width=66, more=BOLD),
        label(58, 47, "sicario" if seat == table.sicario else "agent", 12, FADED, width=66),
        you(122, 15) if mine else "",
        label(168, 29, place_of(table, seat), 14, CHALK, width=132),
        label(168, 47, safety, 12, ALARM if safety == "exposed" else FADED, width=60) if safety else "",
        label(226 if safety else 168, 47, losses, 12, BRASS, width=92) if losses else "",
        moved(_HEARD, 13 if high <= 30 else 11, heard)
        if heard
        else label(_HEARD, 30, "nothing heard", 12, "#8d90ad", width=200),
        moved(_WHO, 0, *_identity(sheet, seat)),
    ]
    return Band(height + 6, moved(EDGE, 0, *pieces))


def _identity(sheet: _Sheet, seat: Seat) -> Iterator[str]:
    """Who a player is, if that is known; else how many it can be, and who if these are few."""
    table, who = sheet.table, sheet.candidates[seat]
    name = sheet.character if seat == sheet.viewer else table.shown[seat]
    if name is not None:
        character = table.layout.sheet.characters[name]
        hidden = table.shown[seat] is None
        yield moved(2, 8, box(46, 48, PAPER, stroke=BRASS if hidden else INK))
        yield face(25, 35, character, scale=0.95)
        yield label(58, 29, name, 16, CHALK, width=118, more=BOLD)
        words = f"to others 1 of {len(who)}" if hidden else trait_name(character.sign)
        yield label(58, 47, words, 12, FADED, width=122)
        return
    yield number(2, 33, str(len(who)), 22, BRASS, width=44)
    few = len(who) <= 3
    yield label(10 + 12 * len(str(len(who))), 31, "can be it", 12, FADED, width=70)
    yield (
        label(2, 50, ", ".join(who), 12, CHALK, width=176)
        if few
        else label(2, 50, f"of {len(table.layout.sheet.names)} on the sheet", 12, FADED, width=176)
    )


# --- the sheet of characters ---


def _characters(sheet: _Sheet) -> Band:
    """Every character, with a sign for each seat that can be it."""
    names = sheet.table.layout.sheet.names
    large = len(names) > _LARGE
    each, height = (_NAMES, 28) if large else (_FACES, 112)
    step = (ROOM + 6) // each
    draw = _slip if large else _card
    pieces = [
        moved(EDGE + step * (at % each), 6 + (height + 6) * (at // each), draw(sheet, name, step - 6))
        for at, name in enumerate(names)
    ]
    return Band((height + 6) * -(-len(names) // each) + 8, "".join(pieces))


def _card(sheet: _Sheet, name: str, width: int) -> str:
    character = sheet.table.layout.sheet.characters[name]
    dots = _dots(sheet, name, width / 2, 100)
    drawn = (
        face(width / 2, 34, character, scale=1.2)
        + label(width / 2, 71, name, 13, INK, width=width - 6, anchor="middle", more=BOLD)
        + label(width / 2, 85, trait_name(character.sign), 11, "#6b5836", width=width - 4, anchor="middle")
    )
    return _frame(sheet, name, width, 112) + (drawn if dots else moved(0, 0, drawn, opacity=0.6)) + dots


def _slip(sheet: _Sheet, name: str, width: int) -> str:
    dots = _dots(sheet, name, width - 36, 14)
    return _frame(sheet, name, width, 28) + label(8, 18, name, 12, INK, width=width - 78) + dots


def _frame(sheet: _Sheet, name: str, width: int, height: int) -> str:
    """The paper of a character; that of the viewer's own has a frame, one that nobody can be is grey."""
    own = name == sheet.character
    possible = own or any(name in who for who in sheet.candidates)
    return box(
        width,
        height,
        PAPER if possible else "#8b8a94",
        stroke=BRASS if own else INK,
        more=' stroke-width="4"' if own else "",
    )


def _dots(sheet: _Sheet, name: str, x: float, y: float) -> str:
    """The seats that can be a character, around a middle; the viewer's own is hollow, as the others see it."""
    seats = [seat for seat, who in enumerate(sheet.candidates) if name in who]
    left = x - 8 * (len(seats) - 1)
    hidden = [seat == sheet.viewer and sheet.table.shown[seat] is None for seat in seats]
    sicario = sheet.table.sicario
    return "".join(
        artwork.dot(left + 16 * at, y, seat, sicario, hollow=hollow)
        for at, (seat, hollow) in enumerate(zip(seats, hidden, strict=True))
    )


def _legend(sheet: _Sheet) -> Band:
    """The spaces, and the signs on the sheet."""
    pieces: list[str] = []
    x = EDGE + 22
    for kind, words in (("s", "exposed"), ("b", "hidden"), ("a", "hidden, disc or capture")):
        pieces += [artwork.sign(x, 19, kind), label(x + 16, 24, words, 12, FADED, width=160)]
        x += 50 + 6 * len(words)
    sicario = sheet.table.sicario
    agent = sheet.table.agents[0]
    for seat, words in ((agent, "agent can be it"), (sicario, "sicario can be it")):
        pieces += [artwork.dot(x, 20, seat, sicario, hollow=False), label(x + 14, 24, words, 12, FADED, width=160)]
        x += 44 + 6 * len(words)
    if sheet.viewer is not SPECTATOR:
        pieces.append(label(x, 24, "dashed: you, to the others", 12, FADED, width=180))
    return Band(44, "".join(pieces))
