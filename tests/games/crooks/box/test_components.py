"""§1 and §7: what is in a box, and which boxes can be played with."""

import random
from collections import Counter
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import CriminalsError, InvalidEdition
from criminals.core.base.frozen_map import FrozenMap
from criminals.games import crooks
from criminals.games.crooks import BOSSES, EDITIONS, REFERENCE, TINY, Ability, Crook, Edition, Gang
from tests.games.crooks.scenes import every_state

DECK: Final = """
 1  1 +3 n  -
 2  1 +3 w  -
 3  1 +3 o  -
 4  2 -6 -  -
 5  2 +0 nw accomplice
 6  3 +0 wo accomplice
 7  3 +0 n  pickpocket
 8  4 +0 w  pickpocket
 9  3 +0 o  killer
10  4 +0 -  killer
11  4 +1 n  swap
12  5 +0 o  swap
13  4 +0 w  spy
14  5 +0 no spy
15  5 +1 n  -
16  5 +1 w  -
17  5 +1 o  -
18  6 +0 n  -
19  6 +0 w  -
20  6 +0 o  -
21  6 +1 -  -
22  7 +2 -  -
23  7 +0 n  -
24  7 +0 w  -
25  7 +0 o  -
26  8 -1 n  -
27  8 -1 w  -
28  8 -1 o  -
29  8 +0 -  -
30  9 -2 -  -
31  9 -1 -  -
32 10 +0 -  boss
"""
"""The reference deck: id, level, modifier, gangs, ability."""


def as_text(crook: Crook) -> str:
    gangs = "".join(gang.value[0] for gang in crook.gangs) or "-"
    ability = "-" if crook.ability is None else crook.ability.value
    return f"{crook.id:2} {crook.level:2} {crook.modifier:+} {gangs:2} {ability}"


def test_1_1_the_reference_deck_has_32_crooks() -> None:
    assert [as_text(crook) for crook in REFERENCE.crooks] == DECK.strip("\n").splitlines()
    assert len(REFERENCE.crooks) == 32
    assert {crook.level for crook in REFERENCE.crooks} == set(range(1, 11))
    assert {len(crook.gangs) for crook in REFERENCE.crooks} == {0, 1, 2}


def test_1_1_a_crook_has_no_modifier_gang_or_ability_unless_said() -> None:
    assert Crook(1, 5) == Crook(id=1, level=5, modifier=0, gangs=(), ability=None)


def test_1_1_the_deck_has_what_reviews_tell_of_it() -> None:
    """§7: the public facts that the reconstruction has to keep."""
    abilities = Counter(crook.ability for crook in REFERENCE.crooks)
    assert (abilities[Ability.PICKPOCKET], abilities[Ability.ACCOMPLICE], abilities[Ability.SWAP]) == (2, 2, 2)
    assert [crook.level for crook in REFERENCE.crooks if crook.ability is Ability.BOSS] == [10]
    assert {(7, +2), (8, -1), (2, -6)} <= {(crook.level, crook.modifier) for crook in REFERENCE.crooks}


def test_1_1_six_abilities() -> None:
    assert [ability.value for ability in Ability] == ["pickpocket", "accomplice", "swap", "killer", "boss", "spy"]


def test_1_2_eight_targets_worth_2_to_9() -> None:
    assert REFERENCE.targets == (2, 3, 4, 5, 6, 7, 8, 9)


def test_1_3_nine_hangouts_a_to_i() -> None:
    full = crooks.new_game(players=4, rng=random.Random(0))
    assert full.layout.letters == "ABCDEFGHI"
    assert full.layout.letters == "ABCDEFGHI"


def test_1_4_three_gangs_in_the_order_of_scoring() -> None:
    """Cites §5.6."""
    assert [gang.value for gang in Gang] == ["northside", "westside", "outfit"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_5_money_is_an_amount_and_none_is_lost(players: int) -> None:
    """47 notes of $1 and $3: a reconstruction of 20 and 27. No change is ever needed."""
    assert REFERENCE.money == 20 * 1 + 27 * 3 == 101
    spent = False
    for state in every_state(players, seed=15):
        assert sum(state.money) + state.bank == 101
        assert min(*state.money, state.bank) >= 0
        spent = spent or state.bank > 101 - 18 * players
    assert spent


# --- §7: editions ---


def test_the_editions_of_the_library_by_their_names() -> None:
    assert dict(EDITIONS) == {"reference": REFERENCE, "tiny": TINY, "bosses": BOSSES}
    assert {name: edition.name for name, edition in EDITIONS.items()} == {name: name for name in EDITIONS}


def test_the_tiny_edition() -> None:
    assert [as_text(crook) for crook in TINY.crooks] == [
        " 1 10 +0 -  boss",
        " 2  5 +0 no spy",
        " 3  3 +0 o  killer",
        " 4  6 +1 n  -",
        " 5  8 -1 w  -",
    ]
    assert (TINY.targets, dict(TINY.piles), TINY.purse, TINY.money, dict(TINY.gang_points)) == (
        (3,),
        {2: (2, 2)},
        4,
        8,
        {2: 5},
    )


def test_the_edition_of_bosses_has_three_and_piles_they_can_fill() -> None:
    assert [crook.id for crook in BOSSES.crooks if crook.ability is Ability.BOSS] == [1, 2, 3]
    assert dict(BOSSES.piles) == {2: (2, 2)}


GOOD: Final[dict[str, Any]] = {
    "name": "own",
    "crooks": (Crook(1, 1), Crook(2, 4), Crook(7, 12, -9, (Gang.OUTFIT, Gang.NORTHSIDE), Ability.SPY)),
    "targets": (0, 3),
    "piles": {2: (1, 2)},
    "purse": 4,
    "money": 8,
    "gang_points": {2: 0},
}
"""An edition at the edges of what is allowed: level 1, target 0, all crooks dealt, an empty bank, a worthless gang."""


def own(**changed: Any) -> Edition:
    return Edition(**{**GOOD, **changed})


def test_an_edition_at_the_edges_is_accepted() -> None:
    edition = own()
    assert edition.crooks[2].level == 12
    assert own(purse=0, money=0).purse == 0
    assert own(money=9).money == 9
    assert own(crooks=(*GOOD["crooks"], Crook(8, 1))).piles[2] == (1, 2)
    assert len(own(crooks=tuple(Crook(id_, 1) for id_ in range(1, 27)), piles={2: (1,) * 26}).piles[2]) == 26
    most = 999_999_999
    assert own(crooks=(Crook(1, 1), Crook(2, 1), Crook(most, 1)), targets=(0, most)).targets == (0, most)
    four = own(piles={2: (1,), 3: (1,), 4: (1,)}, gang_points={2: 1, 3: 1, 4: 1}, purse=2, money=8)
    assert list(four.piles) == [2, 3, 4]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"name": ""}, "it has no name"),
        ({"crooks": (*GOOD["crooks"], Crook(2, 5))}, "two crooks have the id 2"),
        ({"crooks": (Crook(0, 1), Crook(2, 4), Crook(3, 4))}, "crook 0: an id is a number from 1 to 999999999"),
        (
            {"crooks": (Crook(1, 1), Crook(2, 4), Crook(10**9, 4))},
            "crook 1000000000: an id is a number from 1 to 999999999",
        ),
        ({"crooks": (Crook(1, 0), Crook(2, 4), Crook(3, 4))}, "crook 1: level 0 is below 1"),
        (
            {"crooks": (Crook(1, 1), Crook(2, 4), Crook(3, 4, 0, (Gang.OUTFIT, Gang.WESTSIDE, Gang.OUTFIT)))},
            "crook 3: the gang outfit stands twice",
        ),
        ({"targets": ()}, "it has no targets"),
        ({"targets": (-1, 3)}, "target -1: a target is worth 0 to 999999999"),
        ({"targets": (3, 10**9)}, "target 1000000000: a target is worth 0 to 999999999"),
        ({"targets": (3, 3)}, "two targets are worth 3"),
        ({"targets": (3, 2)}, "the targets do not stand in rising order"),
        ({"purse": -1, "money": 8}, "a purse of $-1 is less than nothing"),
        ({"piles": {}, "gang_points": {}}, "it says for no player count how to play"),
        ({"piles": {1: (1,)}, "gang_points": {1: 1}}, "1 players: 2 to 4 can play"),
        ({"piles": {5: (1,)}, "gang_points": {5: 1}, "money": 20}, "5 players: 2 to 4 can play"),
        ({"gang_points": {}}, "2 players: no points for a gang"),
        ({"gang_points": {2: -1}}, "2 players: a gang is worth -1 points, less than nothing"),
        ({"money": 7}, "2 players: purses of $4 need $8, the box has $7"),
        ({"gang_points": {2: 1, 3: 1}, "money": 12}, "3 players: no pile sizes"),
        ({"piles": {2: ()}}, "2 players: no piles"),
        (
            {"crooks": tuple(Crook(id_, 1) for id_ in range(1, 28)), "piles": {2: (1,) * 27}},
            "2 players: 27 piles, there are 26 letters",
        ),
        ({"piles": {2: (2, 0, 1)}}, "2 players: a pile of 0"),
        ({"piles": {2: (2, -1)}}, "2 players: a pile of -1"),
        ({"piles": {2: (2, 2)}}, "2 players: the piles need 4 crooks, there are 3"),
    ],
)
def test_an_edition_with_one_fault_is_refused_for_it(changed: dict[str, Any], fault: str) -> None:
    with pytest.raises(InvalidEdition) as error:
        own(**changed)
    assert error.value.faults == (fault,)
    assert str(error.value) == f"edition {changed.get('name', 'own')!r}: {fault}"


def test_every_fault_of_an_edition_is_named_at_once() -> None:
    with pytest.raises(InvalidEdition) as error:
        Edition(
            name="",
            crooks=(
                Crook(3, 0, 0, (Gang.OUTFIT, Gang.OUTFIT, Gang.NORTHSIDE, Gang.NORTHSIDE)),
                Crook(3, 1),
                Crook(-1, -2),
                Crook(4, 1),
                Crook(4, 1),
                Crook(4, 1),
            ),
            targets=(4, -1, 4, -2),
            piles={2: (4, -1, 4), 5: ()},
            purse=-1,
            money=-9,
            gang_points={2: -3, 3: 1},
        )
    assert error.value.faults == (
        "it has no name",
        "two crooks have the id 3",
        "two crooks have the id 4",
        "crook 3: level 0 is below 1",
        "crook 3: the gang outfit stands twice",
        "crook 3: the gang northside stands twice",
        "crook -1: an id is a number from 1 to 999999999",
        "crook -1: level -2 is below 1",
        "target -1: a target is worth 0 to 999999999",
        "target -2: a target is worth 0 to 999999999",
        "two targets are worth 4",
        "the targets do not stand in rising order",
        "a purse of $-1 is less than nothing",
        "2 players: a gang is worth -3 points, less than nothing",
        "2 players: purses of $-1 need $-2, the box has $-9",
        "2 players: a pile of -1",
        "2 players: the piles need 7 crooks, there are 6",
        "3 players: purses of $-1 need $-3, the box has $-9",
        "3 players: no pile sizes",
        "5 players: 2 to 4 can play",
        "5 players: no points for a gang",
        "5 players: purses of $-1 need $-5, the box has $-9",
        "5 players: no piles",
    )
    assert error.value.what == "edition ''"
    assert str(error.value) == f"edition '': {'; '.join(error.value.faults)}"


def test_an_invalid_edition_is_an_error_of_ours_and_a_value_error() -> None:
    with pytest.raises(CriminalsError):
        own(name="")
    with pytest.raises(ValueError, match="it has no name"):
        own(name="")


def test_piles_stand_in_rising_order_of_players_however_they_were_given() -> None:
    one = own(piles={3: (1,), 2: (1, 2)}, gang_points={3: 4, 2: 5}, money=12)
    other = own(piles={2: (1, 2), 3: (1,)}, gang_points={2: 5, 3: 4}, money=12)
    assert one == other
    assert hash(one) == hash(other)
    assert list(one.piles) == list(one.gang_points) == [2, 3]
    assert isinstance(one.piles, FrozenMap)
    assert isinstance(one.gang_points, FrozenMap)
    assert one != own(money=12)
    assert attrs.evolve(one, name="other") != one


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"name": None}, "name is a text, not None"),
        ({"crooks": (1, 2, 3)}, "^1 is not a Crook$"),
        ({"targets": ("3",)}, "^'3' is not a whole number$"),
        ({"targets": (False, 3)}, "^False is not a whole number$"),
        ({"piles": {"2": (1, 2)}}, "^'2' is not a whole number$"),
        ({"piles": {2: (1, 2.0)}}, r"^2\.0 is not a whole number$"),
        ({"purse": "4"}, "^purse is a whole number, not '4'$"),
        ({"money": True}, "^money is a whole number, not True$"),
        ({"gang_points": {2: "5"}}, "^'5' is not a whole number$"),
        ({"gang_points": {"2": 5}}, "^'2' is not a whole number$"),
    ],
)
def test_a_field_of_another_type_is_a_type_error(changed: dict[str, Any], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        own(**changed)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (("1", 5), "^id is a whole number, not '1'$"),
        ((True, 5), "^id is a whole number, not True$"),
        ((1, 5.0), r"^level is a whole number, not 5\.0$"),
        ((1, 5, None), "^modifier is a whole number, not None$"),
        ((1, 5, 0, ("outfit",)), "^'outfit' is not a Gang$"),
        ((1, 5, 0, (), "boss"), "ability is an Ability or None, not 'boss'"),
    ],
)
def test_a_crook_of_other_types_is_a_type_error(given: tuple[Any, ...], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        Crook(*given)


def test_lists_are_kept_as_tuples() -> None:
    """So that an edition stays a value, whatever it was made from."""
    made = own(crooks=list(GOOD["crooks"]), targets=[0, 3], piles={2: [1, 2]})
    assert made == own()
    assert hash(made) == hash(own())
    assert Crook(1, 5, 0, cast(Any, [Gang.OUTFIT])).gangs == (Gang.OUTFIT,)
