"""What drawings and pictures say in English alone, until all games and the command line take a language."""

from html import escape

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.svg import BOLD, BRASS, CHALK, INK, TITLE, Band, Shown, box, label, moved
from criminals.core.looks.text import printable


def name_of(viewer: Viewer) -> str:
    """Who looks at the table."""
    return "a spectator" if viewer is SPECTATOR else f"seat {viewer}"


def heading(game: str, edition: str, viewer: Viewer) -> str:
    """The first line of a drawing: the game, the name of its edition, and who looks at the table."""
    return f"{game} ({printable(edition)}), as {name_of(viewer)} sees it"


def whose(seat: Seat, viewer: Viewer) -> str:
    """Whose something is, as a viewer reads it: `your`, `seat 2's`."""
    return "your" if seat == viewer else f"seat {seat}'s"


def page(drawing: str, text: str) -> str:
    """A picture as HTML, no wider than its place, and the table as text below it for who opens that."""
    return (
        f'<figure style="margin:0;max-width:100%">{drawing}<details><summary>The table as text</summary>'
        f'<pre style="overflow-x:auto">{escape(text)}</pre></details></figure>'
    )


def header(width: int, game: str, table: Shown, viewer: Viewer, turn: str, *, faded: str, plain: str) -> Band:
    """The name of the game, who looks at it, and whose turn it is: on a bright pill if it is the viewer's.

    The pill of any other turn has the colour `plain`, and who looks at it stands there in the colour `faded`.
    """
    half = width // 2
    words = turn[0].upper() + turn[1:]
    long = min(half - 30, 28 + 9 * len(words))
    whose = f"{printable(table.edition.name)} edition, as {name_of(viewer)} sees it"
    fill, ink = (BRASS, INK) if table.actor is not None and table.actor == viewer else (plain, CHALK)
    return Band(
        66,
        label(24, 37, game.upper(), 24, BRASS, width=half, more=TITLE)
        + label(24, 56, whose, 12, faded, width=half)
        + moved(width - 22 - long, 19, box(long, 32, fill, rx=16, stroke=BRASS))
        + label(width - 22 - long / 2, 40, words, 15, ink, width=long - 16, anchor="middle", more=BOLD),
    )


def you(x: float, y: float) -> str:
    """The pill beside the viewer's own name."""
    return moved(x, y, box(36, 18, BRASS, rx=9), label(18, 13, "you", 12, INK, width=36, anchor="middle"))
