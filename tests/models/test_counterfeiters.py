"""The model of Counterfeiters by itself: situations reckoned by hand."""

import random

import pytest

from tests.models.counterfeiters import REFERENCE, Model
from tests.models.counterfeiters_tables import (
    EXAMPLE,
    GREAT,
    JET,
    JET_TOO,
    LUNCH,
    LUNCH_TOO,
    TICKET_50,
    bring,
    fund,
    give,
    odd_edition,
    of,
    play,
    setup,
    table,
)

# 2 Set-up


def test_2_4_the_top_card_goes_to_the_right() -> None:
    model = table()
    assert model.market == [12, 9, 18, 16, 14]
    assert model.stack[0] == 19
    assert model.owned == [[1, 7], [2, 5]]
    assert (model.cash, model.bank, model.pawn) == ([20, 30], 3670, 0)


@pytest.mark.parametrize(("players", "pawn", "cash"), [(3, 3, [40, 20, 30]), (4, 0, [50, 20, 30, 40])])
def test_2_2_purses_go_clockwise_from_the_first(players: int, pawn: int, cash: list[int]) -> None:
    model = table(players, first=1)
    assert (model.actor(), model.pawn, model.cash) == (1, pawn, cash)


def test_2_4_a_wrong_stack_is_refused() -> None:
    with pytest.raises(ValueError, match="cards in use"):
        Model(REFERENCE, 2, {**EXAMPLE, "stack": EXAMPLE["stack"][1:]})
    with pytest.raises(ValueError, match="two places"):
        Model(REFERENCE, 2, {**EXAMPLE, "starters": [5, 5]})


# 3 A round


def test_3_2_the_first_turn() -> None:
    model = table()
    assert model.legal() == ["buy 5", "print 1", "print 2", "defraud 1", "defraud 2", "laydown"]
    play(model, "print 2")
    assert (model.actor(), model.fakes[0], model.pawn) == (1, [2, 0, 0], 1)
    assert model.legal() == ["buy 4", "buy 5", "print 1", "defraud 1", "defraud 2", "laydown"]


def test_3_2_nothing_to_gain_is_not_possible() -> None:
    model = table()
    bring(model, [[1, 0, 0], [0, 0, 0]])
    fund(model, 20, 3700)
    assert model.bank == 0
    assert model.legal() == ["buy 5", "print 1", "print 2", "laydown"]
    model.supply[0] = 0
    assert model.legal() == ["buy 5", "laydown"]


def test_3_5_the_pawn_moves_after_a_quiet_round() -> None:
    model = table()
    play(model, "print 1", "defraud 1", "laydown", "laydown", "laydown")
    assert (model.pawn, model.henchmen) == (0, [0, 1])
    play(model, "laydown")
    assert (model.pawn, model.henchmen, model.spaces, model.actor()) == (1, [3, 3], {}, 1)  # 3.8
    play(model, "print 2", *["laydown"] * 5)
    assert (model.pawn, model.actor()) == (2, 1)  # moved by the hat alone
    play(model, *["laydown"] * 6)
    assert model.pawn == 3


def test_3_5_a_quiet_round_can_bring_the_godfather_and_the_end() -> None:
    model = table()
    model.pawn = 12
    fund(model, 50, 70)
    give(model, 0, GREAT, TICKET_50)
    market = list(model.market)
    play(model, "defraud 2", *["laydown"] * 5)
    assert (model.pawn, model.cash, model.market, model.binned) == (13, [40, 30], market, [])
    assert (model.actor(), model.legal()) == (0, ["retake defraud 2", "decline"])
    play(model, "decline")
    assert (model.actor(), model.score(), model.winners()) == (None, [90, 30], [0])


def test_3_6_bins_gaps_and_the_stack() -> None:
    model = table(4)
    old = list(model.market)
    top = list(model.stack)
    fund(model, 60, 20, 0, 0)
    play(model, "buy 2", "buy 6", *["laydown"] * 10)
    assert model.binned == [old[4]]
    # The three that stay are at the right, then come the top three, the very top rightmost
    assert model.market == [top[2], top[1], top[0], old[0], old[2], old[3]]
    assert model.stack == top[3:]


def test_3_6_the_left_stays_empty_and_bins_still_work_without_a_stack() -> None:
    model = table(4)
    old = list(model.market)
    model.unused += model.stack[1:]
    model.stack = model.stack[:1]
    top = model.stack[0]
    play(model, *["laydown"] * 12)
    assert model.market == [None, top, old[0], old[1], old[2], old[3]]
    play(model, *["laydown"] * 12)
    assert model.market == [None, None, None, top, old[0], old[1]]
    assert set(model.binned) == set(old[2:])
    assert model.stack == []


def test_3_7_lunches_in_turn_order_after_the_market() -> None:
    model = table(first=1)
    give(model, 0, LUNCH, LUNCH_TOO)
    give(model, 1, 30)
    bring(model, [[1, 0, 1], [0, 0, 1]])
    fund(model, 0, 0)
    market = list(model.market)
    play(model, "defraud 2", "defraud 1", *["laydown"] * 4)
    assert model.market != market
    assert (model.actor(), model.legal()) == (1, ["dine 3"])
    play(model, "dine 3")
    assert (model.actor(), model.legal()) == (0, ["dine 1", "dine 3"])
    play(model, "dine 3", "dine 1")
    assert (model.cash, model.fakes) == ([130, 80], [[0, 0, 0], [0, 0, 0]])
    assert (model.supply, model.phase, model.actor()) == ([30, 30, 40], "playing", 0)


def test_3_7_nothing_is_asked_without_fakes_or_with_an_empty_bank() -> None:
    model = table()
    give(model, 0, LUNCH, LUNCH_TOO)
    bring(model, [[2, 0, 0], [0, 0, 0]])
    fund(model, 3690, 0)
    play(model, *["laydown"] * 6, "dine 1")
    assert (model.cash[0], model.bank, model.fakes[0], model.phase) == (3720, 0, [1, 0, 0], "playing")


def test_3_4_a_flight_can_have_a_hat() -> None:
    odd = odd_edition()
    model = Model(odd, 3, {**setup(3, random.Random(0), odd), "first": 0})
    give(model, 0, JET + 100)
    fund(model, 50, 50, 0)
    play(model, "fly jet 50")
    assert (model.pawn, model.offshore) == (4, [50, 0, 0])
    play(model, "fly commercial 20")
    assert model.pawn == 4


def test_3_8_of_two_sunglasses_the_later_taker_is_first() -> None:
    odd = odd_edition()
    model = Model(odd, 2, {"stack": [card + 100 for card in EXAMPLE["stack"]], "starters": [107, 105], "first": 0})
    play(model, "defraud 2", "defraud 1", *["laydown"] * 4)
    assert model.actor() == 1


# 4 Actions


def test_4_1_no_second_jet() -> None:
    model = table()
    fund(model, 100, 100)
    model.market[0], model.market[1] = JET, None
    assert of(model, "buy") == ["buy 1", "buy 3", "buy 4", "buy 5"]
    give(model, 0, JET_TOO)
    assert of(model, "buy") == ["buy 3", "buy 4", "buy 5"]
    play(model, "buy 3")
    assert (model.cash[0], model.owned[0][-1], model.market[2]) == (60, 18, None)


@pytest.mark.parametrize(
    ("cards", "supply", "fakes"),
    [
        ([], [30, 30, 40], [2, 0, 0]),
        ([14], [30, 30, 40], [2, 0, 0]),
        ([12, 9], [30, 30, 40], [0, 4, 0]),
        ([12, 18, 9], [30, 30, 3], [0, 0, 3]),
    ],
    ids=["alone", "same component", "two presses", "short supply"],
)
def test_4_2_print(cards: list[int], supply: list[int], fakes: list[int]) -> None:
    model = table()
    give(model, 0, *cards)
    model.supply = supply
    play(model, "print 1")
    assert model.fakes[0] == fakes


def test_4_3_shop() -> None:
    model = table()
    bring(model, [[2, 1, 0], [0, 0, 0]])
    assert of(model, "shop") == ["shop 1 0/1/0", "shop 1 1/0/0", "shop 1 1/1/0", "shop 1 2/0/0", "shop 1 2/1/0"]
    play(model, "shop 1 2/1/0")
    assert (model.cash[0], model.supply, model.pawn) == (170, [30, 30, 40], 1)
    bring(model, [[0, 0, 0], [0, 0, 9]])
    model.spaces = {}
    assert of(model, "shop") == ["shop 1 0/0/1", "shop 1 0/0/2", "shop 1 0/0/3"]


@pytest.mark.parametrize(
    ("sold", "paid"),
    [("1/1/2", 80), ("0/3/3", 180), ("0/0/8", 320), ("8/0/0", 160), ("0/1/0", 30), ("0/0/1", 40), ("1/0/1", 40)],
)
def test_4_4_fence(sold: str, paid: int) -> None:
    model = table()
    bring(model, [[9, 9, 9], [0, 0, 0]])
    play(model, f"fence 1 {sold}")
    assert model.cash[0] == 20 + paid


def test_4_4_fence_takes_1_to_8() -> None:
    model = table()
    bring(model, [[9, 0, 0], [0, 0, 0]])
    assert of(model, "fence") == [f"fence 1 {count}/0/0" for count in range(1, 9)]


def test_4_6_fly() -> None:
    model = table()
    fund(model, 30, 50)
    assert of(model, "fly") == []
    play(model, "laydown")
    assert of(model, "fly") == ["fly commercial 10", "fly commercial 20"]
    give(model, 1, JET)
    assert of(model, "fly")[2:] == ["fly jet 10", "fly jet 20", "fly jet 30", "fly jet 40", "fly jet 50"]
    play(model, "fly commercial 10", "laydown")
    assert (model.cash, model.offshore, model.bank) == ([30, 10], [0, 10], 3670)
    assert of(model, "fly") == ["fly jet 10"]
    play(model, "fly jet 10")
    assert (model.cash, model.offshore) == ([30, 0], [0, 20])


def test_4_7_a_poor_bank_takes_all_the_fakes() -> None:
    model = table()
    bring(model, [[0, 0, 3], [0, 0, 0]])
    fund(model, 3680, 30)
    play(model, "shop 1 0/0/3")
    assert (model.cash[0], model.bank, model.fakes[0]) == (3690, 0, [0, 0, 0])


# 5 Police track


@pytest.mark.parametrize(("cash", "left"), [(0, 0), (10, 0), (20, 10), (30, 10), (50, 20), (100, 50), (110, 50)])
def test_5_1_the_godfather_rounds_up(cash: int, left: int) -> None:
    model = table()
    model.pawn = 3
    model.offshore = [0, 100]
    bring(model, [[0, 0, 0], [3, 0, 0]])
    fund(model, 20, cash)
    play(model, "print 2")
    assert (model.cash, model.offshore, model.fakes[1]) == ([10, left], [0, 100], [3, 0, 0])


def test_5_1_the_godfather_takes_what_the_action_gave() -> None:
    model = table()
    model.pawn = 3
    bring(model, [[1, 0, 0], [0, 0, 0]])
    play(model, "shop 1 1/0/0")
    assert model.cash == [30, 10]


@pytest.mark.parametrize(
    ("pawn", "qualities"), [(4, "123"), (5, "23"), (8, "23"), (9, "3"), (11, "3"), (12, ""), (13, "")]
)
def test_5_2_investigations(pawn: int, qualities: str) -> None:
    model = table()
    model.pawn = pawn
    bring(model, [[1, 1, 1], [0, 0, 0]])
    single = {"shop 1 1/0/0": "1", "shop 1 0/1/0": "2", "shop 1 0/0/1": "3"}
    assert sorted(single[text] for text in of(model, "shop") if text in single) == list(qualities)
    assert len(of(model, "shop")) == 2 ** len(qualities) - 1
    assert len(of(model, "fence")) == 7


@pytest.mark.parametrize(("pawn", "flights"), [(6, 7), (7, 0), (8, 7), (11, 0), (12, 7)])
def test_5_3_strikes(pawn: int, flights: int) -> None:
    model = table()
    give(model, 0, JET)
    model.pawn = pawn
    fund(model, 50, 0)
    assert len(of(model, "fly")) == flights


def test_5_one_space_can_be_everything() -> None:
    model = Model(odd_edition(), 2, {"stack": [c + 100 for c in EXAMPLE["stack"]], "starters": [107, 105], "first": 0})
    model.board["commercial"] = {"hat": False}
    model.pawn = 3
    bring(model, [[0, 0, 0], [1, 1, 0]])
    fund(model, 60, 120)
    assert of(model, "fly") == ["fly commercial 10", "fly commercial 20", "fly commercial 30"]
    play(model, "defraud 2")
    assert (model.pawn, model.cash) == (4, [40, 60])
    assert (of(model, "fly"), len(of(model, "shop"))) == ([], 3)
