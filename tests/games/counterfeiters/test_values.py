"""States and their parts are values: they can not be changed, and equal ones are equal in every way."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any, cast

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Crew, Dining, Kind, Playing, Setup, State, View
from criminals.games.counterfeiters.layout import lay_out
from tests.games.counterfeiters.papers import MINE, SCENES, dining, middle, mine, played, start
from tests.games.counterfeiters.scenes import every_state


def built() -> State:
    """The middle of a game, by the constructor."""
    state = middle()
    return State(**{field.name: getattr(state, field.name) for field in attrs.fields(State)})


def parts(value: object) -> Iterator[object]:
    """A value and everything in it, the layout apart."""
    yield value
    if attrs.has(type(value)):
        for field in attrs.fields(cast(Any, type(value))):
            if field.name != "layout":
                yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in cast(tuple[object, ...], value):
            yield from parts(item)


def test_states_are_made_of_plain_things() -> None:
    kinds = {type(part) for scene in SCENES for part in parts(scene())}
    phases = {type(scene().phase) for scene in SCENES}
    assert kinds == {State, Crew, Kind, *phases, tuple, int, bool, type(None)}


@pytest.mark.parametrize("make", [middle, built, dining, lambda: counterfeiters.view(middle(), 1)])
def test_no_field_can_be_set_or_deleted(make: Any) -> None:
    state = make()
    before = pickle.dumps(state)
    for part in parts(state):
        if not attrs.has(type(part)):
            continue
        for field in attrs.fields(cast(Any, type(part))):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(part, field.name, getattr(part, field.name))
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                delattr(part, field.name)
        with pytest.raises(AttributeError):
            setattr(part, "note", 1)  # noqa: B010 -- the checkers know that there is no such field
        assert not hasattr(part, "__dict__")
    assert pickle.dumps(state) == before


def test_a_layout_and_an_edition_are_frozen_too() -> None:
    state = mine()
    board = state.edition.boards[0]
    for part in (state.layout, state.edition, state.edition.cards[0], board, board.market[0], Setup((), (), 0)):
        for field in attrs.fields(type(part)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(part, field.name, None)


def test_a_state_by_play_equals_one_by_the_constructor() -> None:
    assert middle() == built()
    assert hash(middle()) == hash(built())
    assert middle() is not built()
    assert len({middle(), built()}) == 1


def test_states_by_other_ways_to_the_same_table_are_equal() -> None:
    """What no longer matters is not kept: who came first to two spaces, or how fakes were sold."""
    one = played(start(), "print 1, laydown, fence 1 1/0/0, laydown, defraud 2")
    other = played(start(), "print 1, laydown, defraud 2, laydown, fence 1 1/0/0")
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(State)])
def test_a_state_that_differs_in_one_field_is_another(field: str) -> None:
    state = middle()
    others: dict[str, object] = {
        "layout": lay_out(attrs.evolve(state.edition, name="other"), 2),
        "phase": Playing(0),
        "quiet": True,
        "leftover": (1,),
        "binned": (1,),
        **{name: getattr(state, name) + 1 for name in ("stack_size", "bank", "pawn", "first", "next_first")},
    }
    value = others[field] if field in others else getattr(state, field)[1:]
    other = attrs.evolve(state, **cast(Any, {field: value}))
    assert getattr(other, field) != getattr(state, field)
    assert other != state
    assert not other == state  # noqa: SIM201 -- both operators


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(Crew)])
def test_a_crew_that_differs_in_one_field_is_another(field: str) -> None:
    crew = middle().crews[1]
    value = getattr(crew, field)
    other = attrs.evolve(crew, **cast(Any, {field: value[1:] if isinstance(value, tuple) else value + 10}))
    assert other != crew
    assert attrs.evolve(middle(), crews=(middle().crews[0], other)) != middle()


def test_a_state_says_which_game_it_is_of() -> None:
    assert middle().game == State.game == View.game == counterfeiters.NAME == "counterfeiters"


def test_a_state_is_equal_to_nothing_else() -> None:
    state = middle()
    assert cast(object, state) != "state"
    assert cast(object, state) != state.table
    assert cast(object, state) != counterfeiters.view(state, 0)
    assert state.layout != cast(object, "layout")
    assert state.layout != lay_out(counterfeiters.TINY, 2)
    assert lay_out(counterfeiters.REFERENCE, 2) != lay_out(counterfeiters.REFERENCE, 3)


def test_layouts_of_equal_editions_are_equal() -> None:
    one = lay_out(counterfeiters.TINY, 2)
    again = attrs.evolve(one, edition=attrs.evolve(counterfeiters.TINY))
    assert one is lay_out(attrs.evolve(counterfeiters.TINY), 2)
    assert one is not again
    assert one == again
    assert hash(one) == hash(again)
    assert one != lay_out(attrs.evolve(counterfeiters.TINY, money=170), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pickled_and_copied_states_are_equal_and_play_on(players: int) -> None:
    for state in [*every_state(players, seed=6)][::5]:
        copies: tuple[State, ...] = (
            pickle.loads(pickle.dumps(state)),  # noqa: S301 -- our own bytes
            copy.copy(state),
            copy.deepcopy(state),
        )
        for other in copies:
            assert other == state
            assert hash(other) == hash(state)
            assert other.layout is state.layout
            assert counterfeiters.legal_actions(other) == counterfeiters.legal_actions(state)


def test_apply_leaves_the_state_as_it_was() -> None:
    for state in every_state(2, seed=8, edition=MINE):
        before = pickle.dumps(state)
        for action in counterfeiters.legal_actions(state):
            counterfeiters.apply(state, action)
        counterfeiters.score(state)
        assert pickle.dumps(state) == before


def test_the_table_alone_has_no_secrets() -> None:
    for state in every_state(3, seed=2):
        alone = state.table
        assert type(alone) is counterfeiters.Table
        assert not hasattr(alone, "cash")
        assert not hasattr(alone, "stack")
        fields = [field.name for field in attrs.fields(counterfeiters.Table)]
        assert [getattr(alone, name) for name in fields] == [getattr(state, name) for name in fields]


def test_repr_shows_no_secret() -> None:
    secret = attrs.evolve(middle(), cash=(40, 0), stack=middle().stack[::-1])
    assert repr(secret) == repr(middle())
    assert "cash=20" in repr(counterfeiters.view(middle(), 1))


def test_offshore_money_is_the_rest_of_the_wealth() -> None:
    assert middle().offshore == (0, 10)
    assert isinstance(dining().phase, Dining)
    assert dining().offshore == (10, 0)


def test_a_space_is_found_by_its_name() -> None:
    assert (middle().henchman("buy 5"), middle().henchman("fly jet")) == (0, None)


def test_a_card_shows_what_it_is() -> None:
    shown = [str(counterfeiters.REFERENCE.card(card)) for card in (1, 18, 34, 40)]
    assert shown == ["press", "hologram", "lottery $50", "great-lawyer"]
    with pytest.raises(KeyError, match="43"):
        counterfeiters.REFERENCE.card(43)


def test_lookup_tables_can_not_be_changed() -> None:
    layout: Any = middle().layout
    for name in ("numbers", "places", "flights", "cards", "flies"):
        with pytest.raises(TypeError, match="does not support item assignment"):
            getattr(layout, name)["A"] = 1
