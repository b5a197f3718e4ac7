"""States and their parts are values: they can not be changed, and equal ones are equal in every way."""

import copy
import pickle
from collections.abc import Iterator, Mapping
from typing import Any, cast

import attrs
import pytest

from criminals.core.building import builder, changer
from criminals.core.frozen_map import FrozenMap
from criminals.core.tuples import replaced
from criminals.games import crooks
from criminals.games.crooks import Discard, FaceDown, FaceUp, Look, Moving, Origin, Recruiting, Setup, State
from criminals.games.crooks.layout import lay_out
from tests.games.crooks.scenes import every_state, play, table


def rich() -> State:
    """Reached by play: it has every kind of piece, and is in the middle of a Swap."""
    return play(
        table(A=[18], B=[19], C=[9], D=[11], E=[20, 21], F=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 5",
        "recruit C, take 9, place 5, kill 1",
        "recruit F, take 13, place 2, spy 6",
        "recruit D, take 11, place 6",
    )


def built() -> State:
    """The same, by the constructor."""
    state = rich()
    return State(**{field.name: getattr(state, field.name) for field in attrs.fields(State)})


def parts(value: object) -> Iterator[object]:
    """A value and everything in it, the layout apart."""
    yield value
    if attrs.has(type(value)):
        for field in attrs.fields(cast(Any, type(value))):
            if field.name != "layout":
                yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset):
        for item in cast(tuple[object, ...], value):
            yield from parts(item)


def test_the_rich_state_has_every_kind_of_piece() -> None:
    assert {type(part) for part in parts(rich())} == {
        *(State, Moving, FaceUp, FaceDown, Origin, Look, Discard),
        *(tuple, frozenset, int, str, bool),
    }


@pytest.mark.parametrize("make", [rich, built, lambda: table(A=[18])])
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


def test_states_of_a_whole_game_are_frozen() -> None:
    for state in every_state(3, seed=5):
        assert type(state) is State
        for field in attrs.fields(State):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(state, field.name, None)


def test_a_layout_and_an_edition_are_frozen_too() -> None:
    state = table(A=[18])
    for part in (state.layout, state.edition, state.edition.crooks[0], Setup(((18,),), ())):
        for field in attrs.fields(type(part)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(part, field.name, None)


def test_a_state_by_play_equals_one_by_the_constructor() -> None:
    assert rich() == built()
    assert hash(rich()) == hash(built())
    assert rich() is not built()
    assert len({rich(), built(), rich()}) == 1


def test_states_by_other_ways_to_the_same_table_are_equal() -> None:
    """What no longer matters is not kept: the order of looks, of killing, of recruiting."""
    start = table(players=3, A=[18], B=[19], C=[20])
    one = play(
        start, "recruit A, take 18, place 6", "pass", "recruit B, take 19, place 6", "recruit C, take 20, place 5"
    )
    other = play(
        start, "recruit C, take 20, place 5", "pass", "recruit B, take 19, place 6", "recruit A, take 18, place 6"
    )
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(State)])
def test_a_state_that_differs_in_one_field_is_another(field: str) -> None:
    state = rich()
    others: dict[str, object] = {
        "layout": lay_out(attrs.evolve(state.edition, name="other"), 2),
        "phase": Recruiting(1),
        "bank": state.bank + 1,
        "left": frozenset({0}),
    }
    value = others[field] if field in others else getattr(state, field)[1:]
    other = attrs.evolve(state, **cast(Any, {field: value}))
    assert getattr(other, field) != getattr(state, field)
    assert other != state
    assert not other == state  # noqa: SIM201 -- both operators


def test_a_state_says_which_game_it_is_of() -> None:
    assert rich().game == built().game == State.game == crooks.NAME == "crooks"


def test_a_state_is_equal_to_nothing_else() -> None:
    state = table(A=[18])
    assert cast(object, state) != "state"
    assert cast(object, state) != state.layout
    assert state.layout != cast(object, "layout")
    assert state.layout != lay_out(crooks.TINY, 2)
    assert lay_out(crooks.REFERENCE, 2) != lay_out(crooks.REFERENCE, 3)


def test_layouts_of_equal_editions_are_equal() -> None:
    one = lay_out(crooks.TINY, 2)
    again = attrs.evolve(one, edition=attrs.evolve(crooks.TINY))
    assert one is lay_out(attrs.evolve(crooks.TINY), 2)
    assert one is not again
    assert one == again
    assert hash(one) == hash(again)
    assert one != lay_out(attrs.evolve(crooks.TINY, purse=3), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pickled_and_copied_states_are_equal_and_play_on(players: int) -> None:
    for state in every_state(players, seed=6):
        copies: tuple[State, ...] = (
            pickle.loads(pickle.dumps(state)),  # noqa: S301 -- our own bytes
            copy.copy(state),
            copy.deepcopy(state),
        )
        for other in copies:
            assert other == state
            assert hash(other) == hash(state)
            assert other.layout is state.layout
            assert crooks.legal_actions(other) == crooks.legal_actions(state)
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(other, "bank", 0)  # noqa: B010 -- the checkers know that it is frozen


def test_apply_leaves_the_state_as_it_was() -> None:
    for state in every_state(4, seed=8):
        before = pickle.dumps(state)
        for action in crooks.legal_actions(state):
            crooks.apply(state, action)
        crooks.score(state)
        assert pickle.dumps(state) == before


# --- the tools beneath ---


def test_a_frozen_map_is_a_mapping_that_can_not_change() -> None:
    source = {"a": 1, "b": 2}
    frozen = FrozenMap(source)
    source["a"] = 3
    assert frozen["a"] == 1
    assert list(frozen) == ["a", "b"]
    assert len(frozen) == 2
    assert isinstance(frozen, Mapping)
    assert dict(frozen) == {"a": 1, "b": 2}
    assert "c" not in frozen
    with pytest.raises(KeyError):
        frozen["c"]
    with pytest.raises(TypeError):
        cast(Any, frozen)["a"] = 2
    for name in ("_items", "other"):
        with pytest.raises(AttributeError, match="a FrozenMap can not be changed"):
            setattr(frozen, name, {})
        with pytest.raises(AttributeError, match="a FrozenMap can not be changed"):
            delattr(frozen, name)
    assert frozen == {"a": 1, "b": 2}


def test_frozen_maps_are_equal_by_their_items_in_any_order() -> None:
    one = FrozenMap([("a", 1), ("b", 2)])
    other = FrozenMap({"b": 2, "a": 1})
    assert one == other == {"a": 1, "b": 2}
    assert hash(one) == hash(other)
    assert one != FrozenMap({"a": 1})
    assert one != FrozenMap({"a": 1, "b": 3})
    assert len({one, other}) == 1
    assert FrozenMap() == {}
    assert repr(one) == "{'a': 1, 'b': 2}"


def test_a_frozen_map_is_copied_and_pickled_as_itself() -> None:
    frozen: FrozenMap[int, tuple[int, ...]] = FrozenMap({2: (1, 2), 3: (4,)})
    pickled: FrozenMap[int, tuple[int, ...]] = pickle.loads(pickle.dumps(frozen))  # noqa: S301 -- our own bytes
    for other in (pickled, copy.copy(frozen), copy.deepcopy(frozen)):
        assert type(other) is FrozenMap
        assert other == frozen
        assert hash(other) == hash(frozen)


@attrs.frozen(weakref_slot=False)
class Point:
    x: int
    y: int = 7


@attrs.frozen(weakref_slot=False)
class Named(Point):
    name: str = "a"


def test_a_builder_makes_what_the_class_makes() -> None:
    for value, made in ((Point(1, 2), builder(Point)(1, 2)), (Named(1, 2, "b"), builder(Named)(1, 2, "b"))):
        assert type(made) is type(value)
        assert made == value
        assert hash(made) == hash(value)
        assert repr(made) == repr(value)
        assert copy.deepcopy(made) == value
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(made, "x", 3)  # noqa: B010 -- the checkers know that it is frozen
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            del cast(Any, made).x


def test_a_changer_makes_what_evolve_makes() -> None:
    point, named = Point(1, 2), Named(1, 2, "b")
    changed = changer(Named)
    assert changed(named, y=None, name="c") == attrs.evolve(named, y=cast(Any, None), name="c")
    assert changed(named) == named == Named(1, 2, "b")
    assert type(changer(Point)(point, x=7)) is Point
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(changed(named), "x", 3)  # noqa: B010 -- the checkers know that it is frozen
    with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
        changed(named, z=1)


def test_a_builder_knows_no_defaults() -> None:
    with pytest.raises(TypeError):
        builder(Point)(1)


def test_a_builder_refuses_a_class_with_a_slot_for_weak_references() -> None:
    @attrs.frozen
    class Loose:
        x: int

    with pytest.raises(TypeError, match=r"Loose.* needs weakref_slot=False to be built this way$"):
        builder(Loose)


def test_replacing_one_item_of_a_tuple() -> None:
    items = (1, 2, 3)
    assert [replaced(items, at, 9) for at in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
    assert items == (1, 2, 3)


def test_the_table_alone_has_no_secrets() -> None:
    for state in every_state(3, seed=2):
        alone = state.table
        assert type(alone) is crooks.Table
        assert not hasattr(alone, "dealt")
        assert not hasattr(alone, "undealt")
        fields = [field.name for field in attrs.fields(crooks.Table)]
        assert [getattr(alone, name) for name in fields] == [getattr(state, name) for name in fields]


def test_hangouts_and_targets_by_their_names() -> None:
    state = play(table(A=[18], B=[19, 20]), "recruit A, take 18, place 6 down")
    assert (state.size("A"), state.size("B")) == (0, 2)
    assert state.stack(0, 6) == state.rows[0][4] != ()
    assert state.stack(1, 6) == ()


def test_a_crook_shows_its_face() -> None:
    shown = [str(crooks.REFERENCE.crook(crook)) for crook in (1, 4, 5, 9, 29, 32)]
    assert shown == ["1+3n", "2-6", "2nw accomplice", "3o killer", "8", "10 boss"]
    with pytest.raises(KeyError, match="33"):
        crooks.REFERENCE.crook(33)


def test_lookup_tables_can_not_be_changed() -> None:
    layout: Any = table(A=[18]).layout
    for name in ("hangouts", "targets", "crooks", "abilities"):
        with pytest.raises(TypeError, match="does not support item assignment"):
            getattr(layout, name)["A"] = 1


def test_a_frozen_map_stays_as_it_is() -> None:
    piles: Any = crooks.REFERENCE.piles
    piles.__init__({})
    assert piles[2] == (2, 2, 3, 4, 5)
