"""Beliefs: the worlds that a view leaves possible."""

from random import Random

import attrs

from tests.games.every_game.samples import Sample, every_game, viewers


@every_game
def test_a_world_is_drawn_the_same_from_the_same_seed_and_always_fits(sample: Sample) -> None:
    game = sample.game
    for state in sample.scenes.every_state(3, seed=14):
        for viewer in viewers(3):
            view = game.view(state, viewer)
            world = game.sample_world(view, Random(5))
            assert world == game.sample_world(view, Random(5))
            assert game.is_consistent(view, world)
            assert game.view(world, viewer) == view
            assert game.faults(world) == ()
            if viewer == game.actor(state):
                assert game.legal_actions(world) == game.legal_actions(view)


@every_game
def test_a_state_of_another_box_fits_no_view(sample: Sample) -> None:
    game, (fewest, more) = sample.game, sample.players[:2]
    one = game.new_game(players=fewest, rng=Random(1))
    renamed = attrs.evolve(one.edition, name="another")
    others = (
        game.new_game(players=fewest, setup=game.setup_of(one), edition=renamed),
        game.new_game(players=more, rng=Random(1)),
    )
    for viewer in viewers(fewest):
        view = game.view(one, viewer)
        assert game.is_consistent(view, one)
        for other in others:
            assert not game.is_consistent(view, other)
