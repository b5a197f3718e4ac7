"""A generator for games of which one knows beforehand what comes."""

from typing import Any


class Loaded:
    """Chance that is no chance: shuffling turns the list around, and the last of a range is drawn."""

    def randrange(self, start: int, /) -> int:
        return start - 1

    def shuffle(self, x: list[Any], /) -> None:
        x.reverse()
