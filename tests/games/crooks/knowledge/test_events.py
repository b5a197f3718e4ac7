"""Events: what happens in a step, fact by fact, and who perceives which (§6)."""

from typing import Any, cast

import pytest

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import crooks
from criminals.games.crooks import (
    Began,
    Ended,
    Origin,
    Over,
    Passed,
    Recognized,
    Revealed,
    Saw,
    Scored,
    ViewEvent,
)
from tests.games.crooks.happenings import last_pass, spying
from tests.games.crooks.scenes import every_state, table
from tests.games.positions import play, told


def line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> Event[ViewEvent]:
    return Event(Scored(ScoreLine("crooks", seat, points, reason, clause, FrozenMap(params))))


def test_5_6_the_last_pass_turns_up_the_crooks_and_tells_the_score() -> None:
    """By seat and then by target; the score follows the end, line by line, and who won is last."""
    assert told(last_pass(), "pass") == (
        Event(Passed(1)),
        Event(Revealed(0, 2, 20)),
        Event(Revealed(0, 6, 22)),
        Event(Revealed(1, 2, 24)),
        Event(Revealed(1, 6, 26)),
        Event(Began(Over())),
        line(1, 2, "target_won", "5.4", target=2, modifiers=(), worth=2, levels=(7,), strength=7),
        line(1, 7, "target_won", "5.4", target=6, modifiers=(2, -1), worth=7, levels=(8,), strength=8),
        line(0, 9, "target_won", "5.4", target=9, modifiers=(), worth=9, levels=(6,), strength=6),
        line(None, 0, "gang_tied", "5.5", gang="northside", members=1, sharers=2),
        line(1, 5, "gang_won", "5.5", gang="westside", members=1),
        line(None, 0, "gang_tied", "5.5", gang="outfit", members=1, sharers=2),
        Event(Ended(Outcome((1,), "5.7"))),
    )


def test_5_6_the_end_is_told_to_all_alike() -> None:
    events = told(last_pass(), "pass")
    facts = tuple(event.fact for event in events)
    assert {crooks.view_events(events, viewer) for viewer in (0, 1, SPECTATOR)} == {facts}


def test_5_1_below_an_accomplice_a_crook_is_turned_up_too() -> None:
    state = play(table(A=[18], B=[5]), "recruit A, take 18, place 6 down", "pass", "recruit B, take 5, place 6")
    assert told(state, "pass")[:3] == (Event(Passed(0)), Event(Revealed(0, 6, 18)), Event(Began(Over())))


def test_5_6_with_nothing_face_down_the_end_reveals_nothing() -> None:
    events = told(play(table(A=[18], targets=(6,)), "pass"), "pass")
    assert events == (
        Event(Passed(1)),
        Event(Began(Over())),
        line(None, 0, "target_empty", "5.4", target=6),
        *(line(None, 0, "gang_empty", "5.5", gang=gang) for gang in ("northside", "westside", "outfit")),
        Event(Ended(Outcome((0, 1), "5.7"))),
    )


def test_5_6_the_lines_told_are_those_of_the_score() -> None:
    for state in every_state(3, seed=56):
        actions = crooks.legal_actions(state)
        if actions == (crooks.Pass(),) and sum(state.passed) == 2:
            step = crooks.step(state, crooks.Pass())
            lines = tuple(event.fact.line for event in step.events if isinstance(event.fact, Scored))
            assert lines == crooks.score(step.state).lines
            assert step.events[-1].fact == Ended(cast(Outcome, crooks.outcome(step.state)))
            return
    raise AssertionError("the game does not end")


# --- who perceives what, told from the clauses ---


def test_6_3_what_lies_in_a_hangout_is_told_to_the_one_who_looks() -> None:
    events = told(table(players=3, start=2, A=[18, 19], B=[20]), "recruit A")
    secret = [event for event in events if event.seers is not None]
    assert secret == [Event(Saw("A", (18, 19)), frozenset({2}))]
    assert Saw("A", (18, 19)) in crooks.view_events(events, 2)
    assert all(Saw not in map(type, crooks.view_events(events, viewer)) for viewer in (0, 1, SPECTATOR))


def test_6_5_a_spy_alone_is_told_who_lies_face_down() -> None:
    events = told(spying(), "spy 5")
    assert [event for event in events if event.seers is not None] == [
        Event(Recognized(Origin("D", 1), 21), frozenset({2}))
    ]
    assert [event for event in told(spying(), "spy 6") if event.seers is not None] == [
        Event(Recognized(origin, crook), frozenset({2}))
        for origin, crook in ((Origin("B", 1), 19), (Origin("A", 1), 18), (Origin("C", 1), 20))
    ]


@pytest.mark.parametrize("crook", [18, 19])
def test_6_7_killing_and_returning_tell_nobody_who_it_was(crook: int) -> None:
    """The same facts, whichever crook lay there."""
    killing = play(table(A=[crook], B=[9]), f"recruit A, take {crook}, place 6 down", "recruit B, take 9, place 6")
    assert told(killing, "kill 0") == (Event(crooks.Discarded(0, 6)), Event(Began(crooks.Recruiting(0))))
    back = play(
        table(A=[20], B=[crook], targets=(6,)),
        "recruit A, take 20, place 6",
        "pass",
        f"recruit B, take {crook}",
    )
    assert told(back, "return") == (Event(crooks.Returned(0)), Event(Began(crooks.Recruiting(0))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_4_only_sights_are_secret_and_only_the_actor_has_them(players: int) -> None:
    for state in every_state(players, seed=64):
        for action in crooks.legal_actions(state):
            step = crooks.step(state, action)
            assert step.state == crooks.apply(state, action)
            for event in step.events:
                secret = isinstance(event.fact, Saw | Recognized)
                assert event.seers == (frozenset({crooks.actor(state)}) if secret else None)


# --- refusals ---


@pytest.mark.parametrize("viewer", [-1, True, None, "0"])
def test_view_events_are_for_viewers(viewer: Any) -> None:
    with pytest.raises(ValueError, match=rf"^a viewer is a seat or SPECTATOR, not {viewer!r}$"):
        crooks.view_events(told(table(A=[18]), "recruit A"), viewer)
