"""How far a tournament has come."""

from collections.abc import Callable
from typing import TextIO

import attrs


@attrs.frozen
class Progress:
    """Games played of all there are, the seconds they took, and about how many are left; None before the first."""

    done: int
    total: int
    seconds: float
    left: float | None


def progress_bar(stream: TextIO, width: int = 30) -> Callable[[Progress], None]:
    """Shows progress on one line of a stream, a terminal's as a rule: `sys.stderr`."""

    def show(progress: Progress) -> None:
        filled = width * progress.done // max(1, progress.total)
        left = "" if progress.left is None else f", about {clock(progress.left)} left"
        bar = "#" * filled + "." * (width - filled)
        line = f"[{bar}] {progress.done}/{progress.total} games, {clock(progress.seconds)}{left}"
        stream.write(f"\r{line:<79}" + "\n" * (progress.done == progress.total))
        stream.flush()

    return show


def clock(seconds: float) -> str:
    """Hours, minutes and seconds, as far as there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
