"""The rows of a picture and the targets: a row for each player, or in a narrow picture a line for each target."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import ceil
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import capital
from criminals.core.looks.sheet import Band, row_frame, you, you_width
from criminals.core.looks.svg import ACCENT, BOLD, TEXT, box, ems, label, money, moved, number
from criminals.core.looks.text import name_of
from criminals.games.crooks.knowledge.locations import BANK, purse_location, row_location, target_location
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.artwork import BACK_STRIP, CARD, FADED, OWN_ROW, PLATE, ROW, STRIP
from criminals.games.crooks.looks.canvas import EDGE, SIDE, Canvas, card
from criminals.games.crooks.rules.phase import Over
from criminals.games.crooks.rules.pieces import FaceUp
from criminals.games.crooks.rules.state import Stack

_WIDEST: Final = 92
"""The width of a card in a narrow picture, if there is room."""
_HEAD: Final = 78
"""The height of what stands above a player's column."""
_ALSO: Final = 20
"""The height of the pill that marks the viewer, if it stands below the words of one that passed."""
_LOW: Final = 44
"""The height of a place without a card in a narrow picture, if nobody has one there."""


def row(on: Canvas, seat: Seat) -> Band:
    """A player's row."""
    table, speaker = on.table, on.wording.speaker
    stacks = table.rows[seat]
    height = max(_height(stack) for stack in stacks) + 16
    acts = table.actor == seat
    frame = moved(EDGE, 0, _ground(table, seat, on.width - 2 * EDGE, height))
    ink, gold = _inks(table, seat)
    cards = "".join(moved(on.at(at), 8, _stack(on, on.card, seat, at)) for at in range(len(stacks)))
    amount = number(36, 62, money(speaker, table.money[seat], SIDE - 50), 22, gold, width=SIDE - 50)
    name = [
        label(36, 34, capital(format(name_of(speaker, seat), "alone")), 17, ink, width=SIDE - 42, least=12, more=BOLD),
        on.places.mark(purse_location(seat), (SIDE - 40, 26), amount, at=(30, 42)),
    ]
    if seat == table.viewer:
        name.append(you(speaker, 36, 90))
    if acts:
        name.append(f'<path d="M21 21l10 7-10 7z" fill="{ACCENT}"/>')
    if table.passed[seat]:
        name.append(label(36, 82, on.say("passed"), 12, FADED, width=90))
    return Band(height + 6, "".join((frame, *name, cards)))


def _ground(table: View, seat: Seat, width: float, height: float) -> str:
    """The ground of a player's row; only its outline if the player is out of the game."""
    if _is_out(table, seat):
        return box(width, height, "none", stroke=ROW, more=' stroke-width="2"', rx=12)
    return row_frame(width, height, OWN_ROW if seat == table.viewer else ROW, ringed=table.actor == seat)


def _inks(table: View, seat: Seat) -> tuple[str, str]:
    """The colours of a player's name and money."""
    return (FADED, FADED) if _is_out(table, seat) else (TEXT, ACCENT)


def _is_out(table: View, seat: Seat) -> bool:
    """True if a player is out of a game that goes on."""
    return table.passed[seat] and not isinstance(table.phase, Over)


def _stack(on: Canvas, width: int, owner: Seat, at: int, empty: int = CARD) -> str:
    """The cards that a player has at a target; `empty` is the height of the place where none lies."""
    stack = on.table.rows[owner][at]
    cards = [card(on, width, owner, each) for each in stack] or [artwork.slot(width, empty)]
    drawn = [moved(0, top, each) for top, each in zip(_tops(stack), cards, strict=True)]
    size = width, _height(stack) if stack else empty
    return on.places.mark(row_location(owner, on.table.edition.targets[at]), size, "".join(drawn))


def _tops(stack: Stack) -> list[int]:
    """The top edges of the cards in a stack, the first placed first."""
    strips = (STRIP if isinstance(card, FaceUp) else BACK_STRIP for card in stack[:-1])
    return list(accumulate(strips, initial=0))


def _height(stack: Stack) -> int:
    return _tops(stack)[-1] + CARD


def targets(on: Canvas) -> Band:
    """The targets with their worth, and with what the face-up modifiers make of it (§5.2)."""
    table = on.table
    bank = [
        label(36, 28, on.title("bank"), 13, FADED, width=80),
        number(36, 51, money(on.wording.speaker, table.bank, SIDE - 50), 20, ACCENT, width=SIDE - 50),
    ]
    pieces = [on.places.mark(BANK, (SIDE - 40, 48), *bank, at=(30, 10))]
    for at, target in enumerate(table.edition.targets):
        drawn = artwork.target(on.card, target, _worth(table, at), on.wording)
        pieces.append(moved(on.at(at), 4, on.places.mark(target_location(target), (on.card, 56), drawn)))
    return Band(70, "".join(pieces))


def _worth(table: View, at: int) -> int:
    """The worth of a target with its face-up modifiers (§5.2)."""
    cards = [each for row in table.rows for each in row[at] if isinstance(each, FaceUp)]
    crooks = table.layout.crooks
    return max(0, table.edition.targets[at] + sum(crooks[each.crook].modifier for each in cards))


# --- a narrow picture ---


def grid(on: Canvas, seats: Sequence[Seat]) -> Iterator[Band]:
    """The bank, then a column for each player and a line for each target."""
    table = on.table
    amount = money(on.wording.speaker, table.bank, 120)
    head = on.title("bank")
    after = 12 + ceil(ems(head) * 13)
    drawn = label(2, 18, head, 13, FADED, width=100) + number(after, 19, amount, 18, ACCENT, width=120)
    yield Band(32, moved(EDGE, 2, on.places.mark(BANK, (after + ceil(ems(amount) * 18), 26), drawn)))
    step = on.span.room // len(seats)
    left, across = EDGE + (on.span.room - step * len(seats)) // 2, step * len(seats) - 2
    width = min(_WIDEST, step - 10)
    pieces: list[str] = []
    y = _HEAD + (_ALSO if any(seat == table.viewer and table.passed[seat] for seat in seats) else 0)
    for at, target in enumerate(table.edition.targets):
        stacks = [table.rows[seat][at] for seat in seats]
        empty = CARD if any(stacks) else _LOW
        height = max(_height(stack) if stack else empty for stack in stacks)
        plate = artwork.plate(across, target, _worth(table, at), on.wording)
        pieces.append(moved(left + 1, y, on.places.mark(target_location(target), (across, PLATE), plate)))
        for column, seat in enumerate(seats):
            x = left + step * column + (step - width) / 2
            pieces.append(moved(x, y + PLATE + 6, _stack(on, width, seat, at, empty)))
        y += PLATE + height + 14
    columns = (_column(on, seat, step - 2, y) for seat in seats)
    grounds = [moved(left + 1 + step * at, 0, each) for at, each in enumerate(columns)]
    yield Band(y + 8, "".join((*grounds, *pieces)))


def _column(on: Canvas, seat: Seat, width: int, height: int) -> str:
    """The ground of a player's column, with the name, the money, and whether the player passed."""
    table, speaker = on.table, on.wording.speaker
    room, middle, (ink, gold) = width - 12, width / 2, _inks(table, seat)
    words = capital(format(name_of(speaker, seat), "alone"))
    name = label(middle, 22, words, 15, ink, width=room, anchor="middle", more=BOLD)
    amount = number(middle, 43, money(speaker, table.money[seat], room), 18, gold, width=room, anchor="middle")
    purse = on.places.mark(purse_location(seat), (width - 12, 24), amount, at=(6, 27))
    passed = table.passed[seat]
    told = label(middle, 65, on.say("passed"), 12, FADED, width=room, anchor="middle") if passed else ""
    if seat == table.viewer:
        told += you(speaker, (width - you_width(speaker)) / 2, 52 + (_ALSO if passed else 0))
    return _ground(table, seat, width, height) + name + purse + told
