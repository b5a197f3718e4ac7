"""The table as a picture, SVG or HTML: the felt, the cards, and what the viewer knows besides."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.svg import (
    BOLD,
    BRASS,
    CHALK,
    Band,
    box,
    figure,
    header,
    label,
    moved,
    number,
    page,
    picture,
    row_frame,
    you,
)
from criminals.games.crooks.box.edition import Gang
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.artwork import BACK_STRIP, CARD, CHIP, FADED, FELT, RIM, STRIP
from criminals.games.crooks.looks.text import Memory, draw, memories, taken_cards, text, turn
from criminals.games.crooks.rules.phase import Moving, Over, Placing, Taking
from criminals.games.crooks.rules.pieces import Card, FaceDown, FaceUp, Origin, Seen, crook_of
from criminals.games.crooks.rules.state import Stack, Table

_SIDE: Final = 150
"""Where the cards begin; left of them stands whose they are."""
_EDGE: Final = 14
_NARROWEST: Final = 78
_WIDEST: Final = 92
_PILES: Final = 9
"""How many hangouts stand side by side."""
_REMEMBERED: Final = 8
"""How many crooks of a look are listed below a hangout."""


class _Sheet(NamedTuple):
    """What is to be drawn, and on what."""

    table: Table
    viewer: Viewer
    known: Mapping[Origin, int]
    memories: tuple[Memory, ...]
    width: int
    column: int

    @property
    def card(self) -> int:
        return self.column - 10

    def at(self, column: int) -> int:
        return _SIDE + self.column * column


def drawn(table: Table, viewer: Viewer, seen: Seen, known: Mapping[Origin, int]) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    targets = len(table.edition.targets)
    column = min(_WIDEST, max(_NARROWEST, (900 - _SIDE - _EDGE) // targets))
    width = max(900, _SIDE + targets * column + _EDGE)
    sheet = _Sheet(table, viewer, known, memories(table, seen, known), width, column)
    seats = table.layout.seats.clockwise[0 if viewer is SPECTATOR else viewer]
    half = (len(seats) + 1) // 2
    bands = [
        header(width, "Crooks", table, viewer, turn(table, viewer), faded=FADED, plain="#2b4038"),
        *_hangouts(sheet),
        *(_row(sheet, seat) for seat in seats[:half]),
        _targets(sheet),
        *(_row(sheet, seat) for seat in seats[half:]),
        *_tray(sheet),
        *_discards(sheet),
        _legend(sheet),
    ]
    title, words = f"Crooks, {turn(table, viewer)}", text(table, viewer, seen, known)
    return picture(width, bands, title=title, text=words, ground=FELT, rim=RIM)


def svg(view: View) -> str:
    """A view as a picture; `draw(view)`, the same as text, is inside."""
    return drawn(view, view.viewer, view.seen, view.known)


def html(view: View) -> str:
    """The picture, no wider than its place, and the table as text below it for who opens that."""
    return page(svg(view), draw(view))


# --- hangouts ---


def _hangouts(sheet: _Sheet) -> Iterable[Band]:
    count = len(sheet.table.sizes)
    lines = -(-count // _PILES)
    each = -(-count // lines)
    cell = (sheet.width - 2 * _EDGE - 8) // max(each, 7)
    memories = {memory.hangout: memory for memory in sheet.memories}
    for line in range(lines):
        hangouts = range(line * each, min(count, (line + 1) * each))
        drawn = [_hangout(sheet, hangout, memories, min(cell, 106)) for hangout in hangouts]
        start = (sheet.width - min(cell, 106) * len(hangouts)) // 2 + 4
        pieces = (moved(start + min(cell, 106) * at, 0, band.drawing) for at, band in enumerate(drawn))
        yield Band(max(band.height for band in drawn) + 8, "".join(pieces))


def _hangout(sheet: _Sheet, hangout: int, memories: Mapping[str, Memory], cell: int) -> Band:
    table = sheet.table
    letter = table.layout.letters[hangout]
    memory = memories.get(letter)
    now = isinstance(table.phase, Taking) and table.phase.hangout == letter
    lying = artwork.hangout(cell, letter, table.sizes[hangout], now=now)
    if now and table.actor == sheet.viewer:
        memory = None  # the tray shows these crooks
    notes = _notes(sheet, memory, letter in table.left, cell - 8)
    return Band(82 + notes.height, moved(0, 14, lying) + moved(0, 78, notes.drawing))


def _notes(sheet: _Sheet, memory: Memory | None, left: bool, width: int) -> Band:
    """What the viewer has from looking in, and what everybody has from one who left (§3.9)."""
    lines: list[str] = []
    if left:
        lines.append(label(0, 13, "only Bosses", 11, FADED, width=width))
    if memory is not None and memory.there:
        known = "you know it" if memory.size == 1 else "you know them"
        words = known if memory.size == len(memory.there) else f"{memory.size} of these"
        lines += _chips(sheet, words, memory.there, width)
    if memory is not None and memory.taken:
        lines += _chips(sheet, "somebody took", memory.taken, width)
    return Band(CHIP * len(lines), "".join(moved(0, CHIP * at, line) for at, line in enumerate(lines)))


def _chips(sheet: _Sheet, words: str, crooks: tuple[int, ...], width: int) -> Iterator[str]:
    """Some words and the crooks below them, a line each, but not too many."""
    yield label(0, 13, words, 11, BRASS, width=width)
    shown = crooks if len(crooks) <= _REMEMBERED else crooks[: _REMEMBERED - 1]
    yield from (artwork.chip(width, sheet.table.layout.crooks[crook], named=True) for crook in shown)
    if len(shown) < len(crooks):
        yield label(0, 13, f"and {len(crooks) - len(shown)} more", 11, FADED, width=width)


# --- rows ---


def _row(sheet: _Sheet, seat: Seat) -> Band:
    table = sheet.table
    stacks = table.rows[seat]
    height = max(_height(stack) for stack in stacks) + 16
    acts, faint = table.actor == seat, table.passed[seat] and not isinstance(table.phase, Over)
    frame = _frame(sheet, height, bright=seat == sheet.viewer, ringed=acts)
    cards = "".join(moved(sheet.at(at), 8, _stack(sheet, seat, stack)) for at, stack in enumerate(stacks))
    name = [
        label(36, 34, f"Seat {seat}", 17, CHALK, width=70, more=BOLD),
        number(36, 62, figure(table.money[seat], _SIDE - 50, before="$"), 22, BRASS, width=_SIDE - 50),
    ]
    if seat == sheet.viewer:
        name.append(you(98, 20))
    if acts:
        name.append(f'<path d="M21 21l10 7-10 7z" fill="{BRASS}"/>')
    passed = label(36, 82, "passed", 12, FADED, width=90) if table.passed[seat] else ""
    dim = 0.65 if faint else 1
    return Band(height + 6, frame + moved(0, 0, *name, opacity=dim) + passed + moved(0, 0, cards, opacity=dim))


def _frame(sheet: _Sheet, height: int, *, bright: bool = False, ringed: bool = False) -> str:
    fill = "#2a4a3e" if bright else "#1d332b"
    return moved(_EDGE, 0, row_frame(sheet.width - 2 * _EDGE, height, fill, ringed=ringed))


def _stack(sheet: _Sheet, owner: Seat, stack: Stack) -> str:
    if not stack:
        return artwork.slot(sheet.card)
    cards = [_card(sheet, owner, card) for card in stack]
    return "".join(moved(0, top, card) for top, card in zip(_tops(stack), cards, strict=True))


def _tops(stack: Stack) -> list[int]:
    """Where the cards of a stack begin, the first placed first."""
    strips = (STRIP if isinstance(card, FaceUp) else BACK_STRIP for card in stack[:-1])
    return list(accumulate(strips, initial=0))


def _height(stack: Stack) -> int:
    return _tops(stack)[-1] + CARD


def _card(sheet: _Sheet, owner: Seat, card: Card) -> str:
    layout = sheet.table.layout
    crook = crook_of(card, sheet.known)
    if isinstance(card, FaceUp):
        return artwork.face_up(sheet.card, layout.crooks[card.crook])
    if crook is None:
        return _back(sheet, card.origin, card.knowers - {owner})
    return artwork.known(
        sheet.card, layout.crooks[crook], [seat for seat in card.knowers if seat not in (owner, sheet.viewer)]
    )


def _back(sheet: _Sheet, origin: Origin, spies: Iterable[Seat]) -> str:
    return artwork.face_down(sheet.card, origin.hangout, origin.number, spies)


def _targets(sheet: _Sheet) -> Band:
    """The targets with their worth, and with what the face-up modifiers make of it (§5.2)."""
    table = sheet.table
    crooks = table.layout.crooks
    pieces = [
        label(36, 28, "Bank", 13, FADED, width=80),
        number(36, 51, figure(table.bank, _SIDE - 50, before="$"), 20, BRASS, width=_SIDE - 50),
    ]
    for at, target in enumerate(table.edition.targets):
        cards = [card for row in table.rows for card in row[at] if isinstance(card, FaceUp)]
        worth = max(0, target + sum(crooks[card.crook].modifier for card in cards))
        pieces.append(moved(sheet.at(at), 4, artwork.target(sheet.card, target, worth)))
    return Band(70, "".join(pieces))


# --- what else lies about ---


def _tray(sheet: _Sheet) -> Iterable[Band]:
    """The crooks that the decision is about: those looked at, the one in hand, those on the move."""
    table, phase = sheet.table, sheet.table.phase
    mine = table.actor == sheet.viewer
    if isinstance(phase, Taking) and mine:
        crooks = next(memory.there for memory in sheet.memories if memory.hangout == phase.hangout)
        cards = [(artwork.face_up(sheet.card, table.layout.crooks[crook]), f"take {crook}") for crook in crooks]
        yield _spread(sheet, (f"Hangout {phase.hangout}", "you look in"), cards)
    elif isinstance(phase, Placing):
        crook = sheet.known.get(phase.origin)
        whose = "you hold" if mine else f"seat {phase.seat} holds"
        if crook is None:
            yield _spread(sheet, ("In hand", whose), [(_back(sheet, phase.origin, ()), "")])
        else:
            yield _spread(
                sheet, ("In hand", whose), [(artwork.face_up(sheet.card, table.layout.crooks[crook]), f"crook {crook}")]
            )
    elif isinstance(phase, Moving):
        cards = [(_card(sheet, phase.seat, card), "") for card in phase.cards]
        yield _spread(sheet, ("On the move", f"from target {phase.target}"), cards)


def _spread(sheet: _Sheet, title: tuple[str, str], cards: Sequence[tuple[str, str]]) -> Band:
    each = max(1, (sheet.width - _SIDE - _EDGE) // sheet.column)
    step = CARD + (22 if any(caption for _, caption in cards) else 6)
    pieces = [
        label(36, 34, title[0], 15, BRASS, width=_SIDE - 40, more=BOLD),
        label(36, 53, title[1], 12, FADED, width=_SIDE - 40),
    ]
    for at, (card, caption) in enumerate(cards):
        words = (
            label(sheet.card / 2, CARD + 15, caption, 12, CHALK, width=sheet.card, anchor="middle") if caption else ""
        )
        pieces.append(moved(sheet.at(at % each), 8 + step * (at // each), card, words))
    return Band(step * -(-len(cards) // each) + 10, "".join(pieces))


def _discards(sheet: _Sheet) -> list[Band]:
    """The crooks that went back to the box, each with who had it and how it went (§6.6, §6.7)."""
    table = sheet.table
    if not table.discards:
        return []
    item = 196
    each = (sheet.width - _SIDE - _EDGE) // item
    pieces = [label(36, 24, "In the box", 13, FADED, width=_SIDE - 40)]
    for at, discard in enumerate(table.discards):
        crook = crook_of(discard.card, sheet.known)
        how = f"{'returned' if discard.returned else 'killed'}, seat {discard.owner}"
        if crook is None:
            origin = discard.card.origin
            thing = box(80, CHIP - 2, artwork.WINE, stroke=BRASS, rx=5) + label(
                40,
                13,
                f"{origin.hangout} of {origin.number}",
                11,
                CHALK,
                width=70,
                anchor="middle",
            )
        else:
            hidden = isinstance(discard.card, FaceDown)
            thing = artwork.chip(80, table.layout.crooks[crook], named=False, hidden=hidden)
        words = label(86, 13, how, 11, FADED, width=110)
        pieces.append(moved(_SIDE + item * (at % each), 10 + 24 * (at // each), thing, words))
    return [Band(24 * -(-len(table.discards) // each) + 14, "".join(pieces))]


def _legend(sheet: _Sheet) -> Band:
    """The gangs, and the signs on the backs if there are any."""
    hidden = [card for card in taken_cards(sheet.table) if isinstance(card, FaceDown)]
    pieces: list[str] = []
    x = 36
    for gang in Gang:
        pieces += [artwork.signs(x, 18, [gang]), label(x + 14, 22, gang.value.capitalize(), 12, FADED, width=90)]
        x += 36 + 6 * len(gang.value)
    if any(card.origin in sheet.known for card in hidden):
        pieces += [artwork.eye(x + 4, 18, BRASS, scale=0.75), label(x + 18, 22, "you know it", 12, FADED, width=90)]
        x += 106
    if any(len(card.knowers) > 1 for card in hidden):
        pieces += [artwork.eye(x + 4, 18, BRASS, scale=0.75), label(x + 16, 22, "1", 12, BRASS, width=9)]
        pieces.append(label(x + 28, 22, "seat 1 spied on it", 12, FADED, width=140))
    if hidden or isinstance(sheet.table.phase, Placing):
        words = "C of 3: taken from C when 3 lay there"
        pieces.append(label(sheet.width - 30, 22, words, 12, FADED, width=280, anchor="end"))
    return Band(42, "".join(pieces))
