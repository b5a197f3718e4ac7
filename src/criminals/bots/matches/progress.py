"""The progress of a tournament."""

from collections.abc import Callable
from typing import TextIO

import attrs

from criminals.bots.matches.catalogue import CATALOGUES
from criminals.core.looks.phrases import Speaker


@attrs.frozen
class Progress:
    """Games done and in total, the seconds so far, and about how many are left; None before the first game."""

    done: int
    total: int
    seconds: float
    left: float | None


def progress_bar(stream: TextIO, width: int = 30, lang: str = "en") -> Callable[[Progress], None]:
    """A function that shows progress on one line of a stream, usually `sys.stderr`, in a language."""
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
    """Seconds as text: `1:02:03` or `2:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
