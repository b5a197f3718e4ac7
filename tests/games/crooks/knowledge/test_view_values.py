"""Views of Crooks as values: equal to what is alike, and silent about what their viewers do not know."""

import pickle

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from criminals.games.crooks import (
    View,
)
from tests.games.crooks.scenes import table
from tests.games.positions import play, viewers


def test_views_of_two_viewers_differ_and_a_view_is_no_state() -> None:
    state = table(A=[18], B=[19])
    views = [crooks.view(state, viewer) for viewer in viewers(state)]
    assert len(set(views)) == 3
    assert all(type(view) is View for view in views)
    assert all(type(view.known) is FrozenMap for view in views)
    assert not hasattr(views[0], "dealt")
    assert not hasattr(views[0], "undealt")


def test_every_view_has_the_common_fields() -> None:
    state = play(table(players=3, start=2, A=[18], B=[19]), "recruit A")
    for viewer in viewers(state):
        view = crooks.view(state, viewer)
        assert view.game == View.game == "crooks"
        assert view.edition == state.edition
        assert view.players == 3
        assert view.viewer == viewer
        assert view.actor == crooks.actor(view) == 2
        assert view.phase == crooks.Taking(2, "A")
        assert crooks.seats(view) == range(3)
    over = play(state, "take 18, place 6", "pass", "pass", "pass")
    assert crooks.view(over, 0).actor is None
    assert crooks.actor(crooks.view(over, SPECTATOR)) is None


def test_the_repr_of_a_view_shows_what_its_viewer_knows_and_no_more() -> None:
    state = play(table(A=[18, 19], B=[20, 21]), "recruit B, take 21, place 6 down", "pass", "recruit A, take 19")
    told = (
        "<View of <'scene' for 2 players>: sizes=(1, 1), money=(13, 18), bank=15, passed=(False, True), "
        "phase=Placing(seat=0, origin=Origin(hangout='A', number=2)), "
    )
    assert repr(crooks.view(state, 0)) == (
        f"{told}viewer=0, seen=(((18, 19),), ((20, 21),)), "
        "known={Origin(hangout='A', number=2): 19, Origin(hangout='B', number=2): 21}>"
    )
    assert repr(crooks.view(state, 1)) == f"{told}viewer=1, seen=((), ()), known={{}}>"
    assert repr(crooks.view(state, SPECTATOR)) == f"{told}viewer=Spectator.SPECTATOR, seen=((), ()), known={{}}>"


def test_what_a_viewer_can_not_tell_apart_is_one_view() -> None:
    """The same play over two deals: the hidden crook, the leftover and the box differ, the other's view does not."""
    one = play(table(A=[18, 19], B=[20]), "recruit A, take 18, place 6 down", "recruit B, take 20, place 6")
    other = play(table(A=[21, 22], B=[20]), "recruit A, take 22, place 6 down", "recruit B, take 20, place 6")
    for viewer in (1, SPECTATOR):
        assert crooks.view(one, viewer) == crooks.view(other, viewer)
        assert pickle.dumps(crooks.view(one, viewer)) == pickle.dumps(crooks.view(other, viewer))
        assert repr(crooks.view(one, viewer)) == repr(crooks.view(other, viewer))
    assert crooks.view(one, 0) != crooks.view(other, 0)


def test_6_5_who_a_card_is_as_far_as_the_viewer_knows() -> None:
    state = play(table(A=[18], B=[19]), "recruit A, take 18, place 6 down", "recruit B, take 19, place 4")
    (hidden,), (shown,) = state.stack(0, 6), state.stack(1, 4)
    assert [crooks.view(state, viewer).who(hidden) for viewer in viewers(state)] == [18, None, None]
    assert [crooks.view(state, viewer).who(shown) for viewer in viewers(state)] == [19, 19, 19]


def test_6_3_what_lies_in_a_hangout_is_known_until_somebody_takes_from_it() -> None:
    state = play(table(A=[18, 19, 20], B=[21]), "recruit A")
    assert [crooks.view(state, viewer).has_just_seen("A") for viewer in viewers(state)] == [True, False, False]
    assert crooks.view(state, 0).pile("A") == (18, 19, 20)
    state = play(state, "take 19")
    assert not crooks.view(state, 0).has_just_seen("A")
    for viewer, hangout in ((0, "A"), (0, "B"), (1, "A"), (SPECTATOR, "A")):
        with pytest.raises(InvalidState, match=rf" does not know what lies in hangout {hangout}; fold the view events"):
            crooks.view(state, viewer).pile(hangout)
