"""The board of a picture: the stack and the black market, the action spaces, the police track."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from criminals.core.looks.svg import ALARM, BOLD, BRASS, CHALK, EDGE, ROOM, Band, box, figure, label, moved, number
from criminals.games.counterfeiters.box.edition import QUALITIES
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import CARD, FADED, PANEL, PLATE, SPACE
from criminals.games.counterfeiters.looks.text import signs_of, to_come, track_of, waiting
from criminals.games.counterfeiters.rules.prices import FARE, FRAUD, PRINTED, RATES
from criminals.games.counterfeiters.rules.state import Table

_SIDE: Final = 150
"""Where the market begins; left of it is the stack."""
_MARKET: Final = 6
"""How many spaces of the market stand side by side."""
_TRACK: Final = 21
"""How many spaces of the track stand side by side."""
_GAP: Final = 8


def market(table: Table) -> Band:
    """The stack, and the black market with its prices."""
    layout = table.layout
    count = len(layout.board.market)
    column = (ROOM + EDGE + 10 - _SIDE) // min(_MARKET, max(count, 5))
    width, step = column - 10, CARD + PLATE + 18
    pieces = [_stack(table)]
    for at, space in enumerate(layout.board.market):
        card, seat = table.market[at], table.henchmen[at]
        words = "empty" if seat is None else "bought"
        drawn = artwork.slot(width, words) if card is None else artwork.card(width, layout.cards[card])
        plate = moved(0, CARD + 4, artwork.plate(width, space.price, seat, binned=space.bin))
        pieces.append(moved(_SIDE + column * (at % _MARKET), 4 + step * (at // _MARKET), drawn, plate))
    return Band(max(1, -(-count // _MARKET)) * step + 4, "".join(pieces))


def _stack(table: Table) -> str:
    """The stack by letter; and what the bank has."""
    left = list(to_come(table))
    counts = " ".join(f"{letter}{count}" for letter, count, _ in left)
    top = (
        moved(EDGE + 10, 17, artwork.stack(left[0][0], table.stack_size))
        if left
        else moved(EDGE + 10, 8, box(58, 76, "none", stroke=FADED, more=' stroke-dasharray="4 5"'))
    )
    size = number(EDGE + 84, 40, f"\u00d7{table.stack_size}", 18, CHALK, width=46) if left else ""
    return (
        top
        + size
        + label(EDGE + 10, 108, counts or "no cards left", 12, FADED, width=_SIDE - 40)
        + label(EDGE + 10, 126, "Bank", 12, FADED, width=40)
        + number(EDGE + 44, 127, figure(table.bank, 80, before="$"), 16, BRASS, width=80)
    )


class _Panel(NamedTuple):
    """The spaces of one kind."""

    title: str
    words: str
    numbers: Sequence[int]
    alarm: bool

    @property
    def each(self) -> int:
        """How many stand side by side."""
        return min(len(self.numbers), 12)

    @property
    def width(self) -> int:
        """The least that it needs."""
        return max(SPACE * self.each + 20, 130)

    @property
    def height(self) -> int:
        return 46 + 74 * -(-len(self.numbers) // self.each)


def spaces(table: Table) -> Band:
    """The other action spaces, kind by kind, side by side as far as there is room."""
    rows: list[list[_Panel]] = [[]]
    for panel in _panels(table):
        if sum(each.width + _GAP for each in rows[-1]) + panel.width > ROOM:
            rows.append([])
        rows[-1].append(panel)
    pieces: list[str] = []
    y = 6
    for row in filter(None, rows):
        height = max(panel.height for panel in row)
        spare = (ROOM + _GAP - sum(panel.width + _GAP for panel in row)) // len(row)
        x = EDGE
        for panel in row:
            pieces.append(moved(x, y, _drawn(table, panel, panel.width + spare, height)))
            x += panel.width + spare + _GAP
        y += height + _GAP
    return Band(y + 2, "".join(pieces))


def _panels(table: Table) -> Iterator[_Panel]:
    layout = table.layout
    taken = ", ".join(str(quality) for quality in QUALITIES if quality > table.refused)
    strike = table.pawn in layout.track.strikes
    flights = tuple(layout.numbers.flights.values())
    panels = (
        _Panel("Print", f"{PRINTED} for each press", layout.numbers.print, False),
        _Panel("Supermarket", f"quality {taken}" if taken else "takes no fakes", layout.numbers.shop, not taken),
        _Panel("Fence", f"each ${RATES[0]} to ${RATES[-1]}", layout.numbers.fence, False),
        _Panel("Tax fraud", f"${FRAUD}", layout.numbers.defraud, False),
        _Panel("Caribbean", "strike: no flights" if strike else "cash goes offshore", flights, strike),
    )
    return (panel for panel in panels if panel.numbers)


def _drawn(table: Table, panel: _Panel, width: int, height: int) -> str:
    layout = table.layout
    pieces = [
        box(width, height, PANEL, stroke=ALARM if panel.alarm else "none", rx=10),
        label(12, 22, panel.title, 15, BRASS, width=width - 20, more=BOLD),
        label(12, 38, panel.words, 12, ALARM if panel.alarm else FADED, width=width - 20),
    ]
    left = (width - SPACE * panel.each) / 2
    for at, number_ in enumerate(panel.numbers):
        name = layout.spaces[number_].split()[-1]
        caption = {"commercial": f"flight ${FARE}", "jet": "own jet"}.get(name, name)
        drawn = artwork.space(
            caption, table.henchmen[number_], hat=layout.marks.hats[number_], glasses=layout.marks.glasses[number_]
        )
        pieces.append(moved(left + SPACE * (at % panel.each), 46 + 74 * (at // panel.each), drawn))
    return "".join(pieces)


def track(table: Table) -> Band:
    """The police track, with the pawn on it; below, the count of quiet rounds."""
    shown = track_of(table)
    each = min(len(shown), _TRACK)
    step = min(66, (ROOM + 4) // each)
    pieces = [
        moved(
            EDGE + step * (at % each),
            4 + 64 * (at // each),
            artwork.cell(
                step - 4, space, signs_of(table.layout, space), passed=space < table.pawn, pawn=space == table.pawn
            ),
        )
        for at, space in enumerate(shown)
    ]
    height = 64 * -(-len(shown) // each) + 10
    if table.quiet:
        pieces.append(label(EDGE, height + 6, waiting(table), 12, FADED, width=ROOM))
        height += 16
    return Band(height, "".join(pieces))
