"""Whom something is told to: by a view of the game, and never what its viewer does not perceive."""

from random import Random
from typing import Any, Final

import pytest

import criminals
from criminals import SPECTATOR
from criminals.testing import KITS, random_actions, random_first

NEXT: Final = {"crooks": "sicario", "sicario": "counterfeiters", "counterfeiters": "crooks"}
"""Another game for each."""


def first_of(game: str) -> Any:
    return random_first(game, Random(3), "reference")


def verbs_of(game: str) -> Any:
    """The verbs of a game itself, for calls that a type checker would refuse."""
    return KITS[game].game


@pytest.mark.parametrize("game", KITS)
def test_a_state_is_no_view_to_tell_by(game: str) -> None:
    state, verbs = first_of(game), verbs_of(game)
    action = next(iter(KITS[game].universe(state)))
    told = r"^a state is no view: view\(state, viewer\) gives what a viewer may know of it$"
    for tell in (verbs.describe, verbs.label):
        with pytest.raises(TypeError, match=told):
            tell(action, view=state)
        with pytest.raises(TypeError, match=r"^a view is wanted, not <State .*: view\(state, viewer\) is"):
            getattr(criminals, tell.__name__)(action, view=state)
    with pytest.raises(TypeError, match=told):
        verbs.prompt(state)


@pytest.mark.parametrize("game", KITS)
def test_a_view_of_another_game_is_none_to_tell_by(game: str) -> None:
    state, verbs, other = first_of(game), verbs_of(game), criminals.view(first_of(NEXT[game]), SPECTATOR)
    action = next(iter(KITS[game].universe(state)))
    for tell in (verbs.describe, verbs.label):
        with pytest.raises(TypeError, match=f"^expected a view of {game.capitalize()}, got <View"):
            tell(action, view=other)
        with pytest.raises(ValueError, match=f"^a view of {NEXT[game]} tells nothing about {game}"):
            getattr(criminals, tell.__name__)(action, view=other)
    for show in (verbs.draw, verbs.svg):
        with pytest.raises(TypeError, match=f"^expected a state or a view of {game.capitalize()}, got <View"):
            show(other)


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize("no_view", [5, "view", None])
def test_nothing_is_asked_of_what_is_no_view(game: str, no_view: Any) -> None:
    with pytest.raises(TypeError, match=f"^expected a view of {game.capitalize()}, got "):
        verbs_of(game).prompt(no_view)


@pytest.mark.parametrize("game", ["crooks", "counterfeiters"])
def test_an_event_is_told_to_those_alone_who_perceive_it(game: str) -> None:
    rng, state, kept = Random(2), first_of(game), 0
    for action in random_actions(KITS[game], state, rng):
        after, events = criminals.step(state, action)
        for event in events:
            for viewer in (*criminals.seats(state), SPECTATOR):
                view = criminals.view(state, viewer)
                if event.seers is None or viewer in event.seers:
                    assert criminals.describe(event, view=view)
                    continue
                kept += 1
                with pytest.raises(ValueError, match=r"^the viewer does not perceive this event: view_events\(") as no:
                    criminals.describe(event, view=view)
                assert no.value.__cause__ is no.value.__context__ is None
        state = after
    assert kept
