"""The sheet of characters of a picture, with a sign for each seat that can be one of them."""

from typing import Final

from criminals.core.looks.phrases import Speaker
from criminals.core.looks.sheet import Band
from criminals.core.looks.svg import ACCENT, BOLD, INK, PAPER, SMALLEST, box, ems, label, moved
from criminals.core.looks.themes import themed
from criminals.games.sicario.box.edition import Character
from criminals.games.sicario.knowledge.locations import sheet_location
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.canvas import Canvas
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import character_name, trait_name

CARD: Final = 104
"""The width of a card alone."""
_FACES: Final = 12
"""The number of characters in a row."""
_NARROW_FACES: Final = 4
"""The same in a narrow picture."""
_NAMES: Final = 6
"""The same for a large sheet, without faces."""
_NARROW_NAMES: Final = 2
"""The same for a large sheet in a narrow picture."""
_LARGE: Final = 48
"""A sheet with more characters is drawn without faces."""
_GAP: Final = 8
"""The gap between characters."""
_SIGN: Final = 14
"""The height of a line of a sign."""


def characters(on: Canvas) -> Band:
    """Every character, with a sign for each seat that may have it."""
    names = on.table.layout.sheet.names
    large = len(names) > _LARGE
    each = (_NARROW_NAMES if large else _NARROW_FACES) if on.span.narrow else _NAMES if large else _FACES
    step = (on.span.room + _GAP) // each
    width, left = step - _GAP, on.span.edge + (on.span.room + _GAP - step * each) // 2
    signs = {name: _sign_lines(on.scene.speaker, on.table.layout.sheet.characters[name], width) for name in names}
    below = 98 if any(on.candidates) else 84
    height = 28 if large else below + _SIGN * max(map(len, signs.values()))
    pieces = [
        moved(
            left + step * (at % each),
            6 + (height + _GAP) * (at // each),
            on.places.mark(
                sheet_location(name),
                (width, height),
                _slip(on, name, width) if large else _card(on, name, width, height, signs[name]),
            ),
        )
        for at, name in enumerate(names)
    ]
    return Band((height + _GAP) * -(-len(names) // each) + 8, "".join(pieces))


def _sign_lines(speaker: Speaker, character: Character, width: int) -> list[str]:
    """The sign of a character in one line, or if that does not fit in two."""
    words = trait_name(speaker, character.sign)
    spaces = [at for at, char in enumerate(words) if char == " "]
    if not spaces or ems(words) * SMALLEST <= width - 4:
        return [words]
    middle = min(spaces, key=lambda at: max(ems(words[:at]), ems(words[at + 1 :])))
    return [words[:middle], words[middle + 1 :]]


def character_card(character: Character, speaker: Speaker) -> Band:
    """A card alone."""
    sign = _sign_lines(speaker, character, CARD)
    height = 86 + _SIGN * len(sign)
    return Band(height, box(CARD, height, PAPER, stroke=INK) + _printed(character, speaker, CARD, sign, faint=False))


def _card(on: Canvas, name: str, width: int, height: int, sign: list[str]) -> str:
    dots = _dots(on, name, width / 2, height - 12)
    character = on.table.layout.sheet.characters[name]
    printed = _printed(character, on.scene.speaker, width, sign, faint=on.scene.memory and not dots)
    return _frame(on, name, width, height) + printed + dots


def _printed(character: Character, speaker: Speaker, width: int, sign: list[str], *, faint: bool) -> str:
    """The face of a character, its name and its sign."""
    middle = width / 2
    portrait = face(middle, 34, character, scale=1.2)
    name = character_name(speaker, character.name)
    words = label(middle, 71, name, 13, INK, width=width - 6, anchor="middle", more=BOLD) + "".join(
        label(middle, 85 + _SIGN * at, line, 11, INK if faint else "#6b5836", width=width - 4, anchor="middle")
        for at, line in enumerate(sign)
    )
    return moved(0, 0, portrait, opacity=0.6 if faint else 1) + words


def _slip(on: Canvas, name: str, width: int) -> str:
    dots = _dots(on, name, width - 36, 14)
    words = character_name(on.scene.speaker, name)
    return _frame(on, name, width, 28) + label(8, 18, words, 12, INK, width=width - 78) + dots


def _frame(on: Canvas, name: str, width: int, height: int) -> str:
    """The paper of a character; that of the viewer's own has a frame, one that nobody can be is grey."""
    own = name == on.table.character
    possible = own or not on.scene.memory or any(name in who for who in on.candidates)
    return box(
        width,
        height,
        PAPER if possible else themed("shade", "#8b8a94"),
        stroke=ACCENT if own else INK,
        more=' stroke-width="4"' if own else "",
    )


def _dots(on: Canvas, name: str, x: float, y: float) -> str:
    """The seats that can be a character, around a middle; the viewer's own is hollow, as the others see it."""
    seats = [seat for seat, who in enumerate(on.candidates) if name in who]
    left = x - 8 * (len(seats) - 1)
    hidden = [seat == on.table.viewer and on.table.shown[seat] is None for seat in seats]
    sicario = on.table.sicario
    return "".join(
        artwork.dot(left + 16 * at, y, seat, sicario, hollow=hollow)
        for at, (seat, hollow) in enumerate(zip(seats, hidden, strict=True))
    )
