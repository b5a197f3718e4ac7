"""The stages of an action: `apply` goes straight to the last one."""

from random import Random

import pytest

from criminals.games.counterfeiters import Decline, LayDown, apply, legal_actions, new_game
from criminals.games.counterfeiters.play import stages
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Over, Playing, Replaying, Retaking
from tests.games.counterfeiters.happenings import last_of_round, retaking


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


def test_3_5_the_first_stage_is_that_before_the_police_move_of_themselves() -> None:
    state = last_of_round(moved=False)
    first, moved, last = stages(state, LayDown())
    assert [each.pawn for each in (state, first, moved, last)] == [2, 2, 3, 3]
    assert [each.crews[1].idle for each in (state, first, moved, last)] == [1, 0, 0, 3]


def test_6_2_declining_has_a_stage_in_which_nothing_has_changed() -> None:
    state = retaking()
    first, last = stages(state, Decline())
    assert first == state != last == apply(state, Decline())
