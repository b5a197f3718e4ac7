"""Games of Sicario for the tests of words and drawings: whole random ones, and turns played from their texts."""

import random
from collections.abc import Iterator
from typing import Final

from criminals.games import sicario
from criminals.games.sicario import REFERENCE, Capture, Character, Edition, Eliminate, Setup, State

LONG: Final = Edition(
    name="long",
    characters=REFERENCE.characters,
    path="ssbsa" * 40,
    events=("retreat-1", "lose-turn", "tip-off", "blackout", "take-cover", "advance-20", "advance-30"),
    die=20,
)
"""A box with a path of 200 spaces."""

SHORT: Final = Edition(
    name="short",
    characters=(
        Character("Ada", "woman", hat=True, glasses=False, sign="wooden-leg"),
        Character("Bea", "woman", hat=False, glasses=False, sign="scar"),
        Character("Cal", "man", hat=False, glasses=False, sign="monocle"),
        Character("Dan", "man", hat=False, glasses=True, sign="gold-tooth"),
        Character("Eve", "woman", hat=False, glasses=True, sign="monocle"),
    ),
    path="ssbas",
    events=("lose-turn", "blackout", "roll-again", "take-cover", "tip-off", "retreat-1", "lose-turn"),
    die=2,
)
"""A box with a path of 5 spaces, and with signs that are nowhere else."""

SETUP: Final = Setup(
    characters=("Glenda", "Olga", "Boris"),
    events=(
        *("tip-off", "advance-3", "advance-2", "retreat-2", "lose-turn", "blackout", "take-cover", "roll-again"),
        *("tip-off", "advance-1", "advance-4", "retreat-1", "lose-turn", "tip-off", "blackout", "lose-turn"),
    ),
    sicario=0,
)
"""Three players, seat 0 being the sicario, and the order of the deck."""


def start() -> State:
    """The game of `SETUP` before its first throw."""
    return sicario.new_game(setup=SETUP)


def every_state(players: int, seed: int, edition: Edition = REFERENCE) -> Iterator[State]:
    """The states of a whole random game: a kind of action is drawn first, and one name in four is right."""
    rng = random.Random(seed)
    state = sicario.new_game(players=players, rng=rng, edition=edition)
    yield state
    for _ in range(sicario.longest(edition, players) + 1):
        actions = sicario.legal_actions(state)
        if not actions:
            return
        kind = rng.choice(list(dict.fromkeys(type(action) for action in actions)))
        action = rng.choice([action for action in actions if type(action) is kind])
        if rng.random() < 0.25:
            if isinstance(action, Eliminate):
                action = Eliminate(action.agent, state.characters[action.agent])
            elif isinstance(action, Capture):
                action = Capture(state.characters[state.sicario])
        state = sicario.apply(state, action)
        yield state
    raise AssertionError("the game does not end")
