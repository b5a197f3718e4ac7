"""The progress of a tournament."""

from collections.abc import Callable
from typing import TextIO

import attrs


@attrs.frozen
class Progress:
    """Games done and in total, the seconds so far, and about how many are left; None before the first game."""

    done: int
    total: int
    seconds: float
    left: float | None


def progress_bar(stream: TextIO, width: int = 30) -> Callable[[Progress], None]:
    """A function that shows progress on one line of a stream, usually `sys.stderr`."""

    def show(progress: Progress) -> None:
        filled = width * progress.done // max(1, progress.total)
        left = "" if progress.left is None else f", about {clock(progress.left)} left"
        bar = "#" * filled + "." * (width - filled)
        line = f"[{bar}] {progress.done}/{progress.total} games, {clock(progress.seconds)}{left}"
        stream.write(f"\r{line:<79}" + "\n" * (progress.done == progress.total))
        stream.flush()

    return show


def clock(seconds: float) -> str:
    """Seconds as text: `1:02:03` or `2:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
