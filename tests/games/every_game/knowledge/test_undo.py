"""Taking back an action: refused once anybody could tell more by it."""

from functools import partial
from random import Random
from typing import Any

from criminals.core.records.undo import Revealing, changes_worlds
from criminals.testing import KITS
from tests.games.every_game.samples import Sample, every_game
from tests.games.undoing import rules_out_a_world, with_few_worlds


@every_game
def test_an_action_reveals_exactly_what_rules_out_a_world(sample: Sample) -> None:
    asked, hidden = sample.knowledge, {True: 0, False: 0}
    told = {True: 0, False: 0}
    rng, kit = Random(9), KITS[sample.name]
    game: Any = kit.game
    reveals = game.reveals if isinstance(kit.game, Revealing) else partial(changes_worlds, game)
    for state, action in with_few_worlds(kit, asked.firsts(rng), rng, asked.MOST_WORLDS):
        revealed = reveals(state, action)
        assert revealed == rules_out_a_world(kit, state, action, *asked.HIDDEN), (game.reveal(state), action)
        told[revealed] += 1
        if isinstance(action, asked.HIDDEN):
            hidden[revealed] += 1
        else:  # everybody sees all of it, so that the rule for any game is exact
            assert changes_worlds(game, state, action) == revealed
    assert min(told.values()) > asked.LEAST
    assert not asked.HIDDEN or min(hidden.values()) > 5
