"""Lists of legal actions by masks, in small boxes and in such as have too many lists to keep."""

from random import Random
from types import MappingProxyType
from typing import Final

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import Ability, Crook, Edition, FaceUp, Origin, Place, Recruit
from criminals.games.crooks.rules.layout import FEW_SHOWN, lay_out
from criminals.games.crooks.rules.legality import why_not_place
from criminals.games.crooks.rules.lists import FEW, SMALL, place_lists, recruit_lists
from criminals.testing.kits.crooks import crooks_kit
from criminals.testing.laws.canonical import canonical
from criminals.testing.laws.play import check_game
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
    ("ability", "money", "free", "expected"),
    [
        (None, True, 0b01, ["place 1", "place 1 down"]),
        (None, False, 0b10, ["place 2"]),
        (None, True, 0b00, ["return"]),
        (Ability.BOSS, True, 0b10, ["place 2"]),
        (Ability.BOSS, True, 0b00, ["return"]),
        (Ability.KILLER, True, 0b10, ["place 1", "place 2", "place 2 down"]),
        (Ability.ACCOMPLICE, True, 0b00, ["place 1", "place 2"]),
        (Ability.SWAP, True, 0b01, ["place 1", "place 2", "place 1 down"]),
        (Ability.SWAP, False, 0b01, ["place 1", "place 2"]),
        (Ability.SWAP, True, 0b00, ["return"]),
    ],
)
def test_3_7_where_a_crook_may_go(
    number: int, ability: Ability | None, money: bool, free: int, expected: list[str]
) -> None:
    places = tuple(Place(target, down) for down in (False, True) for target in range(1, number + 1))
    found = texts(place_lists((Crook(7, 1, ability=ability),), places, money=money)[7][free])
    assert [text for text in found if text == "return" or int(text.split()[1]) <= 2] == expected
    assert all(int(text.split()[1]) <= number for text in found if text != "return")


def test_lists_are_kept_if_they_are_few() -> None:
    recruits = tuple(map(Recruit, "ABCDEFGHIJKLMN"))
    few, many = recruit_lists(recruits[:FEW]), recruit_lists(recruits[: FEW + 1])
    assert [isinstance(lists, tuple) for lists in (few, many)] == [True, False]
    assert [many[mask] for mask in range(1 << FEW)] == [few[mask] for mask in range(1 << FEW)]


def test_4_3_to_4_5_who_goes_on_top() -> None:
    def on_top(room: int) -> set[Ability | None]:
        return {ability for ability in (None, *Ability) if why_not_place(ability, False, 1, room, 0) is None}

    assert on_top(0) == {Ability.ACCOMPLICE, Ability.KILLER}
    assert on_top(1) == {Ability.ACCOMPLICE, Ability.KILLER, Ability.SWAP}


def test_a_box_with_too_many_lists_to_keep_is_played_by_the_same_laws() -> None:
    layout = lay_out(WIDE, 2)
    assert len(WIDE.crooks) * sum(layout.sizes) > FEW_SHOWN
    assert not any(isinstance(kept, tuple | dict) for kept in (layout.lists.recruit, layout.cards.face_up[0][1]))
    for seed in range(3):
        check_game(crooks_kit(), crooks.new_game(edition=WIDE, rng=Random(seed)), Random(seed))


@pytest.mark.parametrize("edition", [crooks.REFERENCE, LARGE_IDS, WIDE], ids=lambda edition: edition.name)
def test_a_layout_can_not_be_changed(edition: Edition) -> None:
    """All views of an edition share it: who could change it could change the rules for everybody."""
    layout = lay_out(edition, 2)
    assert [type(part) for part in mutable(layout)] == []


def with_ids(first: int) -> Edition:
    """The reference deck with ids from this one on."""
    deck = [attrs.evolve(crook, id=first + at) for at, crook in enumerate(crooks.REFERENCE.crooks)]
    return attrs.evolve(crooks.REFERENCE, name=f"from {first}", crooks=deck)


def test_tables_by_ids_are_tuples_if_the_ids_are_small() -> None:
    last = len(crooks.REFERENCE.crooks) - 1
    small, large = lay_out(with_ids(SMALL - 1 - last), 2), lay_out(with_ids(SMALL - last), 2)
    for layout, kind in (small, tuple), (large, MappingProxyType):
        lists = layout.lists
        tables: list[object] = [layout.actions.takes, layout.abilities.of, layout.cards.face_up[0][1]]
        assert {type(table) for table in (*tables, lists.place_with_money, lists.place_without_money)} == {kind}
        assert layout.actions.takes[max(layout.crooks)] == crooks.Take(max(layout.crooks))


def test_crooks_face_up_are_made_at_once_if_they_are_few() -> None:
    """As many pairs of a crook and where it came from as there may be, and a few more."""
    few = attrs.evolve(WIDE, name="few", crooks=WIDE.crooks[:50], piles={2: (40,)})
    many = attrs.evolve(few, name="many", piles={2: (41,)})
    assert len(few.crooks) * 40 == FEW_SHOWN
    assert isinstance(lay_out(few, 2).cards.face_up[0][40], tuple)
    assert not isinstance(lay_out(many, 2).cards.face_up[0][40], tuple)
    assert [len(numbers) for numbers in lay_out(crooks.REFERENCE, 2).cards.face_up] == [3, 3, 4, 5, 6]
    for layout in (lay_out(few, 2), lay_out(many, 2)):
        assert layout.cards.face_up[0][7][5] == (FaceUp(5, Origin("A", 7)),)


@pytest.mark.parametrize("money", [False, True])
def test_3_7_3_8_4_3_to_4_6_where_crooks_of_each_ability_may_go(money: bool) -> None:
    """Two targets: on a full row, and with one target free."""
    box = attrs.evolve(crooks.REFERENCE, name="two targets", targets=(2, 3))
    lists = lay_out(box, 2).lists.place_with_money if money else lay_out(box, 2).lists.place_without_money
    for crook in box.crooks:
        full, free = texts(lists[crook.id][0b00]), texts(lists[crook.id][0b10])
        down = ["place 3 down"] if money and crook.ability is not Ability.BOSS else []
        on_top = crook.ability in {Ability.ACCOMPLICE, Ability.KILLER}
        assert full == (["place 2", "place 3"] if on_top else ["return"])
        assert free == [*(["place 2"] if on_top or crook.ability is Ability.SWAP else []), "place 3", *down]


def test_ids_may_be_large() -> None:
    assert not isinstance(lay_out(LARGE_IDS, 3).actions.takes, tuple)
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
