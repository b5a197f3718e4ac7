"""§1 and §7: what is in a box, and which boxes can be played with."""

import random
from collections import Counter
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.frozen_map import FrozenMap
from criminals.games import crooks
from criminals.games.crooks import BOSSES, REFERENCE, TINY, Ability, Crook, Gang
from tests.games.crooks.samples.editions import GOOD, own
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


def test_five_crooks_and_a_target_make_the_tiny_edition() -> None:
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


def test_crooks_targets_and_piles_at_the_edges_are_accepted() -> None:
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


def test_the_gangs_of_a_crook_are_kept_as_a_tuple() -> None:
    assert Crook(1, 5, 0, cast(Any, [Gang.OUTFIT])).gangs == (Gang.OUTFIT,)
