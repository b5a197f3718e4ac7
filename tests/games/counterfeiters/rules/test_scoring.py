"""§6.4, §6.5: the score, explained line by line, and who wins."""

from typing import Any

import pytest

from criminals.core.base.errors import NotOver
from criminals.core.base.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import REASONS, State
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import play


def ended(**given: Any) -> State:
    """A scene that is over after the next `laydown`; the Godfather takes half of the cash before."""
    state = scene(pawn=12, seat=1, idle=(0, 1), **given)
    return play(state, "laydown")


def lines(state: State) -> list[tuple[int | None, int, str, str, dict[str, object]]]:
    return [
        (line.seat, line.points, line.reason, line.clause, dict(line.params))
        for line in counterfeiters.score(state).lines
    ]


def test_6_4_cash_and_offshore_money_count_fakes_and_cards_do_not() -> None:
    state = ended(cash=[100, 20], offshore=[30, 0], fakes={1: (9, 9, 9)}, cards={1: [9, 18, 27]})
    assert counterfeiters.score(state).points == (80, 10)
    assert lines(state) == [
        (0, 50, "cash", "6.4", {"amount": 50}),
        (0, 30, "offshore", "6.4", {"amount": 30}),
        (1, 10, "cash", "6.4", {"amount": 10}),
    ]


def test_6_4_most_wins() -> None:
    outcome = counterfeiters.outcome(ended(cash=[100, 20]))
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((0,), "6.4")
    outcome = counterfeiters.outcome(ended(cash=[100, 20], offshore=[0, 50]))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_6_4_a_tie_is_shared() -> None:
    outcome = counterfeiters.outcome(ended(cash=[100, 0], offshore=[0, 50]))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    three = scene(3, pawn=19, seat=2, idle=(0, 0, 1), offshore=[20, 70, 70])
    outcome = counterfeiters.outcome(play(three, "laydown"))
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_6_4_nobody_has_won_before_the_end() -> None:
    assert counterfeiters.outcome(scene(cash=[100])) is None
    *before, last = every_state(3, seed=2)
    assert all(counterfeiters.outcome(state) is None for state in before)
    assert counterfeiters.outcome(last) is not None


def test_6_5_before_the_end_tickets_count_too_and_lunches_do_not() -> None:
    state = scene(cash=[100, 20], offshore=[0, 30], fakes={0: (1, 1, 1)}, cards={0: [34, 16], 1: [38, 39]})
    assert counterfeiters.score(state).points == (150, 230)
    assert lines(state) == [
        (0, 100, "cash", "6.4", {"amount": 100}),
        (0, 50, "tickets", "6.3", {"amount": 50, "values": (50,)}),
        (1, 20, "cash", "6.4", {"amount": 20}),
        (1, 30, "offshore", "6.4", {"amount": 30}),
        (1, 180, "tickets", "6.3", {"amount": 180, "values": (80, 100)}),
    ]


@pytest.mark.parametrize(("first", "points"), [(0, (80, 20)), (1, (0, 100))])
def test_6_5_tickets_at_most_what_the_bank_has_in_turn_order(first: int, points: tuple[int, ...]) -> None:
    state = scene(cards={0: [38], 1: [39]}, bank=100, first=first)
    assert counterfeiters.score(state).points == points


def test_6_5_at_the_end_tickets_are_in_the_cash() -> None:
    state = ended(cash=[20, 0], cards={0: [38]})
    assert lines(state) == [(0, 90, "cash", "6.4", {"amount": 90}), (1, 0, "cash", "6.4", {"amount": 0})]


def test_6_5_while_the_last_lunches_are_eaten_tickets_are_still_to_come() -> None:
    state = ended(fakes={0: (1, 0, 0)}, cards={0: [16], 1: [38]})
    assert counterfeiters.score(state).points == (0, 80)
    assert counterfeiters.score(play(state, "dine 1")).points == (50, 80)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_sum_to_the_points_and_have_known_reasons(players: int) -> None:
    reasons: set[str] = set()
    for seed in range(4):
        for state in every_state(players, seed):
            sheet = counterfeiters.score(state)
            assert sheet.points == tuple(
                sum(line.points for line in sheet.lines if line.seat == seat) for seat in range(players)
            )
            reasons |= {line.reason for line in sheet.lines}
            assert {line.game for line in sheet.lines} == {"counterfeiters"}
            outcome = counterfeiters.outcome(state)
            if outcome is not None:
                best = max(sheet.points)
                assert outcome.winners == tuple(seat for seat in range(players) if sheet.points[seat] == best)
    assert reasons == set(REASONS)


def test_a_view_has_a_score_once_the_game_is_over() -> None:
    """Before, it would tell how money is split (§7.2)."""
    state = scene(cash=[100], offshore=[50])
    for viewer in (0, 1, SPECTATOR):
        with pytest.raises(
            NotOver, match=r"^score: a view has one when all money is shown, at the end of the game \(§7\.4\)$"
        ):
            counterfeiters.score(counterfeiters.view(state, viewer))
    over = ended(cash=[100, 30], offshore=[50])
    for viewer in (0, 1, SPECTATOR):
        seen = counterfeiters.view(over, viewer)
        assert counterfeiters.score(seen) == counterfeiters.score(over)
        assert counterfeiters.outcome(seen) == counterfeiters.outcome(over)
