"""The shared parts of the text drawings of all games."""

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Final

import attrs

from criminals.core.base.seats import SPECTATOR, Names, Seat, Viewer
from criminals.core.looks.phrases import Slot, Speaker, Thing, names_of, printable

WIDTH: Final = 98
"""The most characters of a line."""

LONGEST: Final = 12
"""The most characters of a player's name in a text."""
LONGEST_DRAWN: Final = 28
"""The same in a picture, which shrinks or cuts a name that does not fit."""


def short_names(names: Names | None, longest: int = LONGEST) -> Mapping[Seat, str]:
    """The names of players, shortened for drawings."""
    return {
        seat: name if len(name) <= longest else name[: longest - 1].rstrip() + "\u2026"
        for seat, name in names_of(names).items()
    }


def name_of(speaker: Speaker, viewer: Viewer) -> Thing:
    """The name of the viewer, never "you"."""
    if viewer is SPECTATOR:
        return speaker.thing("player", "spectator")
    return attrs.evolve(speaker, viewer=None).player(viewer)


def row_name(speaker: Speaker, seat: Seat) -> str:
    """The owner of a row: a player without an article, or "you"."""
    return format(speaker.player(seat), "alone")


def heading(speaker: Speaker, game: str, edition: str, viewer: Viewer) -> str:
    """The first line of a drawing: the game, the name of its edition, and the viewer."""
    return speaker.say("draw", "heading", {"game": game, **seen_by(speaker, edition, viewer)})


def seen_by(speaker: Speaker, edition: str, viewer: Viewer) -> Mapping[str, Slot]:
    """The name of an edition, in the words of the language if it has some, and the viewer.

    If only the viewer has no name at a table with names, the viewer is "you"; then `seat` is there, too.
    """
    has_words = speaker.catalogue.has("edition", edition)
    named = speaker.thing("edition", edition) if has_words else Thing({"name": printable(edition)})
    slots: dict[str, Slot] = {"edition": named, "whom": name_of(speaker, viewer)}
    if isinstance(viewer, int) and speaker.names and not _is_named(speaker.names, viewer):
        slots["seat"] = viewer
    return slots


def _is_named(names: Names, seat: Seat) -> bool:
    return seat in names if isinstance(names, Mapping) else seat < len(names)


def short_forms(words: Sequence[str], letters: int) -> list[str]:
    """The first letters of words: this many, or more for words that begin alike. Only equal words have equal forms."""
    found: list[str] = []
    for word in words:
        others = [other for other in words if other != word]
        lengths = range(letters, len(word))
        tried = (word[:length] for length in lengths if not any(other.startswith(word[:length]) for other in others))
        found.append(next(tried, word))
    return found


def check_truth(state: object, state_class: type) -> None:
    """Raise `TypeError` for anything but the state of a game, because views do not hold the whole truth."""
    if not isinstance(state, state_class):
        raise TypeError(f"only a state tells the whole truth, not {state!r}")


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Align the cells of rows in columns, some of them to the right. An empty column takes no space."""
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
    """Every line, followed by the lines below it."""
    return [each for line, more in zip(lines, below, strict=True) for each in (line, *more)]


def wrapped(head: str, things: Iterable[str], between: str = ", ") -> list[str]:
    """Put things after a head, in as many lines as they need, each below the first. No thing is broken."""
    whole = between.join(thing.replace(" ", "\0") for thing in things)
    lines = wrap(whole, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]
