"""The locations of a picture. Each is a group of the drawing with a name; people can click it if that is legal."""

from collections.abc import Callable, Collection
from html import escape
from math import ceil
from typing import Any, Final, NamedTuple

from criminals.core.game.locations import Location
from criminals.core.game.position import GameView
from criminals.core.game.registry import game_of
from criminals.core.looks.sheet import Band, flowed
from criminals.core.looks.svg import ACCENT, BOLD, INK, LEGAL, PAPER, box, ems, label, moved

_HEIGHT: Final = 32
_GAP: Final = 10
_SIDE: Final = 24
_BESIDE: Final = 16
"""The space between the buttons on the first band and its other contents."""


class Places(NamedTuple):
    """The names of locations, and which of them can be clicked."""

    name: Callable[[Location], str]
    legal: Collection[Location] = ()

    def mark(
        self, location: Location, size: tuple[float, float], *pieces: str, at: tuple[float, float] = (0, 0)
    ) -> str:
        """Mark pieces as the drawing of a location. Its area, with its corner `at` x, y, has a frame if it is legal."""
        drawn, (width, height), (x, y) = "".join(pieces), size, at
        known = f'<g data-location="{escape(location)}" aria-label="{escape(self.name(location))}"'
        if location not in self.legal:
            role = "group" if "data-location=" in drawn else "img"  # the parts of an image have no names
            return f'{known} class="location" role="{role}">{_area(x, y, width, height)}{drawn}</g>'
        frame = _area(x - 1, y - 1, width + 2, height + 2, f' rx="8" stroke="{LEGAL}" stroke-width="3"')
        return f'{known} class="location legal" role="button" tabindex="0" cursor="pointer">{drawn}{frame}</g>'


def _area(x: float, y: float, width: float, height: float, more: str = "") -> str:
    """A rectangle that reacts to touch everywhere, and is invisible unless it has a stroke."""
    corner = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<rect class="area"{corner} width="{width:g}" height="{height:g}" fill="none" pointer-events="all"{more}/>'


def first_clicks(view: GameView, locations_of: Callable[[Any, Any], tuple[Location, ...]]) -> tuple[Location, ...]:
    """The first click of each legal action, in the order of the actions."""
    return tuple(dict.fromkeys(locations_of(action, view)[0] for action in game_of(view).legal_actions(view)))


def with_buttons(width: int, places: Places, bands: list[Band]) -> list[Band]:
    """Add buttons for legal locations that are not drawn, on the first band or below it."""
    drawn = "".join(band.drawing for band in bands)
    missing = [each for each in places.legal if f'data-location="{escape(each)}"' not in drawn]
    if not missing:
        return bands
    head, *rest = bands
    most = width - 2 * _SIDE
    buttons = [_button(places, location, most) for location in missing]
    long = sum(each for each, _ in buttons) + _GAP * (len(buttons) - 1)
    start, end = head.free
    if long + 2 * _BESIDE <= end - start:
        row = flowed(buttons, long, _HEIGHT, _GAP).drawing
        beside = moved(end - _BESIDE - long, (head.height - _HEIGHT) // 2 + 2, row)
        return [Band(head.height, head.drawing + beside), *rest]
    rows = flowed(buttons, most, _HEIGHT + _GAP, _GAP)
    return [head, Band(rows.height + 4, moved(_SIDE, 4, rows.drawing)), *rest]


def _button(places: Places, location: Location, most: int) -> tuple[int, str]:
    """The width and the drawing of the button of a location: on paper, or on brass if it answers the question."""
    words = places.name(location)
    long = min(most, 28 + ceil(ems(words) * 14))
    text = label(long / 2, 21, words, 14, INK, width=long - 16, anchor="middle", more=BOLD)
    return long, places.mark(location, (long, _HEIGHT), box(long, _HEIGHT, PAPER, stroke=ACCENT), text)
