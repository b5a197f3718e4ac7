"""The colours of pictures: CSS variables that a page can set, and themes that set them.

A variable is named for the purpose of a colour, so that one theme fits all games. Things on the table keep their own
ground: the colours `ink` and `chalk` stand on `paper`, `brass` and `back`, the others on the table.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from criminals.core.base.faults import invalid, named
from criminals.core.base.themes import Theme
from criminals.core.game.notation import nearest

_PREFIX: Final = "--criminals-"

TABLE: Final = ("ground", "rim", "panel", "bright", "text", "faded", "accent", "alarm", "police", "legal")
"""The table, and everything written and drawn on it; `bright` is the row of the viewer."""
PIECES: Final = ("paper", "shade", "ink", "brass", "back", "chalk", "pale", "gilt")
"""Things on the table: `ink` is written on `paper`, `shade` and `brass`; `chalk`, `pale` and `gilt` on a `back`."""

_LIGHT: Final = {
    "ground": "#f3efe4",
    "rim": "#8a6d3b",
    "panel": "#e6dfcd",
    "bright": "#fffaf0",
    "text": "#241d15",
    "faded": "#534b3d",
    "accent": "#6a4a08",
    "alarm": "#9b1c1c",
    "police": "#1f4f8f",
    "legal": "#0b63b5",
}
_PRINT: Final = {
    **dict.fromkeys(("ground", "paper", "shade", "back"), "#ffffff"),
    **dict.fromkeys(("rim", "text", "accent", "alarm", "police", "legal", "ink", "chalk", "gilt"), "#000000"),
    **dict.fromkeys(("faded", "pale"), "#444444"),
    "panel": "#f2f2f2",
    "bright": "#e6e6e6",
    "brass": "#cfcfcf",
}
_SET: Final[Mapping[Theme, Mapping[str, str]]] = MappingProxyType({"light": _LIGHT, "dark": {}, "print": _PRINT})


def themed(name: str, usual: str) -> str:
    """The value of a colour that a theme or a page may change, with `usual` as the default."""
    return f"var({_PREFIX}{name}, {usual})"


def theme_style(theme: Theme | None) -> str:
    """The variables of a theme, as the style of a picture. It sets all of them, so those of the page do not count.

    `initial` leaves a colour as the game has it. `InvalidArgument` for an unknown theme.
    """
    if theme is None:
        return ""
    if theme not in _SET:
        known = get_args(Theme)
        raise invalid("no_theme", name=named(theme), known=known, near=nearest(theme, known) or "")
    colours = _SET[theme]
    return "".join(f";{_PREFIX}{name}:{colours.get(name, 'initial')}" for name in (*TABLE, *PIECES))
