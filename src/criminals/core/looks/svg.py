"""The pieces of pictures that all games use: texts that fit, boxes, bands, and the sheet they stand on.

A picture has no ids and no style sheet, so that several can stand on one page, and a ground of its own, so that it is
legible on a light page and on a dark one. Every piece has its corner at 0, 0. `themes` says what a colour is for.
"""

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from math import floor
from typing import Final, NamedTuple, Protocol

from criminals.core.base.seats import Seat, Viewer
from criminals.core.base.themes import Theme
from criminals.core.box.editions import Box
from criminals.core.looks.phrases import Speaker
from criminals.core.looks.text import seen_by
from criminals.core.looks.themes import theme_style, themed

SERIF: Final = "Times New Roman, Times, Liberation Serif, serif"
SANS: Final = "Helvetica, Arial, Liberation Sans, sans-serif"

BOLD: Final = ' font-weight="700"'
TITLE: Final = f' font-family="{SERIF}" font-weight="700" letter-spacing="5"'

TEXT: Final = themed("text", "#f3ead6")
ACCENT: Final = themed("accent", "#e0bb74")
ALARM: Final = themed("alarm", "#ff9d8a")
LEGAL: Final = themed("legal", "#6fd3ff")
INK: Final = themed("ink", "#241d15")
PAPER: Final = themed("paper", "#f7f0df")
BRASS: Final = themed("brass", "#e0bb74")
CHALK: Final = themed("chalk", "#f3ead6")
GILT: Final = themed("gilt", "#e0bb74")
SEATS: Final = ("#f08a76", "#74bdec", "#f2cf63", "#a3d683")
"""The colour of each seat."""

PAWN: Final = "M-12 15c0-10 4-13 7-15a7.5 7.5 0 1 1 10 0c3 2 7 5 7 15z"
"""The outline of a pawn."""

WIDTH: Final = 940
EDGE: Final = 16
ROOM: Final = WIDTH - 2 * EDGE
"""How wide a picture is that needs no other width, its edge, and what is between the edges."""

_NARROW: Final = frozenset("fijlrt' ")

SMALLEST: Final = 11
"""No text is smaller."""


class Band(NamedTuple):
    """A strip across the picture."""

    height: int
    drawing: str


class Sheet(NamedTuple):
    """What the bands of a picture stand on."""

    width: int
    ground: str
    rim: str
    theme: Theme | None


def picture(sheet: Sheet, bands: Sequence[Band], *, title: str, text: str) -> str:
    """Bands below each other on a ground with a rim; title and text are for who cannot see it.

    It is a group, not an image: the parts of an image have no names.
    """
    width = sheet.width
    tops = list(accumulate((band.height for band in bands), initial=0))
    height = tops[-1]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="group" font-family="{SANS}" style="max-width:100%;height:auto{theme_style(sheet.theme)}">'
        f"<title>{escape(title, quote=False)}</title><desc>{escape(text)}</desc>"
        + moved(2, 2, box(width - 4, height - 4, sheet.ground, stroke=sheet.rim, more=' stroke-width="4"', rx=18))
        + "".join(moved(0, top, band.drawing) for top, band in zip(tops, bands, strict=False))
        + "</svg>"
    )


def page(speaker: Speaker, drawing: str, text: str) -> str:
    """A picture as HTML, no wider than its place, and the table as text below it for who opens that."""
    return (
        f'<figure style="margin:0;max-width:100%">{drawing}'
        f"<details><summary>{escape(speaker.sentence('picture', 'as_text'))}</summary>"
        f'<pre style="overflow-x:auto">{escape(text)}</pre></details></figure>'
    )


class Shown(Protocol):
    """A table, as far as the head of its picture shows it."""

    @property
    def edition(self) -> Box:
        """What is played with."""
        ...

    @property
    def actor(self) -> object:
        """Whose turn it is."""
        ...


def header(
    width: int, speaker: Speaker, game: str, table: Shown, viewer: Viewer, asked: str, *, faded: str, plain: str
) -> Band:
    """The name of the game, who looks at it, and what is asked: on a bright pill if the viewer is.

    The pill of what others are asked has the colour `plain`, and who looks at it stands there in the colour `faded`.
    """
    half = width // 2
    long = min(half - 30, 28 + 9 * len(asked))
    told = speaker.say("picture", "seen_by", seen_by(speaker, table.edition.name, viewer))
    fill, ink = (BRASS, INK) if table.actor is not None and table.actor == viewer else (plain, TEXT)
    return Band(
        66,
        label(24, 37, str(speaker.thing("game", game)).upper(), 24, ACCENT, width=half, more=TITLE)
        + label(24, 56, told, 12, faded, width=half)
        + moved(width - 22 - long, 19, box(long, 32, fill, rx=16, stroke=ACCENT))
        + label(width - 22 - long / 2, 40, asked, 15, ink, width=long - 16, anchor="middle", more=BOLD),
    )


def you(speaker: Speaker, x: float, y: float) -> str:
    """The pill that marks the viewer's own row."""
    words = speaker.say("player", "you")
    width = max(36, 16 + floor(ems(words) * 12))
    return moved(x, y, box(width, 18, BRASS, rx=9), label(width / 2, 13, words, 12, INK, width=width, anchor="middle"))


def row_frame(width: float, height: float, fill: str, *, ringed: bool = False) -> str:
    """The ground of a player's row; a ring around it says whose turn it is."""
    more = ' stroke-width="2"' if ringed else ""
    return box(width, height, fill, stroke=ACCENT if ringed else "none", more=more, rx=12)


def moved(x: float, y: float, *pieces: str, opacity: float = 1) -> str:
    """Pieces with their corner somewhere else."""
    faint = "" if opacity == 1 else f' opacity="{opacity:g}"'
    return f'<g transform="translate({x:g} {y:g})"{faint}>{"".join(pieces)}</g>'


def box(width: float, height: float, fill: str, *, stroke: str = "none", more: str = "", rx: int = 7) -> str:
    """A rectangle with round corners."""
    return f'<rect width="{width:g}" height="{height:g}" rx="{rx}" fill="{fill}" stroke="{stroke}"{more}/>'


def lines(x: float, y: float, path: str, colour: str, *, scale: float = 1, width: float = 2) -> str:
    """A drawing in lines, with its middle at x, y."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="none" stroke="{colour}"'
        f' stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def numbered(x: float, y: float, shape: str, colour: str, seat: Seat, *, scale: float = 1) -> str:
    """A piece of a player with the number of its seat; the middle at x, y."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})"><path d="{shape}" fill="{colour}"'
        f' stroke="{INK}"/><text y="12" font-size="13"{BOLD} text-anchor="middle" fill="{INK}">{seat}</text></g>'
    )


def label(
    x: float, y: float, words: str, size: int, fill: str, *, width: float, anchor: str = "start", more: str = ""
) -> str:
    """A line of text that fits a width: in a smaller type, or else cut short."""
    need = ems(words)
    size = max(SMALLEST, min(size, floor(width / max(need, 1))))
    if size * need > width:
        words = words[: max(1, floor(width / size / (need / len(words))) - 1)] + "\u2026"
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{side}{more}>{escape(words)}</text>'


def figure(value: int, width: float, *, before: str = "") -> str:
    """A number as it is, or if that does not fit a width in the smallest type, roughly: `1.3e9`, `1e9`."""
    digits = str(abs(value))
    sign = before + ("\u2212" if value < 0 else "")
    if len(digits) <= 3 or ems(sign + digits) * SMALLEST <= width:
        return sign + digits
    power = f"e{len(digits) - 1}"
    rough = f"{sign}{digits[0]}.{digits[1]}{power}"
    return rough if ems(rough) * SMALLEST <= width else f"{sign}{digits[0]}{power}"


def money(speaker: Speaker, amount: int, width: float) -> str:
    """An amount of money as the language writes it, or if that does not fit a width, roughly."""
    whole = speaker.money(amount)
    if ems(whole) * SMALLEST <= width:
        return whole
    return speaker.say("format", "money", {"amount": figure(amount, width - ems("$ ") * SMALLEST)})


def number(x: float, y: float, words: str, size: int, fill: str, *, width: float, anchor: str = "start") -> str:
    """A number, or a letter, in bold."""
    return label(x, y, words, size, fill, width=width, anchor=anchor, more=f' font-family="{SERIF}" font-weight="700"')


def ems(words: str) -> float:
    """About how wide words are; characters of East Asia are as wide as high."""
    return sum(_em(char) for char in words)


def _em(char: str) -> float:
    if char in _NARROW:
        return 0.4
    if char >= "\u0300" and char not in "\u2212\u2026":
        return 1.05
    return 0.72 if char.isupper() else 0.56
