"""§4.3, §4.4, §4.7: the supermarket and the fence."""

from itertools import product

import pytest

from criminals.games.counterfeiters.rules.lists import FENCES, SHOPS
from tests.games.counterfeiters.scenes import changed, fakes_of, scene
from tests.games.positions import code, listed, play, refused


def counts(texts: list[str]) -> list[str]:
    return [text.split()[2] for text in texts]


@pytest.mark.parametrize(
    ("fakes", "money"), [("1/0/0", 50), ("1/1/0", 100), ("1/1/1", 150), ("0/0/3", 150), ("3/0/0", 150)]
)
def test_4_3_fifty_dollars_for_each_of_up_to_three_fakes(fakes: str, money: int) -> None:
    before = scene(fakes={0: (3, 3, 3)})
    state = play(before, f"shop 1 {fakes}")
    gone = [int(count) for count in fakes.split("/")]
    assert fakes_of(state)[0] == tuple(3 - count for count in gone)
    assert changed(before, state) == {"cash": (money, 0), "bank": before.bank - money, "pawn": 1, "moved": True}


def test_4_3_one_to_three() -> None:
    state = scene(fakes={0: (4, 4, 4)})
    every = [f"{a}/{b}/{c}" for a, b, c in product(range(5), repeat=3) if 1 <= a + b + c <= 3]
    assert counts(listed(state, "shop")) == every
    for fakes, count in (("0/0/0", 0), ("4/0/0", 4), ("1/1/2", 4)):
        assert code(state, f"shop 1 {fakes}") == ("how_many_fakes", "4.3")
        assert dict(refused(state, f"shop 1 {fakes}").params) == {"count": count, "most": 3}


def test_4_3_of_those_one_has() -> None:
    state = scene(fakes={0: (1, 0, 2), 1: (9, 9, 9)})
    assert counts(listed(state, "shop")) == ["0/0/1", "0/0/2", "1/0/0", "1/0/1", "1/0/2"]
    assert code(state, "shop 1 2/0/0") == ("not_that_many_fakes", "4.3")
    assert dict(refused(state, "shop 1 1/1/0").params) == {"quality": 2, "count": 1, "held": 0}
    assert listed(scene(fakes={1: (9, 9, 9)}), "shop", "fence") == []


@pytest.mark.parametrize(
    ("fakes", "money"),
    [
        ("1/0/0", 20),
        ("0/1/0", 30),
        ("0/0/1", 40),
        ("1/1/2", 80),
        ("0/3/3", 180),
        ("8/0/0", 160),
        ("0/8/0", 240),
        ("0/0/8", 320),
        ("1/0/7", 160),
        ("0/1/7", 240),
        ("1/7/0", 160),
    ],
)
def test_4_4_each_pays_by_the_lowest_quality_sold(fakes: str, money: int) -> None:
    before = scene(fakes={0: (8, 8, 8)})
    state = play(before, f"fence 1 {fakes}")
    gone = [int(count) for count in fakes.split("/")]
    assert fakes_of(state)[0] == tuple(8 - count for count in gone)
    assert changed(before, state) == {"cash": (money, 0), "bank": before.bank - money, "pawn": 1, "moved": True}


def test_4_4_one_to_eight() -> None:
    state = scene(fakes={0: (9, 9, 9)})
    every = [f"{a}/{b}/{c}" for a, b, c in product(range(10), repeat=3) if 1 <= a + b + c <= 8]
    assert counts(listed(state, "fence")) == every
    assert len(every) == 164
    for fakes, count in (("0/0/0", 0), ("9/0/0", 9), ("3/3/3", 9)):
        assert code(state, f"fence 1 {fakes}") == ("how_many_fakes", "4.4")
        assert dict(refused(state, f"fence 1 {fakes}").params) == {"count": count, "most": 8}


def test_4_4_of_those_one_has() -> None:
    state = scene(fakes={0: (0, 1, 1)})
    assert counts(listed(state, "fence")) == ["0/0/1", "0/1/0", "0/1/1"]
    assert code(state, "fence 1 1/0/0") == ("not_that_many_fakes", "4.4")
    assert dict(refused(state, "fence 1 0/1/2").params) == {"quality": 3, "count": 2, "held": 1}


def test_4_4_the_fence_takes_what_the_supermarket_refuses() -> None:
    state = scene(pawn=12, fakes={0: (1, 1, 1)})
    assert listed(state, "shop") == []
    assert len(listed(state, "fence")) == 7


@pytest.mark.parametrize("text", ["shop 1 1/1/1", "fence 1 1/1/1"])
def test_4_4_fakes_return_to_the_supply(text: str) -> None:
    state = scene(fakes={0: (1, 2, 3)})
    assert state.supply == (29, 28, 37)
    assert play(state, text).supply == (30, 29, 38)


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("shop 1 1/0/0", 50),
        ("shop 1 1/1/1", 150),
        ("fence 1 2/2/2", 120),
        ("fence 1 0/2/2", 120),
        ("fence 1 0/0/2", 80),
    ],
)
def test_4_7_fakes_are_paid_in_full_or_not_at_all(text: str, price: int) -> None:
    enough = scene(fakes={0: (2, 2, 2)}, cash=[10], bank=price)
    assert text in listed(enough)
    state = play(enough, text)
    assert (state.cash[0], state.bank) == (10 + price, 0)
    for bank in range(0, price, 10):
        short = scene(fakes={0: (2, 2, 2)}, cash=[10], bank=bank)
        assert code(short, text) == ("bank_short", "4.7")
        assert dict(refused(short, text).params) == {"price": price, "bank": bank}


@pytest.mark.parametrize("bank", [0, 10, 20, 30, 40, 50, 70, 90, 100, 150, 310, 320, 330])
def test_4_7_fewer_or_lower_fakes_may_be_possible(bank: int) -> None:
    """What is listed is what the bank can pay: by hand, for every choice of fakes."""
    state = scene(fakes={0: (3, 3, 8)}, bank=bank)
    chosen = [fakes for fakes in product(range(4), range(4), range(9)) if sum(fakes)]
    paid = [f"{a}/{b}/{c}" for a, b, c in chosen if a + b + c <= 3 and 50 * (a + b + c) <= bank]
    sold = [
        f"{a}/{b}/{c}" for a, b, c in chosen if a + b + c <= 8 and (20 if a else 30 if b else 40) * (a + b + c) <= bank
    ]
    assert (counts(listed(state, "shop")), counts(listed(state, "fence"))) == (paid, sold)


def test_4_7_of_fewer_or_lower_fakes() -> None:
    """A second fake of quality 3 is too much for the bank; one of quality 1 beside it is not."""
    state = scene(fakes={0: (1, 0, 2)}, bank=40)
    assert counts(listed(state, "fence")) == ["0/0/1", "1/0/0", "1/0/1"]
    assert listed(state, "shop") == []


def test_4_7_a_short_bank_fills_again() -> None:
    """Somebody buys a card."""
    before = scene(cash=[20], fakes={1: (1, 0, 0)}, bank=30, market=[18])
    assert "shop 1 1/0/0" not in listed(play(before, "laydown"))
    state = play(before, "buy 5")
    assert state.bank == 50
    assert play(state, "shop 1 1/0/0").cash == (0, 50)


def test_4_8_spaces_are_numbered_from_1() -> None:
    state = scene(4, fakes={0: (1, 0, 0)})
    assert listed(state, "shop", "fence") == ["shop 1 1/0/0", "shop 2 1/0/0", "fence 1 1/0/0", "fence 2 1/0/0"]
    assert [play(state, f"fence {space} 1/0/0").pawn for space in (1, 2)] == [0, 1], "the hat is on fence 2"
    for text in ("shop 0 1/0/0", "shop 3 1/0/0", "fence 3 1/0/0"):
        assert code(state, text) == ("no_such_thing", "1.5")
    assert code(scene(fakes={0: (1, 0, 0)}), "shop 2 1/0/0") == ("no_such_thing", "1.5")


def test_4_3_4_4_every_choice_of_fakes_is_listed_on_any_space() -> None:
    """Also on one that nobody has asked about yet, so that nothing is remembered of it."""
    chosen = [*product(range(9), repeat=3)]
    assert [shop.fakes for shop in SHOPS[1 << 60, 0, (8, 8, 8), 320]] == [f for f in chosen if 1 <= sum(f) <= 3]
    assert [fence.fakes for fence in FENCES[1 << 60, (8, 8, 8), 320]] == [f for f in chosen if 1 <= sum(f) <= 8]
    assert {shop.space for shop in SHOPS[1 << 60, 0, (1, 1, 1), 320]} == {61}
    assert {fence.space for fence in FENCES[1 << 60, (1, 1, 1), 320]} == {61}
