"""What viewers of Crooks can tell apart, for the tests of every game."""

import random
from collections.abc import Iterator
from typing import Final

from criminals.games import crooks
from criminals.games.crooks import State
from criminals.testing import random_crooks_edition

HIDDEN: Final[tuple[type, ...]] = (crooks.Take,)
"""The kinds of actions of which the others do not see all."""

MOST_WORLDS: Final = 150
LEAST: Final = 50
"""How many actions, at least, have to reveal something, and how many nothing."""


def firsts(rng: random.Random) -> Iterator[State]:
    """Games of small editions about to start."""
    for number in range(60):
        edition = (crooks.TINY, crooks.BOSSES, random_crooks_edition(rng), random_crooks_edition(rng))[number % 4]
        yield crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
