"""The pieces of a picture: crooks' cards from the front and from the back, signs, and texts that fit.

A picture has no ids and no style sheet, so that several can stand on one page. Every piece has its corner at 0, 0.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from math import ceil, floor
from types import MappingProxyType
from typing import Final

from criminals.core.looks.svg import (
    BOLD,
    CHALK,
    GILT,
    INK,
    PAPER,
    TEXT,
    box,
    ems,
    figure,
    label,
    moved,
    number,
)
from criminals.core.looks.themes import themed
from criminals.games.crooks.box.edition import Ability, Crook, Gang
from criminals.games.crooks.looks.text import Wording

FELT: Final = themed("ground", "#14231e")
RIM: Final = themed("rim", "#8a6d3b")
ROW: Final = themed("panel", "#1d332b")
OWN_ROW: Final = themed("bright", "#2a4a3e")
PLAIN: Final = themed("bright", "#2b4038")
FADED: Final = themed("faded", "#b4c2b6")
WINE: Final = themed("back", "#641f2b")
_PALE: Final = themed("pale", "#e3c9bb")
_GOOD: Final = themed("chalk", "#a9e2a0")
_BAD: Final = themed("chalk", "#ffb8ae")

WIDTH: Final = 92
"""The width of a card alone."""
CARD: Final = 104
"""The height of a card."""
STRIP: Final = 57
"""The height of the visible strip of a face-up card below another: level, modifier and gangs."""
BACK_STRIP: Final = 99
"""The same for one that lies face down: where it came from, who spied on it, or the eye and the name of its ability."""
PLATE: Final = 28
"""The height of a target as a line across."""
CHIP: Final = 20
"""The height of a chip, a crook in one line."""

_SIGNS: Final[Mapping[Gang, tuple[str, str, str]]] = MappingProxyType(
    {
        Gang.NORTHSIDE: ("M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", "#b3261e", "#ffffff"),
        Gang.WESTSIDE: ("M-7.5-7.5h15v15h-15z", "#1d5aa6", "#ffffff"),
        Gang.OUTFIT: ("M-4-8h8l4.5 8-4.5 8h-8l-4.5-8z", "#f0bd1b", "#241d15"),
    }
)
"""A gang's shape, its colour (§1.4) and the colour of its letter."""

_LINES: Final[Mapping[Ability | None, str]] = MappingProxyType(
    {
        None: (
            "M-11 6c1-9 2-18 8-18c3 0 4 2 7 1c5 0 6 8 7 17q-11 4-22 0z"
            "M-21 9c5-2 8-1 10 0q11 4 22 0c2-1 5-2 10 0c-4 6-13 7-21 7s-17-1-21-7z"
        ),
        Ability.PICKPOCKET: "M-15-9h30v18h-30z M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z M-11-5v10 M11-5v10",
        Ability.ACCOMPLICE: (
            "M-11-6a5 5 0 1 0 10 0a5 5 0 1 0-10 0z M-14 12q0-10 8-10t8 10z M4-10a5 5 0 1 1 1 9 M5 2q9 0 9 10h-8"
        ),
        Ability.SWAP: "M-14-5h25 M5-11l6 6-6 6 M14 6h-25 M-5 0l-6 6 6 6",
        Ability.KILLER: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z M-12 0h8 M4 0h8 M0-12v8 M0 4v8",
        Ability.BOSS: "M-15 10v-17l8 7 7-12 7 12 8-7v17z M-15 6h30",
        Ability.SPY: "M-12-4a8 8 0 1 0 16 0a8 8 0 1 0-16 0z M2 2l11 11",
    }
)
"""The drawing of each ability; a hat for none."""

_EYE: Final = "M-12 0q12-13 24 0q-12 13-24 0z M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"


def signs(x: float, y: float, gangs: Iterable[Gang], wording: Wording, *, step: int = 18) -> str:
    """The signs of gangs side by side, the first with its middle at x, y: a letter each, a shape, a colour."""
    bold = ' font-size="11" font-weight="700" text-anchor="middle"'
    return "".join(
        f'<g transform="translate({x + step * at:g} {y:g})"><path d="{shape}" fill="{colour}" stroke="{CHALK}"/>'
        f'<text y="4"{bold} fill="{ink}">{escape(wording.gangs[gang].short.upper())}</text></g>'
        for at, gang in enumerate(gangs)
        for shape, colour, ink in (_SIGNS[gang],)
    )


def eye(x: float, y: float, colour: str, *, scale: float = 1) -> str:
    """The sign for a hidden crook that somebody knows."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{_EYE}" fill="none" stroke="{colour}"'
        ' stroke-width="2"/>'
    )


def face_up(width: int, crook: Crook, wording: Wording) -> str:
    """A card that everybody sees."""
    return (
        box(width, CARD, PAPER, stroke=INK)
        + _writing(width, crook, wording, INK, "#2b6e2f", "#a3262a")
        + _drawing(width, crook)
    )


def back(width: int) -> str:
    """The back of a card."""
    return _back(width, CARD, "#8d4450")


def face_down(width: int, hangout: str, taken_of: str, spies: Iterable[int]) -> str:
    """The back of a card, with the hangout it came from, how many lay there (§6.10), and who spied on it (§6.13)."""
    others = _spies(width, sorted(spies))
    middle, centre = width / 2, 40 if others else 52
    return (
        f'{back(width)}<circle cx="{middle:g}" cy="{centre}" r="23" fill="{WINE}" stroke="{GILT}"/>'
        + number(middle, centre + 4, hangout, 22, CHALK, width=30, anchor="middle")
        + label(middle, centre + 17, taken_of, 11, CHALK, width=42, anchor="middle")
        + others
    )


def known(width: int, crook: Crook, wording: Wording, spies: Iterable[int]) -> str:
    """A card that lies face down and that the viewer knows: its face in chalk on the back, and an eye."""
    others = " ".join(map(str, sorted(spies)))
    middle = width / 2 - (4 * len(others) + 4 if others else 0)
    return (
        _back(width, CARD, themed("brass", "#702c38"))
        + _writing(width, crook, wording, CHALK, _GOOD, _BAD)
        + eye(middle, 71, GILT)
        + (label(middle + 17, 75, others, 12, GILT, width=width - middle - 20) if others else "")
    )


def hangout(width: int, letter: str, size: int, *, empty: str, now: bool) -> str:
    """A hangout with how many lie there, in the middle of a width; with a frame if somebody looks in now."""
    if not size:
        place = box(44, 58, "none", stroke=FADED, more=' stroke-dasharray="4 5" stroke-opacity="0.5"')
        words = label(22, 44, empty, 11, FADED, width=42, anchor="middle")
        return moved((width - 44) / 2, 0, place, number(22, 27, letter, 18, FADED, width=24, anchor="middle"), words)
    top = 3 * (min(size, 5) - 1)
    frame = box(44, 58, "none", stroke=GILT, more=' stroke-width="3"') if now else ""
    medal = f'<circle cx="22" cy="29" r="14" fill="{WINE}" stroke="{GILT}"/>'
    name = number(22, 35, letter, 18, CHALK, width=24, anchor="middle")
    backs = [moved(at, -at, _back(44, 58, "#8d4450")) for at in range(0, top + 1, 3)]
    room = width - 50 - top
    many = figure(size, room, before="\u00d7")
    count = number(50 + top, 48, many, 17, TEXT, width=room)
    spare = max(0, floor(room - 17 * ems(many)))
    return moved(spare / 2, 0, *backs, moved(top, -top, frame, medal, name), count)


def target(width: int, printed: int, worth: int, wording: Wording) -> str:
    """A target with its worth, and what that is now if it is not as printed."""
    middle, room = width / 2, width - 12
    plate = box(width, 56, themed("brass", "#d3a955"), stroke="#5f4718", more=' stroke-width="2"')
    rim = moved(4, 4, box(width - 8, 48, "none", stroke="#8a6a2c", rx=5))
    value = figure(printed, room)
    if worth == printed:
        return plate + rim + number(middle, 39, value, 31, INK, width=room, anchor="middle")
    now = wording.speaker.say("picture", "now", {"number": figure(worth, room - 30)})
    return (
        plate
        + rim
        + number(middle, 30, value, 24, INK, width=room, anchor="middle")
        + label(middle, 46, now, 12, INK, width=room, anchor="middle", more=BOLD)
    )


def plate(width: int, printed: int, worth: int, wording: Wording) -> str:
    """A target as a line across: its worth, and what that is now if it is not as printed."""
    middle, room = width / 2, width / 3
    bar = box(width, PLATE, themed("brass", "#d3a955"), stroke="#5f4718", more=' stroke-width="1.5"', rx=6)
    value = number(middle, 21, figure(printed, room), 20, INK, width=room, anchor="middle")
    if worth == printed:
        return bar + value
    now = wording.speaker.say("picture", "now", {"number": figure(worth, room - 30)})
    return bar + value + label(width - 12, 20, now, 13, INK, width=room - 12, anchor="end", more=BOLD)


def slot(width: int, height: int = CARD) -> str:
    """A place for a card where none lies."""
    return box(width, height, "none", stroke=FADED, more=' stroke-dasharray="4 5" stroke-opacity="0.4"')


def chip(width: int, crook: Crook, wording: Wording, *, named: bool, hidden: bool = False) -> str:
    """A crook in one line: its id if wanted, level, modifier, gangs, the first letters of its ability."""
    ink, paper, edge, faint = (CHALK, WINE, GILT, _PALE) if hidden else (INK, PAPER, INK, "#75654f")
    name = str(crook.id) if named else ""
    value = f"{crook.level}{_modifier(crook, width)}"
    tag = wording.tag(crook)
    long = 4 + ceil(ems(tag) * 11) if tag else 0
    left = 5 + (6.3 * len(name) + 5 if name else 0)
    right = width - 4 - long - 17 * len(crook.gangs)
    slip = box(width, CHIP - 2, paper, stroke=edge, rx=5)
    if ems(value) * 13 > right - left:
        return slip + label(5, 13, f"{name} {wording.face(crook)}".strip(), 11, ink, width=width - 8)
    parts = [
        slip,
        label(5, 13, name, 11, faint, width=width) if name else "",
        number(left, 13.5, value, 13, ink, width=right - left),
        signs(right + 8, 9, crook.gangs, wording, step=17),
        label(width - 4, 13, tag, 11, ink, width=long, anchor="end", more=BOLD) if tag else "",
    ]
    return "".join(parts)


def _modifier(crook: Crook, width: float) -> str:
    return figure(crook.modifier, width, before="+" if crook.modifier > 0 else "") if crook.modifier else ""


def _writing(width: int, crook: Crook, wording: Wording, ink: str, good: str, bad: str) -> str:
    room = width - 18
    half = room / 2 if crook.modifier else room
    colour = good if crook.modifier > 0 else bad
    parts = [
        number(9, 30, figure(crook.level, half), 27, ink, width=half),
        number(width - 9, 28, _modifier(crook, half), 18, colour, width=half, anchor="end") if crook.modifier else "",
        signs(17, 46, crook.gangs, wording),
    ]
    if crook.ability is not None:
        name = wording.abilities[crook.ability].whole
        parts.append(label(width / 2, 95, name, 12, ink, width=width - 4, anchor="middle", more=BOLD))
    return "".join(parts)


def _drawing(width: int, crook: Crook) -> str:
    plain = crook.ability is None
    colour, y = ("#cfc3a8", 77) if plain else ("#6b5836", 70)
    style = f'fill="{colour}"' if plain else f'fill="none" stroke="{colour}" stroke-width="2.2" stroke-linejoin="round"'
    return f'<path transform="translate({width / 2:g} {y})" d="{_LINES[crook.ability]}" {style}/>'


def _spies(width: int, seats: list[int]) -> str:
    if not seats:
        return ""
    words = " ".join(map(str, seats))
    start = width / 2 - 4 * len(words) - 4
    return (
        moved(width / 2 - 30, 68, box(60, 18, WINE, rx=9))
        + eye(start, 77, GILT, scale=0.7)
        + label(start + 13, 81, words, 12, CHALK, width=48)
    )


@lru_cache(maxsize=16)
def _back(width: int, height: int, colour: str) -> str:
    """Wine red, with a lattice in a brass frame."""
    inner, edge = (width - 8, height - 8), 4
    lattice: list[str] = []
    for start in range(-inner[1], inner[0], 10):
        left, right = max(0, start), min(inner[0], start + inner[1])
        if left < right:
            lattice.append(f"M{edge + left} {edge + left - start}L{edge + right} {edge + right - start}")
            lattice.append(
                f"M{edge + left} {edge + inner[1] - left + start}L{edge + right} {edge + inner[1] - right + start}"
            )
    return (
        f'{box(width, height, WINE, stroke="#2b0c12")}<path d="{"".join(lattice)}" stroke="{colour}" fill="none"/>'
        f'<rect x="{edge}" y="{edge}" width="{inner[0]}" height="{inner[1]}" rx="4" fill="none" stroke="{GILT}"'
        ' stroke-opacity="0.8"/>'
    )
