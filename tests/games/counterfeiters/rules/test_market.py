"""§4.1: buying at the black market."""

import attrs
import pytest

from criminals.games.counterfeiters import MarketSpace
from tests.games.counterfeiters.scenes import SCENE, changed, fakes_of, lay_down, owned, scene
from tests.games.positions import code, listed, play, refused


@pytest.mark.parametrize(("space", "price"), [(1, 60), (2, 50), (3, 40), (4, 30), (5, 20)])
def test_4_1_take_the_card_and_pay_the_price_of_the_space(space: int, price: int) -> None:
    before = scene(cash=[100, 50], market=[9, 12, 14, 16, 18])
    state = play(before, f"buy {space}")
    card = before.market[space - 1]
    assert owned(state, 0) == [card]
    assert changed(before, state) == {
        "cash": (100 - price, 50),
        "bank": before.bank + price,
        "market": tuple(None if there == card else there for there in before.market),
    }


def test_4_1_the_prices_of_the_other_side() -> None:
    state = scene(4, cash=[100], market=[9, 12, 14, 16, 18, 19])
    assert [100 - play(state, f"buy {space}").cash[0] for space in range(1, 7)] == [70, 60, 50, 40, 30, 20]


def test_4_1_in_any_box_cash_buys_what_is_not_too_dear() -> None:
    """A box that no other test has, so that nothing is remembered of it."""
    prices = (60, 10, 0, 100, 10)
    board = attrs.evolve(SCENE.boards[0], market=map(MarketSpace, prices))
    edition = attrs.evolve(SCENE, name="odd prices", boards=[board])
    for cash in range(0, 120, 10):
        state = scene(cash=[cash], market=[9, 12, 14, 16, 18], edition=edition)
        assert listed(state, "buy") == [f"buy {space}" for space, price in enumerate(prices, 1) if price <= cash]


def test_4_1_real_cash_pays() -> None:
    state = scene(cash=[30], market=[9, 12, 14, 16, 18])
    assert listed(state, "buy") == ["buy 4", "buy 5"]
    assert play(state, "buy 4").cash == (0, 0)
    assert dict(refused(state, "buy 3").params) == {"price": 40, "cash": 30}
    assert code(state, "buy 3") == ("too_dear", "4.1")


def test_4_1_neither_fakes_nor_offshore_money_nor_a_ticket_pays() -> None:
    state = scene(cash=[10], offshore=[500], fakes={0: (9, 9, 9)}, cards={0: [39]}, market=[18])
    assert listed(state, "buy") == []
    assert code(state, "buy 5") == ("too_dear", "4.1")


def test_4_1_an_empty_space_can_not_be_bought_from() -> None:
    state = scene(cash=[200], market=[9, None, 18])
    assert listed(state, "buy") == ["buy 3", "buy 5"]
    for space in (1, 2, 4):
        assert code(state, f"buy {space}") == ("empty_space", "4.1")
    assert dict(refused(state, "buy 4").params) == {"space": 4}


def test_4_1_nobody_owns_two_private_jets() -> None:
    state = scene(cash=[200, 200], market=[27, 32], cards={0: [33]})
    assert listed(state, "buy") == []
    assert code(state, "buy 5") == ("second_jet", "4.1")
    assert dict(refused(state, "buy 4").params) == {"space": 4}
    state = play(state, "laydown", "buy 4", "laydown")
    assert owned(state, 1) == [27]
    assert code(state, "buy 5") == ("second_jet", "4.1")


def test_4_1_two_players_may_own_a_jet_each() -> None:
    state = scene(cash=[200, 200], market=[27, 32])
    assert listed(state, "buy") == ["buy 4", "buy 5"]
    state = play(state, "buy 4")
    assert listed(state, "buy") == ["buy 5"]
    state = play(state, "buy 5")
    assert (owned(state, 0), owned(state, 1)) == ([27], [32])


def test_4_1_other_duplicates_may_be_bought() -> None:
    state = scene(cash=[500], market=[9, 12, 16, 18, 38], cards={0: [19, 23, 25, 39]})
    assert listed(state, "buy") == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5"]
    state = play(state, "buy 1", "laydown", "buy 2", "laydown", "buy 3")
    assert owned(state, 0) == [9, 12, 16, 19, 23, 25, 39]


def test_4_1_cards_are_kept_for_good() -> None:
    state = lay_down(lay_down(play(scene(cash=[100], market=[18]), "buy 5")))
    assert owned(state, 0) == [18]
    assert fakes_of(play(state, "print 1")) == [(0, 2, 0), (0, 0, 0)]


def test_4_8_buy_1_is_the_leftmost_and_dearest() -> None:
    state = scene(cash=[100], market=[9, 12, 14, 16, 18])
    assert (owned(play(state, "buy 1"), 0), play(state, "buy 1").cash[0]) == ([9], 40)
    assert (owned(play(state, "buy 5"), 0), play(state, "buy 5").cash[0]) == ([18], 80)
    for space in (0, 6):
        assert code(state, f"buy {space}") == ("no_such_thing", "1.5")
