"""Folding: a view kept up to date by what its viewer perceives equals a fresh one."""

from random import Random
from typing import Any

from criminals.core.base.seats import Viewer
from tests.games.cases import Case
from tests.games.every_game.samples import Sample, every_case, every_game, every_table
from tests.games.positions import folded, plies, viewers


@every_case("name, case", lambda sample: ((case.name, case) for case in sample.happenings.CASES))
def test_folding_what_happens_gives_the_fresh_view(sample: Sample, name: str, case: Case) -> None:
    state, action = case.state(), sample.game.parse_action(case.action)
    after = sample.game.apply(state, action)
    for viewer in viewers(state):
        assert folded(state, action, viewer) == sample.game.view(after, viewer), name


@every_case("edition, players", every_table)
def test_whole_games_can_be_followed_by_folding(sample: Sample, edition: str, players: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        views: dict[Viewer, Any] = {}
        first = sample.game.new_game(players=players, rng=rng, edition=edition)
        for state, action in plies(first, rng, sample.scenes.chosen):
            step = sample.game.step(state, action)
            for viewer in viewers(state):
                view, fresh = sample.game.view(state, viewer), sample.game.view(step.state, viewer)
                events = sample.game.view_events(step.events, viewer)
                views[viewer] = sample.game.fold(views.get(viewer, view), events)
                assert views[viewer] == fresh
                assert hash(views[viewer]) == hash(fresh)


@every_game
def test_nothing_to_fold_changes_nothing(sample: Sample) -> None:
    view = sample.game.view(sample.happenings.CASES[0].state(), 0)
    assert sample.game.fold(view, ()) == view
    assert sample.game.fold(view, iter([])) == view
