"""The table as a picture, SVG or HTML: the board, the black market, the police track, the players."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.old_looks import header, page, you
from criminals.core.looks.svg import (
    BOLD,
    BRASS,
    CHALK,
    EDGE,
    ROOM,
    WIDTH,
    Band,
    label,
    moved,
    number,
    picture,
    row_frame,
)
from criminals.games.counterfeiters.box.edition import Card
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import BRIGHT, CHIP, FADED, GROUND, PANEL, RIM
from criminals.games.counterfeiters.looks.board_picture import market, spaces, track
from criminals.games.counterfeiters.looks.text import (
    amounts,
    cash_of,
    draw,
    grouped_cards,
    offshore,
    role_of,
    text,
    to_come,
    turn,
)
from criminals.games.counterfeiters.rules.state import Table

_CARDS: Final = 512
"""Where the cards of a player begin."""
_CREW: Final = 92
"""The least height of a player's row."""


class _Sheet(NamedTuple):
    """What is to be drawn."""

    table: Table
    viewer: Viewer
    cash: int | None


def drawn(table: Table, viewer: Viewer, cash: int | None) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    sheet = _Sheet(table, viewer, cash)
    seats = table.layout.seating.clockwise[0 if viewer is SPECTATOR else viewer]
    bands = [
        header(WIDTH, "Counterfeiters", table, viewer, turn(table, viewer), faded=FADED, plain=BRIGHT),
        market(table),
        spaces(table),
        track(table),
        *(_crew(sheet, seat) for seat in seats),
        *_footer(table),
        _legend(),
    ]
    title, words = f"Counterfeiters, {turn(table, viewer)}", text(table, viewer, cash)
    return picture(WIDTH, bands, title=title, text=words, ground=GROUND, rim=RIM)


def svg(view: View) -> str:
    """A view as a picture; `draw(view)`, the same as text, is inside."""
    return drawn(view, view.viewer, view.cash)


def html(view: View) -> str:
    """The picture, no wider than its place, and the table as text below it for who opens that."""
    return page(svg(view), draw(view))


# --- the players ---


def _crew(sheet: _Sheet, seat: Seat) -> Band:
    table = sheet.table
    crew, acts, mine = table.crews[seat], table.actor == seat, seat == sheet.viewer
    role = role_of(table, seat)
    chips, lines = _chips(table, crew.cards)
    height = max(_CREW, 20 + (CHIP + 6) * lines)
    pieces = [
        row_frame(ROOM, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M7 20l10 7-10 7z" fill="{BRASS}"/>' if acts else "",
        label(24, 33, f"Seat {seat}", 17, CHALK, width=66, more=BOLD),
        you(90, 19) if mine else "",
        label(24, 50, role, 12, FADED, width=110) if role else "",
        *_idle(crew.idle, seat),
        moved(146, 0, *_money(sheet, seat)),
        *(moved(318 + 58 * at, 20, artwork.note(at + 1, count)) for at, count in enumerate(crew.fakes)),
        moved(_CARDS - EDGE, 20 if lines < 3 else 12, chips),
    ]
    return Band(height + 6, moved(EDGE, 0, *pieces))


def _idle(count: int, seat: Seat) -> Iterator[str]:
    """The henchmen that are still to be played."""
    for at in range(min(count, 4)):
        yield artwork.henchman(35 + 26 * at, 70, seat, scale=0.9)
    if count > 4:
        yield label(140, 76, f"{count}", 12, CHALK, width=30, anchor="end")


def _money(sheet: _Sheet, seat: Seat) -> Iterator[str]:
    """Cash and offshore money as far as the viewer can tell, and their sum, which everybody knows (§7.1)."""
    table = sheet.table
    crew = table.crews[seat]
    cash = cash_of(table, seat, sheet.viewer, sheet.cash)
    rows = (("cash", amounts(cash)), ("offshore", amounts(offshore(crew.wealth, cash))), ("both", f"${crew.wealth}"))
    for at, (name, words) in enumerate(rows):
        y = 27 + 21 * at
        yield label(0, y, name, 12, FADED, width=60)
        yield number(60, y, words, 17, CHALK if name == "both" else BRASS, width=100)
    others = crew.possible
    if seat == sheet.viewer and len(others) > 1:
        yield label(0, 85, f"others see {amounts(others)}", 11, FADED, width=164)


def _chips(table: Table, ids: Iterable[int]) -> tuple[str, int]:
    """The cards of a player, those that are alike on one chip; and how many lines they take."""
    room = WIDTH - EDGE - _CARDS - 8
    pieces: list[str] = []
    x = line = 0
    for card, count in grouped_cards(table.layout, ids):
        words = _named(card, count)
        width = artwork.chip_width(words)
        if x and x + width > room:
            x, line = 0, line + 1
        pieces.append(moved(x, (CHIP + 6) * line, artwork.chip(card.kind, words)))
        x += width + 6
    return "".join(pieces), line + 1


# --- what else there is ---


def _footer(table: Table) -> Iterator[Band]:
    """What is still to come, what was left, what went to the bin, and the fakes that nobody has."""
    layout = table.layout
    for letter, _, ids in to_come(table):
        yield _line(f"To come, {letter}", _names(table, ids))
    if table.leftover:
        yield _line("Left in the stack", ", ".join(_named(layout.cards[id_]) for id_ in table.leftover))
    if table.binned:
        yield _line("Binned", _names(table, table.binned))
    yield _line("Fakes left", ", ".join(f"{count} of quality {q}" for q, count in enumerate(table.supply, 1)))


def _names(table: Table, ids: Iterable[int]) -> str:
    return ", ".join(_named(card, count) for card, count in grouped_cards(table.layout, ids))


def _named(card: Card, count: int = 1) -> str:
    return str(card).replace("-", " ") + (f" \u00d7{count}" if count > 1 else "")


def _line(head: str, words: str) -> Band:
    return Band(
        20,
        label(EDGE + 10, 16, head, 12, BRASS, width=118) + label(EDGE + 134, 16, words, 12, CHALK, width=ROOM - 144),
    )


def _legend() -> Band:
    """The signs of the board."""
    signs = ("G", "Godfather: pay half"), ("I", "investigation"), ("S", "strike")
    pieces: list[str] = []
    x = EDGE + 22
    for sign, words in signs:
        pieces += [artwork.sign(x, 20, sign), label(x + 16, 24, words, 12, FADED, width=150)]
        x += 52 + 7 * len(words)
    for hat, words in ((True, "moves the police"), (False, "first in the next round")):
        pieces += [artwork.badge(x, 21, hat=hat), label(x + 18, 24, words, 12, FADED, width=180)]
        x += 54 + 7 * len(words)
    return Band(44, "".join(pieces))
