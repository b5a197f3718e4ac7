"""The board of a picture: the stack and the black market, the action spaces, the police track."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from criminals.core.looks.phrases import Slot, Speaker, capital
from criminals.core.looks.places import Places
from criminals.core.looks.sheet import Band, Span
from criminals.core.looks.svg import ACCENT, ALARM, BOLD, TEXT, box, label, money, moved, number
from criminals.games.counterfeiters.knowledge.locations import (
    BANK,
    STACK,
    space_location,
    stall_location,
    track_location,
)
from criminals.games.counterfeiters.looks import artwork
from criminals.games.counterfeiters.looks.artwork import CARD, FADED, PANEL, PLATE, SPACE
from criminals.games.counterfeiters.looks.text import accepted, card_name, signs_of, to_come, track_of, waiting
from criminals.games.counterfeiters.rules.prices import FARE, FRAUD, PRINTED, RATES
from criminals.games.counterfeiters.rules.state import Table

_SIDE: Final = 154
"""The left edge of the market; left of it is the stack."""
_LEFT: Final = 26
"""The left edge of the stack in a wide picture."""
_MARKET: Final = 6
"""The number of spaces of the market in a row."""
_NARROW_MARKET: Final = 3
"""The same in a narrow picture, where the stack is above them."""
_TRACK: Final = 21
"""The number of spaces of the track in a row."""
_NARROW_TRACK: Final = 7
"""The same in a narrow picture."""
_GAP: Final = 8


def market(span: Span, table: Table, speaker: Speaker, places: Places) -> Band:
    """The stack, and the black market with its prices."""
    layout = table.layout
    count = len(layout.board.market)
    each = _NARROW_MARKET if span.narrow else _MARKET
    left, top = (span.edge, 104) if span.narrow else (_SIDE, 4)
    room = span.width - span.edge + 10 - left
    column = room // min(each, max(count, 3 if span.narrow else 5))
    width, step = column - 10, CARD + PLATE + 18
    bank = (span.width - span.edge - 130, 22) if span.narrow else (span.edge, 112)
    drawn_stack, drawn_bank = _stack(span, table, speaker), _bank(span, table, speaker)
    pieces = [
        places.mark(STACK, (210, 96) if span.narrow else (_SIDE - 30, 108), *drawn_stack, at=(span.edge, 4)),
        places.mark(BANK, (130, 46) if span.narrow else (_SIDE - 30, 24), *drawn_bank, at=bank),
    ]
    for at, space in enumerate(layout.board.market):
        card, seat = table.market[at], table.henchmen[at]
        if card is None:
            drawn = artwork.slot(width, speaker.say("picture", "empty" if seat is None else "bought"))
        else:
            shown = layout.cards[card]
            title = capital(card_name(speaker, shown, money(speaker, shown.value, width / 2)))
            drawn = artwork.card(width, shown, title)
        room = artwork.plate_room(width, seat, binned=space.bin)
        price = money(speaker, space.price, room)
        plate = moved(0, CARD + 4, artwork.plate(width, price, seat, binned=space.bin))
        stall = places.mark(stall_location(at), (width, CARD + 4 + PLATE), drawn, plate)
        pieces.append(moved(left + column * (at % each), top + step * (at // each), stall))
    return Band(max(1, -(-count // each)) * step + top, "".join(pieces))


def _stack(span: Span, table: Table, speaker: Speaker) -> tuple[str, ...]:
    """The stack by letter."""
    x = span.edge if span.narrow else _LEFT
    left = list(to_come(table))
    counts = " ".join(f"{letter}{count}" for letter, count, _ in left) or speaker.say("picture", "no_cards")
    if not left:
        top = moved(x, 8, box(58, 76, "none", stroke=FADED, more=' stroke-dasharray="4 5"'))
    else:
        top = moved(x, 17, artwork.stack(left[0][0], table.stack_size))
    size = number(x + 74, 40, f"\u00d7{table.stack_size}", 18, TEXT, width=46) if left else ""
    if span.narrow:
        return top, size, label(x + 74, 62, counts, 13, FADED, width=118)
    return top, size, label(x, 108, counts, 12, FADED, width=_SIDE - 40)


def _bank(span: Span, table: Table, speaker: Speaker) -> tuple[str, ...]:
    """The money of the bank."""
    name = capital(speaker.say("draw", "bank"))
    if span.narrow:
        right = span.width - span.edge - 4
        amount = number(right, 62, money(speaker, table.bank, 120), 20, ACCENT, width=120, anchor="end")
        return label(right, 38, name, 13, FADED, width=120, anchor="end"), amount
    return (
        label(_LEFT, 126, name, 12, FADED, width=44),
        number(_LEFT + 48, 127, money(speaker, table.bank, 74), 16, ACCENT, width=74),
    )


class _Panel(NamedTuple):
    """The spaces of one kind."""

    title: str
    words: str
    numbers: Sequence[int]
    alarm: bool
    most: int
    """The greatest number of spaces in a row."""

    @property
    def each(self) -> int:
        """The number of spaces in a row."""
        return min(len(self.numbers), self.most)

    @property
    def width(self) -> int:
        """The least that it needs."""
        return max(SPACE * self.each + 20, 130)

    @property
    def height(self) -> int:
        return 46 + 74 * -(-len(self.numbers) // self.each)


def spaces(span: Span, table: Table, speaker: Speaker, places: Places) -> Band:
    """The other action spaces, kind by kind, side by side as far as there is room."""
    rows: list[list[_Panel]] = [[]]
    for panel in _panels(table, speaker, 5 if span.narrow else 12):
        if sum(each.width + _GAP for each in rows[-1]) + panel.width > span.room:
            rows.append([])
        rows[-1].append(panel)
    pieces: list[str] = []
    y = 6
    for row in filter(None, rows):
        height = max(panel.height for panel in row)
        spare = (span.room + _GAP - sum(panel.width + _GAP for panel in row)) // len(row)
        x = span.edge
        for panel in row:
            size = panel.width + spare, height
            pieces.append(moved(x, y, _frame(panel, *size), *_drawn(table, speaker, places, panel, size[0])))
            x += size[0] + _GAP
        y += height + _GAP
    return Band(y + 2, "".join(pieces))


def _panels(table: Table, speaker: Speaker, most: int) -> Iterator[_Panel]:
    numbers = table.layout.numbers
    taken, strike = accepted(table), table.pawn in table.layout.track.strikes

    def panel(key: str, words: str, spaces: Sequence[int], *, alarm: bool = False) -> _Panel:
        return _Panel(capital(str(speaker.thing("region", key))), words, spaces, alarm, most)

    def say(key: str, **slots: Slot) -> str:
        return speaker.say("picture", key, slots)

    panels = (
        panel("print", say("print", count=PRINTED), numbers.print),
        panel("shop", say("shop", told=taken) if taken else say("shop_none"), numbers.shop, alarm=not taken),
        panel("fence", say("fence", least=RATES[0], most=RATES[-1]), numbers.fence),
        panel("defraud", speaker.money(FRAUD), numbers.defraud),
        panel("flights", say("no_flights" if strike else "flights"), tuple(numbers.flights.values()), alarm=strike),
    )
    return (each for each in panels if each.numbers)


def _frame(panel: _Panel, width: int, height: int) -> str:
    return (
        box(width, height, PANEL, stroke=ALARM if panel.alarm else "none", rx=10)
        + label(12, 22, panel.title, 15, ACCENT, width=width - 20, more=BOLD)
        + label(12, 38, panel.words, 12, ALARM if panel.alarm else FADED, width=width - 20)
    )


def _drawn(table: Table, speaker: Speaker, places: Places, panel: _Panel, width: int) -> Iterator[str]:
    """The spaces of a panel."""
    layout = table.layout
    left = (width - SPACE * panel.each) / 2
    for at, number_ in enumerate(panel.numbers):
        kind, _, which = layout.spaces[number_].partition(" ")
        caption = speaker.say("picture", which, {"fare": FARE}) if kind == "fly" else which
        drawn = artwork.space(
            caption, table.henchmen[number_], hat=layout.marks.hats[number_], glasses=layout.marks.glasses[number_]
        )
        marked = places.mark(space_location(layout.spaces[number_]), (SPACE - 8, 68), drawn, at=(4, 0))
        yield moved(left + SPACE * (at % panel.each), 46 + 74 * (at // panel.each), marked)


def track(span: Span, table: Table, speaker: Speaker, places: Places) -> Band:
    """The police track, with the pawn on it; below, the count of quiet rounds."""
    shown = track_of(table)
    each = min(len(shown), _NARROW_TRACK if span.narrow else _TRACK)
    step = min(66, (span.room + 4) / each)
    width = int(step) - 4
    pieces = [
        moved(
            round(span.edge + step * (at % each)),
            4 + 64 * (at // each),
            places.mark(track_location(space), (width, 58), _cell(table, space, width)),
        )
        for at, space in enumerate(shown)
    ]
    height = 64 * -(-len(shown) // each) + 10
    if table.quiet:
        pieces.append(label(span.edge, height + 6, waiting(table, speaker), 12, FADED, width=span.room))
        height += 16
    return Band(height, "".join(pieces))


def _cell(table: Table, space: int, width: int) -> str:
    passed, here = space < table.pawn, space == table.pawn
    return artwork.cell(width, space, signs_of(table.layout, space), passed=passed, pawn=here)
