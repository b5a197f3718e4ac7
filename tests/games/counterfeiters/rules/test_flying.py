"""§4.6, §5.3: flying money out."""

import attrs
import pytest

from tests.games.counterfeiters.scenes import SCENE, changed, scene
from tests.games.positions import code, listed, play, refused


def amounts(texts: list[str]) -> list[int]:
    return [int(text.split()[2]) for text in texts]


def test_4_6_a_commercial_flight_costs_30_first() -> None:
    before = scene(cash=[100, 50])
    state = play(before, "fly commercial 60")
    assert changed(before, state) == {"cash": (10, 50), "bank": before.bank + 30}
    assert state.offshore == (60, 0)


def test_4_6_any_amount_in_steps_of_ten_that_is_left_after_the_fare() -> None:
    state = scene(cash=[100])
    assert amounts(listed(state, "fly")) == [10, 20, 30, 40, 50, 60, 70]
    assert play(state, "fly commercial 70").cash == (0, 0)
    assert code(state, "fly commercial 80") == ("not_enough_to_fly", "4.6")
    assert dict(refused(state, "fly commercial 80").params) == {"amount": 80, "fare": 30, "cash": 100}


def test_4_6_a_commercial_flight_needs_40() -> None:
    assert listed(scene(cash=[40]), "fly") == ["fly commercial 10"]
    assert listed(scene(cash=[30]), "fly") == []
    for cash in (0, 10, 30):
        assert code(scene(cash=[cash]), "fly commercial 10") == ("not_enough_to_fly", "4.6")


def test_4_6_the_jet_space_needs_a_private_jet_and_costs_nothing() -> None:
    before = scene(cash=[50], cards={0: [27]})
    assert listed(before, "fly") == [
        *("fly commercial 10", "fly commercial 20"),
        *(f"fly jet {amount}" for amount in (10, 20, 30, 40, 50)),
    ]
    state = play(before, "fly jet 50")
    assert changed(before, state) == {"cash": (0, 0)}
    assert state.offshore == (50, 0)
    assert code(before, "fly jet 60") == ("not_enough_to_fly", "4.6")
    assert dict(refused(before, "fly jet 60").params) == {"amount": 60, "fare": 0, "cash": 50}
    assert code(scene(cash=[50], cards={1: [27]}), "fly jet 10") == ("no_jet", "4.6")


def test_4_6_jet_or_no_jet_the_commercial_flight_costs_the_same() -> None:
    assert play(scene(cash=[100], cards={0: [27]}), "fly commercial 50").cash == (20, 0)


def test_4_6_a_jet_flies_with_the_last_ten() -> None:
    state = play(scene(cash=[10], cards={0: [27]}), "fly jet 10")
    assert (state.cash, state.offshore) == ((0, 0), (10, 0))
    assert listed(scene(cards={0: [27]}), "fly") == []


@pytest.mark.parametrize("amount", [0, 1, 5, 15, 99])
def test_4_6_at_least_ten_and_no_odd_amount(amount: int) -> None:
    state = scene(cash=[200], cards={0: [27]})
    for flight in ("commercial", "jet"):
        assert code(state, f"fly {flight} {amount}") == ("odd_amount", "4.6")
        assert dict(refused(state, f"fly {flight} {amount}").params) == {"amount": amount}


def test_4_6_flights_add_up_in_ones_own_account() -> None:
    state = play(scene(cash=[100, 100], cards={0: [27]}), "fly jet 40", "laydown", "fly commercial 20")
    assert (state.cash, state.offshore) == ((10, 100), (60, 0))


def test_4_6_offshore_money_pays_for_nothing() -> None:
    """No card, no fare, no further flight."""
    state = scene(cash=[0], offshore=[500], cards={0: [27]}, market=[18])
    assert listed(state, "buy", "fly") == []
    assert code(state, "buy 5") == ("too_dear", "4.1")
    assert code(state, "fly commercial 10") == code(state, "fly jet 10") == ("not_enough_to_fly", "4.6")


def test_4_6_offshore_money_is_safe_from_the_godfather() -> None:
    state = play(scene(pawn=3, cash=[100, 40], offshore=[70, 200]), "print 2")
    assert (state.cash, state.offshore) == ((50, 20), (70, 200))


def test_4_6_one_henchman_on_each_flight() -> None:
    state = play(scene(cash=[100, 100], cards={0: [27], 1: [32]}), "fly jet 10")
    assert code(state, "fly jet 10") == ("space_taken", "3.2")
    assert listed(state, "fly")[-1] == "fly commercial 70"


@pytest.mark.parametrize(("players", "strikes", "last"), [(2, (7, 11), 13), (3, (9, 14), 20), (4, (9, 14), 20)])
def test_5_3_nobody_may_fly_while_the_pawn_stands_on_a_strike(
    players: int, strikes: tuple[int, ...], last: int
) -> None:
    """Only while it stands there."""
    for pawn in range(last):
        state = scene(players, pawn=pawn, cash=[100], cards={0: [27]})
        if pawn in strikes:
            assert listed(state, "fly") == []
            assert code(state, "fly commercial 10") == code(state, "fly jet 10") == ("strike", "5.3")
        else:
            assert len(listed(state, "fly")) == 7 + 10


def test_5_3_a_strike_begins_and_ends_with_the_pawn() -> None:
    state = scene(pawn=6, cash=[200, 200], fakes={0: (4, 0, 0), 1: (4, 0, 0)})
    state = play(state, "fence 1 1/0/0")
    assert (state.pawn, listed(state, "fly")) == (7, [])
    state = play(state, "print 2")
    assert (state.pawn, len(listed(state, "fly"))) == (8, 8), "a Godfather, and $110 after it"


def test_4_8_at_most_one_space_of_each() -> None:
    board = attrs.evolve(SCENE.boards[0], commercial=None, jet=None)
    grounded = scene(cash=[100], cards={0: [27]}, edition=attrs.evolve(SCENE, boards=[board]))
    assert listed(grounded, "fly") == []
    for flight in ("commercial", "jet"):
        assert code(grounded, f"fly {flight} 10") == ("no_such_thing", "1.5")
    assert dict(refused(grounded, "fly jet 10").params) == {"kind": "space", "name": "fly jet"}
    private = attrs.evolve(SCENE, boards=[attrs.evolve(SCENE.boards[0], commercial=None)])
    assert play(scene(cash=[100], cards={0: [27]}, edition=private), "fly jet 10").henchman("fly jet") == 0
