"""What tests of every kind ask of a state: all there is to it, what a step tells, what a viewer keeps of it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeVar, cast

import attrs
import pytest

import criminals
from criminals.core.base.errors import IllegalAction, InvalidState, Violation
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.events import Event

S = TypeVar("S")

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""


def play(state: S, *turns: str) -> S:
    """The state after some turns, each told in one text: `"recruit A, take 9, place 6, kill 1"`."""
    after: Any = state
    for turn in turns:
        for text in turn.split(", "):
            before, action = after, VERBS.parse_action(after.game, text)
            after = VERBS.apply(before, action)  # first: its error says what is illegal
            assert VERBS.violation(before, action) is None
            assert action in VERBS.legal_actions(before)
    played: S = after
    return played


def check_no_belief(view: Any, why: str) -> None:
    """Beliefs can be asked for of a view that no world fits, and they refuse what the verbs refuse."""
    beliefs = VERBS.beliefs(view)
    assert beliefs.count == 0
    assert [*beliefs] == []
    for _ in range(2):  # a refusal is not kept as an answer
        with pytest.raises(InvalidState, match=why):
            beliefs.sample(Random(0))
        with pytest.raises(InvalidState, match=why):
            _ = beliefs.marginals


LONGEST: Final = 2_000
"""More actions than any game of the tests has: a fault that keeps a game going must not keep a test going."""


def plies(first: S, rng: Random, chosen: Callable[[Random, Any], Any]) -> Iterator[tuple[S, Any]]:
    """The states of a whole game, each with what is chosen there."""
    state: Any = first
    for _ in range(LONGEST):
        actions = VERBS.legal_actions(state)
        if not actions:
            return
        action = chosen(rng, actions)
        yield state, action
        state = VERBS.apply(state, action)
    raise AssertionError("the game does not end")


def listed(position: Any, *kinds: str) -> list[str]:
    """The legal actions as texts; or only those of some kinds, by their first words: `listed(state, "buy", "fly")`."""
    texts = [str(action) for action in VERBS.legal_actions(position)]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


def refused(state: Any, text: str) -> Violation:
    """Why an action is refused: asked and tried, listed nowhere, and nothing changed."""
    action = VERBS.parse_action(state.game, text)
    before = snapshot(state)
    with pytest.raises(IllegalAction) as error:
        VERBS.apply(state, action)
    assert snapshot(state) == before
    assert error.value.action == action
    assert text not in listed(state)
    found: Violation | None = VERBS.violation(state, action)
    assert found is not None
    assert error.value.violation == found
    return found


def code(state: Any, text: str) -> tuple[str, str]:
    """The code and the clause of a violation."""
    found = refused(state, text)
    return found.code, found.clause


def snapshot(state: Any) -> dict[str, object]:
    """The fields of a state by name, but for those that follow from the others."""
    return {field.name: getattr(state, field.name) for field in attrs.fields(cast(Any, type(state))) if field.init}


def changes(before: Any, after: Any) -> dict[str, object]:
    """The fields in which a state differs from an earlier one, with their new values."""
    old = snapshot(before)
    return {name: value for name, value in snapshot(after).items() if value != old[name]}


def viewers(position: Any) -> tuple[Viewer, ...]:
    """Every seat, and the spectator."""
    return (*range(position.players), SPECTATOR)


def told(state: Any, text: str) -> tuple[Event[Any], ...]:
    """The events of a step; its state is what `apply` gives, and the given state stays as it is."""
    action = VERBS.parse_action(state.game, text)
    before = snapshot(state)
    step = VERBS.step(state, action)
    assert step.state == VERBS.apply(state, action)
    assert snapshot(state) == before
    events: tuple[Event[Any], ...] = step.events
    return events


def folded(state: Any, action: Any, viewer: Viewer) -> Any:
    """The view before an action, with what the viewer perceived of it; the view itself stays as it is."""
    before = VERBS.view(state, viewer)
    after = VERBS.fold(before, VERBS.view_events(VERBS.step(state, action).events, viewer))
    assert before == VERBS.view(state, viewer)
    return after


def check_faultless(game: Any, state: Any) -> None:
    """No faults in a state, nor in any view of it."""
    assert game.faults(state) == ()
    for viewer in viewers(state):
        assert game.view_faults(game.view(state, viewer)) == ()


def counted_worlds(game: Any, view: Any, count: int) -> list[Any]:
    """As many worlds as counted: they are distinct, fit the view, and come in the same order every time."""
    assert game.count_worlds(view) == count
    found = list(game.worlds(view))
    assert len(found) == len(set(found)) == count
    assert list(game.worlds(view)) == found
    for world in found:
        assert type(world) is game.State
        assert game.view(world, view.viewer) == view
        assert game.is_consistent(view, world)
    return found
