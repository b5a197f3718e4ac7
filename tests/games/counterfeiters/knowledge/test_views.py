"""§7: who knows what, viewer by viewer: what is public, one's own cash, and what a view is as a value."""

from typing import Final

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import State, Table, View
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import play, viewers

PUBLIC: Final = tuple(field.name for field in attrs.fields(Table))


def flown() -> State:
    """Seat 1 of three has flown $40 out, and paid a card for $30 since."""
    state = scene(3, seat=1, cash=(30, 140, 50), market=(9, 12, 14), stack=(16, 18))
    return play(state, "fly commercial 40", "laydown", "laydown", "buy 5")


def test_7_1_a_view_has_the_table_the_viewer_and_its_cash_and_no_more() -> None:
    assert tuple(field.name for field in attrs.fields(View)) == (*PUBLIC, "viewer", "cash")


def test_7_2_everybody_knows_their_own_cash_and_what_is_possible_of_the_others() -> None:
    state = flown()
    assert [counterfeiters.view(state, viewer).cash for viewer in viewers(state)] == [30, 40, 50, None]
    assert [counterfeiters.view(state, viewer).offshore for viewer in viewers(state)] == [0, 40, 0, None]
    wide, own = list(range(0, 80, 10)), [40]
    assert [list(counterfeiters.view(state, viewer).possible(1)) for viewer in viewers(state)] == [
        wide,
        own,
        wide,
        wide,
    ]
    assert [list(counterfeiters.view(state, viewer).possible(0)) for viewer in viewers(state)] == [[30]] * 4


@pytest.mark.parametrize("amount", [10, 50, 90])
def test_7_2_others_see_the_same_whatever_was_flown(amount: int) -> None:
    start = scene(cash=(120, 60))
    one, other = play(start, f"fly commercial {amount}"), play(start, "fly commercial 30")
    for viewer in (1, SPECTATOR):
        assert counterfeiters.view(one, viewer) == counterfeiters.view(other, viewer)
        assert hash(counterfeiters.view(one, viewer)) == hash(counterfeiters.view(other, viewer))
        assert repr(counterfeiters.view(one, viewer)) == repr(counterfeiters.view(other, viewer))
    assert (counterfeiters.view(one, 0) == counterfeiters.view(other, 0)) is (amount == 30)


def test_7_3_nobody_sees_the_order_of_the_stack() -> None:
    one, other = scene(stack=(9, 12, 14)), scene(stack=(14, 9, 12))
    for viewer in viewers(one):
        assert counterfeiters.view(one, viewer) == counterfeiters.view(other, viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_4_at_the_end_all_views_are_of_one_world(players: int) -> None:
    *_, end = every_state(players, seed=4)
    for viewer in viewers(end):
        view = counterfeiters.view(end, viewer)
        assert counterfeiters.count_worlds(view) == 1
        assert list(counterfeiters.worlds(view)) == [end]
        assert counterfeiters.score(view) == counterfeiters.score(end)


def test_the_repr_of_a_view_says_how_it_stands() -> None:
    text = repr(counterfeiters.view(scene(cash=(20, 30)), 1))
    assert text.startswith("<View of <'scene' for 2 players>: crews=(Crew(")
    assert text.endswith("phase=Playing(seat=0), viewer=1, cash=30>")
