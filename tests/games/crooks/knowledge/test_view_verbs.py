"""The verbs of play, asked of a view: the actor's answers are the state's, anybody else is not on turn."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from criminals.core.base.checks import shortened
from criminals.core.base.errors import CriminalsError, NotOver, Violation
from criminals.core.base.seats import CHANCE, SPECTATOR, Viewer
from criminals.core.game.results import Outcome
from criminals.games import crooks
from criminals.games.crooks import State
from tests.games.crooks.scenes import BOSS_CLAN, EVERY_ACTION, every_state, finished, table
from tests.games.positions import play


def placing(crook: int = 20, purse: int = 18, targets: tuple[int, ...] = (4, 6)) -> State:
    """Seat 1 has 18 face down at 6 and a crook in hand."""
    state = table(start=1, A=[18], B=[crook], purse=purse, targets=targets)
    return play(state, "recruit A, take 18, place 6 down", "pass", f"recruit B, take {crook}")


PHASES: Final[dict[str, tuple[Callable[[], State], list[str]]]] = {
    "recruiting": (
        lambda: play(table(A=[18], B=[19, 20, 21], C=[22, 23, 24, 25, 26], purse=3), "recruit A, take 18, place 6"),
        ["recruit B", "pass"],
    ),
    "taking": (lambda: play(table(A=[18, 19, 32], B=[20]), "pass", "recruit A"), ["take 18", "take 19"]),
    "taking, again": (
        lambda: play(
            table(A=[18, 19, 32], B=[20], C=[21]),
            "recruit A, take 18, place 6",
            "recruit B, take 20, place 6",
            "recruit A",
        ),
        ["take 19"],
    ),
    "leaving": (lambda: play(table(deck=BOSS_CLAN, A=[32, 33], start=1), "recruit A"), ["leave"]),
    "placing": (placing, ["place 4", "place 4 down"]),
    "placing a Boss": (partial(placing, 32), ["place 4"]),
    "placing an Accomplice": (partial(placing, 5), ["place 4", "place 6", "place 4 down"]),
    "placing, poor": (partial(placing, purse=3), ["place 4"]),
    "returning": (partial(placing, targets=(6,)), ["return"]),
    "picking": (lambda: play(table(start=1, A=[7]), "recruit A, take 7, place 6"), ["pick", "decline"]),
    "moving": (lambda: play(placing(11, targets=(4, 6, 8)), "place 6"), ["move 4", "move 8"]),
    "killing": (
        lambda: play(table(players=3, A=[18], B=[9]), "recruit A, take 18, place 6 down", "recruit B, take 9, place 6"),
        ["kill 0", "decline"],
    ),
    "spying": (
        lambda: play(table(A=[18], B=[13], C=[19]), "recruit A, take 18, place 5 down", "recruit B, take 13, place 6"),
        ["spy 5", "spy C", "decline"],
    ),
}


def over() -> State:
    return play(table(players=3, A=[18], B=[19]), "recruit A, take 18, place 6 down", "pass", "pass", "pass")


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_3_3_nobody_may_do_anything_once_it_is_over(viewer: Viewer) -> None:
    view = crooks.view(over(), viewer)
    assert crooks.legal_actions(view) == ()
    for action in EVERY_ACTION:
        assert crooks.violation(view, action) == Violation("crooks", "3.3", "game_over")


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 0.0, CHANCE])
def test_who_is_no_seat_can_not_ask_a_view(seat: Any) -> None:
    for viewer in (0, 1, SPECTATOR):
        with pytest.raises(ValueError, match=rf"^a viewer is a seat from 0 to 2 or SPECTATOR, not {seat!r}$"):
            crooks.violation(crooks.view(table(players=3, A=[18]), viewer), crooks.Pass(), by=seat)


# --- the result ---


def test_5_7_a_view_has_an_outcome_once_it_is_over() -> None:
    state = finished("22 at 6, 5 at 6", "26 at 6 down", "")
    for viewer in (0, 1, 2, SPECTATOR):
        assert crooks.outcome(crooks.view(state, viewer)) == crooks.outcome(state) == Outcome((0,), "5.7")
    for name in PHASES:
        going_on = PHASES[name][0]()
        for viewer in (0, 1, SPECTATOR):
            assert crooks.outcome(crooks.view(going_on, viewer)) is None


def test_5_1_a_view_has_a_score_when_the_crooks_are_turned_up() -> None:
    state = finished("22 at 6", "26 at 6 down", "")
    for viewer in (0, 1, 2, SPECTATOR):
        sheet = crooks.score(crooks.view(state, viewer))
        assert sheet == crooks.score(state)
        assert sheet.points == (0, 12, 0)


@pytest.mark.parametrize("name", PHASES)
def test_5_1_a_view_has_no_score_before_the_end(name: str) -> None:
    """Not even where nothing lies face down, so that the refusal tells nothing."""
    for viewer in (0, 1, SPECTATOR):
        with pytest.raises(NotOver) as error:
            crooks.score(crooks.view(PHASES[name][0](), viewer))
        assert str(error.value) == (
            "score: a view has one when every crook is turned up, at the end of the game (§5.1)"
        )
        assert isinstance(error.value, CriminalsError)
        assert isinstance(error.value, ValueError)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_played_from_views(players: int) -> None:
    for state in every_state(players, seed=31):
        for viewer in (*crooks.seats(state), SPECTATOR):
            view = crooks.view(state, viewer)
            on_turn = viewer == crooks.actor(state)
            assert crooks.legal_actions(view) == (crooks.legal_actions(state) if on_turn else ())
            assert crooks.outcome(view) == crooks.outcome(state)


# --- a view for a state, a state for a view ---


@pytest.mark.parametrize("name", [*PHASES, "over"])
def test_what_asks_for_a_view_refuses_a_state(name: str) -> None:
    state: Any = over() if name == "over" else PHASES[name][0]()
    asks: tuple[Callable[[], object], ...] = (
        lambda: crooks.fold(state, ()),
        lambda: crooks.count_worlds(state),
        lambda: list(crooks.worlds(state)),
        lambda: crooks.sample_world(state, random.Random(0)),
        lambda: crooks.marginals(state),
        lambda: crooks.is_consistent(state, state),
    )
    for ask in asks:
        with pytest.raises(TypeError) as error:
            ask()
        assert str(error.value) == "a state is no view: view(state, viewer) gives what a viewer may know of it"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", [*PHASES, "over"])
def test_what_asks_for_a_state_refuses_a_view(name: str, viewer: Viewer) -> None:
    """Even with a lawful action: a view cannot be played on."""
    state = over() if name == "over" else PHASES[name][0]()
    view: Any = crooks.view(state, viewer)
    action = (*crooks.legal_actions(state), crooks.Pass())[0]
    asks: tuple[Callable[[], object], ...] = (
        lambda: crooks.view(view, viewer),
        lambda: crooks.apply(view, action),
        lambda: crooks.step(view, action),
        lambda: crooks.is_consistent(view, view),
    )
    for ask in asks:
        with pytest.raises(TypeError) as error:
            ask()
        assert str(error.value) == "a view is no state: sample_world(view, rng) gives one that may lie behind it"


ASKS: Final[dict[str, tuple[Callable[[Any], object], ...]]] = {
    "a state or a view": (
        *(crooks.seats, crooks.actor, crooks.legal_actions, crooks.outcome, crooks.score),
        lambda position: crooks.violation(position, crooks.Pass()),
    ),
    "a state": (
        lambda state: crooks.apply(state, crooks.Pass()),
        lambda state: crooks.step(state, crooks.Pass()),
        lambda state: crooks.view(state, 0),
    ),
    "a view": (
        *(crooks.count_worlds, crooks.marginals),
        lambda view: list(crooks.worlds(view)),
        lambda view: crooks.sample_world(view, random.Random(0)),
        lambda view: crooks.fold(view, ()),
        lambda view: crooks.is_consistent(view, over()),
    ),
}


@pytest.mark.parametrize("wanted", ASKS)
@pytest.mark.parametrize("make", [lambda: over().table, lambda: None, lambda: "crooks", lambda: crooks.Passed(0)])
def test_a_verb_takes_nothing_else(wanted: str, make: Callable[[], object]) -> None:
    for ask in ASKS[wanted]:
        with pytest.raises(TypeError) as error:
            ask(make())
        assert str(error.value) == f"expected {wanted} of Crooks, got {shortened(make())}"


@pytest.mark.parametrize("name", PHASES)
def test_the_actor_of_a_view_is_offered_these(name: str) -> None:
    make, texts = PHASES[name]
    state = make()
    actor = crooks.actor(state)
    assert actor is not None
    assert [str(action) for action in crooks.legal_actions(crooks.view(state, actor))] == texts
    assert [str(action) for action in crooks.legal_actions(state)] == texts
