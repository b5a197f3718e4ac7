"""The table as a picture, SVG or HTML: the felt, the cards, and what the viewer knows besides."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import ceil
from typing import Final, NamedTuple

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.base.themes import Theme
from criminals.core.game.locations import Location
from criminals.core.looks.phrases import Slot, capital
from criminals.core.looks.places import Places, first_clicks, with_buttons
from criminals.core.looks.svg import (
    ACCENT,
    BOLD,
    CHALK,
    GILT,
    TEXT,
    Band,
    Sheet,
    box,
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
from criminals.core.looks.text import name_of, row_name
from criminals.games.crooks.knowledge.locations import (
    BANK,
    BOX,
    hand_location,
    hangout_location,
    locations_of,
    moving_location,
    pile_location,
    purse_location,
    row_location,
    target_location,
)
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.artwork import BACK_STRIP, CARD, CHIP, FADED, FELT, OWN_ROW, PLAIN, RIM, ROW, STRIP
from criminals.games.crooks.looks.location_names import location_names
from criminals.games.crooks.looks.text import Memory, Scene, Wording, memories, scene_of, taken_cards, text
from criminals.games.crooks.rules.phase import Moving, Over, Placing, Taking
from criminals.games.crooks.rules.pieces import Card, FaceDown, FaceUp, Origin, crook_of
from criminals.games.crooks.rules.state import Stack

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

    scene: Scene
    places: Places
    memories: tuple[Memory, ...]
    width: int
    column: int

    @property
    def table(self) -> View:
        return self.scene.view

    @property
    def wording(self) -> Wording:
        return self.scene.wording

    @property
    def card(self) -> int:
        return self.column - 10

    def at(self, column: int) -> int:
        return _SIDE + self.column * column

    def say(self, key: str, **slots: Slot) -> str:
        return self.wording.speaker.say("picture", key, slots)

    def title(self, key: str, **slots: Slot) -> str:
        return capital(self.say(key, **slots))


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
    return page(scene.wording.speaker, _drawn(scene, Places(location_names(scene.view, lang, names))), text(scene))


def _drawn(scene: Scene, places: Places, theme: Theme | None = None) -> str:
    """The table as a viewer knows it; the viewer's row comes last, seat 0's for a spectator."""
    table, viewer, speaker = scene.view, scene.view.viewer, scene.wording.speaker
    targets = len(table.edition.targets)
    column = min(_WIDEST, max(_NARROWEST, (900 - _SIDE - _EDGE) // targets))
    width = max(900, _SIDE + targets * column + _EDGE)
    sheet = _Sheet(scene, places, memories(table), width, column)
    seats = table.layout.seats.clockwise[0 if viewer is SPECTATOR else viewer]
    half = (len(seats) + 1) // 2
    bands = [
        header(width, speaker, "crooks", table, viewer, scene.asked, faded=FADED, plain=PLAIN),
        *_hangouts(sheet),
        *(_row(sheet, seat) for seat in seats[:half]),
        _targets(sheet),
        *(_row(sheet, seat) for seat in seats[half:]),
        *_tray(sheet),
        *_discards(sheet),
        _legend(sheet),
    ]
    title = sheet.say("title", game="crooks", asked=scene.asked)
    shown = with_buttons(width, places, bands)
    return picture(Sheet(width, FELT, RIM, theme), shown, title=title, text=text(scene))


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
    lying = artwork.hangout(cell, letter, table.sizes[hangout], empty=sheet.say("empty"), now=now)
    if now and table.actor == table.viewer:
        memory = None  # the tray shows these crooks
    notes = _notes(sheet, memory, letter in table.left, cell - 8)
    drawn = moved(0, 14, lying) + moved(0, 78, notes.drawing)
    return Band(82 + notes.height, sheet.places.mark(hangout_location(letter), (cell - 8, 76 + notes.height), drawn))


def _notes(sheet: _Sheet, memory: Memory | None, left: bool, width: int) -> Band:
    """What the viewer has from looking in, and what everybody has from one who left (§3.9)."""
    lines: list[str] = []
    if left:
        lines.append(label(0, 13, sheet.say("left"), 11, FADED, width=width))
    if memory is not None and memory.there:
        certain = memory.size == len(memory.there)
        words = sheet.say("known" if certain else "some", number=memory.size)
        lines += _chips(sheet, words, memory.there, width)
    if memory is not None and memory.taken:
        lines += _chips(sheet, sheet.say("taken"), memory.taken, width)
    return Band(CHIP * len(lines), "".join(moved(0, CHIP * at, line) for at, line in enumerate(lines)))


def _chips(sheet: _Sheet, words: str, crooks: tuple[int, ...], width: int) -> Iterator[str]:
    """Some words and the crooks below them, a line each, but not too many."""
    yield label(0, 13, words, 11, ACCENT, width=width)
    shown = crooks if len(crooks) <= _REMEMBERED else crooks[: _REMEMBERED - 1]
    yield from (artwork.chip(width, sheet.table.layout.crooks[crook], sheet.wording, named=True) for crook in shown)
    if len(shown) < len(crooks):
        yield label(0, 13, sheet.say("more", number=len(crooks) - len(shown)), 11, FADED, width=width)


# --- rows ---


def _row(sheet: _Sheet, seat: Seat) -> Band:
    table, speaker = sheet.table, sheet.wording.speaker
    stacks = table.rows[seat]
    height = max(_height(stack) for stack in stacks) + 16
    acts, faint = table.actor == seat, table.passed[seat] and not isinstance(table.phase, Over)
    frame = _frame(sheet, height, bright=seat == table.viewer, ringed=acts)
    cards = "".join(moved(sheet.at(at), 8, _stack(sheet, seat, at)) for at in range(len(stacks)))
    amount = number(36, 62, money(speaker, table.money[seat], _SIDE - 50), 22, ACCENT, width=_SIDE - 50)
    name = [
        label(36, 34, capital(format(name_of(speaker, seat), "alone")), 17, TEXT, width=_SIDE - 42, more=BOLD),
        sheet.places.mark(purse_location(seat), (_SIDE - 20, 66), amount),
    ]
    if seat == table.viewer:
        name.append(you(speaker, 36, 90))
    if acts:
        name.append(f'<path d="M21 21l10 7-10 7z" fill="{ACCENT}"/>')
    passed = label(36, 82, sheet.say("passed"), 12, FADED, width=90) if table.passed[seat] else ""
    dim = 0.65 if faint else 1
    return Band(height + 6, frame + moved(0, 0, *name, opacity=dim) + passed + moved(0, 0, cards, opacity=dim))


def _frame(sheet: _Sheet, height: int, *, bright: bool = False, ringed: bool = False) -> str:
    fill = OWN_ROW if bright else ROW
    return moved(_EDGE, 0, row_frame(sheet.width - 2 * _EDGE, height, fill, ringed=ringed))


def _stack(sheet: _Sheet, owner: Seat, at: int) -> str:
    table = sheet.table
    stack = table.rows[owner][at]
    cards = [_card(sheet, owner, card) for card in stack] or [artwork.slot(sheet.card)]
    drawn = [moved(0, top, card) for top, card in zip(_tops(stack), cards, strict=True)]
    return sheet.places.mark(
        row_location(owner, table.edition.targets[at]), (sheet.card, _height(stack)), "".join(drawn)
    )


def _tops(stack: Stack) -> list[int]:
    """Where the cards of a stack begin, the first placed first."""
    strips = (STRIP if isinstance(card, FaceUp) else BACK_STRIP for card in stack[:-1])
    return list(accumulate(strips, initial=0))


def _height(stack: Stack) -> int:
    return _tops(stack)[-1] + CARD


def _card(sheet: _Sheet, owner: Seat, card: Card) -> str:
    layout = sheet.table.layout
    if isinstance(card, FaceUp):
        return artwork.face_up(sheet.card, layout.crooks[card.crook], sheet.wording)
    crook = sheet.table.known.get(card.origin)
    spies = _spies(sheet, owner, card)
    if crook is None:
        return _back(sheet, card.origin, spies)
    return artwork.known(sheet.card, layout.crooks[crook], sheet.wording, spies)


def _spies(sheet: _Sheet, owner: Seat, card: FaceDown) -> frozenset[Seat]:
    """Who else spied on a face-down crook, if that is to be remembered."""
    return frozenset(card.knowers - {owner, sheet.table.viewer}) if sheet.scene.memory else frozenset()


def _back(sheet: _Sheet, origin: Origin, spies: Iterable[Seat]) -> str:
    """A back with where it came from, if that is to be remembered."""
    if not sheet.scene.memory:
        return artwork.back(sheet.card)
    return artwork.face_down(sheet.card, origin.hangout, sheet.say("of", number=origin.number), spies)


def _targets(sheet: _Sheet) -> Band:
    """The targets with their worth, and with what the face-up modifiers make of it (§5.2)."""
    table = sheet.table
    crooks = table.layout.crooks
    bank = [
        label(36, 28, sheet.title("bank"), 13, FADED, width=80),
        number(36, 51, money(sheet.wording.speaker, table.bank, _SIDE - 50), 20, ACCENT, width=_SIDE - 50),
    ]
    pieces = [sheet.places.mark(BANK, (_SIDE - 20, 56), *bank)]
    for at, target in enumerate(table.edition.targets):
        cards = [card for row in table.rows for card in row[at] if isinstance(card, FaceUp)]
        worth = max(0, target + sum(crooks[card.crook].modifier for card in cards))
        drawn = artwork.target(sheet.card, target, worth, sheet.wording)
        pieces.append(moved(sheet.at(at), 4, sheet.places.mark(target_location(target), (sheet.card, 56), drawn)))
    return Band(70, "".join(pieces))


# --- what else lies about ---


def _tray(sheet: _Sheet) -> Iterable[Band]:
    """The crooks that the decision is about: those looked at, the one in hand, those on the move."""
    table, phase = sheet.table, sheet.table.phase
    if isinstance(phase, Taking) and table.actor == table.viewer:
        crooks = next(memory.there for memory in sheet.memories if memory.hangout == phase.hangout)
        cards = [(_looked_at(sheet, phase.hangout, crook), sheet.say("take", id=str(crook))) for crook in crooks]
        yield _spread(sheet, (sheet.title("hangout", hangout=phase.hangout), sheet.say("looking")), cards)
    elif isinstance(phase, Placing):
        title = sheet.title("hand"), row_name(sheet.wording.speaker, phase.seat)
        crook = table.known.get(phase.origin)
        card = _back(sheet, phase.origin, ()) if crook is None else _face(sheet, crook)
        caption = "" if crook is None else sheet.wording.speaker.say("crook", "by_id", {"id": str(crook)})
        yield _spread(sheet, title, [(card, caption)], hand_location(phase.seat))
    elif isinstance(phase, Moving):
        cards = [(_card(sheet, phase.seat, card), "") for card in phase.cards]
        title = sheet.title("moving"), sheet.say("from", target=phase.target)
        yield _spread(sheet, title, cards, moving_location(phase.seat))


def _looked_at(sheet: _Sheet, hangout: str, crook: int) -> str:
    """A crook that can be taken from the hangout that the viewer looks into."""
    return sheet.places.mark(pile_location(hangout, crook), (sheet.card, CARD), _face(sheet, crook))


def _face(sheet: _Sheet, crook: int) -> str:
    return artwork.face_up(sheet.card, sheet.table.layout.crooks[crook], sheet.wording)


def _spread(
    sheet: _Sheet, title: tuple[str, str], cards: Sequence[tuple[str, str]], location: Location | None = None
) -> Band:
    """Cards with a title, and with captions below them; all together are a location, or each is one itself."""
    each = max(1, (sheet.width - _SIDE - _EDGE) // sheet.column)
    step = CARD + (22 if any(caption for _, caption in cards) else 6)
    pieces = [
        label(36, 34, title[0], 15, ACCENT, width=_SIDE - 40, more=BOLD),
        label(36, 53, title[1], 12, FADED, width=_SIDE - 40),
    ]
    for at, (card, caption) in enumerate(cards):
        words = (
            label(sheet.card / 2, CARD + 15, caption, 12, TEXT, width=sheet.card, anchor="middle") if caption else ""
        )
        pieces.append(moved(sheet.at(at % each), 8 + step * (at // each), card, words))
    height = step * -(-len(cards) // each) + 10
    if location is not None:
        pieces = [sheet.places.mark(location, (sheet.width - _EDGE, height), *pieces)]
    return Band(height, "".join(pieces))


def _discards(sheet: _Sheet) -> list[Band]:
    """The crooks that went back to the box, each with who had it and how it went (§6.6, §6.7)."""
    table = sheet.table
    if not table.discards:
        return []
    item = 240
    each = (sheet.width - _SIDE - _EDGE) // item
    pieces = [label(36, 24, sheet.title("box"), 13, FADED, width=_SIDE - 40)]
    for at, discard in enumerate(table.discards):
        crook = crook_of(discard.card, table.known)
        if crook is None:
            origin = discard.card.origin
            told = sheet.say("origin", hangout=origin.hangout, number=origin.number)
            words = label(40, 13, told, 11, CHALK, width=70, anchor="middle") if sheet.scene.memory else ""
            thing = box(80, CHIP - 2, artwork.WINE, stroke=GILT, rx=5) + words
        else:
            hidden = isinstance(discard.card, FaceDown)
            thing = artwork.chip(80, table.layout.crooks[crook], sheet.wording, named=False, hidden=hidden)
        how = sheet.say("returned" if discard.returned else "killed", seat=discard.owner)
        words = label(86, 13, how, 11, FADED, width=item - 92)
        pieces.append(moved(_SIDE + item * (at % each), 10 + 24 * (at // each), thing, words))
    height = 24 * -(-len(table.discards) // each) + 14
    return [Band(height, sheet.places.mark(BOX, (sheet.width - _EDGE, height), *pieces))]


def _legend(sheet: _Sheet) -> Band:
    """The gangs, and the signs on the backs if there are any, in as many lines as they need."""
    table = sheet.table
    lying = [(seat, card) for seat, row in enumerate(table.rows) for stack in row for card in stack]
    if isinstance(table.phase, Moving):
        lying += [(table.phase.seat, card) for card in table.phase.cards]
    hidden = [card for card in taken_cards(table) if isinstance(card, FaceDown)]
    spies = {spy for seat, card in lying if isinstance(card, FaceDown) for spy in _spies(sheet, seat, card)}
    items = [
        (artwork.signs(4, 18, [gang], sheet.wording), 18, word.whole) for gang, word in sheet.wording.gangs.items()
    ]
    if any(card.origin in table.known for card in hidden):
        items.append((artwork.eye(6, 18, ACCENT, scale=0.75), 20, sheet.say("known", number=1)))
    for spy in sorted(spies):
        eye = artwork.eye(6, 18, ACCENT, scale=0.75) + label(18, 22, str(spy), 12, ACCENT, width=9)
        items.append((eye, 30, sheet.say("spied", seat=spy)))
    if sheet.scene.memory and (hidden or isinstance(table.phase, Placing)):
        items.append(("", 0, sheet.say("origins")))
    pieces: list[str] = []
    x, y = 36, 0
    for sign, room, words in items:
        long = room + ceil(ems(words) * 12)
        if x > 36 and x + long > sheet.width - 30:
            x, y = 36, y + 22
        pieces.append(moved(x, y, sign, label(room, 22, words, 12, FADED, width=long - room)))
        x += long + 22
    return Band(42 + y, "".join(pieces))
