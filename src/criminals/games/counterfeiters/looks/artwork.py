"""The pieces of a picture: cards, henchmen, action spaces, the police track, fakes."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from criminals.core.looks.svg import (
    ACCENT,
    ALARM,
    BOLD,
    BRASS,
    INK,
    PAPER,
    PAWN,
    SEATS,
    SMALLEST,
    TEXT,
    box,
    ems,
    figure,
    label,
    lines,
    moved,
    number,
    numbered,
    wrapped,
)
from criminals.core.looks.themes import themed
from criminals.games.counterfeiters.box.edition import Card, Kind

GROUND: Final = themed("ground", "#17222b")
PANEL: Final = themed("panel", "#22323d")
BRIGHT: Final = themed("bright", "#2f4655")
RIM: Final = themed("rim", "#6f9a80")
FADED: Final = themed("faded", "#b3c3cc")
NOTE: Final = themed("gilt", "#cfe3c4")
_BACK: Final = themed("back", "#35573d")
_RING: Final = themed("back", "#274230")
_POLICE: Final = themed("police", "#8fb8ff")

CARD: Final = 94
"""The height of a card."""
PLATE: Final = 40
"""The height of the space below it."""
SPACE: Final = 70
"""The width of an action space, with what stands beside it."""
CHIP: Final = 24
"""The height of a chip, a card in one line."""

_ICONS: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        Kind.PRESS: "M-14 8h28v5h-28z M-11 8v-16h22v16 M-15-8h30 M-7-2a4 4 0 1 0 8 0a4 4 0 1 0-8 0z M5-2h4 M-5-12h10v4",
        Kind.INK: "M0-14c6 8 9 12 9 17a9 9 0 1 1-18 0c0-5 3-9 9-17z M-4 5a5 5 0 0 0 4 4",
        Kind.PAPER: "M-10-13h14l7 7v19h-21z M4-13v7h7 M-6-2h12 M-6 3h12 M-6 8h8",
        Kind.HOLOGRAM: "M0-14l12 7v14l-12 7-12-7v-14z M0-7l2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0z",
        Kind.LUNCH: "M-13-12v7q0 4 3.5 4t3.5-4v-7 M-9.5-12v25 M8 13v-25q-6 4-6 14h6",
        Kind.JET: "M-2-14q2-3 4 0l1 8 12 8v3l-12-4-1 8 4 3v2l-6-1.5-6 1.500v-2l4-3-1-8-12 4v-3l12-8z",
        Kind.LOTTERY: "M-15-9h30v5a4 4 0 0 0 0 8v5h-30v-5a4 4 0 0 0 0-8z M-7-4h14 M-7 0h14 M-7 4h8",
        Kind.GREAT_LAWYER: "M0-14v26 M-8 13h16 M-12-9h24 M-12-9l-4 10h8z M12-9l-4 10h8z",
        Kind.NEGLIGENT_LAWYER: "M0-14v26 M-8 13h16 M-12-5l24-7 M-12-5l-4 10h8z M12-12l-4 10h8z",
    }
)
_LIGHT: Final[Mapping[str, str]] = MappingProxyType(
    {"godfather": ALARM, "investigation": themed("police", "#9cc7ff"), "strike": ACCENT}
)
_DARK: Final[Mapping[str, str]] = MappingProxyType(
    {"godfather": "#8c1d2c", "investigation": "#1f4f8f", "strike": "#5a3b00"}
)
"""The colours of the signs of the track; the dark ones are for the space where the pawn is."""
_HAT: Final = "M-11 1c-3-5 2-9 11-9s14 4 11 9z M-10 2h20v3h-20z M-9 6q9 5 18 0l-2 3q-7 2-14 0z"
_GLASSES: Final = "M-12-3h24v2h-1c0 8-9 8-10 1h-2c-1 7-10 7-10-1h-1z"
_BIN: Final = "M-6-5h12l-1.5 12h-9z M-8-8h16 M-2-10h4 M-2-2v6 M2-2v6"
_GODFATHER: Final = "M-12 3c4-2 5-1 5-3c1-7 2-9 4-9q3 2 6 0c2 0 3 2 4 9c0 2 1 1 5 3q-12 7-24 0z"
_GLASS: Final = "M-8-3a6 6 0 1 0 12 0a6 6 0 1 0-12 0z M2 2l7 7"


def icon(x: float, y: float, kind: Kind, colour: str, *, scale: float = 1) -> str:
    """The icon of a card, with its middle at x, y."""
    return lines(x, y, _ICONS[kind], colour, scale=scale)


def _solid(x: float, y: float, path: str, colour: str, *, scale: float = 1) -> str:
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="{colour}"/>'


def card(width: int, shown: Card, title: str) -> str:
    """A card of the black market, with its id, its letter and its name, in two lines if it does not fit in one."""
    told = [title] if ems(title) * SMALLEST <= width - 6 else wrapped(title, SMALLEST, width - 6)
    up = 6 * (len(told) - 1)
    parts = [
        box(width, CARD, PAPER, stroke=INK),
        number(8, 20, figure(shown.id, 60), 15, INK, width=60),
        number(width - 8, 20, shown.letter, 15, "#776142", width=20, anchor="end"),
        icon(width / 2, 45 - up, shown.kind, "#3f5a45", scale=1.25),
        *(
            label(width / 2, 84 - 1.5 * up + 13 * at, line, 13, INK, width=width - 6, anchor="middle", more=BOLD)
            for at, line in enumerate(told)
        ),
    ]
    return "".join(parts)


def slot(width: int, words: str) -> str:
    """A place for a card where none lies."""
    frame = box(width, CARD, "none", stroke=FADED, more=' stroke-dasharray="4 5" stroke-opacity="0.5"')
    return frame + label(width / 2, 51, words, 12, FADED, width=width - 10, anchor="middle")


def plate_room(width: int, seat: int | None, *, binned: bool) -> int:
    """The room that a plate has for its price."""
    return width - (38 if seat is not None else 12) - (22 if binned else 0)


def plate(width: int, price: str, seat: int | None, *, binned: bool) -> str:
    """A space of the black market: its price, a bin if there is one, and who stands there."""
    room = plate_room(width, seat, binned=binned)
    parts = [
        box(width, PLATE, PANEL, stroke=RIM),
        number(9, 27, price, 19, ACCENT, width=room),
        lines(width - (44 if seat is not None else 15), 21, _BIN, FADED, width=1.6) if binned else "",
        henchman(width - 18, 21, seat, scale=0.95) if seat is not None else "",
    ]
    return "".join(parts)


def henchman(x: float, y: float, seat: int, *, scale: float = 1) -> str:
    """A henchman in the colour of its seat, with its number; its middle at x, y."""
    return numbered(x, y, PAWN, SEATS[seat % 4], seat, scale=scale)


def absent(x: float, y: float, *, scale: float = 1) -> str:
    """An empty place for henchmen."""
    return lines(x, y, PAWN, FADED, scale=scale, width=1)


def space(caption: str, seat: int | None, *, hat: bool, glasses: bool) -> str:
    """An action space, with the police hat or the sunglasses it shows (§3.4, §4.5), and who stands there."""
    middle = SPACE / 2
    dash = ' stroke-dasharray="4 4"' if seat is None else ""
    parts = [
        f'<circle cx="{middle:g}" cy="26" r="23" fill="{GROUND}" stroke="{RIM}" stroke-width="2"{dash}/>',
        label(middle, 63, caption, 12, TEXT, width=SPACE - 8, anchor="middle"),
        henchman(middle, 26, seat, scale=1.1) if seat is not None else "",
    ]
    if hat or glasses:
        at = (middle, 26) if seat is None else (middle + 20, 8)
        scale = 1.1 if seat is None else 0.85
        plate_ = (
            "" if seat is None else f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="12" fill="{GROUND}" stroke="{RIM}"/>'
        )
        parts += [plate_, _solid(*at, _HAT if hat else _GLASSES, _POLICE if hat else FADED, scale=scale)]
    return "".join(parts)


def cell(width: int, space: int, signs: Sequence[str], *, passed: bool, pawn: bool) -> str:
    """A space of the police track: its number, what it shows (§5), and the pawn."""
    fill = BRASS if pawn else PANEL if not passed else themed("panel", "#1c2932")
    ink = INK if pawn else FADED
    middle = width / 2
    edge = box(width, 58, fill, stroke=ACCENT if pawn else RIM, more=' stroke-opacity="0.7"', rx=6)
    parts = [edge, label(middle, 53, figure(space, width - 4), 12, ink, width=width - 2, anchor="middle")]
    colours = _DARK if pawn else _LIGHT
    step = 12 if len(signs) > 1 else 0
    left = middle - step * (len(signs) - 1) / 2
    scale = (0.75 if pawn else 1) if len(signs) < 2 else 0.6
    parts += [_sign(left + step * at, 30 if pawn else 21, sign, colours[sign], scale) for at, sign in enumerate(signs)]
    if pawn:
        parts.append(_solid(middle, 12 if signs else 22, _HAT, "#1b3a6b", scale=0.8 if signs else 1.2))
    return "".join(parts)


def _sign(x: float, y: float, sign: str, colour: str, scale: float) -> str:
    if sign == "godfather":
        return _solid(x, y + 2, _GODFATHER, colour, scale=scale)
    if sign == "investigation":
        return lines(x, y, _GLASS, colour, scale=scale, width=2.5)
    return icon(x, y, Kind.JET, colour, scale=0.75 * scale) + lines(x, y, "M-12 12l24-24", colour, scale=scale)


def sign(x: float, y: float, shown: str) -> str:
    """A sign of the track, for the legend."""
    return _sign(x, y, shown, _LIGHT[shown], 0.8)


def badge(x: float, y: float, *, hat: bool) -> str:
    """A hat or sunglasses, for the legend."""
    return _solid(x, y, _HAT if hat else _GLASSES, _POLICE if hat else FADED, scale=0.9)


@lru_cache(maxsize=64)
def _stars(quality: int, colour: str) -> str:
    star = "M0-5l1.5 3.4 3.7.4-2.8 2.5.8 3.7-3.2-1.9-3.2 1.9.8-3.7-2.8-2.5 3.7-.4z"
    left = 26 - 5.5 * (quality - 1)
    return "".join(_solid(left + 11 * at, 11, star, colour) for at in range(quality))


def note(quality: int, count: int) -> str:
    """Fakes of a quality, as a note with stars, and their number."""
    lying = moved(
        0,
        0,
        box(52, 22, themed("paper", "#cfe3c4"), stroke="#54755a", rx=3),
        _stars(quality, "#35573d"),
        opacity=1 if count else 0.45,
    )
    return lying + number(26, 42, f"\u00d7{figure(count, 44)}", 16, TEXT, width=50, anchor="middle")


def screen(width: int, words: str) -> str:
    """A player's screen, in three panels (§1.4)."""
    folds = f"M{width / 3:g} 0v64 M{width * 2 / 3:g} 0v64"
    return (
        box(width, 64, GROUND, stroke=RIM, rx=6)
        + lines(0, 0, folds, RIM, width=1)
        + label(width / 2, 37, words, 13, FADED, width=width / 3 - 8, anchor="middle")
    )


def chip_width(words: str) -> int:
    """The width of a chip with some words."""
    return round(38 + 12 * ems(words))


def chip(width: int, kind: Kind, words: str) -> str:
    """Cards that are alike, in one line: what they show, what they are, how many."""
    return (
        box(width, CHIP, PAPER, stroke=INK, rx=6)
        + icon(14, CHIP / 2, kind, "#3f5a45", scale=0.62)
        + label(30, 16.5, words, 12, INK, width=width - 32)
    )


def stack(letter: str, count: int) -> str:
    """The stack from above: the letter of its top card, and how many cards there are."""
    backs = "".join(moved(at, -at, box(58, 76, _BACK, stroke=NOTE)) for at in range(0, 3 * min(count, 4), 3))
    top = 3 * (min(count, 4) - 1)
    ring = f'<circle cx="29" cy="38" r="19" fill="{_RING}" stroke="{NOTE}"/>'
    return backs + moved(top, -top, ring, number(29, 45, letter, 22, NOTE, width=30, anchor="middle"))
