"""A line of the comparison: a game, in a library, used in one way; and how random play of it is timed."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final, TypeAlias

import attrs

from criminals.testing.timing.calibration import timed
from criminals.testing.timing.speed import calls

Work: TypeAlias = Callable[[int], float]
"""Does so many operations, more or less, and says the seconds for one."""

Play: TypeAlias = Callable[[Any, int, list[Any] | None], int]
"""Plays on at random for so many moves, or to the end, and says for how many; past states go into the list."""

PLAY: Final = "play"
KEEP: Final = "keep"
READ: Final = "read"
TENSOR: Final = "tensor"

LONGEST: Final = 100_000  # moves: some games of chance could go on
PATIENCE: Final = 0.2  # seconds to gather positions in
POSITIONS: Final = 50
FEWEST: Final = 8  # positions, however long it takes

random: Final = Random(0).random


@attrs.frozen
class Way:
    """A library and how it is used: what the figures of its rows mean."""

    name: str
    package: str
    """Whose version is printed."""
    move: str
    kept: str
    observation: str
    checks: str
    """The effect of an illegal action."""


@attrs.frozen
class Row:
    way: Way
    game: str
    figures: Mapping[str, Callable[[], Work]]
    """The measured work, by its kind."""
    chance: Callable[[], float] | None = None
    """The part of the moves that chance makes, where it makes some."""


def _length(new: Callable[[], Any], play: Play) -> float:
    """The moves of a game, on average over a few."""
    lengths, start = list[int](), process_time()
    while len(lengths) < 20 and (not lengths or process_time() - start < PATIENCE / 10):
        lengths.append(play(new(), LONGEST, None))
    return max(1, fmean(lengths))


class Playing:
    """Moves of random play. Games are set up beforehand, and the clock does not see it."""

    def __init__(self, new: Callable[[], Any], play: Play, *, keep: bool = False) -> None:
        self._new = new
        self._play = play
        self._keep = keep
        self._length = _length(new, play)
        self._fresh: list[Any] = []
        self._begin(new())

    def __call__(self, n: int) -> float:
        while len(self._fresh) < 2 + 2 * n / self._length:
            self._fresh.append(self._new())
        return timed(self._step, n)

    def _begin(self, game: Any) -> None:
        self._game = game
        self._kept: list[Any] | None = [] if self._keep else None

    def _step(self, n: int) -> int:
        done = 0
        while (done := done + self._play(self._game, n - done, self._kept)) < n and self._fresh:
            self._begin(self._fresh.pop())
        return done


def _any(position: Any) -> bool:
    return True


def middles(new: Callable[[], Any], play: Play, fits: Callable[[Any], bool] = _any) -> list[Any]:
    """Positions from the middle third of games of average length; fewer if the games are slow."""
    found: list[Any] = []
    length, start = _length(new, play), process_time()
    while len(found) < FEWEST or (len(found) < POSITIONS and process_time() - start < PATIENCE):
        position, wanted = new(), round(length * (1 + random()) / 3)
        if play(position, wanted, None) == wanted and fits(position):
            found.append(position)
    return found


def observing(
    observe: Callable[[Any], object], new: Callable[[], Any], play: Play, fits: Callable[[Any], bool] = _any
) -> Work:
    """Observations of positions in mid-game."""
    return partial(timed, calls(observe, middles(new, play, fits)))


def played(new: Callable[[], Any], play: Play) -> dict[str, Callable[[], Work]]:
    """Random play, and random play with all past states kept."""
    return {PLAY: partial(Playing, new, play), KEEP: partial(Playing, new, play, keep=True)}
