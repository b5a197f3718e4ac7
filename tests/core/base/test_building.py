"""Fast construction of frozen values, and tuples with one item changed."""

import copy
from typing import Any, cast

import attrs
import pytest

from criminals.core.base.building import builder, changer, drafter, sealer, stepper
from criminals.core.base.tuples import replaced


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


def test_a_stepper_makes_what_evolve_makes() -> None:
    named = Named(1, 2, "b")
    stepped = stepper(Named, "name", "x")
    after = stepped(named, "c", 5)
    assert after == attrs.evolve(named, name="c", x=5)
    assert type(after) is Named
    assert named == Named(1, 2, "b")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(after, "x", 3)  # noqa: B010 -- the checkers know that it is frozen
    with pytest.raises(TypeError):
        stepped(named, "c")


def test_a_stepper_refuses_fields_that_are_not_there() -> None:
    with pytest.raises(TypeError, match=r"Named.* has no field z or nam$"):
        stepper(Named, "x", "z", "nam")


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


def test_a_draft_is_changed_and_sealed_and_the_value_stays_as_it_is() -> None:
    before = Named(1, 2, "a")
    draft = drafter(Named)(before)
    draft.x += 10
    draft.name = "b"
    after = sealer(Named)(draft)
    assert after == Named(11, 2, "b")
    assert type(after) is Named
    assert hash(after) == hash(Named(11, 2, "b"))
    assert before == Named(1, 2, "a")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        draft.x = 0


def test_a_draft_can_be_copied_before_it_changes_further() -> None:
    copied, sealed = drafter(Point), sealer(Point)
    draft = copied(Point(1, 2))
    draft.x = 3
    kept = sealed(copied(draft))
    draft.x = 4
    assert (kept, sealed(draft)) == (Point(3, 2), Point(4, 2))
