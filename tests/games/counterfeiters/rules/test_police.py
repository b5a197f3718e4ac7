"""§5: the police track."""

import pytest

from criminals.games.counterfeiters import REFERENCE, TINY
from tests.games.counterfeiters.scenes import acting, every_state, fakes_of, lay_down, scene
from tests.games.positions import listed, play, refused


@pytest.mark.parametrize(
    ("cash", "paid"),
    [(0, 0), (10, 10), (20, 10), (30, 20), (40, 20), (50, 30), (90, 50), (100, 50), (110, 60), (1000, 500)],
)
def test_5_1_half_of_the_cash_rounded_up_to_the_next_ten(cash: int, paid: int) -> None:
    before = scene(pawn=3, cash=[cash, 70])
    state = play(before, "print 2")
    assert state.cash == (cash - paid, 30)
    assert state.bank == before.bank + paid + 40


def test_5_1_every_player_pays() -> None:
    state = play(scene(4, pawn=5, cash=[10, 30, 0, 200]), "print 3")
    assert (state.pawn, state.cash) == (6, (0, 10, 0, 100))


def test_5_1_fakes_offshore_money_and_tickets_are_exempt() -> None:
    before = scene(pawn=3, cash=[40, 0], offshore=[100, 30], fakes={0: (0, 5, 0), 1: (1, 1, 1)}, cards={1: [39, 38]})
    state = play(before, "print 2")
    assert (state.cash, state.offshore) == ((20, 0), (100, 30))
    assert fakes_of(state) == [(2, 5, 0), (1, 1, 1)]
    assert state.crews[1].cards == before.crews[1].cards


@pytest.mark.parametrize(
    ("players", "godfathers", "last"), [(2, (4, 8, 13), 13), (3, (6, 11, 16, 20), 20), (4, (6, 11, 16, 20), 20)]
)
def test_5_1_on_the_godfathers_spaces_only(players: int, godfathers: tuple[int, ...], last: int) -> None:
    hat = "print 2" if players == 2 else "print 3"
    for pawn in range(last):
        state = play(scene(players, pawn=pawn, cash=[100, 60]), hat)
        assert state.pawn == pawn + 1
        assert state.cash[:2] == ((50, 30) if pawn + 1 in godfathers else (100, 60))


def test_5_1_the_pawn_standing_there_takes_no_more() -> None:
    state = play(scene(pawn=4, cash=[100, 100]), "print 1", "defraud 2")
    assert state.cash == (100, 130)


@pytest.mark.parametrize(
    ("players", "investigations", "last"), [(2, (5, 9, 12), 13), (3, (7, 12, 18), 20), (4, (7, 12, 18), 20)]
)
def test_5_2_from_each_investigation_on_one_quality_more_is_refused(
    players: int, investigations: tuple[int, ...], last: int
) -> None:
    for pawn in range(last):
        state = scene(players, pawn=pawn, fakes={0: (3, 3, 3)})
        worst = sum(space <= pawn for space in investigations)
        assert state.refused == worst
        qualities = {quality for text in listed(state, "shop") for quality in handed(text)}
        assert qualities == {1, 2, 3} - set(range(worst + 1))
        for quality in range(1, worst + 1):
            text = f"shop 1 {'/'.join('1' if each == quality else '0' for each in (1, 2, 3))}"
            found = refused(state, text)
            assert (found.code, found.clause, dict(found.params)) == ("quality_refused", "5.2", {"quality": quality})


def handed(text: str) -> set[int]:
    """The qualities that an action hands over."""
    return {quality for quality, count in enumerate(text.split()[2].split("/"), 1) if count != "0"}


def test_5_2_one_refused_fake_among_others_is_enough() -> None:
    state = scene(pawn=5, fakes={0: (3, 3, 3)})
    assert listed(state, "shop") == [
        f"shop 1 0/{two}/{three}" for two in range(4) for three in range(4) if 1 <= two + three <= 3
    ]
    assert dict(refused(state, "shop 1 1/1/1").params) == {"quality": 1}
    state = scene(pawn=9, fakes={0: (3, 3, 3)})
    assert listed(state, "shop") == ["shop 1 0/0/1", "shop 1 0/0/2", "shop 1 0/0/3"]
    assert dict(refused(state, "shop 1 0/1/1").params) == {"quality": 2}
    assert listed(scene(pawn=12, fakes={0: (3, 3, 3)}), "shop") == []


def test_5_2_the_three_investigations_one_after_the_other() -> None:
    """Each by the hat of a fence, the third with the supermarket then closed."""
    state = scene(pawn=4, fakes={0: (9, 9, 9), 1: (9, 9, 9)})
    seen: list[tuple[int, int]] = []
    while state.pawn < 12:
        state = lay_down(play(state, "fence 1 1/0/0"))
        seen.append((state.pawn, state.refused))
    assert seen == [(5, 1), (6, 1), (7, 1), (8, 1), (9, 2), (10, 2), (11, 2), (12, 3)]


def test_5_2_what_is_handed_over_there_is_taken_before_the_pawn_moves() -> None:
    """The supermarket has a hat itself: its own investigation comes after."""
    state = play(scene(pawn=4, fakes={0: (1, 0, 0)}), "shop 1 1/0/0")
    assert (state.pawn, state.cash, state.refused) == (5, (50, 0), 1)


def test_5_3_the_strike_is_there_for_the_next_player() -> None:
    state = play(scene(pawn=6, cash=[100, 100]), "print 2")
    assert (state.pawn, listed(state, "fly")) == (7, [])
    assert refused(state, "fly commercial 10").code == "strike"


def test_5_4_the_last_space_is_a_godfather_and_ends_the_game() -> None:
    state = play(scene(pawn=12, cash=[100, 30]), "print 2")
    assert (state.pawn, state.cash, state.is_ending) == (13, (50, 10), True)
    assert acting(state) == ("Finishing", 1)
    state = play(scene(3, pawn=19, cash=[100, 30, 10]), "print 3")
    assert (state.pawn, state.cash, acting(state)) == (20, (50, 10, 0), ("Finishing", 1))
    assert all(board.last in board.godfathers for edition in (REFERENCE, TINY) for board in edition.boards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_4_the_pawn_never_goes_back_nor_further(players: int) -> None:
    for seed in range(5):
        pawns = [state.pawn for state in every_state(players, seed)]
        assert pawns == sorted(pawns)
        assert set(pawns) == set(range({2: 0, 3: 3, 4: 0}[players], {2: 14, 3: 21, 4: 21}[players]))
