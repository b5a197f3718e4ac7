"""The faces of characters, from their features and their sign."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from criminals.core.looks.svg import INK
from criminals.games.sicario.box.edition import Character

_SKIN: Final = "#ecd0ae"
_HAIR: Final = "#6b4a30"
_BACK: Final = "M-14 14c-4-8-3-28 14-28s18 20 14 28q-6 3-9-2h-10q-3 5-9 2z"
"""The long hair of a woman, behind the head."""
_HEAD: Final = "M-10-4c0-9 4-12 10-12s10 3 10 12c0 9-4 16-10 16s-10-7-10-16z"
_FRINGE: Final = "M-10.5-3c-1-10 3-14 10.5-14s11.5 4 10.5 14c-2-5-5-7-10-7-3 0-8 2-11 7z"
_SHORT: Final = "M-10.5-4c-1-9 3-13 10.5-13s11.5 4 10.5 13c-1-4-2-6-4-7q-6 3-13 0c-2 1-3 3-4 7z"
_HAT: Final = "M-17-8c5 2 29 2 34 0q-1-3-7-3l-2-9q-8-4-16 0l-2 9q-6 0-7 3z"
_GLASSES: Final = "M-9-3h7.5v3q-1 3-3.7 3t-3.8-3z M1.5-3h7.5v3q-1 3-3.7 3t-3.8-3z M-1.5-2h3"
_MOUTH: Final = "M-4 7q4 2.5 8 0"
_STAR: Final = "M-6 2.5l1 2.2 2.3.2-1.7 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.7-1.6 2.3-.2z"
_SMILE: Final = "M-5 5.5h10q-1 4.5-5 4.5t-5-4.5z"

_SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "scar": '<path d="M3.5 2l4 5 M4 5.5l3-2 M5.3 7l3-2" stroke="#b3261e" stroke-width="1.3" fill="none"/>',
        "tattoo": f'<path d="{_STAR}" fill="#1d5aa6"/>',
        "earring": '<circle cx="10.8" cy="4.5" r="2.2" fill="none" stroke="#c8930b" stroke-width="1.8"/>',
        "freckles": "".join(
            f'<circle cx="{x}" cy="{y}" r=".9" fill="#a0602c"/>'
            for x, y in ((-7, 3.5), (-5, 5), (-4.5, 2.8), (7, 3.5), (5, 5), (4.5, 2.8))
        ),
        "gold-tooth": (
            f'<path d="{_SMILE}" fill="#ffffff" stroke="{INK}"/>'
            '<path d="M.5 5.5h3v2.8h-3z" fill="#e3a60d" stroke="#8a6410" stroke-width=".6"/>'
        ),
    }
)
"""The signs that are drawn over the face; other signs are only told in words."""


def face(x: float, y: float, character: Character, *, scale: float = 1) -> str:
    """A character's face, with its middle at x, y."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{_face(character)}</g>'


@lru_cache(maxsize=256)
def _face(character: Character) -> str:
    woman = character.sex == "woman"
    green = character.sign == "green-hat"
    parts = (
        _solid(_BACK, _HAIR) if woman else "",
        _solid(_HEAD, _SKIN, edge=True),
        _solid(_FRINGE if woman else _SHORT, _HAIR),
        f'<circle cx="-5" cy="-1" r="1.2" fill="{INK}"/><circle cx="5" cy="-1" r="1.2" fill="{INK}"/>',
        _lines(_GLASSES, 1.4) if character.glasses else "",
        "" if character.sign == "gold-tooth" else _lines(_MOUTH, 1.2),
        _SIGNS.get(character.sign, ""),
        _solid(_HAT, "#2f8f4e" if green else "#4a4d6b", edge=True) if character.hat or green else "",
    )
    return "".join(parts)


def _solid(path: str, fill: str, *, edge: bool = False) -> str:
    stroke = f' stroke="{INK}" stroke-width=".8"' if edge else ""
    return f'<path d="{path}" fill="{fill}"{stroke}/>'


def _lines(path: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"/>'
