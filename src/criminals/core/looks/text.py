"""What the drawings of all games say alike."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from criminals.core.base.seats import SPECTATOR, Seat, Viewer

WIDTH: Final = 98
"""The most characters of a line."""


def name_of(viewer: Viewer) -> str:
    """Who looks at the table."""
    return "a spectator" if viewer is SPECTATOR else f"seat {viewer}"


def printable(name: str) -> str:
    """A name without what would break a line of text or an XML document."""
    return "".join(char if char.isprintable() else "?" for char in name)


def heading(game: str, edition: str, viewer: Viewer) -> str:
    """The first line of a drawing: the game, the name of its edition, and who looks at the table."""
    return f"{game} ({printable(edition)}), as {name_of(viewer)} sees it"


def whose(seat: Seat, viewer: Viewer) -> str:
    """Whose something is, as a viewer reads it: `your`, `seat 2's`."""
    return "your" if seat == viewer else f"seat {seat}'s"


def check_truth(state: object, state_class: type) -> None:
    """Raise `TypeError` for what is not the state of a game: views do not tell the whole truth."""
    if not isinstance(state, state_class):
        raise TypeError(f"only a state tells the whole truth, not {state!r}")


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows with their cells below each other, those of some columns to the right; an empty column takes no place."""
    if not rows:
        return []
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            if width
        ).rstrip()
        for row in rows
    ]


def with_lines_below(lines: Iterable[str], below: Iterable[Iterable[str]]) -> list[str]:
    """Every line, followed by those that stand below it."""
    return [each for line, more in zip(lines, below, strict=True) for each in (line, *more)]


def wrapped(head: str, things: Iterable[str], between: str = ", ") -> list[str]:
    """Things after a head, in as many lines as they need, each below the first; none is broken."""
    whole = between.join(thing.replace(" ", "\0") for thing in things)
    lines = wrap(whole, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]
