"""The verbs of play, asked of a view: the actor's answers are the state's, anybody else is not on turn."""

from collections.abc import Callable
from typing import Any, Final, cast

import pytest

from criminals.core.base.errors import NotOver, Violation
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import State
from tests.games.counterfeiters.happenings import at_the_end, before_the_end, dining, retaking, rich
from tests.games.counterfeiters.scenes import every_state, with_margin
from tests.games.positions import play

PHASES: Final[dict[str, Callable[[], State]]] = {
    "playing": rich,
    "playing after a flight": lambda: play(rich(), "fly commercial 60", "laydown"),
    "finishing": lambda: play(before_the_end(), "print 2"),
    "retaking": retaking,
    "replaying": lambda: play(retaking(), "retake defraud 2"),
    "dining": dining,
}


def over() -> State:
    return play(at_the_end(), "laydown")


@pytest.mark.parametrize("name", PHASES)
def test_nothing_is_up_to_chance(name: str) -> None:
    state = PHASES[name]()
    assert counterfeiters.chances(state) == ()
    with pytest.raises(TypeError, match=r"^a view is no state"):
        counterfeiters.chances(cast(Any, counterfeiters.view(state, 0)))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_6_4_nobody_may_do_anything_once_it_is_over(viewer: Viewer) -> None:
    view = counterfeiters.view(over(), viewer)
    assert counterfeiters.legal_actions(view) == ()
    assert counterfeiters.actor(view) is None
    refusals = {counterfeiters.violation(view, action) for action in with_margin(over())}
    assert refusals == {Violation("counterfeiters", "6.4", "game_over")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_actor_outcome_and_mask_are_those_of_the_state(players: int) -> None:
    space = counterfeiters.action_space(players)
    for state in every_state(players, seed=1):
        for viewer in (*counterfeiters.seats(state), SPECTATOR):
            view = counterfeiters.view(state, viewer)
            assert counterfeiters.seats(view) == counterfeiters.seats(state) == range(players)
            assert counterfeiters.actor(view) == counterfeiters.actor(state)
            assert counterfeiters.outcome(view) == counterfeiters.outcome(state)
            assert any(space.mask(view)) is (viewer == counterfeiters.actor(state))


def test_6_5_a_view_has_a_score_once_it_is_over() -> None:
    for viewer in (0, 1, SPECTATOR):
        for make in PHASES.values():
            with pytest.raises(NotOver, match=r"§7\.4"):
                counterfeiters.score(counterfeiters.view(make(), viewer))
        assert counterfeiters.score(counterfeiters.view(over(), viewer)) == counterfeiters.score(over())


def test_7_2_a_refusal_names_the_cash_of_the_one_who_asks_alone() -> None:
    """It is told to no other: for them it is not their turn."""
    state = play(rich(), "fly commercial 60", "laydown")
    dear = counterfeiters.Fly("jet", 500)
    refusal = counterfeiters.violation(counterfeiters.view(state, 0), dear)
    assert refusal is not None
    assert refusal.params["cash"] == 30
    for viewer in (1, SPECTATOR):
        told = counterfeiters.violation(counterfeiters.view(state, viewer), dear)
        assert told is not None
        assert "cash" not in told.params


def test_verbs_of_beliefs_take_views_alone() -> None:
    state = rich()
    for verb in (counterfeiters.count_worlds, counterfeiters.marginals):
        with pytest.raises(TypeError, match=r"^a state is no view: view\(state, viewer\) gives"):
            verb(cast(Any, state))
    with pytest.raises(TypeError, match=r"^a state is no view"):
        list(counterfeiters.worlds(cast(Any, state)))


@pytest.mark.parametrize("name", PHASES)
def test_the_actor_of_a_view_is_offered_what_the_state_offers(name: str) -> None:
    state = PHASES[name]()
    actor = counterfeiters.actor(state)
    assert actor is not None
    assert counterfeiters.legal_actions(counterfeiters.view(state, actor)) == counterfeiters.legal_actions(state) != ()
