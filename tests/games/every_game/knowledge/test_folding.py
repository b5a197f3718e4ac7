"""Folding: a view kept up to date by what its viewer perceives equals a fresh one."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import Viewer
from tests.games.cases import Case
from tests.games.every_game.samples import Sample, every_case, every_game, every_table
from tests.games.positions import folded, plies, viewers

every_happening = every_case("name, case", lambda sample: ((case.name, case) for case in sample.happenings.CASES))


@every_happening
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


TWICE: Final = "does not follow on this view: is it for another, are some missing, or folded before?"


@every_happening
def test_what_was_folded_before_is_refused(sample: Sample, name: str, case: Case) -> None:
    if name in sample.happenings.REPEATABLE:
        return  # the same could happen once more
    step = sample.game.step(case.state(), sample.game.parse_action(case.action))
    for viewer in viewers(step.state):
        view = sample.game.view(step.state, viewer)
        with pytest.raises(InvalidState, match=re.escape(TWICE)):
            sample.game.fold(view, sample.game.view_events(step.events, viewer))
        assert view == sample.game.view(step.state, viewer)


@every_case("name, make, facts", lambda sample: ((name, *wrong) for name, wrong in sample.wrong_facts.WRONG.items()))
def test_a_fact_that_can_not_follow_is_refused(
    sample: Sample, name: str, make: Callable[[], Any], facts: tuple[Any, ...]
) -> None:
    """The last of the facts is refused, those before it are not."""
    for viewer in viewers(make()):
        view = sample.game.view(make(), viewer)
        assert sample.game.fold(view, facts[:-1]) is not None, name
        with pytest.raises(InvalidState) as error:
            sample.game.fold(view, facts)
        assert str(error.value) == f"view events: {facts[-1]!r} {TWICE}"
        assert view == sample.game.view(make(), viewer)


@every_game
def test_what_is_no_view_event_is_a_type_error(sample: Sample) -> None:
    case = sample.happenings.CASES[0]
    view, fact, action = sample.game.view(case.state(), 0), case.facts[0], sample.game.parse_action(case.action)
    things: tuple[Any, ...] = (case.action, None, 3, action, fact.__class__, ("passed", 0), frozenset({1}))
    for thing in things:
        with pytest.raises(TypeError) as error:
            sample.game.fold(view, [thing])
        assert str(error.value) == f"{thing!r} is no view event of {sample.title}"
        with pytest.raises(TypeError):
            sample.game.fold(view, [fact, thing])


@every_game
def test_the_truth_is_no_view_event(sample: Sample) -> None:
    """Even where all may know it: whoever hands over events has forgotten to pick."""
    case = sample.happenings.CASES[0]
    events = sample.game.step(case.state(), sample.game.parse_action(case.action)).events
    with pytest.raises(TypeError) as error:
        sample.game.fold(sample.game.view(case.state(), 0), events)
    assert str(error.value) == ("an event is the truth: view_events(events, viewer) picks what a viewer may know of it")


@every_game
def test_one_view_event_is_not_several(sample: Sample) -> None:
    case = sample.happenings.CASES[0]
    fact = case.facts[0]
    with pytest.raises(TypeError) as error:
        sample.game.fold(sample.game.view(case.state(), 0), fact)
    assert str(error.value) == f"{fact!r} is one view event: fold(view, [event]) takes several"


@every_game
def test_a_state_can_not_be_folded(sample: Sample) -> None:
    with pytest.raises(TypeError, match=r"^a state is no view: view\(state, viewer\) gives"):
        sample.game.fold(sample.happenings.CASES[0].state(), ())
