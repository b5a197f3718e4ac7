"""Violations of Sicario, beyond what the tests of every game ask of them: they tell nothing."""

import random

import attrs

from criminals.games import sicario
from tests.games.sicario.samples.violations import (
    games,
)
from tests.games.sicario.scenes import with_margin


def test_6_3_a_refusal_tells_no_secret() -> None:
    """In worlds that differ only in what is hidden the same is listed, and the same is refused with the same words."""
    rng = random.Random(3)
    compared = 0
    for state in games():
        if isinstance(state.phase, sicario.Over):
            continue
        names = [character.name for character in state.edition.characters]
        other = attrs.evolve(
            state,
            characters=tuple(rng.sample(names, state.players)),
            unread=tuple(rng.sample(state.unread, len(state.unread))),
        )
        compared += other != state
        assert sicario.legal_actions(other) == sicario.legal_actions(state)
        for action in with_margin(state)[::3]:
            assert sicario.violation(other, action) == sicario.violation(state, action)
    assert compared > 200
