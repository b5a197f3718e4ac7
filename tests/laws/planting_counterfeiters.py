"""Ways to plant a fault in a copy of Counterfeiters, and a game in which every secret of it is at stake."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Final

import attrs

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, State
from criminals.testing import Kit, counterfeiters_kit
from tests.laws import copies

FLOWN: Final = (
    *("fly commercial 20", "print 1", "laydown", "defraud 2", "buy 5", "laydown"),
    *("print 2", "print 1", "defraud 1", "fly commercial 50", "laydown", "laydown"),
    *("fence 1 0/1/0", "print 2", "fly commercial 10", "laydown", "laydown", "laydown"),
)
"""Seat 0 flies and buys a card; seat 1 flies; the Godfather comes, and seat 0 flies again."""


def rich(seed: int = 0) -> State:
    """The start of a game of the reference edition in which both have $120, and every round moves the pawn."""
    edition = attrs.evolve(counterfeiters.REFERENCE, name="rich", purses=(120,) * 4, patience=1)
    return counterfeiters.new_game(edition=edition, players=2, setup=setup(seed))


def setup(seed: int) -> counterfeiters.Setup:
    """A set-up with seat 0 the first player, and ink and paper to start with."""
    dealt = counterfeiters.deal(counterfeiters.REFERENCE, 2, Random(seed))
    return counterfeiters.Setup(dealt.stack, (5, 7), 0)


def actions_of(texts: Iterable[str]) -> list[Action]:
    """Actions by their texts."""
    return [counterfeiters.parse_action(text) for text in texts]


KIT: Final = counterfeiters_kit()

broken = partial(copies.broken, KIT)
with_view = partial(copies.with_view, KIT)
deaf_to = partial(copies.deaf_to, KIT)
twice = partial(copies.twice, KIT)
chances_of = partial(copies.chances_of, KIT)


def play_leaks(
    kit: Kit[Any, Any], games: int = 3, moments: int = 2, only: Callable[[str], object] | None = None
) -> None:
    """The game that is written above, and small ones, under the law that nothing leaks."""
    copies.play_leaks(kit, rich(), actions_of(FLOWN), games, moments, only)


def believe(kit: Kit[Any, Any], games: int = 12) -> None:
    """The game that is written above, and small ones, of which views are asked for their beliefs."""
    copies.believe(kit, rich(), actions_of(FLOWN), games)
