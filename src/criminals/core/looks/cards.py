"""The picture of a card alone."""

from html import escape
from typing import Final

from criminals.core.base.themes import Theme
from criminals.core.looks.svg import SANS, moved
from criminals.core.looks.themes import theme_style

_EDGE: Final = 3
_SCALE: Final = 2
"""How large a card is shown, compared with those on a table."""


def card_picture(width: int, height: int, drawing: str, *, title: str, theme: Theme | None) -> str:
    """A card of this size with nothing around it; title is for who cannot see it."""
    wide, high = width + 2 * _EDGE, height + 2 * _EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide * _SCALE}" height="{high * _SCALE}"'
        f' viewBox="0 0 {wide} {high}" role="img" font-family="{SANS}"'
        f' style="max-width:100%;height:auto{theme_style(theme)}"><title>{escape(title, quote=False)}</title>'
        f"{moved(_EDGE, _EDGE, drawing)}</svg>"
    )
