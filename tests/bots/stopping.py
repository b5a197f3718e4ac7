"""Tournaments that are broken off."""

from collections.abc import Callable

from criminals.bots import Progress


class Enough(Exception):
    """Enough games were played."""


def after(games: int) -> Callable[[Progress], None]:
    """What a tournament tells its progress to, and what stops it after so many games."""

    def stop(progress: Progress) -> None:
        if progress.done >= games:
            raise Enough

    return stop
