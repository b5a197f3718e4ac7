"""States and their parts are values: they cannot be changed, and equal ones are equal in every way."""

import copy
import pickle
from random import Random
from typing import Any, cast

import attrs
import pytest

from tests.games.every_game.samples import SAMPLES, Sample, every_case, every_game, every_state, parts, values
from tests.games.mutable import mutable

every_scene = pytest.mark.parametrize(
    ("sample", "state"),
    [
        pytest.param(sample, make(), id=f"{sample.name}-{scene}")
        for sample in SAMPLES
        for scene, (make, _) in sample.states.items()
    ],
)


def built(state: Any) -> Any:
    """The same state, by the constructor."""
    cls = cast(Any, type(state))
    return cls(**{field.name: getattr(state, field.name) for field in attrs.fields(cls) if field.init})


@every_scene
def test_no_field_can_be_set_or_deleted(sample: Sample, state: Any) -> None:
    before = pickle.dumps(state)
    for value in (state, built(state), sample.game.view(state, 0)):
        for part in parts(value):
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


@every_game
def test_states_and_views_of_a_whole_game_are_frozen(sample: Sample) -> None:
    for state in every_state(sample, seed=5):
        assert type(state) is sample.game.State
        for value in values(sample, state):
            for field in attrs.fields(cast(Any, type(value))):
                with pytest.raises(attrs.exceptions.FrozenInstanceError):
                    setattr(value, field.name, None)


@every_game
def test_a_layout_an_edition_and_a_set_up_are_frozen_too(sample: Sample) -> None:
    state = sample.game.new_game(rng=Random(1))
    frozen: list[object] = [state.layout, *parts(state.edition), *parts(sample.game.setup_of(state))]
    for value in frozen:
        if attrs.has(type(value)):
            for field in attrs.fields(cast(Any, type(value))):
                with pytest.raises(attrs.exceptions.FrozenInstanceError):
                    setattr(value, field.name, None)


@every_game
def test_lookup_tables_can_not_be_changed(sample: Sample) -> None:
    layout = sample.game.new_game(rng=Random(1)).layout
    held: list[Any] = [getattr(layout, field.name) for field in attrs.fields(cast(Any, type(layout)))]
    assert [type(part) for part in mutable(layout)] == []
    for table in held:
        if hasattr(table, "keys"):
            with pytest.raises(TypeError, match="does not support item assignment"):
                table["A"] = 1


@every_scene
def test_a_state_by_play_equals_one_by_the_constructor(sample: Sample, state: Any) -> None:
    assert state == built(state)
    assert hash(state) == hash(built(state))
    assert len({state, built(state)}) == 1
    assert state.game == sample.game.View.game == sample.game.NAME


@every_game
def test_a_state_is_equal_to_nothing_else(sample: Sample) -> None:
    state = sample.game.new_game(rng=Random(1))
    for other in ("state", state.layout, state.table, sample.game.view(state, 0)):
        assert state != other
    layouts = [
        sample.game.new_game(rng=Random(1), edition=name, players=players).layout
        for name, edition in sample.game.EDITIONS.items()
        for players in edition.players
    ]
    assert len(set(layouts)) == len(layouts)
    assert state.layout != "layout"


@every_game
def test_layouts_of_equal_editions_are_equal(sample: Sample) -> None:
    one = sample.game.new_game(rng=Random(1), edition="tiny").layout
    again = attrs.evolve(one, edition=attrs.evolve(one.edition))
    assert one is sample.game.new_game(rng=Random(1), edition=attrs.evolve(one.edition)).layout
    assert one is not again
    assert one == again
    assert hash(one) == hash(again)
    assert one != attrs.evolve(one, edition=attrs.evolve(sample.mine, name="tiny"))


@every_game
def test_pickled_and_copied_states_are_equal_and_play_on(sample: Sample) -> None:
    for state in [*every_state(sample, seed=6)][::3]:
        copies = (
            pickle.loads(pickle.dumps(state)),  # noqa: S301 -- our own bytes
            copy.copy(state),
            copy.deepcopy(state),
        )
        for other in copies:
            assert other == state
            assert hash(other) == hash(state)
            assert other.layout is state.layout
            assert sample.game.legal_actions(other) == sample.game.legal_actions(state)
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                other.phase = None


@every_game
def test_apply_leaves_the_state_as_it_was(sample: Sample) -> None:
    for state in every_state(sample, seed=8, edition="tiny"):
        before = pickle.dumps(state)
        for action in sample.game.legal_actions(state):
            sample.game.apply(state, action)
        sample.game.score(state)
        assert pickle.dumps(state) == before


@every_game
def test_the_table_alone_has_no_secrets(sample: Sample) -> None:
    public = [field.name for field in attrs.fields(sample.game.Table)]
    secret = [field.name for field in attrs.fields(sample.game.State) if field.name not in public]
    assert secret
    for state in every_state(sample, seed=2):
        alone = state.table
        assert type(alone) is sample.game.Table
        assert not any(hasattr(alone, name) for name in secret)
        assert [getattr(alone, name) for name in public] == [getattr(state, name) for name in public]


@every_case("field", lambda sample: (field.name for field in attrs.fields(sample.game.State) if field.init))
def test_a_state_that_differs_in_one_field_is_another(sample: Sample, field: str) -> None:
    state = sample.papers.middle()
    renamed = attrs.evolve(state.layout, edition=attrs.evolve(state.edition, name="other"))
    values = {"layout": renamed, **sample.state_documents.others(state)}
    other = attrs.evolve(state, **{field: values[field] if field in values else getattr(state, field)[1:]})
    assert getattr(other, field) != getattr(state, field)
    assert other != state
    assert not other == state  # noqa: SIM201 -- both operators
