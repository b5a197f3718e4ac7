"""Whether a state of Crooks is one of the worlds that fit a view (§6.14)."""

import attrs

from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from tests.games.crooks.scenes import deck, table
from tests.games.positions import play


def test_who_lies_face_down_is_told_apart_by_its_owner_alone() -> None:
    start = table(deck=deck(18, 19, 20, 21), A=[18, 19], B=[20])
    one = play(start, "recruit A, take 18, place 6 down")
    other = play(table(deck=deck(18, 19, 20, 21), A=[18, 21], B=[20]), "recruit A, take 21, place 6 down")
    for viewer in (0, 1, SPECTATOR):
        assert crooks.is_consistent(crooks.view(one, viewer), one)
        assert crooks.is_consistent(crooks.view(one, viewer), other) is (viewer != 0)
        assert not crooks.is_consistent(crooks.view(one, viewer), start)
        assert not crooks.is_consistent(crooks.view(one, viewer), play(start, "recruit A, take 18, place 6"))
        assert not crooks.is_consistent(crooks.view(one, viewer), play(start, "recruit A, take 18, place 5 down"))


def test_a_boss_face_down_fits_no_view() -> None:
    """Everything the other seat sees is as it should be, but a Boss lies face down."""
    truth = play(table(deck=deck(18, 19, 32), A=[18], B=[19]), "recruit A, take 18, place 6 down")
    view = crooks.view(truth, 1)
    wrong = attrs.evolve(truth, dealt=((32,), (19,)), undealt=(18,))
    assert crooks.view(wrong, 1) == view
    assert not crooks.is_consistent(view, wrong)
    twice = attrs.evolve(truth, undealt=(19,))
    assert crooks.view(twice, 1) == view
    assert not crooks.is_consistent(view, twice)
