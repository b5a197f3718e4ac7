"""The hangouts of a picture, with what the viewer remembers of each."""

from collections.abc import Iterator, Mapping
from typing import Final

from criminals.core.looks.sheet import Band
from criminals.core.looks.svg import ACCENT, label, moved
from criminals.games.crooks.knowledge.locations import hangout_location
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.artwork import CHIP, FADED
from criminals.games.crooks.looks.canvas import EDGE, Canvas
from criminals.games.crooks.looks.text import Memory
from criminals.games.crooks.rules.phase import Taking

_PILES: Final = 9
"""The number of hangouts in a row."""
_NARROW_PILES: Final = 3
"""The same in a narrow picture."""
_CELL: Final = 112
"""The most room that a hangout takes."""
_NARROW_CELL: Final = 118
"""The same in a narrow picture."""
_GAP: Final = 8
"""The least gap between hangouts, side by side and below each other."""
_MORE: Final = 6
"""The addition to the gap side by side, if there is room."""
_PAD: Final = 3
"""The gap between a hangout and its frame."""
_REMEMBERED: Final = 8
"""The number of crooks of a look that are listed below a hangout."""


def hangouts(on: Canvas) -> Iterator[Band]:
    """The hangouts, side by side as far as there is room."""
    count = len(on.table.sizes)
    lines = -(-count // (_NARROW_PILES if on.span.narrow else _PILES))
    each = -(-count // lines)
    room = on.width - 2 * EDGE + _GAP
    cell = min(_NARROW_CELL, room // each) if on.span.narrow else min(_CELL, room // max(each, 7))
    step = min(cell + _MORE, room // each)
    memories = {memory.hangout: memory for memory in on.memories}
    for line in range(lines):
        shown = range(line * each, min(count, (line + 1) * each))
        drawn = [_hangout(on, hangout, memories, cell) for hangout in shown]
        start = (on.width + _GAP + step - cell - step * len(shown)) // 2
        pieces = (moved(start + step * at, 0, band.drawing) for at, band in enumerate(drawn))
        yield Band(max(band.height for band in drawn) + _GAP, "".join(pieces))


def _hangout(on: Canvas, hangout: int, memories: Mapping[str, Memory], cell: int) -> Band:
    table = on.table
    letter = table.layout.letters[hangout]
    memory = memories.get(letter)
    now = isinstance(table.phase, Taking) and table.phase.hangout == letter
    width = cell - _GAP - 2 * _PAD
    lying = artwork.hangout(width, letter, table.sizes[hangout], empty=on.say("empty"), now=now)
    if now and table.actor == table.viewer:
        memory = None  # the tray shows these crooks
    notes = _notes(on, memory, letter in table.left, width)
    height = 82 + (notes.height + 2 if notes.height else 0)
    drawn = moved(_PAD, 18, lying) + moved(_PAD, 80, notes.drawing)
    return Band(height, on.places.mark(hangout_location(letter), (cell - _GAP, height), drawn))


def _notes(on: Canvas, memory: Memory | None, left: bool, width: int) -> Band:
    """Notes below a hangout: crooks that the viewer saw, and a mark if somebody had to leave (§3.9)."""
    lines: list[str] = []
    if left:
        lines.append(label(width / 2, 13, on.say("left"), 11, FADED, width=width, anchor="middle"))
    if memory is not None and memory.there:
        certain = memory.size == len(memory.there)
        words = on.say("known" if certain else "some", number=memory.size)
        lines += _chips(on, words, memory.there, width)
    if memory is not None and memory.taken:
        lines += _chips(on, on.say("taken"), memory.taken, width)
    return Band(CHIP * len(lines), "".join(moved(0, CHIP * at, line) for at, line in enumerate(lines)))


def _chips(on: Canvas, words: str, crooks: tuple[int, ...], width: int) -> Iterator[str]:
    """Some words and the crooks below them, a line each, but not too many."""
    yield label(width / 2, 13, words, 11, ACCENT, width=width, anchor="middle")
    shown = crooks if len(crooks) <= _REMEMBERED else crooks[: _REMEMBERED - 1]
    yield from (artwork.chip(width, on.table.layout.crooks[crook], on.wording, named=True) for crook in shown)
    if len(shown) < len(crooks):
        words = on.say("more", number=len(crooks) - len(shown))
        yield label(width / 2, 13, words, 11, FADED, width=width, anchor="middle")
