"""Drafts of frozen values: they can be changed until they are sealed."""

import attrs
import pytest

from criminals.core.building import drafter, sealer


@attrs.frozen(weakref_slot=False)
class Point:
    x: int
    y: int


@attrs.frozen(weakref_slot=False)
class Named(Point):
    name: str


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
