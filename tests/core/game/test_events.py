"""Events of any game: who perceives a fact."""

from typing import Any, ClassVar, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidArgument
from criminals.core.base.seats import CHANCE, SPECTATOR
from criminals.core.game.events import Event, Step, view_events


@attrs.frozen
class Rang:
    """A fact of a game that is played nowhere."""

    game: ClassVar[str] = "bells"
    bell: int


ALL = Event(Rang(1))
ONE = Event(Rang(2), frozenset({1}))
TWO = Event(Rang(3), frozenset({0, 2}))
NONE: Event[Rang] = Event(Rang(4), frozenset())


def test_a_fact_is_for_all_unless_its_seers_are_named() -> None:
    assert ALL.seers is None
    assert ALL == Event(Rang(1), None) != ONE
    assert Event(fact=Rang(2), seers=frozenset({1})) == ONE
    assert [hash(event) for event in (ALL, ONE)] == [hash(Event(Rang(1))), hash(Event(Rang(2), frozenset({1})))]


def test_an_event_is_of_the_game_of_its_fact() -> None:
    assert ONE.game == "bells"


def test_an_event_can_not_be_changed() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        ONE.seers = None  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue] -- that is the test


def test_each_viewer_perceives_what_it_is_named_for_in_the_order_of_the_events() -> None:
    events = (ONE, ALL, TWO, NONE, ALL)
    assert view_events(events, 0) == (Rang(1), Rang(3), Rang(1))
    assert view_events(events, 1) == (Rang(2), Rang(1), Rang(1))
    assert view_events(events, 2) == (Rang(1), Rang(3), Rang(1))
    assert view_events(events, SPECTATOR) == (Rang(1), Rang(1))
    assert view_events((), 0) == ()


def test_a_seat_that_is_not_at_the_table_perceives_what_all_do() -> None:
    assert view_events((ONE, ALL, TWO), 9) == (Rang(1),)


def test_any_iterable_of_events_will_do() -> None:
    assert view_events(iter([ONE, ALL]), 1) == (Rang(2), Rang(1))


@pytest.mark.parametrize("viewer", [-1, True, False, None, "0", "spectator", 1.0, CHANCE])
def test_who_is_no_viewer_perceives_nothing(viewer: Any) -> None:
    for events in ((), (ALL, ONE)):
        with pytest.raises(ValueError, match=r"^a viewer is a seat or SPECTATOR, not ") as error:
            view_events(events, viewer)
        assert str(error.value) == f"a viewer is a seat or SPECTATOR, not {viewer!r}"
        assert isinstance(error.value, InvalidArgument)


def test_a_step_is_a_state_and_the_events_that_led_to_it() -> None:
    step: Step[Rang, Rang] = Step(Rang(7), (ALL,))
    state, events = step
    assert (state, events) == (step.state, step.events) == (Rang(7), (ALL,))


def test_the_repr_of_an_event_shows_only_what_all_perceive() -> None:
    assert repr(ALL) == "<Event for all: Rang(bell=1)>"
    assert repr(TWO) == "<Event for 0, 2 only: Rang>"
    assert "bell=2" not in repr(Step(Rang(7), (ALL, ONE)))


def test_what_is_handed_over_in_the_wrong_place_is_not_printed() -> None:
    with pytest.raises(ValueError, match=r"^a viewer is a seat or SPECTATOR, not a tuple$"):
        view_events(cast(Any, 0), cast(Any, (ONE,)))
    with pytest.raises(TypeError, match=r"^a step is a state and its events: view_events\(step.events, viewer\)$"):
        view_events(cast(Any, Step(Rang(7), (ALL,))), 0)
