"""Menus: the legal actions as a tree of clicks, with amounts as ranges."""

from typing import Any, cast

import pytest

import criminals
from criminals.core.base.value import Value
from criminals.core.looks.menus import Amounts, Choice, menu_of


def made(clicks: dict[str, tuple[str, ...]]) -> tuple[Choice | Amounts, ...]:
    """A menu of actions that are texts; the words are the texts themselves."""
    return menu_of(cast(dict[Value, tuple[str, ...]], clicks), (str, str))


def test_a_click_that_is_enough_plays_its_action() -> None:
    assert made({"pass": ("button/pass",)}) == (Choice("button/pass", "pass", cast(Any, "pass")),)


def test_what_begins_alike_is_one_choice_with_further_ones() -> None:
    (choice,) = made({"a": ("space", "one"), "b": ("space", "two")})
    assert isinstance(choice, Choice)
    assert (choice.location, choice.label, choice.action) == ("space", "space", None)
    assert [(each.location, each.label) for each in choice.choices] == [("one", "a"), ("two", "b")]


def test_the_order_is_that_of_the_actions() -> None:
    menu = made({"b": ("b",), "a1": ("a", "1"), "c": ("c",), "a2": ("a", "2")})
    assert [choice.location for choice in menu] == ["b", "a", "c"]


def test_amounts_are_ranges() -> None:
    (choice,) = made({f"fly {n}": ("fly", f"amount/{n}") for n in (10, 20, 30)})
    assert isinstance(choice, Choice)
    (amounts,) = choice.choices
    assert isinstance(amounts, Amounts)
    assert amounts.amounts == range(10, 31, 10)
    assert str(amounts.action(20)) == "fly 20"
    with pytest.raises(ValueError, match="25 is not one of the amounts, which go from 10 to 30"):
        amounts.action(25)


def test_amounts_in_unequal_steps_are_several_ranges() -> None:
    (choice,) = made({f"fly {n}": ("fly", f"amount/{n}") for n in (10, 20, 30, 70, 90)})
    assert isinstance(choice, Choice)
    assert [each.amounts for each in choice.choices if isinstance(each, Amounts)] == [
        range(10, 31, 10),
        range(70, 91, 20),
    ]


def test_a_single_amount_is_a_choice_like_any_other() -> None:
    (choice,) = made({"fly 10": ("fly", "amount/10")})
    assert isinstance(choice, Choice)
    assert choice.choices == (Choice("amount/10", "fly 10", cast(Any, "fly 10")),)


@pytest.mark.parametrize("viewer", [0, 1, criminals.SPECTATOR])
@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_an_unknown_language_is_refused_to_everybody(game: str, viewer: criminals.Viewer) -> None:
    """To those who have nothing to choose, too."""
    view = criminals.view(criminals.new_game(game, seed=1), viewer)
    with pytest.raises(criminals.InvalidArgument, match="xx"):
        criminals.menu(view, "xx")
