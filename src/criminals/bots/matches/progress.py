"""The progress of a tournament."""

from collections.abc import Callable
from typing import TextIO

import attrs

from criminals.bots.matches.catalogue import CATALOGUES
from criminals.core.looks.phrases import Speaker


@attrs.frozen
class Progress:
    """The number of games played so far and the time they took, for a bar to show."""

    done: int
    """The number of games that are over."""
    total: int
    """The number of all games."""
    seconds: float
    """The seconds so far."""
    left: float | None
    """About how many seconds are left; None before the first game is over."""


def progress_bar(stream: TextIO, width: int = 30, lang: str = "en") -> Callable[[Progress], None]:
    """Make a function that shows the progress of a tournament on one line, for `tournament(progress=...)`.

    Args:
        stream: The stream to write to, usually `sys.stderr`.
        width: The width of the bar, in characters.
        lang: The language of the times: `en`, `it` or `fr`.

    Returns:
        A function that takes a `Progress` and draws the bar again.

    Raises:
        InvalidArgument: There are no words in this language.

    Examples:
        >>> show = progress_bar(sys.stderr)
    """
    speaker = Speaker(CATALOGUES.find(lang))

    def show(progress: Progress) -> None:
        filled = width * progress.done // max(1, progress.total)
        bar = "#" * filled + "." * (width - filled)
        slots = {"done": str(progress.done), "total": str(progress.total), "time": clock(progress.seconds)}
        if progress.left is None:
            told = speaker.say("progress", "line", slots)
        else:
            told = speaker.say("progress", "left", {**slots, "left": clock(progress.left)})
        line = f"[{bar}] {told}"
        stream.write(f"\r{line:<79}" + "\n" * (progress.done == progress.total))
        stream.flush()

    return show


def clock(seconds: float) -> str:
    """Write seconds as `1:02:03` or `2:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
