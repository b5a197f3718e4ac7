"""The picture of a single card."""

from html import escape
from typing import Final

from criminals.core.base.themes import Theme
from criminals.core.looks.svg import SANS, moved
from criminals.core.looks.themes import theme_style

_EDGE: Final = 3
_SCALE: Final = 2
"""The scale of a single card, compared with the cards on a table."""


def card_picture(width: int, height: int, drawing: str, *, title: str, theme: Theme | None) -> str:
    """Draw a card of this size with nothing around it. The title is for people who cannot see it."""
    wide, high = width + 2 * _EDGE, height + 2 * _EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide * _SCALE}" height="{high * _SCALE}"'
        f' viewBox="0 0 {wide} {high}" role="img" font-family="{SANS}"'
        f' style="max-width:100%;height:auto{theme_style(theme)}"><title>{escape(title, quote=False)}</title>'
        f"{moved(_EDGE, _EDGE, drawing)}</svg>"
    )
