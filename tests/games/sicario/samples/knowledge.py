"""What viewers of Sicario can tell apart, for the tests of every game."""

import random
from collections.abc import Iterator
from typing import Final

from criminals.games.sicario import State
from criminals.testing import random_first

HIDDEN: Final[tuple[type, ...]] = ()
"""The kinds of actions of which the others do not see all."""

MOST_WORLDS: Final = 400
LEAST: Final = 40
"""How many actions, at least, have to reveal something, and how many nothing."""


def firsts(rng: random.Random) -> Iterator[State]:
    """Games about to start."""
    return (random_first("sicario", rng) for _ in range(80))
