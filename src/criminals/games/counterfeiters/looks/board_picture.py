"""The board of a picture: the stack and the black market, the action spaces, the police track."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from criminals.core.looks.phrases import Slot, Speaker, capital
from criminals.core.looks.places import Places
from criminals.core.looks.svg import ACCENT, ALARM, BOLD, EDGE, ROOM, TEXT, Band, box, label, money, moved, number
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

_SIDE: Final = 150
"""Where the market begins; left of it is the stack."""
_MARKET: Final = 6
"""How many spaces of the market stand side by side."""
_TRACK: Final = 21
"""How many spaces of the track stand side by side."""
_GAP: Final = 8


def market(table: Table, speaker: Speaker, places: Places) -> Band:
    """The stack, and the black market with its prices."""
    layout = table.layout
    count = len(layout.board.market)
    column = (ROOM + EDGE + 10 - _SIDE) // min(_MARKET, max(count, 5))
    width, step = column - 10, CARD + PLATE + 18
    pieces = [_stack(table, speaker, places)]
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
        pieces.append(moved(_SIDE + column * (at % _MARKET), 4 + step * (at // _MARKET), stall))
    return Band(max(1, -(-count // _MARKET)) * step + 4, "".join(pieces))


def _stack(table: Table, speaker: Speaker, places: Places) -> str:
    """The stack by letter; and what the bank has."""
    left = list(to_come(table))
    counts = " ".join(f"{letter}{count}" for letter, count, _ in left)
    top = (
        moved(EDGE + 10, 17, artwork.stack(left[0][0], table.stack_size))
        if left
        else moved(EDGE + 10, 8, box(58, 76, "none", stroke=FADED, more=' stroke-dasharray="4 5"'))
    )
    size = number(EDGE + 84, 40, f"\u00d7{table.stack_size}", 18, TEXT, width=46) if left else ""
    words = label(EDGE + 10, 108, counts or speaker.say("picture", "no_cards"), 12, FADED, width=_SIDE - 40)
    bank = (
        label(EDGE + 10, 126, capital(speaker.say("draw", "bank")), 12, FADED, width=44),
        number(EDGE + 58, 127, money(speaker, table.bank, 74), 16, ACCENT, width=74),
    )
    return places.mark(STACK, (_SIDE - 20, 110), top, size, words) + places.mark(BANK, (_SIDE - 20, 130), *bank)


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


def spaces(table: Table, speaker: Speaker, places: Places) -> Band:
    """The other action spaces, kind by kind, side by side as far as there is room."""
    rows: list[list[_Panel]] = [[]]
    for panel in _panels(table, speaker):
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
            size = panel.width + spare, height
            pieces.append(moved(x, y, _frame(panel, *size), *_drawn(table, speaker, places, panel, size[0])))
            x += size[0] + _GAP
        y += height + _GAP
    return Band(y + 2, "".join(pieces))


def _panels(table: Table, speaker: Speaker) -> Iterator[_Panel]:
    numbers = table.layout.numbers
    taken, strike = accepted(table), table.pawn in table.layout.track.strikes

    def panel(key: str, words: str, spaces: Sequence[int], *, alarm: bool = False) -> _Panel:
        return _Panel(capital(str(speaker.thing("region", key))), words, spaces, alarm)

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
        marked = places.mark(space_location(layout.spaces[number_]), (SPACE - 4, 68), drawn)
        yield moved(left + SPACE * (at % panel.each), 46 + 74 * (at // panel.each), marked)


def track(table: Table, speaker: Speaker, places: Places) -> Band:
    """The police track, with the pawn on it; below, the count of quiet rounds."""
    shown = track_of(table)
    each = min(len(shown), _TRACK)
    step = min(66, (ROOM + 4) // each)
    pieces = [
        moved(
            EDGE + step * (at % each),
            4 + 64 * (at // each),
            places.mark(track_location(space), (step - 4, 58), _cell(table, space, step - 4)),
        )
        for at, space in enumerate(shown)
    ]
    height = 64 * -(-len(shown) // each) + 10
    if table.quiet:
        pieces.append(label(EDGE, height + 6, waiting(table, speaker), 12, FADED, width=ROOM))
        height += 16
    return Band(height, "".join(pieces))


def _cell(table: Table, space: int, width: int) -> str:
    passed, here = space < table.pawn, space == table.pawn
    return artwork.cell(width, space, signs_of(table.layout, space), passed=passed, pawn=here)
