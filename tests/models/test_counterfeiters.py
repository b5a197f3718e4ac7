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


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_2_2_any_seat_can_be_named_first(first: int) -> None:
    model = table(4, first=first)
    assert (model.actor(), model.first, model.cash[first]) == (first, first, 20)


@pytest.mark.parametrize(("players", "cards", "holograms", "others"), [(2, 21, 2, 3), (3, 30, 3, 4), (4, 34, 3, 4)])
def test_8_holograms_are_rare(players: int, cards: int, holograms: int, others: int) -> None:
    model = table(players)
    stack = [card for card in [*model.market, *model.stack] if card is not None]
    kinds = [model.cards[card]["kind"] for card in stack]
    assert len(kinds) == cards
    assert (kinds.count("hologram"), kinds.count("ink"), kinds.count("paper")) == (holograms, others, others)


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


def test_3_5_with_patience_1_the_pawn_moves_after_every_quiet_round() -> None:
    model = table(patience=1)
    play(model, "print 1", "defraud 1", "laydown", "laydown", "laydown")
    assert (model.pawn, model.quiet, model.henchmen) == (0, 0, [0, 1])
    play(model, "laydown")
    assert (model.pawn, model.quiet) == (1, 0)
    assert (model.henchmen, model.spaces, model.actor()) == ([3, 3], {}, 1)  # 3.8
    play(model, "print 2", *["laydown"] * 5)
    assert (model.pawn, model.quiet, model.actor()) == (2, 0, 1)  # moved by the hat alone
    play(model, *["laydown"] * 6)
    assert (model.pawn, model.quiet) == (3, 0)


@pytest.mark.parametrize(
    ("patience", "counts", "pawns"),
    [
        (1, [0, 0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 5, 6, 7]),
        (2, [1, 0, 1, 0, 1, 0, 1], [0, 1, 1, 2, 2, 3, 3]),
        (3, [1, 2, 0, 1, 2, 0, 1], [0, 0, 1, 1, 1, 2, 2]),
    ],
)
def test_3_5_the_pawn_moves_when_patience_runs_out(patience: int, counts: list[int], pawns: list[int]) -> None:
    model = table(patience=patience)
    seen: list[tuple[int, int]] = []
    for _ in counts:
        play(model, *["laydown"] * 5)
        before = model.quiet, model.pawn
        assert before == (seen[-1] if seen else (0, 0))  # only the end of a round adds to the count
        play(model, "laydown")
        seen.append((model.quiet, model.pawn))
    assert seen == list(zip(counts, pawns, strict=True))


@pytest.mark.parametrize("quiet", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 2, 5])
def test_3_5_a_hat_resets_the_count_at_once(quiet: int, place: int) -> None:
    model = table()
    play(model, *["laydown"] * 6 * quiet, *["laydown"] * place)
    assert (model.quiet, model.pawn) == (quiet, 0)
    play(model, "print 2")
    assert (model.quiet, model.pawn) == (0, 1)
    play(model, *["laydown"] * (5 - place))
    assert (model.quiet, model.pawn) == (0, 1)  # not a quiet round
    play(model, *["laydown"] * 6)
    assert (model.quiet, model.pawn) == (1, 1)  # the next one is, from 0 on
    play(model, *["laydown"] * 12)
    assert (model.quiet, model.pawn) == (0, 2)


def test_3_5_the_count_is_raised_before_the_lunches() -> None:
    model = table()
    give(model, 0, LUNCH)
    bring(model, [[1, 0, 0], [0, 0, 0]])
    play(model, *["laydown"] * 6)
    assert (model.phase, model.quiet) == ("dining", 1)
    play(model, "dine 1")
    assert (model.phase, model.quiet) == ("playing", 1)


def test_3_5_out_of_patience_the_space_happens_as_by_a_hat() -> None:
    model = table(patience=2)
    model.pawn = 3
    give(model, 0, LUNCH)
    bring(model, [[1, 0, 0], [0, 0, 0]])
    fund(model, 50, 70)
    play(model, *["laydown"] * 6, "dine 1")
    assert (model.quiet, model.pawn, model.cash) == (1, 3, [100, 70])
    bring(model, [[1, 0, 0], [0, 0, 0]])
    play(model, *["laydown"] * 6)
    assert (model.quiet, model.pawn, model.cash) == (0, 4, [50, 30])  # 5.1, before the lunch
    assert model.phase == "dining"


def test_3_5_patience_is_at_least_1() -> None:
    with pytest.raises(ValueError, match="patience"):
        table(patience=0)


def test_3_5_patience_can_bring_the_godfather_and_the_end() -> None:
    model = table(patience=1)
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


@pytest.mark.parametrize(("bank", "eaten"), [(0, 0), (10, 0), (40, 0), (50, 1), (60, 1), (90, 1), (100, 2), (110, 2)])
def test_3_7_no_lunch_while_the_bank_has_less_than_50(bank: int, eaten: int) -> None:
    model = table()
    give(model, 0, LUNCH, LUNCH_TOO)
    bring(model, [[3, 0, 0], [0, 0, 0]])
    fund(model, 3720 - bank, 0)
    play(model, *["laydown"] * 6, *["dine 1"] * eaten)
    assert (model.phase, model.bank, model.fakes[0]) == ("playing", bank - 50 * eaten, [3 - eaten, 0, 0])


def test_3_7_nothing_is_asked_of_a_player_without_fakes() -> None:
    model = table()
    give(model, 0, LUNCH, LUNCH_TOO)
    bring(model, [[1, 0, 0], [0, 0, 0]])
    give(model, 1, 30)
    play(model, *["laydown"] * 6, "dine 1")
    assert (model.cash, model.phase) == ([70, 30], "playing")


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


@pytest.mark.parametrize(
    ("bank", "most"), [(0, 0), (10, 0), (40, 0), (50, 1), (90, 1), (100, 2), (140, 2), (150, 3), (160, 3)]
)
def test_4_7_a_short_bank_changes_fakes_in_full_or_not_at_all(bank: int, most: int) -> None:
    model = table()
    bring(model, [[0, 0, 4], [0, 0, 0]])
    fund(model, 3720 - bank, 0)
    assert of(model, "shop") == [f"shop 1 0/0/{count}" for count in range(1, most + 1)]
    with pytest.raises(ValueError, match="not lawful"):
        play(model, f"shop 1 0/0/{most + 1}")
    if most:
        play(model, f"shop 1 0/0/{most}")
        assert (model.bank, model.fakes[0]) == (bank - 50 * most, [0, 0, 4 - most])


@pytest.mark.parametrize(
    ("bank", "sold"),
    [
        (10, []),
        (20, ["1/0/0"]),
        (30, ["0/1/0", "1/0/0"]),
        (40, ["0/0/1", "0/1/0", "1/0/0", "1/0/1", "1/1/0"]),  # a low one with a good one is cheaper than two good ones
        (50, ["0/0/1", "0/1/0", "1/0/0", "1/0/1", "1/1/0"]),
        (60, ["0/0/1", "0/1/0", "0/1/1", "1/0/0", "1/0/1", "1/1/0", "1/1/1"]),
    ],
)
def test_4_7_a_short_bank_fences_in_full_or_not_at_all(bank: int, sold: list[str]) -> None:
    model = table()
    bring(model, [[1, 1, 1], [0, 0, 0]])
    fund(model, 3720 - bank, 0)
    assert of(model, "fence") == [f"fence 1 {handed}" for handed in sold]
    for handed in sold[-1:]:
        play(model, f"fence 1 {handed}")
        assert model.bank == bank - 20 * sum(int(count) for count in handed.split("/"))


@pytest.mark.parametrize(("bank", "taken"), [(10, 10), (20, 20), (30, 30), (40, 30)])
def test_4_7_tax_fraud_takes_what_there_is(bank: int, taken: int) -> None:
    model = table()
    fund(model, 0, 3720 - bank)
    play(model, "defraud 1")
    assert (model.cash[0], model.bank, model.sunglasses) == (taken, bank - taken, 0)


def test_4_7_a_price_paid_to_the_bank_makes_a_sale_possible() -> None:
    model = table()
    bring(model, [[1, 0, 0], [1, 0, 0]])
    fund(model, 0, 3720)
    assert of(model, "shop") + of(model, "fence") == []
    play(model, "laydown", "buy 2")
    assert of(model, "shop") + of(model, "fence") == ["shop 1 1/0/0", "fence 1 1/0/0"]


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
