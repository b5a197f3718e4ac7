"""§5: who wins, and when; §6.4 and §7.6: what is shown then, and how long it can take."""

import random

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.game.results import Outcome
from criminals.games import sicario
from criminals.games.sicario import State
from tests.games.positions import listed, play
from tests.games.sicario.scenes import HOME, LONGEST, NAMES, acting, every_state, scene


def won(state: State) -> tuple[tuple[int, ...], str]:
    """Who won a game that is over, and by which clause."""
    assert acting(state) == ("over", None)
    assert listed(state) == []
    outcome = sicario.outcome(state)
    assert isinstance(outcome, Outcome)
    return outcome.winners, outcome.clause


def hunting(*at: int | None, hunter: int = 0) -> State:
    return scene(*at, hunter=hunter, phase=sicario.Hunting(hunter))


def test_5_1_with_three_players_one_at_the_embassy_is_enough() -> None:
    assert won(play(scene(44, 0), "roll 1")) == ((1, 2), "5.1")


def test_5_1_with_four_players_two_are_needed() -> None:
    state = play(scene(44, 43, 0), "roll 1")
    assert (acting(state), sicario.outcome(state)) == (("rolling", 2), None)
    assert won(play(state, "roll 6")) == ((1, 2, 3), "5.1")


def test_5_1_a_capture_wins_for_all_agents() -> None:
    """§3.7."""
    assert won(play(scene(7, 0, 0), "roll 4, capture Boris")) == ((1, 2, 3), "3.7")
    assert won(play(scene(7, 0), "roll 4, capture Boris")) == ((1, 2), "3.7")


def test_5_1_a_capture_wins_with_one_home_and_one_out() -> None:
    state = play(scene(HOME, None, 10, seat=3), "roll 1, capture Boris")
    assert won(state) == ((1, 2, 3), "3.7")


def test_5_2_two_eliminations_win_with_three_players() -> None:
    state = play(hunting(4, 5), "eliminate 1 Olga")
    assert (acting(state), sicario.outcome(state)) == (("rolling", 2), None)
    assert won(play(hunting(None, 5), "eliminate 2 Glenda")) == ((0,), "5.2")


def test_5_2_two_eliminations_win_with_four_players() -> None:
    state = play(hunting(4, 5, 8), "eliminate 3 Zeno")
    assert (acting(state), sicario.outcome(state)) == (("rolling", 1), None)
    assert won(play(hunting(4, 5, None), "eliminate 1 Olga")) == ((0,), "5.2")


def test_5_2_one_elimination_more_than_one_home_is_enough_too() -> None:
    assert won(play(hunting(HOME, None, 4), "eliminate 3 Zeno")) == ((0,), "5.2")


def test_5_2_with_one_home_and_one_out_the_last_agent_decides() -> None:
    """It alone throws, and wins for the agents at the embassy."""
    state = scene(HOME, None, 40, seat=3, deck=["blackout", "lose-turn"])
    assert won(play(state, "roll 6")) == ((1, 2, 3), "5.1")
    state = play(state, "roll 2")
    assert acting(state) == ("rolling", 3), "the sicario lost its turn, nobody else has one"
    assert won(play(state, "roll 3")) == ((1, 2, 3), "5.1")


def test_5_2_the_last_agent_of_three_players_goes_on_alone() -> None:
    state = play(hunting(4, 10), "eliminate 1 Olga", "roll 1, skip")
    assert acting(state) == ("rolling", 2)


@pytest.mark.parametrize("hunter", [0, 1, 2, 3])
def test_5_3_all_agents_win_together_the_eliminated_too(hunter: int) -> None:
    """A point for each winner, none for the others, with a line for each point."""
    agents = tuple(seat for seat in range(4) if seat != hunter)
    state = play(scene(44, HOME, None, hunter=hunter), "roll 1")
    assert won(state) == (agents, "5.1")
    sheet = sicario.score(state)
    assert sheet.points == tuple(int(seat != hunter) for seat in range(4))
    assert [(line.seat, line.points, line.reason, line.clause) for line in sheet.lines] == [
        (seat, 1, "embassy", "5.1") for seat in agents
    ]


def test_5_3_the_sicario_wins_alone() -> None:
    state = play(scene(4, None, 0, hunter=2, phase=sicario.Hunting(2)), "eliminate 3 Zeno")
    assert won(state) == ((2,), "5.2")
    assert sicario.score(state).points == (0, 0, 1, 0)


def test_6_4_at_the_end_all_is_shown() -> None:
    before = scene(44, 0, deck=["tip-off", "blackout"], read=["lose-turn", "advance-3"])
    after = play(before, "roll 1")
    assert after.shown == NAMES[:3]
    assert (after.unread, after.bottom, after.unread_size) == ((), before.deck, 0)
    for viewer in (0, 1, 2, SPECTATOR):
        view = sicario.view(after, viewer)
        assert (view.shown, view.bottom) == (after.shown, before.deck)


@pytest.mark.parametrize(
    "state",
    [
        play(scene(7, 0), "roll 4, capture Boris"),
        play(hunting(None, 5), "eliminate 2 Glenda"),
        play(scene(43, 0, deck=["advance-1"]), "roll 1"),
        play(scene(40, 0, deck=["advance-1", "advance-3"]), "roll 1"),
    ],
    ids=["capture", "elimination", "advance", "two advances"],
)
def test_6_4_however_it_ends(state: State) -> None:
    assert state.shown == NAMES[:3]
    assert (state.unread, len(state.bottom)) == ((), 16)
    assert sicario.score(sicario.view(state, 1)) == sicario.score(state)


def test_no_turn_is_spent_at_the_end() -> None:
    """What was still to be lost stays so."""
    state = play(scene(44, 0, lost={0: 1, 2: 1}), "roll 1")
    assert state.lost == (1, 0, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_7_6_a_game_ends_within_the_bound(players: int) -> None:
    for seed in range(20):
        assert len(list(every_state(players, seed))) - 1 <= LONGEST[players]


def test_7_6_what_is_told_of_the_bound() -> None:
    assert {players: sicario.longest(sicario.REFERENCE, players) for players in (3, 4)} == LONGEST


@pytest.mark.parametrize("players", [3, 4])
def test_7_6_slow_games_end_within_the_bound(players: int) -> None:
    """Every throw is a 1, and nobody names anybody."""
    rng = random.Random(players)
    longest = 0
    for seed in range(12):
        state = sicario.new_game(players=players, rng=random.Random(seed))
        count = 0
        while actions := sicario.legal_actions(state):
            slow = [action for action in actions if not isinstance(action, sicario.Capture | sicario.Eliminate)]
            state = sicario.apply(state, slow[0] if isinstance(slow[0], sicario.Roll) else rng.choice(slow))
            count += 1
        assert won(state)[1] == "5.1"
        longest = max(longest, count)
    assert LONGEST[players] // 4 < longest <= LONGEST[players]
