"""Ways to plant a fault in a copy of Sicario, and a game in which every secret of it is at stake."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import attrs

from criminals.core.base.seats import Viewer
from criminals.core.game.protocol import Rng
from criminals.games import sicario
from criminals.games.sicario import Action, Setup, State, View
from criminals.testing import Kit, check_no_leak, random_actions, random_first, sicario_kit
from tests.laws.copies import copy_of

Verb = Callable[..., Any]

SETUP: Final = Setup(
    ("Glenda", "Olga", "Boris"),
    (
        *("tip-off", "lose-turn", "advance-3", "advance-2", "roll-again", "blackout", "take-cover", "retreat-1"),
        *("tip-off", "lose-turn", "advance-1", "retreat-2", "advance-4", "tip-off", "blackout", "lose-turn"),
    ),
)

ASKED: Final = (
    *("roll 1", "ask 1 hat", "roll 1", "ask 2 man", "roll 5", "disc woman no-hat glasses", "eliminate 2 Felix"),
    *("roll 3", "roll 5", "roll 1", "roll 1", "roll 1", "roll 5", "capture Wanda"),
)
"""Both agents answer, the disc is used, names are missed, and six cards are read: two in a row move an agent."""

CAUGHT: Final = (*ASKED, "roll 3", "capture Glenda")
"""The same game to its end."""


def asked() -> State:
    """The start of the game that is written above."""
    return sicario.new_game(setup=SETUP)


def actions_of(texts: Iterable[str]) -> list[Action]:
    """Actions by their texts."""
    return [sicario.parse_action(text) for text in texts]


def after(texts: Iterable[str]) -> State:
    """The state after actions of the game that is written above."""
    state = asked()
    for action in actions_of(texts):
        state = sicario.apply(state, action)
    return state


def broken(**verbs: Verb) -> Kit[Any, Any]:
    """The kit of Sicario with some verbs put in place of its own."""
    game = copy_of(sicario, verbs)
    return attrs.evolve(sicario_kit(), game=game)


class Peek:
    """A view verb that remembers the state behind the last view, for other verbs to tell what they cannot know."""

    state: State

    def view(self, state: State, viewer: Viewer) -> View:
        self.state = state
        return sicario.view(state, viewer)


def with_view(see: Callable[[State, View], View]) -> Kit[Any, Any]:
    """The kit with other views of Sicario, a matching `is_consistent`, and worlds as its own views have them."""
    honest: dict[View, View] = {}

    def view(state: State, viewer: Viewer) -> View:
        own = sicario.view(state, viewer)
        seen = see(state, own)
        honest.setdefault(seen, own)
        return seen

    def is_consistent(known: View, state: State) -> bool:
        return not sicario.faults(state) and view(state, known.viewer) == known

    def sample_world(known: View, rng: Rng) -> State:
        return sicario.sample_world(honest[known], rng)

    return broken(view=view, is_consistent=is_consistent, sample_world=sample_world)


def play_leaks(kit: Kit[Any, Any], games: int = 3, moments: int = 2) -> None:
    """Games under the law that nothing leaks: one that is written above, and some small ones made by chance."""
    check_no_leak(kit, asked(), actions_of(ASKED), Random(0), moments=moments)
    for seed in range(games):
        rng = Random(seed)
        first = random_first("sicario", rng)
        check_no_leak(kit, first, random_actions(sicario_kit(), first, rng), rng, moments=moments)
