"""The pieces of pictures that all games use: texts that fit, boxes, and line drawings.

Every piece has its corner at 0, 0. `themes` has the purpose of each colour, `sheet` arranges the pieces.
"""

from functools import lru_cache
from html import escape
from itertools import accumulate
from math import floor, fsum
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import Speaker
from criminals.core.looks.themes import themed

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

_SLIM: Final = frozenset("ijlI'.,:;|! \u00a0\u202f")
_LIGHT: Final = frozenset("frt-()/")
_BROAD: Final = frozenset("mwMW")

SMALLEST: Final = 11
"""The size of the smallest text."""


def moved(x: float, y: float, *pieces: str, opacity: float = 1) -> str:
    """Move pieces so that their corner is somewhere else."""
    faint = "" if opacity == 1 else f' opacity="{opacity:g}"'
    return f'<g transform="translate({x:g} {y:g})"{faint}>{"".join(pieces)}</g>'


def box(width: float, height: float, fill: str, *, stroke: str = "none", more: str = "", rx: int = 7) -> str:
    """A rectangle with round corners."""
    return f'<rect width="{width:g}" height="{height:g}" rx="{rx}" fill="{fill}" stroke="{stroke}"{more}/>'


def lines(x: float, y: float, path: str, colour: str, *, scale: float = 1, width: float = 2) -> str:
    """A line drawing with its middle at x, y."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="none" stroke="{colour}"'
        f' stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def numbered(x: float, y: float, shape: str, colour: str, seat: Seat, *, scale: float = 1) -> str:
    """A piece of a player with the number of its seat and its middle at x, y."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})"><path d="{shape}" fill="{colour}"'
        f' stroke="{INK}"/><text y="12" font-size="13"{BOLD} text-anchor="middle" fill="{INK}">{seat}</text></g>'
    )


def label(
    x: float,
    y: float,
    words: str,
    size: int,
    fill: str,
    *,
    width: float,
    least: int = SMALLEST,
    anchor: str = "start",
    more: str = "",
) -> str:
    """A line of text that fits a width: in smaller type down to `least`, then cut short."""
    need = ems(words)
    size = max(least, min(size, floor(width / max(need, 1))))
    if size * need > width:
        words = _cut(words, width / size)
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{side}{more}>{escape(words)}</text>'


def _cut(words: str, room: float) -> str:
    """The beginning of words that fits into some ems, including an ellipsis."""
    ends = accumulate(map(_em, words), initial=1.0)
    fits = max(1, sum(end <= room for end in ends) - 1)
    return words[:fits].rstrip() + "\u2026"


def figure(value: int, width: float, *, before: str = "") -> str:
    """A number as it is or, if that does not fit a width in the smallest type, rounded: `1.3e9`, `1e9`."""
    digits = str(abs(value))
    sign = before + ("\u2212" if value < 0 else "")
    if len(digits) <= 3 or ems(sign + digits) * SMALLEST <= width:
        return sign + digits
    power = f"e{len(digits) - 1}"
    rough = f"{sign}{digits[0]}.{digits[1]}{power}"
    return rough if ems(rough) * SMALLEST <= width else f"{sign}{digits[0]}{power}"


def money(speaker: Speaker, amount: int, width: float) -> str:
    """An amount of money as the language writes it or, if that does not fit a width, rounded."""
    whole = speaker.money(amount)
    if ems(whole) * SMALLEST <= width:
        return whole
    return speaker.say("format", "money", {"amount": figure(amount, width - ems("$ ") * SMALLEST)})


def number(x: float, y: float, words: str, size: int, fill: str, *, width: float, anchor: str = "start") -> str:
    """A number, or a letter, in bold."""
    return label(x, y, words, size, fill, width=width, anchor=anchor, more=f' font-family="{SERIF}" font-weight="700"')


def wrapped(words: str, size: int, width: float) -> list[str]:
    """Break words at spaces into as many lines as they need."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and ems(f"{lines[-1]} {word}") * size <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def balanced(words: str, size: int, width: float) -> list[str]:
    """The same, in lines of about equal width."""
    lines = wrapped(words, size, width)
    while len(closer := wrapped(words, size, width - size)) == len(lines) > 1 and width > size:
        lines, width = closer, width - size
    return lines


def ems(words: str) -> float:
    """The approximate width of words; characters of East Asia are as wide as high."""
    return fsum(map(_em, words))  # `sum` rounds differently since Python 3.12, and pictures must be the same everywhere


@lru_cache(maxsize=512)
def _em(char: str) -> float:
    if char in _SLIM:
        return 0.31
    if char in _LIGHT:
        return 0.38
    if char in _BROAD:
        return 0.86
    if char >= "\u0300" and char not in "\u2212\u2026":
        return 1.05
    return 0.72 if char.isupper() else 0.56
