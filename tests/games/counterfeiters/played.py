"""Games of Counterfeiters for the tests of words and drawings: whole random ones, and turns played from their texts."""

import random
from collections.abc import Iterator
from typing import Final

import attrs

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Edition, LayDown, State

LONGEST: Final = 400
"""More actions than any game has (§3.5)."""

DRY: Final = attrs.evolve(counterfeiters.REFERENCE, name="dry", money=190, fakes=(5, 3, 2))
"""A box in which the bank and the supply of fakes run out."""


def play(state: State, *actions: str) -> State:
    """The state after some actions, told in their texts."""
    for text in actions:
        state = counterfeiters.apply(state, counterfeiters.parse_action(text))
    return state


def every_state(players: int, seed: int, edition: Edition = counterfeiters.REFERENCE) -> Iterator[State]:
    """The states of a whole random game: a kind of action is drawn first, laying down only if there is no other."""
    rng = random.Random(seed)
    state = counterfeiters.new_game(players=players, rng=rng, edition=edition)
    yield state
    for _ in range(LONGEST):
        actions = counterfeiters.legal_actions(state)
        if not actions:
            return
        eager = [action for action in actions if action != LayDown()] or list(actions)
        kind = rng.choice(list(dict.fromkeys(type(action) for action in eager)))
        state = counterfeiters.apply(state, rng.choice([action for action in eager if type(action) is kind]))
        yield state
    raise AssertionError("the game does not end")
