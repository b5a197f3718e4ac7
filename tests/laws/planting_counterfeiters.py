"""Ways to plant a fault in a copy of Counterfeiters, and a game in which every secret of it is at stake."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import attrs

from criminals.core.base.seats import Viewer
from criminals.core.game.protocol import Rng
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, State, View
from criminals.testing import Kit, check_no_leak, counterfeiters_kit, random_actions, random_first
from tests.laws.copies import copy_of

Verb = Callable[..., Any]

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


def broken(**verbs: Verb) -> Kit[Any, Any]:
    """The kit of Counterfeiters with some verbs put in place of its own."""
    game = copy_of(counterfeiters, verbs)
    return attrs.evolve(counterfeiters_kit(), game=game)


class Peek:
    """A view verb that remembers the state behind the last view, for other verbs to tell what they cannot know."""

    state: State

    def view(self, state: State, viewer: Viewer) -> View:
        self.state = state
        return counterfeiters.view(state, viewer)


def with_view(see: Callable[[State, View], View]) -> Kit[Any, Any]:
    """The kit with other views of Counterfeiters, a matching `is_consistent`, and worlds as its own views have them."""
    honest: dict[View, View] = {}

    def view(state: State, viewer: Viewer) -> View:
        own = counterfeiters.view(state, viewer)
        seen = see(state, own)
        honest.setdefault(seen, own)
        return seen

    def is_consistent(known: View, state: State) -> bool:
        return not counterfeiters.faults(state) and view(state, known.viewer) == known

    def sample_world(known: View, rng: Rng) -> State:
        return counterfeiters.sample_world(honest[known], rng)

    return broken(view=view, is_consistent=is_consistent, sample_world=sample_world)


def play_leaks(kit: Kit[Any, Any], games: int = 3, moments: int = 2) -> None:
    """Games under the law that nothing leaks: one that is written above, and some small ones made by chance."""
    check_no_leak(kit, rich(), actions_of(FLOWN), Random(0), moments=moments)
    for seed in range(games):
        rng = Random(seed)
        first = random_first("counterfeiters", rng)
        check_no_leak(kit, first, random_actions(counterfeiters_kit(), first, rng), rng, moments=moments)
