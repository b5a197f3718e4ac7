"""Errors: what leaves the process with one, and what its traceback holds, tells no secret."""

import gc
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

import criminals
from criminals import SPECTATOR, CriminalsError, IllegalAction, InvalidState, MalformedDocument, NotOver
from criminals.core.base.errors import FaultyValue
from criminals.core.base.faults import fault
from tests.games.every_game.samples import Sample, every_game

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""

HOME: Final = str(Path(criminals.__file__).parent)


def locals_of(error: BaseException | None) -> Iterator[object]:
    """What the library's own frames hold, in the traceback of an error and of those that it came from."""
    if error is None:
        return
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename.startswith(HOME):
            yield from trace.tb_frame.f_locals.values()
        trace = trace.tb_next
    yield from locals_of(error.__cause__)
    yield from locals_of(error.__context__)


def held(values: Iterator[object], kind: type) -> bool:
    """Whether a value of a class can be reached from some values, not by way of code."""
    seen: dict[int, object] = {}
    todo = list(values)
    while todo:
        value = todo.pop()
        if isinstance(value, kind):
            return True
        if id(value) not in seen and not isinstance(value, type | ModuleType | FunctionType):
            seen[id(value)] = value
            todo += gc.get_referents(value)
    return False


def refused(sample: Sample) -> tuple[Any, IllegalAction]:
    """A state, and the error of an action that is not legal there."""
    state = sample.game.new_game(rng=Random(1), players=3)
    legal = VERBS.legal_actions(state)
    action = next(action for action in _some_actions(state) if action not in legal)
    with pytest.raises(IllegalAction) as caught:
        VERBS.apply(state, action)
    return state, caught.value


def _some_actions(state: Any) -> Iterator[Any]:
    """Actions that are legal later in a game."""
    while legal := VERBS.legal_actions(state):
        yield from legal
        state = VERBS.apply(state, legal[0])


@every_game
def test_an_error_that_is_sent_to_another_process_holds_what_it_was_made_of_and_no_more(sample: Sample) -> None:
    state, error = refused(sample)
    error.add_note(sample.game.reveal(state))
    vars(error)["position"] = state
    data = pickle.dumps(error)
    again = pickle.loads(data)  # noqa: S301 -- our own bytes
    assert (type(again), again.args, str(again)) == (IllegalAction, error.args, str(error))
    assert again.violation == error.violation
    assert (again.__traceback__, again.__cause__, again.__context__) == (None, None, None)
    assert not hasattr(again, "__notes__")
    assert not hasattr(again, "position")
    assert b"State" not in data


@pytest.mark.parametrize("kind", [MalformedDocument, InvalidState, NotOver])
def test_faults_are_sent_to_another_process(kind: type[FaultyValue]) -> None:
    error = kind("state", (fault("missing", "$.players"), "two"), "mine")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 -- our own bytes
    assert type(again) is kind
    assert (again.what, again.faults, again.name, str(again)) == ("state", error.faults, "mine", str(error))
    assert str(again) == "state 'mine': $.players: it is missing; two"


@every_game
def test_the_trace_of_an_error_about_a_state_holds_it(sample: Sample) -> None:
    """A host sees its own state there, as the docs say; so the search of the next test finds what there is."""
    _, error = refused(sample)
    assert held(locals_of(error), sample.game.State)


@every_game
def test_the_trace_of_an_error_about_a_view_holds_no_state(sample: Sample) -> None:
    state = sample.game.new_game(rng=Random(1), players=3)
    view = VERBS.view(state, SPECTATOR)
    action = next(_some_actions(state))
    later = VERBS.view_events(VERBS.step(VERBS.advance(state, Random(1)), _second(state)).events, 0)
    tries: tuple[Callable[[], object], ...] = (
        lambda: VERBS.apply(view, action),
        lambda: VERBS.score(view),
        lambda: VERBS.fold(view, [*later, *later]),
        lambda: VERBS.fold(view, [action]),
        lambda: VERBS.violation(view, action, by=0),
        lambda: VERBS.violation(view, "no action"),
        lambda: VERBS.loads(VERBS.dumps(view), "state"),
        lambda: VERBS.from_document({**VERBS.document(view), "players": 9}, "view"),
        lambda: VERBS.view(view, 0),
        lambda: VERBS.reveal(view),
        lambda: VERBS.step(view, action),
    )
    for attempt in tries:
        with pytest.raises((CriminalsError, TypeError, ValueError)) as caught:
            attempt()
        assert not held(locals_of(caught.value), sample.game.State), str(caught.value)


def _second(state: Any) -> Any:
    return VERBS.legal_actions(VERBS.advance(state, Random(1)))[0]


@every_game
def test_an_error_about_an_event_does_not_tell_it(sample: Sample) -> None:
    state = VERBS.advance(sample.game.new_game(rng=Random(1), players=3), Random(1))
    events = VERBS.step(state, VERBS.legal_actions(state)[0]).events
    with pytest.raises(TypeError, match="is the truth") as caught:
        VERBS.fold(VERBS.view(state, 0), events)
    assert repr(events[0].fact) not in str(caught.value)
    with pytest.raises(TypeError, match="is the truth") as caught:
        criminals.ViewRecord(VERBS.view(state, 0), [events])
    assert repr(events[0].fact) not in str(caught.value)
