"""The laws of locations over whole games of all three: movements and clicks; planted faults are caught."""

from random import Random
from typing import Any

import attrs
import pytest

import criminals
from criminals.core.game.locations import Piece
from criminals.testing import KITS, LawBroken, check_clicks, check_movements, random_actions, random_first
from tests.laws.copies import broken

NAMES = ("crooks", "counterfeiters", "sicario")


@pytest.mark.parametrize("edition", ["reference", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_movements_lead_from_each_view_to_the_next(name: str, edition: str) -> None:
    kit, rng = KITS[name], Random(7)
    for _ in range(2):
        first = random_first(name, rng, edition)
        assert check_movements(kit, first, random_actions(kit, first, rng)) > 0


@pytest.mark.parametrize("name", NAMES)
def test_clicks_tell_the_legal_actions_apart_and_menus_have_them_all(name: str) -> None:
    kit, rng = KITS[name], Random(8)
    state: Any = random_first(name, rng, "reference")
    for action in random_actions(kit, state, rng):
        seat = criminals.actor(state)
        if isinstance(seat, int):
            check_clicks(kit, state, seat)
            view = kit.game.view(state, seat)
            assert {*leaves(criminals.menu(view, "fr"))} == {*kit.game.legal_actions(view)}
        state = kit.game.apply(state, action)


def leaves(menu: Any) -> list[Any]:
    """All actions of a menu."""
    found: list[Any] = []
    for choice in menu:
        if isinstance(choice, criminals.Amounts):
            found += choice.actions
        else:
            found += [choice.action] if choice.action is not None else leaves(choice.choices)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_who_is_not_to_act_has_no_menu(name: str) -> None:
    state: Any = criminals.new_game(name, players=3, seed=1)
    view = criminals.view(state, criminals.SPECTATOR)
    assert criminals.menu(view) == ()
    check_clicks(KITS[name], state, criminals.SPECTATOR)


# --- the laws can fail ---


def play(name: str, **verbs: Any) -> None:
    kit = broken(KITS[name], **verbs)
    rng = Random(7)
    first = random_first(name, rng, "reference")
    actions = random_actions(KITS[name], first, rng)
    check_movements(kit, first, actions)


@pytest.mark.parametrize("name", NAMES)
def test_a_movement_that_is_left_out_is_caught(name: str) -> None:
    game: Any = criminals.GAMES[name]

    def movements(event: Any, view: Any) -> Any:
        return game.movements(event, view)[1:]

    with pytest.raises(LawBroken, match=r"movements lead to|no movement told|lies at|leave"):
        play(name, movements=movements)


@pytest.mark.parametrize("name", NAMES)
def test_a_source_where_nothing_lies_is_caught(name: str) -> None:
    game: Any = criminals.GAMES[name]

    def movements(event: Any, view: Any) -> Any:
        empty = next(at for at, pieces in game.locations(view).items() if not pieces)
        return tuple(attrs.evolve(each, source=empty) for each in game.movements(event, view))

    with pytest.raises(LawBroken, match="lies at"):
        play(name, movements=movements)


def test_a_value_that_is_not_told_is_caught() -> None:
    game: Any = criminals.GAMES["crooks"]

    def movements(event: Any, view: Any) -> Any:
        return tuple(
            attrs.evolve(each, piece=attrs.evolve(each.piece, value=None)) for each in game.movements(event, view)
        )

    with pytest.raises(LawBroken, match="no movement told of"):
        play("crooks", movements=movements)


def test_a_value_that_the_viewer_does_not_know_is_caught() -> None:
    game: Any = criminals.GAMES["crooks"]

    def movements(event: Any, view: Any) -> Any:
        """Of a crook that is laid face down, who it is."""
        return tuple(
            attrs.evolve(each, piece=attrs.evolve(each.piece, value=each.piece.value or 1))
            if each.target.startswith("row/")
            else each
            for each in game.movements(event, view)
        )

    with pytest.raises(LawBroken, match=r"a movement told of .* the viewer knows"):
        play("crooks", movements=movements)


def test_an_amount_that_is_not_told_is_caught() -> None:
    game: Any = criminals.GAMES["counterfeiters"]

    def movements(event: Any, view: Any) -> Any:
        return tuple(each for each in game.movements(event, view) if each.source != each.target)

    with pytest.raises(LawBroken, match=r"movements lead to .*number=None"):
        play("counterfeiters", movements=movements)


def test_a_location_that_is_not_there_is_caught() -> None:
    def movements(_event: Any, _view: Any) -> Any:
        return (criminals.Movement(Piece("money"), "nowhere", "bank"),)

    with pytest.raises(LawBroken, match="there is no location nowhere"):
        play("crooks", movements=movements)


def test_clicks_that_are_not_there_or_not_their_own_are_caught() -> None:
    game: Any = criminals.GAMES["crooks"]
    state = criminals.new_game("crooks", players=2, seed=1, first=0)
    for clicks, why in {
        ("nowhere",): "there is no location nowhere",
        ("bank",): "have the same clicks",
        (): "nothing is clicked",
    }.items():

        def always(_action: Any, _view: Any, clicks: tuple[str, ...] = clicks) -> tuple[str, ...]:
            return clicks

        with pytest.raises(LawBroken, match=why):
            check_clicks(broken(KITS["crooks"], locations_of=always), state, 0)

    def beginning(action: Any, view: Any) -> tuple[str, ...]:
        own: tuple[str, ...] = game.locations_of(action, view)
        return own if str(action) == "pass" else ("button/pass", *own)

    with pytest.raises(LawBroken, match="begin with those of"):
        check_clicks(broken(KITS["crooks"], locations_of=beginning), state, 0)


# --- errors of the verbs ---


def test_a_state_a_foreign_view_and_an_illegal_action_are_refused() -> None:
    state: Any = criminals.new_game("crooks", players=2, seed=1, first=0)
    view: Any = criminals.view(state, 0)
    other: Any = criminals.view(criminals.new_game("sicario", players=3, seed=1), 0)
    action: Any = criminals.legal_actions(view)[0]
    for verb in (criminals.locations, criminals.menu):
        with pytest.raises(TypeError, match="a view is wanted"):
            verb(state)
    with pytest.raises(TypeError, match="a view is wanted"):
        criminals.locations_of(action, state)
    with pytest.raises(ValueError, match="tells nothing about crooks"):
        criminals.locations_of(action, other)
    with pytest.raises(criminals.IllegalAction) as refused:
        criminals.locations_of(criminals.parse_action("crooks", "take 3"), view)
    assert refused.value.violation == criminals.violation(view, criminals.parse_action("crooks", "take 3"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("location", ["nowhere", "", "hand/9", "path/-1", "x" * 10_000, 3, None, ["bank"]], ids=str)
def test_a_location_that_is_not_there_has_no_name(name: str, location: Any) -> None:
    view: Any = criminals.view(criminals.new_game(name, players=3, seed=1), 0)
    with pytest.raises(criminals.InvalidArgument, match="there is no location") as refused:
        criminals.location_name(location, view)
    assert "il n'y a pas de lieu" in criminals.describe(refused.value, "fr")
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("thing", ["pass", None, 3], ids=str)
def test_what_is_no_action_and_no_event_is_refused(name: str, thing: Any) -> None:
    view: Any = criminals.view(criminals.new_game(name, players=3, seed=1), 0)
    with pytest.raises(TypeError, match=r"is a text, not an action|is no action of"):
        criminals.locations_of(thing, view)
    with pytest.raises(TypeError, match="is no view event of"):
        criminals.movements(thing, view)
