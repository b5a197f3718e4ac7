"""Editions of Counterfeiters: those of the library, and what keeps one from being played with (§1)."""

from typing import Any, cast

import attrs
import pytest

from criminals.core.base.frozen_map import FrozenMap
from criminals.games.counterfeiters import (
    TINY,
    Card,
    Kind,
    MarketSpace,
    Space,
)
from tests.games.counterfeiters.samples.editions import CARDS, SIDE, card, own, side
from tests.games.counterfeiters.scenes import as_text


def test_seven_cards_and_a_short_board_make_the_tiny_edition() -> None:
    assert [f"{card.letter} {card.id} {card}" for card in TINY.cards] == [
        *("S 1 press", "S 2 press", "S 3 ink", "S 4 paper", "A 5 lunch", "A 6 jet", "A 7 lottery $10"),
    ]
    assert as_text(TINY.boards[0]).splitlines() == [
        *("20 (bin)", "hat", "", "hat", "sunglasses", "plain, plain", "2 from {2: 0}", "(2,) (1,) (1,)"),
    ]
    assert (TINY.fakes, TINY.money, TINY.purses, TINY.henchmen, TINY.patience) == ((4, 2, 0), 160, (50, 60), 1, 2)


def test_cards_and_boards_at_the_edges_are_accepted() -> None:
    assert own().players == (2,)
    assert own(money=0, purses=(0, 0)).money == 0
    assert own(money=1_000_000).money == 1_000_000
    assert own(**side(last=1000, godfathers=(1000,))).boards[0].last == 1000
    assert own(purses=(0, 10, 20, 90)).purses[3] == 90
    assert own(cards=CARDS[:4]).cards[-1].id == 4
    assert own(**side(market=())).boards[0].market == ()
    assert own(**side(last=3, godfathers=(3,), investigations=(1, 2, 3), strikes=(1, 2, 3), starts={2: 2})).players == (
        2,
    )
    assert own(**side(defraud=(Space(hat=True, sunglasses=True),) * 2)).boards[0].defraud[1].sunglasses
    assert own(**card(id=999_999_999)).cards[4].id == 999_999_999
    lawyers = (Card(8, "A", Kind.GREAT_LAWYER), Card(9, "A", Kind.NEGLIGENT_LAWYER))
    assert len(own(cards=(*CARDS, *lawyers)).cards) == 7
    starting = [Card(id_, "S", Kind.PRESS if id_ % 2 else Kind.PAPER) for id_ in range(1, 9)]
    four = own(cards=starting, boards=(SIDE, attrs.evolve(SIDE, starts={4: 0, 3: 0})), purses=(0,) * 4)
    assert four.players == (2, 3, 4)


def test_starts_stand_in_rising_order_of_players_however_they_were_given() -> None:
    one, other = attrs.evolve(SIDE, starts={4: 0, 2: 0}), attrs.evolve(SIDE, starts={2: 0, 4: 0})
    assert one == other
    assert hash(one) == hash(other)
    assert list(one.starts) == [2, 4]
    assert isinstance(one.starts, FrozenMap)
    assert own() == own()
    assert hash(own()) == hash(own())
    assert own() != own(money=40)
    assert attrs.evolve(own(), name="other") != own()


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"starts": {"2": 0}}, "^'2' is not a whole number$"),
        ({"starts": {2: "0"}}, "^'0' is not a whole number$"),
        ({"market": (Space(),)}, "is not a MarketSpace$"),
        ({"print": (MarketSpace(10),)}, "is not a Space$"),
        ({"shop": (None,)}, "^None is not a Space$"),
        ({"commercial": True}, "commercial is a Space or None, not True"),
        ({"jet": MarketSpace(10)}, "jet is a Space or None, not MarketSpace"),
        ({"last": 1.0}, r"^last is a whole number, not 1\.0$"),
        ({"godfathers": (True,)}, "^True is not a whole number$"),
    ],
)
def test_a_side_of_other_types_is_a_type_error(changed: dict[str, Any], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        attrs.evolve(SIDE, **changed)


def test_cards_and_spaces_of_other_types_are_type_errors() -> None:
    with pytest.raises(TypeError, match=r"^id is a whole number, not '1'$"):
        Card(cast(Any, "1"), "A", Kind.PRESS)
    with pytest.raises(TypeError, match="letter is a text, not"):
        Card(1, cast(Any, 5), Kind.PRESS)
    with pytest.raises(TypeError, match="kind is a Kind, not"):
        Card(1, "A", cast(Any, "press"))
    with pytest.raises(TypeError, match=r"^price is a whole number, not True$"):
        MarketSpace(cast(Any, True))
    with pytest.raises(TypeError, match=r"^bin is True or False, not 1$"):
        MarketSpace(10, cast(Any, 1))
    with pytest.raises(TypeError, match=r"^hat is True or False, not 0$"):
        Space(cast(Any, 0))
    with pytest.raises(TypeError, match=r"^sunglasses is True or False, not None$"):
        Space(sunglasses=cast(Any, None))
