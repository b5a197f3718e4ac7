"""The board of a picture: the path from the boats to the embassy, the die, and the event cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from criminals.core.base.seats import Seat
from criminals.core.looks.places import Places
from criminals.core.looks.sheet import Band, Span, flowed
from criminals.core.looks.svg import ACCENT, SMALLEST, ems, label, moved
from criminals.games.sicario.knowledge.locations import DECK, DIE, space_location
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.artwork import CHIP, FADED, chip_width
from criminals.games.sicario.looks.text import Scene, card_name, unread
from criminals.games.sicario.rules.phase import Rolling
from criminals.games.sicario.rules.state import Table

_LONG: Final = 92
"""A longer path is drawn with smaller spaces."""
_CARDS: Final = 188
"""The left edge of the event cards."""
_GAP: Final = 6


class _Path(NamedTuple):
    """The winding path: to the right, then back to the left, and so on. Boats and embassy are two spaces wide."""

    each: int
    """The number of spaces in a row."""
    step: int
    height: int
    left: int
    end: int
    """The place of the embassy, counted in spaces from the boats."""

    def corner(self, slot: int, wide: int = 1) -> tuple[int, int]:
        """The corner of something that takes a number of slots."""
        row, column = divmod(slot, self.each)
        if row % 2:
            column = self.each - wide - column
        return self.left + self.step * column, 4 + (self.height + _GAP) * row

    def middle(self, slot: int) -> tuple[float, float]:
        x, y = self.corner(slot)
        return x + (self.step - _GAP) / 2, y + self.height / 2


def _winding(span: Span, spaces: int) -> _Path:
    step, height = (52, 50) if span.narrow else (36, 42) if spaces > _LONG else (56, 54)
    most = (span.room + _GAP) // step
    each = min(most, spaces + 4)
    end = spaces + 2
    if end % each == each - 1:
        end += 1  # it would stand at both ends of the row
    return _Path(each, step, height, span.edge + (span.room + _GAP - step * each) // 2, end)


def path(span: Span, scene: Scene, places: Places) -> Band:
    """The path with the agents on it."""
    table = scene.view
    layout, kinds = table.layout, table.edition.path
    road = _winding(span, len(kinds))
    width, wide = road.step - _GAP, 2 * road.step - _GAP
    agents = {at: seat for seat, at in enumerate(table.positions) if at is not None}
    pieces = [_way(road)]
    boats, home = (_crowd(table, at, wide, road.height) for at in (0, layout.spaces.embassy))
    drawn = artwork.harbour(wide, road.height, scene.say("boats"), boats, home=False)
    pieces.append(moved(*road.corner(0, 2), places.mark(space_location(0), (wide, road.height), drawn)))
    for at, kind in enumerate(kinds, 1):
        here = agents.get(at)
        pawn = "" if here is None else _pawn(table, here, width / 2, road.height)
        drawn = artwork.space(width, road.height, kind, at, taken=here is not None)
        pieces.append(moved(*road.corner(at + 1), places.mark(space_location(at), (width, road.height), drawn, pawn)))
    count = scene.speaker.say("picture", "embassy", {"number": len(home), "needed": layout.quota})
    words = count if ems(count) * SMALLEST <= wide - 4 else scene.say("embassy")
    drawn = artwork.harbour(wide, road.height, words, home, home=True)
    embassy = places.mark(space_location(layout.spaces.embassy), (wide, road.height), drawn)
    pieces.append(moved(*road.corner(road.end, 2), embassy))
    rows = (road.end + 1) // road.each + 1
    return Band((road.height + _GAP) * rows + 6, "".join(pieces))


def _way(road: _Path) -> str:
    """The road below the spaces, through the middle of each."""
    corners = [slot for slot in range(road.end + 1) if slot % road.each in (0, road.each - 1) or slot == road.end]
    points = " ".join(f"{x:g},{y:g}" for x, y in map(road.middle, corners))
    return f'<polyline points="{points}" fill="none" stroke="#4a4d6b" stroke-width="12" stroke-linejoin="round"/>'


def _crowd(table: Table, space: int, width: int, height: int) -> list[str]:
    """The pawns on the boats, or at the embassy."""
    there = [seat for seat, at in enumerate(table.positions) if at == space]
    step = min(30, (width - 4) // max(1, len(there)))
    left = width / 2 - step * (len(there) - 1) / 2
    return [_pawn(table, seat, left + step * at, height) for at, seat in enumerate(there)]


def _pawn(table: Table, seat: Seat, x: float, height: int) -> str:
    return artwork.player(
        x, (height - 12) / 2 - (1 if height > 50 else 0), seat, table.sicario, scale=(height - 14) / 34
    )


# --- the die and the event cards ---


def events(span: Span, scene: Scene, places: Places) -> Band:
    """The die; the cards that nobody has read, and those whose place all know, down to the lowest (§6.3)."""
    table, speaker, edge = scene.view, scene.speaker, span.edge
    pending, size = isinstance(table.phase, Rolling), len(table.edition.events)
    die = speaker.say("picture", "throw") if pending else speaker.say("picture", "die", {"number": table.edition.die})
    pieces = [
        moved(edge + 88, 17, artwork.deck(size)),
        label(edge + 88, 72, speaker.say("picture", "cards", {"number": size}), 12, FADED, width=80),
    ]
    y = 84 if span.narrow else 8
    for head, words, known in _cards(scene):
        left, below = (edge + 4, 24) if span.narrow else (_CARDS + 78, 0)
        things = ((chip_width(each), artwork.chip(each, known=known)) for each in words)
        chips = flowed(things, span.width - edge - left, CHIP + 4)
        if chips.drawing:
            title = label(edge + 4 if span.narrow else _CARDS, y + 16.5, head, 12, ACCENT, width=200 if below else 74)
            pieces += [title, moved(left, y + below, chips.drawing)]
            y += below + chips.height + 4
    height = max(86, y + 6)
    thrown = moved(edge + 10, 8, places.mark(DIE, (48, 68), artwork.die(die, pending=pending)))
    area = (span.room - 80, (84 if span.narrow else height) - 8)
    return Band(height, thrown + places.mark(DECK, area, *pieces, at=(edge + 80, 4)))


def _cards(scene: Scene) -> Iterator[tuple[str, list[str], bool]]:
    """The cards not read and those read: how they are headed, and whether their place is known."""
    table, speaker = scene.view, scene.speaker
    left = unread(table)
    if left and not scene.memory:
        return
    told = [
        speaker.say("picture", "several", {"card": card, "number": many}) if many > 1 else card_name(speaker, card)
        for card, many in left
    ]
    yield speaker.say("picture", "unread", {"number": table.unread_size}), told, False
    read = [card_name(speaker, card) for card in table.bottom]
    yield speaker.say("picture", "then" if left else "order"), read, True
