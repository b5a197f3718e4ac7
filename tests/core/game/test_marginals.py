"""Exact chances: by thing and by place."""

import pickle
from fractions import Fraction
from typing import Any

import attrs
import pytest

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.marginals import Marginals

HALF, ONE = Fraction(1, 2), Fraction(1)


def two_bags() -> Marginals[int, str]:
    """A red bag of two and a blue one of one: 1 is in the red, 2 or 3 in the blue; the green bag is empty."""
    return Marginals({"red": {1: ONE, 2: HALF, 3: HALF}, "blue": {2: HALF, 3: HALF}, "green": {}})


def test_at_tells_what_can_be_at_a_place() -> None:
    bags = two_bags()
    assert bags.at("red") == {1: ONE, 2: HALF, 3: HALF}
    assert bags.at("blue") == {2: HALF, 3: HALF}
    assert bags.at("green") == {}
    assert list(bags.at("red")) == [1, 2, 3]


def test_of_tells_where_a_thing_can_be() -> None:
    bags = two_bags()
    assert bags.of(1) == {"red": ONE}
    assert bags.of(3) == {"red": HALF, "blue": HALF}
    assert list(bags.of(3)) == ["red", "blue"]


def test_chances_has_every_place() -> None:
    assert two_bags().chances == {"red": {1: ONE, 2: HALF, 3: HALF}, "blue": {2: HALF, 3: HALF}, "green": {}}


@pytest.mark.parametrize("place", ["yellow", "", None, 1])
def test_what_is_no_place_is_refused_by_naming_those_there_are(place: Any) -> None:
    with pytest.raises(ValueError, match=r"^no place ") as error:
        two_bags().at(place)
    assert str(error.value) == f"no place {place!r} here, there are such as 'red', 'blue', 'green'"


@pytest.mark.parametrize("thing", [0, 4, "1", None])
def test_what_is_no_thing_is_refused(thing: Any) -> None:
    with pytest.raises(ValueError, match=r"^no ") as error:
        two_bags().of(thing)
    assert str(error.value) == f"no {thing!r} is in this game, there are such as 1, 2, 3"


def test_they_are_a_value() -> None:
    bags = two_bags()
    assert bags == two_bags()
    assert hash(bags) == hash(two_bags())
    assert pickle.loads(pickle.dumps(bags)) == bags  # noqa: S301 -- our own bytes
    assert bags != Marginals({"red": {1: ONE}})
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        bags.chances = FrozenMap()  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue] -- that is the test


def test_what_they_were_made_of_may_change_afterwards() -> None:
    red = {1: ONE}
    given = {"red": red}
    bags: Marginals[int, str] = Marginals(given)
    red[2] = HALF
    given["blue"] = {}
    assert bags.chances == {"red": {1: ONE}}
    assert type(bags.at("red")) is FrozenMap
