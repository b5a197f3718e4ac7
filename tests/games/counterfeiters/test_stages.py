"""The stages of an action: `apply` goes straight to the last one."""

from random import Random

import pytest

from criminals.games.counterfeiters import apply, legal_actions, new_game
from criminals.games.counterfeiters.phase import Dining, Finishing, Over, Playing, Replaying, Retaking
from criminals.games.counterfeiters.play import stages


@pytest.mark.parametrize("players", [2, 3, 4])
def test_apply_gives_the_last_stage_over_whole_games(players: int) -> None:
    reached = set[type]()
    for seed in range(12):
        random, state = Random(seed), new_game(players=players, rng=Random(seed))
        while actions := legal_actions(state):
            action = random.choice(actions)
            after = apply(state, action)
            assert stages(state, action)[-1] == after, (seed, state, action)
            reached.add(type(state.phase))
            state = after
        reached.add(type(state.phase))
    assert reached == {Playing, Dining, Finishing, Retaking, Replaying, Over}
