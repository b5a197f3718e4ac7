"""The sheet of a picture: its width, its bands from top to bottom, and the parts that all games share.

A picture has no ids and no style sheet, so that several fit on one page. It has its own ground, so that it is legible
on a light page and on a dark one.
"""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor
from typing import Final, NamedTuple, Protocol

from criminals.core.base.seats import Viewer
from criminals.core.base.themes import Theme
from criminals.core.box.editions import Box
from criminals.core.looks.phrases import Speaker
from criminals.core.looks.svg import ACCENT, BOLD, BRASS, INK, SANS, TEXT, TITLE, balanced, box, ems, label, moved
from criminals.core.looks.text import seen_by
from criminals.core.looks.themes import theme_style


class Span(NamedTuple):
    """The width of a picture, and its edge."""

    width: int
    edge: int

    @property
    def room(self) -> int:
        """The width between the edges."""
        return self.width - 2 * self.edge

    @property
    def narrow(self) -> bool:
        """True for a phone: things go below each other instead of side by side."""
        return self.width <= PHONE


PHONE: Final = 390
"""The width of a narrow picture, in pixels, so that its smallest text has `SMALLEST` pixels."""


def span(*, narrow: bool) -> Span:
    """The usual width of a picture."""
    return Span(PHONE, 14) if narrow else Span(940, 16)


class Band(NamedTuple):
    """A strip across the picture."""

    height: int
    drawing: str
    free: tuple[int, int] = (0, 0)
    """The free part at half its height, from left to right."""


class Sheet(NamedTuple):
    """The ground of the bands of a picture."""

    width: int
    ground: str
    rim: str
    theme: Theme | None


def picture(sheet: Sheet, bands: Sequence[Band], *, title: str, text: str) -> str:
    """Draw bands below each other on a ground with a rim. Title and text are for people who cannot see it.

    The picture is a group rather than an image, because the parts of an image have no names.
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
    """The picture as HTML, no wider than its place, with the table as text below for those who open it."""
    return (
        f'<figure style="margin:0;max-width:100%">{drawing}'
        f"<details><summary>{escape(speaker.sentence('picture', 'as_text'))}</summary>"
        f'<pre style="overflow-x:auto">{escape(text)}</pre></details></figure>'
    )


class Shown(Protocol):
    """The facts about a table that the head of its picture shows."""

    @property
    def edition(self) -> Box:
        """The edition being played."""
        ...

    @property
    def actor(self) -> object:
        """The actor."""
        ...


def header(
    width: int, speaker: Speaker, game: str, table: Shown, viewer: Viewer, asked: str, *, faded: str, plain: str
) -> Band:
    """Draw the name of the game, the viewer, and the question: on a bright pill if the viewer is asked.

    The pill of a question to others has the colour `plain`, and the viewer stands there in the colour `faded`.
    """
    half = width // 2
    narrow = width <= PHONE
    told = speaker.say("picture", "seen_by", seen_by(speaker, table.edition.name, viewer))
    fill, ink = (BRASS, INK) if table.actor is not None and table.actor == viewer else (plain, TEXT)
    pill = _pill(width - 40 if narrow else half - 30, asked, fill, ink, full=narrow)
    name = str(speaker.thing("game", game)).upper()
    if narrow:
        head = label(22, 35, name, 22, ACCENT, width=width - 90, more=TITLE)
        head += label(22, 54, told, 12, faded, width=width - 44)
        return Band(pill.height + 76, head + moved(20, 66, pill.drawing))
    head = label(24, 37, name, 24, ACCENT, width=half, more=TITLE) + label(24, 56, told, 12, faded, width=half)
    height, left = max(66, pill.height + 16), width - 22 - pill.width
    end = 24 + ceil(max(ems(name) * 24 + 5 * len(name), ems(told) * 12))
    return Band(height, head + moved(left, (height - pill.height) // 2 + 2, pill.drawing), (end, left))


class _Pill(NamedTuple):
    """Words on a pill."""

    width: int
    height: int
    drawing: str


def _pill(most: int, words: str, fill: str, ink: str, *, full: bool) -> _Pill:
    """Put words on a pill, in as many lines as they need. It is as wide as they are, or as wide as possible."""
    told = [words] if ems(words) * 13 <= most - 24 else balanced(words, 15, most - 32)
    width = most if full else min(most, 32 + ceil(max(map(ems, told)) * 15))
    height = 14 + 18 * len(told)
    pieces = (
        label(width / 2, 21 + 18 * at, line, 15, ink, width=width - 24, anchor="middle", more=BOLD)
        for at, line in enumerate(told)
    )
    return _Pill(width, height, box(width, height, fill, rx=16, stroke=ACCENT) + "".join(pieces))


def you(speaker: Speaker, x: float, y: float) -> str:
    """The pill that marks the viewer's own row."""
    words, width = speaker.say("player", "you"), you_width(speaker)
    return moved(x, y, box(width, 18, BRASS, rx=9), label(width / 2, 13, words, 12, INK, width=width, anchor="middle"))


def you_width(speaker: Speaker) -> int:
    """The width of that pill."""
    return max(36, 16 + floor(ems(speaker.say("player", "you")) * 12))


def row_frame(width: float, height: float, fill: str, *, ringed: bool = False) -> str:
    """The ground of a player's row. A ring around it marks the actor."""
    more = ' stroke-width="2"' if ringed else ""
    return box(width, height, fill, stroke=ACCENT if ringed else "none", more=more, rx=12)


def flowed(things: Iterable[tuple[int, str]], room: int, step: int, gap: int = 6) -> Band:
    """Arrange things of some width side by side, in as many lines as they need, each `step` below the last."""
    pieces: list[str] = []
    x = y = 0
    for width, drawn in things:
        if x and x + width > room:
            x, y = 0, y + step
        pieces.append(moved(x, y, drawn))
        x += width + gap
    return Band(y + step if pieces else 0, "".join(pieces))


def legend(span: Span, items: Iterable[tuple[str, int, str]], faded: str) -> Band:
    """Arrange signs with their words in a legend. In a narrow picture they go below each other in columns."""
    left = span.edge + 12
    most = span.width - left - span.edge
    listed = [(sign, room, words, min(room + ceil(ems(words) * 12), most)) for sign, room, words in items]

    def drawn(columns: int) -> Band:
        step = (most + _BETWEEN) // columns
        widths = (-(-(need + _BETWEEN) // step) * step - _BETWEEN for *_, need in listed)
        things = (
            (width, sign + label(room, 22, words, 12, faded, width=width - room))
            for (sign, room, words, _), width in zip(listed, widths, strict=True)
        )
        return flowed(things, most, 26, _BETWEEN)

    found = min(map(drawn, (3, 2) if span.narrow else (most,)), key=lambda band: band.height)
    return Band(found.height + 16, moved(left, 0, found.drawing))


_BETWEEN: Final = 16
"""The space between the signs of a legend."""
