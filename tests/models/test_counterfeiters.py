"""The model of Counterfeiters by itself: situations reckoned by hand, and whole games in which nothing is lost."""

import copy
import random
from typing import Any

import pytest

from tests.models.counterfeiters import REFERENCE, Model

EXAMPLE: dict[str, Any] = {
    "stack": [14, 16, 18, 9, 12, 19, 21, 22, 25, 27, 23, 32, 34, 28, 30, 40, 42, 39, 41, 38],
    "starters": [7, 5],
    "first": 0,
}
GREAT, NEGLIGENT, TICKET_50, TICKET_100, LUNCH, LUNCH_TOO, JET, JET_TOO = 40, 35, 34, 39, 16, 25, 27, 32
LONGEST = {2: 134, 3: 242, 4: 384}  # 3.5


def setup(players: int, rng: random.Random, edition: dict[str, Any] = REFERENCE) -> dict[str, Any]:
    """A set-up drawn at random, §2."""
    stack: list[int] = []
    for letter in "ABCD":
        cards = [card["id"] for card in edition["cards"] if card["letter"] == letter and card["players"] <= players]
        stack += rng.sample(cards, len(cards))
    starters = [card["id"] for card in edition["cards"] if card["letter"] == "S" and card["kind"] != "press"]
    return {"stack": stack, "starters": rng.sample(starters, players), "first": rng.randrange(players)}


def table(players: int = 2, first: int = 0) -> Model:
    """A game of the reference edition before its first action; with 2 players the example of §2."""
    drawn = EXAMPLE if players == 2 else setup(players, random.Random(0))
    return Model(REFERENCE, players, {**drawn, "first": first})


def give(model: Model, seat: int, *cards: int) -> None:
    """Hand cards to a seat, from wherever they are."""
    for card in cards:
        for pile in (model.stack, model.unused, *model.owned):
            if card in pile:
                pile.remove(card)
        model.market = [None if there == card else there for there in model.market]
        model.owned[seat].append(card)


def bring(model: Model, fakes: list[list[int]]) -> None:
    """Hand out fakes by seat, from the supply."""
    model.fakes = [list(held) for held in fakes]
    model.supply = [full - sum(held[kind] for held in fakes) for kind, full in enumerate(REFERENCE["fakes"])]


def fund(model: Model, *cash: int) -> None:
    """Deal the cash by seat, the rest is the bank."""
    model.cash = list(cash)
    model.bank = 3720 - sum(cash) - sum(model.offshore)


def play(model: Model, *texts: str) -> None:
    for text in texts:
        model.play(text)


def of(model: Model, word: str) -> list[str]:
    """The legal texts that begin with a word."""
    return [text for text in model.legal() if text.split()[0] == word]


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


# 6 The end


def test_6_1_to_6_3_the_end_in_its_order() -> None:
    model = table(3, first=1)
    give(model, 1, NEGLIGENT, LUNCH, LUNCH_TOO)
    give(model, 0, TICKET_50)
    give(model, 2, GREAT, TICKET_100)
    bring(model, [[3, 0, 0], [2, 0, 0], [0, 0, 0]])
    fund(model, 0, 100, 50)
    model.pawn = 19
    play(model, "defraud 1", "print 1")  # seats 1 and 2
    play(model, "fence 2 1/0/0")  # seat 0 moves the pawn; the Godfather finds 20, 130, 50
    assert (model.pawn, model.cash) == (20, [10, 60, 20])
    assert model.henchmen == [2, 2, 2]
    # One last henchman each, the mover last; no hat moves the pawn
    assert (model.phase, model.actor()) == ("last", 1)
    play(model, "print 3")
    assert (model.actor(), model.pawn) == (2, 20)
    play(model, "laydown")
    assert model.actor() == 0
    play(model, "defraud 2")
    assert (model.cash, model.henchmen) == ([40, 60, 20], [1, 1, 1])
    # The Great Lawyer, then the Negligent one
    assert (model.actor(), model.legal()) == (2, ["retake print 1", "decline"])
    play(model, "retake print 1")
    assert model.actor() == 2
    assert {"print 1", "print 2", "laydown"} <= set(model.legal())
    assert "print 3" not in model.legal()
    play(model, "print 1")
    assert sum(model.fakes[2]) == 4
    assert (model.actor(), model.legal()) == (1, ["retake defraud 1", "retake print 3", "decline"])
    play(model, "retake defraud 1", "defraud 1")
    assert (model.cash[1], model.henchmen) == (90, [1, 1, 1])
    # The lunches, then the tickets; the market was not touched
    assert model.score() == [90, 90, 120]
    assert (model.phase, model.actor(), model.binned) == ("dining", 1, [])
    play(model, *[of(model, "dine")[0]] * 2)
    assert (model.actor(), model.cash) == (None, [90, 190, 120])
    assert (model.score(), model.winners(), model.legal()) == ([90, 190, 120], [1], [])


def test_6_1_the_last_henchman_moves_the_pawn() -> None:
    model = table()
    model.pawn = 12
    fund(model, 0, 0)
    play(model, *["laydown"] * 5, "print 2")
    assert (model.actor(), model.score(), model.winners()) == (None, [0, 0], [0, 1])


def test_6_2_one_owner_of_both_lawyers() -> None:
    model = table(3)
    give(model, 0, GREAT, NEGLIGENT)
    fund(model, 70, 0, 0)
    model.pawn = 19
    play(model, "buy 6", "laydown", "print 3", "laydown", "laydown", "laydown")
    assert model.cash[0] == 20  # 70 - 20, and then half of 50 rounded up
    assert (model.actor(), model.legal()) == (0, ["retake buy 6", "decline"])
    play(model, "retake buy 6")
    assert of(model, "buy") == []  # that card is gone, and the others cost more
    play(model, "defraud 1")
    assert (model.actor(), model.legal()) == (0, ["retake defraud 1", "decline"])
    play(model, "retake defraud 1", "laydown")
    assert (model.actor(), model.score()) == (None, [50, 0, 0])


def test_6_2_the_great_lawyer_can_fetch_the_negligent_one() -> None:
    model = negligent_for_sale()
    play(model, "print 3", "print 1", "laydown", "laydown", "retake print 1", "buy 1")
    assert (model.cash[1], model.actor(), model.legal()) == (0, 1, ["retake buy 1", "decline"])


def test_6_2_without_a_henchman_on_the_board_nobody_is_asked() -> None:
    model = negligent_for_sale()
    play(model, "print 3", "laydown", "laydown", "laydown")
    assert model.phase == "over"


def negligent_for_sale() -> Model:
    """Seat 0 is about to end the game; seat 1 has the Great Lawyer and can afford the other one."""
    model = table(3)
    give(model, 1, GREAT)
    model.stack[model.stack.index(NEGLIGENT)] = model.market[0] or 0
    model.market[0] = NEGLIGENT
    fund(model, 0, 140, 0)
    model.pawn = 19
    return model


def test_6_5_tickets_are_paid_in_turn_order_while_the_bank_lasts() -> None:
    model = table(first=1)
    give(model, 0, TICKET_100)
    give(model, 1, TICKET_50, 38)
    assert model.score() == [130, 150]
    fund(model, 1790, 1790)
    assert (model.bank, model.score()) == (140, [1800, 1920])
    model.offshore[0] += 140
    model.bank = 0
    assert model.score() == [1930, 1790]


def test_6_3_tickets_are_paid_in_turn_order_while_the_bank_lasts() -> None:
    model = table(first=1)
    give(model, 0, TICKET_100)
    give(model, 1, TICKET_50, 38)
    model.pawn = 12
    model.offshore = [1790, 1790]
    fund(model, 0, 0)
    play(model, *["laydown"] * 6)
    assert (model.cash, model.bank, model.score(), model.winners()) == ([10, 130], 0, [1800, 1920], [1])


# Whole games


def odd_edition() -> dict[str, Any]:
    """Ids from 101, more spaces, two sunglasses, hats elsewhere, no flights for 2, events on one space."""
    odd = copy.deepcopy(REFERENCE)
    odd["name"] = "odd"
    for card in odd["cards"]:
        card["id"] += 100
    two, four = odd["boards"]
    two |= {"commercial": None, "jet": None, "shop": [{"hat": False}] * 3, "investigations": [4], "strikes": [4, 5]}
    two["defraud"] = [{"hat": True, "sunglasses": True}] * 2
    four |= {"jet": {"hat": True}, "fence": [], "godfathers": [6, 7, 20], "market": four["market"][::-1]}
    return odd


def check_nothing_is_lost(model: Model) -> None:
    assert model.bank + sum(model.cash) + sum(model.offshore) == 3720
    assert min(model.bank, *model.cash, *model.offshore) >= 0
    held = [sum(fakes[kind] for fakes in model.fakes) for kind in range(3)]
    assert [kept + out for kept, out in zip(model.supply, held, strict=True)] == [30, 30, 40]
    assert min(*model.supply, *[count for fakes in model.fakes for count in fakes]) >= 0
    assert len(model.where()) == 42
    assert model.pawn <= model.board["last"]


@pytest.mark.parametrize("edition", [REFERENCE, odd_edition()], ids=["reference", "odd"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_lose_nothing_and_end(players: int, edition: dict[str, Any]) -> None:
    rng = random.Random(players)
    words: set[str] = set()
    for _ in range(20):
        model = Model(edition, players, setup(players, rng, edition))
        length = 0
        while model.actor() is not None:
            check_nothing_is_lost(model)
            assert model.winners() is None
            legal = model.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            # A kind of action first: else the many ways to fence and to fly crowd out the rest; lawyers must be bought
            kinds = sorted({text.split()[0] for text in legal})
            word = "buy" if "buy" in kinds and rng.random() < 0.5 else rng.choice(kinds)
            words.add(f"{model.phase} {word}")
            model.play(rng.choice([text for text in legal if text.split()[0] == word]))
            length += 1
        check_nothing_is_lost(model)
        assert model.pawn == model.board["last"]
        assert model.score() == [model.cash[seat] + model.offshore[seat] for seat in range(players)]
        assert length <= LONGEST[players]
    assert {"playing buy", "playing print", "playing shop", "dining dine", "last laydown", "retaking retake"} <= words
