"""The pieces of a picture: players, spaces of the path, the die, event cards, and what was heard."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, assert_never

from criminals.core.base.seats import Seat
from criminals.core.looks.svg import (
    ACCENT,
    ALARM,
    BRASS,
    CHALK,
    GILT,
    INK,
    PAPER,
    PAWN,
    SEATS,
    TEXT,
    box,
    ems,
    figure,
    label,
    lines,
    moved,
    number,
    numbered,
)
from criminals.core.looks.themes import themed
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed

GROUND: Final = themed("ground", "#191a2c")
PANEL: Final = themed("panel", "#25273f")
BRIGHT: Final = themed("bright", "#363a5e")
RIM: Final = themed("rim", "#7f7ac0")
FADED: Final = themed("faded", "#b9bbd3")
_PALE: Final = themed("pale", "#b9bbd3")
_EXPOSED: Final = themed("back", "#57303c")
_SEA: Final = themed("back", "#1f3a57")
_SHIP: Final = themed("gilt", "#8cc8f0")
_HOME: Final = themed("back", "#4a3a1c")
_DECK: Final = themed("back", "#5b3b8a")
_DECK_EDGE: Final = themed("gilt", "#cbb6f2")
_CHIP: Final = themed("back", "#4a3870")

CHIP: Final = 24
"""The height of a chip, a card or a fact in one line."""

_SICARIO: Final = "#e6dcff"
_OUT: Final = "#9a9bab"

_HITMAN: Final = "M-13 15c0-9 4-13 8-14v-4h-8q2-4 6-4l1-6q6 4 12 0l1 6q4 0 6 4h-8v4c4 1 8 5 8 14z"
_MANHOLE: Final = "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z M-6-2h12 M-6 2h12"
_BUILDING: Final = "M-10 12v-23h20v23z M-5.5-6h3 M2.5-6h3 M-5.5-1h3 M2.5-1h3 M-2.5 12v-7h5v7"
_ANTENNA: Final = (
    "M-10 12v-12h20v12z M-5.5 4h3 M2.5 4h3 M-2.5 12v-4h5v4 M0 0v-7 M-4-8a5 5 0 0 1 8 0 M-7.5-11a9 9 0 0 1 15 0"
)
_BOAT: Final = "M-14 3h28l-5 8h-18z M0 3v-15l10 12h-10 M-14 15q3.5-3 7 0t7 0 7 0 7 0"
_FLAG: Final = "M-9 14v-27 M-9-12q5-4 9 0t9 0v11q-5 4-9 0t-9 0 M-13 14h8"
_YES: Final = "M-4 0l3 3.5 5-7"
_NO: Final = "M-3.5-3.5l7 7 M3.5-3.5l-7 7"
_BULB: Final = "M-2 5h4 M-2 3c0-2-2.5-3-2.5-5.5a4.5 4.5 0 1 1 9 0c0 2.5-2.5 3.5-2.5 5.5z"

_SPACES: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "s": (_MANHOLE, "#8f93ad", themed("back", "#2b2d42")),
        "b": (_BUILDING, "#86d3a2", themed("back", "#1d3b35")),
        "a": (_ANTENNA, "#d0a6fb", themed("back", "#3b2b58")),
    }
)
"""The icon of each kind of space, its colour, and the colour of the space."""


def colour_of(seat: Seat, sicario: Seat) -> str:
    """The colour of a player."""
    return _SICARIO if seat == sicario else SEATS[seat % 4]


def player(x: float, y: float, seat: Seat, sicario: Seat, *, scale: float = 1, out: bool = False) -> str:
    """An agent or the sicario, with the number of the seat, grey if it is out of the game; the middle at x, y."""
    shape = _HITMAN if seat == sicario else PAWN
    return numbered(x, y, shape, _OUT if out else colour_of(seat, sicario), seat, scale=scale)


def dot(x: float, y: float, seat: Seat, sicario: Seat, *, hollow: bool) -> str:
    """A sign for who can be a character: round for an agent, with corners for the sicario."""
    colour = colour_of(seat, sicario)
    fill, edge = ("none", ' stroke-dasharray="3 2"') if hollow else (colour, "")
    rx = 2 if seat == sicario else 7
    frame = moved(x - 7, y - 7, box(14, 14, fill, stroke=INK, more=edge, rx=rx))
    return frame + number(x, y + 4, str(seat), 11, INK, width=14, anchor="middle")


# --- the path ---


@lru_cache(maxsize=2048)
def space(width: int, height: int, kind: str, at: int, *, taken: bool) -> str:
    """A space of the path: what it is, its number, and red if somebody is exposed there."""
    path, colour, fill = _SPACES[kind]
    exposed = taken and kind == "s"
    edge = ALARM if exposed else GILT if taken else "#4a4d6b"
    middle, scale = width / 2, min(width, height) / 46
    ground = box(
        width,
        height,
        _EXPOSED if exposed else fill,
        stroke=edge,
        more=' stroke-width="2"' if taken else "",
    )
    return (
        ground
        + ("" if taken else lines(middle, (height - 12) / 2, path, themed("pale", colour), scale=scale))
        + label(
            middle, height - 3.5, figure(at, width - 2), 11, CHALK if taken else _PALE, width=width, anchor="middle"
        )
    )


def sign(x: float, y: float, kind: str) -> str:
    """The icon of a space, for the legend."""
    path, colour, _ = _SPACES[kind]
    return lines(x, y, path, themed("faded", colour), scale=0.8)


def harbour(width: int, height: int, words: str, seats: Iterable[str], *, home: bool) -> str:
    """The boats, or the embassy, and who is there."""
    path, colour, fill = (_FLAG, GILT, _HOME) if home else (_BOAT, _SHIP, _SEA)
    there = "".join(seats)
    return (
        box(width, height, fill, stroke=colour)
        + ("" if there else lines(width / 2, (height - 12) / 2, path, colour, scale=min(height, 54) / 54))
        + there
        + label(width / 2, height - 3.5, words, 11, colour, width=width - 4, anchor="middle")
    )


# --- die and cards ---


def die(words: str, *, pending: bool) -> str:
    """The die with some words: in brass and with a question mark before a throw."""
    fill, ink = (BRASS, INK) if pending else (PANEL, FADED)
    spots = ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35))
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{ink}"/>' for x, y in spots)
    return (
        box(48, 48, fill, stroke=RIM, rx=9)
        + (number(24, 34, "?", 30, ink, width=40, anchor="middle") if pending else pips)
        + label(24, 64, words, 12, ink if not pending else ACCENT, width=66, anchor="middle")
    )


def hidden_card() -> str:
    """A character card that nobody has shown."""
    back = box(46, 48, themed("back", "#2b2d42"), stroke=GILT)
    return back + number(23, 33, "?", 24, GILT, width=40, anchor="middle")


def deck(count: int) -> str:
    """The event cards from above."""
    top = 3 * (min(count, 4) - 1)
    backs = "".join(moved(at, -at, box(36, 44, _DECK, stroke=_DECK_EDGE, rx=5)) for at in range(0, top + 1, 3))
    return backs + moved(top, -top, number(18, 31, "!", 24, themed("chalk", "#e6dcff"), width=20, anchor="middle"))


def chip_width(words: str) -> int:
    """The width of a chip with some words."""
    return round(16 + 11.5 * ems(words))


def chip(words: str, *, known: bool) -> str:
    """An event card in one line: on paper if all know where it lies."""
    fill, ink, edge = (PAPER, INK, INK) if known else (_CHIP, CHALK, "#8c78b8")
    width = chip_width(words)
    return box(width, CHIP, fill, stroke=edge, rx=6) + label(
        width / 2, 16.5, words, 12, ink, width=width - 8, anchor="middle"
    )


# --- what was heard ---

_WIDEST: Final = 326
"""A longer fact is cut short."""


def fact_width(fact: Fact, words: str) -> int:
    """The width of a fact with some words."""
    return min(_WIDEST, round(11.5 * ems(words)) + (60 if isinstance(fact, Lights) else 35))


def fact_chip(fact: Fact, words: str) -> str:
    """A fact in one line: a trait with yes or no, three features with their lights, or a name that was missed."""
    width = fact_width(fact, words)
    match fact:
        case Lights(_, lights):
            bulbs = "".join(_bulb(width - 40 + 14 * at, lit=at < lights) for at in range(3))
            slip = box(width, CHIP, PANEL, stroke=ACCENT, rx=6)
            return slip + label(8, 16.5, words, 12, TEXT, width=width - 54) + bulbs
        case Answer(_, True):
            fill, ink, mark = "#dff0d8", "#24632c", _YES
        case Answer():
            fill, ink, mark = "#f6dcd6", "#a3262a", _NO
        case Missed():
            fill, ink, mark = "#d9d4e8", "#a3262a", _NO
        case _:
            assert_never(fact)
    slip = box(width, CHIP, fill, stroke=INK, rx=6)
    return slip + lines(13, CHIP / 2, mark, ink, width=2.4) + label(24, 16.5, words, 12, INK, width=width - 28)


def _bulb(x: float, *, lit: bool) -> str:
    fill, edge = (ACCENT, ACCENT) if lit else ("none", FADED)
    return (
        f'<path transform="translate({x:g} {CHIP / 2:g})" d="{_BULB}" fill="{fill}" stroke="{edge}"'
        ' stroke-width="1.2" stroke-linejoin="round"/>'
    )
