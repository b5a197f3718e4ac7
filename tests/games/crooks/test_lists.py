"""Lists of legal actions by masks, in small boxes and in such as have too many lists to keep."""

from random import Random
from typing import Final

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import Ability, Crook, Edition, Place, Recruit
from criminals.games.crooks.layout import FEW_SHOWN, SMALL, lay_out
from criminals.games.crooks.lists import FEW, goes_on_top, place_lists, recruit_lists
from criminals.testing.canonical import canonical
from criminals.testing.crooks import crooks_kit
from criminals.testing.laws import check_game
from tests.games.mutable import mutable

LARGE_IDS: Final = attrs.evolve(
    crooks.REFERENCE,
    name="large ids",
    crooks=[attrs.evolve(crook, id=crook.id + SMALL) for crook in crooks.REFERENCE.crooks],
)

WIDE: Final = Edition(
    name="wide",
    crooks=[
        Crook(number, 5, 0, (), [None, *Ability][number % 9] if number % 9 < 7 else None) for number in range(3, 60)
    ],
    targets=range(2, 3 + FEW),
    piles={2: (5,) * (FEW + 1)},
    purse=20,
    money=100,
    gang_points={2: 5},
)
"""A hangout and a target more than there are lists for, and more crooks that can lie face up than are made at once."""


def texts(actions: tuple[crooks.Action, ...]) -> list[str]:
    return [str(action) for action in actions]


@pytest.mark.parametrize("number", [3, FEW + 2])
def test_3_6_hangouts_come_in_their_order_and_passing_is_last(number: int) -> None:
    lists = recruit_lists(tuple(map(Recruit, "ABCDEFGHIJKL"[:number])))
    assert texts(lists[0b000]) == ["pass"]
    assert texts(lists[0b101]) == ["recruit A", "recruit C", "pass"]
    assert texts(lists[0b111]) == ["recruit A", "recruit B", "recruit C", "pass"]


@pytest.mark.parametrize("number", [2, FEW + 1])
@pytest.mark.parametrize(
    ("on_top", "on_top_if_free", "hideable", "free", "expected"),
    [
        (False, False, True, 0b01, ["place 1", "place 1 down"]),
        (False, False, False, 0b10, ["place 2"]),
        (False, False, True, 0b00, ["return"]),
        (True, True, True, 0b10, ["place 1", "place 2", "place 2 down"]),
        (True, True, True, 0b00, ["place 1", "place 2"]),
        (False, True, True, 0b01, ["place 1", "place 2", "place 1 down"]),
        (False, True, False, 0b01, ["place 1", "place 2"]),
        (False, True, True, 0b00, ["return"]),
    ],
)
def test_3_7_where_a_crook_may_go(
    number: int, on_top: bool, on_top_if_free: bool, hideable: bool, free: int, expected: list[str]
) -> None:
    places = tuple(Place(target, down) for down in (False, True) for target in range(1, number + 1))
    lists = place_lists(places, on_top=on_top, on_top_if_free=on_top_if_free, hideable=hideable)
    found = texts(lists[free])
    assert [text for text in found if text == "return" or int(text.split()[1]) <= 2] == expected
    assert all(int(text.split()[1]) <= number for text in found if text != "return")


def test_4_3_to_4_5_who_goes_on_top() -> None:
    always = {ability for ability in (None, *Ability) if goes_on_top(ability, free=False)}
    with_room = {ability for ability in (None, *Ability) if goes_on_top(ability, free=True)}
    assert always == {Ability.ACCOMPLICE, Ability.KILLER}
    assert with_room == {*always, Ability.SWAP}


def test_a_box_with_too_many_lists_to_keep_is_played_by_the_same_laws() -> None:
    layout = lay_out(WIDE, 2)
    assert len(WIDE.crooks) * sum(layout.sizes) > FEW_SHOWN
    assert not any(isinstance(kept, tuple | dict) for kept in (layout.recruit_lists, layout.shown[0][1]))
    for seed in range(3):
        check_game(crooks_kit(), crooks.new_game(edition=WIDE, rng=Random(seed)), Random(seed))


@pytest.mark.parametrize("edition", [crooks.REFERENCE, LARGE_IDS, WIDE], ids=lambda edition: edition.name)
def test_a_layout_can_not_be_changed(edition: Edition) -> None:
    """All views of an edition share it: who could change it could change the rules for everybody."""
    layout = lay_out(edition, 2)
    assert [type(part) for part in mutable(layout)] == []


def test_ids_may_be_large() -> None:
    assert not isinstance(lay_out(LARGE_IDS, 3).takes, tuple)
    check_game(crooks_kit(), crooks.new_game(edition=LARGE_IDS, players=3, rng=Random(1)), Random(1))


@pytest.mark.parametrize("edition", [crooks.REFERENCE, WIDE], ids=lambda edition: edition.name)
def test_a_layout_does_not_tell_what_was_played(edition: Edition) -> None:
    """All views of an edition share it: whatever it kept of a game, everybody could look at."""
    edition = attrs.evolve(edition, name=f"{edition.name}, of this test")
    layout = lay_out(edition, 2)
    before = canonical(layout, digests=False)
    for seed in range(5):
        state, rng = crooks.new_game(edition=edition, players=2, rng=Random(seed)), Random(seed)
        assert state.layout is layout
        while actions := crooks.legal_actions(state):
            state = crooks.apply(state, rng.choice(actions))
    assert canonical(layout, digests=False) == before
