"""The pieces of pictures that all games use: texts that fit, boxes, bands, and the sheet they stand on.

A picture has no ids and no style sheet, so that several can stand on one page, and a ground of its own, so that it is
legible on a light page and on a dark one. Every piece has its corner at 0, 0.
"""

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from math import floor
from typing import Final, NamedTuple

SERIF: Final = "Times New Roman, Times, Liberation Serif, serif"
SANS: Final = "Helvetica, Arial, Liberation Sans, sans-serif"

BOLD: Final = ' font-weight="700"'
TITLE: Final = f' font-family="{SERIF}" font-weight="700" letter-spacing="5"'

BRASS: Final = "#e0bb74"
CHALK: Final = "#f3ead6"
INK: Final = "#241d15"
PAPER: Final = "#f7f0df"

SMALLEST: Final = 11
"""No text is smaller."""


class Band(NamedTuple):
    """A strip across the picture."""

    height: int
    drawing: str


def picture(width: int, bands: Sequence[Band], *, title: str, text: str, ground: str, rim: str) -> str:
    """Bands below each other on a ground with a rim; title and text are for who cannot see it."""
    tops = list(accumulate((band.height for band in bands), initial=0))
    height = tops[-1]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img" font-family="{SANS}" style="max-width:100%;height:auto">'
        f"<title>{escape(title, quote=False)}</title><desc>{escape(text)}</desc>"
        + moved(2, 2, box(width - 4, height - 4, ground, stroke=rim, more=' stroke-width="4"', rx=18))
        + "".join(moved(0, top, band.drawing) for top, band in zip(tops, bands, strict=False))
        + "</svg>"
    )


def page(drawing: str, text: str) -> str:
    """A picture as HTML, no wider than its place, and the table as text below it for who opens that."""
    return (
        f'<figure style="margin:0;max-width:100%">{drawing}<details><summary>The table as text</summary>'
        f'<pre style="overflow-x:auto">{escape(text)}</pre></details></figure>'
    )


def header(width: int, game: str, whose: str, turn: str, *, faded: str, pill: tuple[str, str]) -> Band:
    """The name of the game, who looks at it, and whose turn it is: on a pill of a colour, in another."""
    half = width // 2
    words = turn[0].upper() + turn[1:]
    long = min(half - 30, 28 + 9 * len(words))
    fill, ink = pill
    return Band(
        66,
        label(24, 37, game.upper(), 24, BRASS, width=half, more=TITLE)
        + label(24, 56, whose, 12, faded, width=half)
        + moved(width - 22 - long, 19, box(long, 32, fill, rx=16, stroke=BRASS))
        + label(width - 22 - long / 2, 40, words, 15, ink, width=long - 16, anchor="middle", more=BOLD),
    )


def moved(x: float, y: float, *pieces: str, opacity: float = 1) -> str:
    """Pieces with their corner somewhere else."""
    faint = "" if opacity == 1 else f' opacity="{opacity:g}"'
    return f'<g transform="translate({x:g} {y:g})"{faint}>{"".join(pieces)}</g>'


def box(width: float, height: float, fill: str, *, stroke: str = "none", more: str = "", rx: int = 7) -> str:
    """A rectangle with round corners."""
    return f'<rect width="{width:g}" height="{height:g}" rx="{rx}" fill="{fill}" stroke="{stroke}"{more}/>'


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


def number(x: float, y: float, words: str, size: int, fill: str, *, width: float, anchor: str = "start") -> str:
    """A number, or a letter, in bold."""
    return label(x, y, words, size, fill, width=width, anchor=anchor, more=f' font-family="{SERIF}" font-weight="700"')


def ems(words: str) -> float:
    """About how wide words are; characters of East Asia are as wide as high."""
    return sum(1.05 if char >= "\u0300" and char != "\u2212" else 0.72 if char.isupper() else 0.56 for char in words)
