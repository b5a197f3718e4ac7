"""Maps that cannot be changed."""

import copy
import pickle
from collections.abc import Mapping
from typing import Any, cast

import pytest

from criminals.core.base.frozen_map import FrozenMap


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
        with pytest.raises(AttributeError, match="a FrozenMap cannot be changed"):
            setattr(frozen, name, {})
        with pytest.raises(AttributeError, match="a FrozenMap cannot be changed"):
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


def test_a_frozen_map_stays_as_it_is() -> None:
    frozen: Any = FrozenMap({2: (2, 2, 3)})
    frozen.__init__({})
    assert frozen[2] == (2, 2, 3)
