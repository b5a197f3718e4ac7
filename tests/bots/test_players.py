"""The players that come with the library: they choose from a view, by chance, and play whole games."""

from collections import Counter
from random import Random

import pytest

import criminals
from criminals.bots import Player, eager_player, random_player
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS

PLAYERS = pytest.mark.parametrize("player", [random_player, eager_player])


class Last:
    """A generator that always draws the last one, and tells of how many."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def randrange(self, start: int, /) -> int:
        self.asked.append(start)
        return start - 1

    def shuffle(self, x: list[object], /) -> None:
        raise AssertionError("one draw is enough to choose")


def own_view(state: crooks.State) -> crooks.View:
    seat = crooks.actor(state)
    assert seat is not None
    return crooks.view(state, seat)


def test_the_random_player_gives_every_legal_action_the_same_chance() -> None:
    view = own_view(crooks.new_game(players=4, rng=Random(1)))
    actions, rng, games = crooks.legal_actions(view), Random(2), 9000
    drawn = Counter(random_player(view, rng) for _ in range(games))
    assert drawn.keys() == set(actions)
    assert len(actions) == 10
    fair = games / len(actions)
    assert sum((drawn[action] - fair) ** 2 / fair for action in actions) < 27.9  # chi-square, 9 degrees, 1 in 1000


@PLAYERS
def test_a_player_draws_once_and_repeats_itself_with_its_generator(player: Player) -> None:
    view = own_view(crooks.new_game(players=2, rng=Random(1)))
    last = Last()
    assert player(view, last) in crooks.legal_actions(view)
    assert len(last.asked) == 1
    assert [player(view, Random(seed)) for seed in range(50)] == [player(view, Random(seed)) for seed in range(50)]


def test_the_eager_player_passes_only_if_it_must() -> None:
    view = own_view(crooks.new_game(players=2, rng=Random(1)))
    *others, last = crooks.legal_actions(view)
    assert last == crooks.Pass()
    assert {eager_player(view, Random(seed)) for seed in range(200)} == set(others)
    broke = own_view(crooks.new_game(players=2, rng=Random(1), edition=poor()))
    assert crooks.legal_actions(broke) == (crooks.Pass(),)
    assert eager_player(broke, Random(1)) == crooks.Pass()


def poor() -> crooks.Edition:
    """An edition in which nobody can ever recruit: a dollar each, and two crooks in the one hangout."""
    return crooks.Edition(
        name="poor",
        crooks=tuple(crooks.Crook(number, 1, 0, (), None) for number in (1, 2)),
        targets=(2,),
        piles={2: (2,)},
        purse=1,
        money=2,
        gang_points={2: 0},
    )


def test_the_eager_player_declines_only_if_it_must() -> None:
    rng, choices = Random(3), 0
    for _ in range(40):
        state = crooks.new_game(players=2, rng=rng, edition=crooks.TINY)
        while (seat := crooks.actor(state)) is not None:
            view = crooks.view(state, seat)
            action = eager_player(view, rng)
            if crooks.Decline() in crooks.legal_actions(view):
                choices += 1
                assert (action == crooks.Decline()) == (crooks.legal_actions(view) == (crooks.Decline(),))
            state = crooks.apply(state, action)
    assert choices > 10


@PLAYERS
def test_a_player_refuses_a_view_with_nothing_to_choose(player: Player) -> None:
    state = crooks.new_game(players=2, rng=Random(1))
    assert state.actor is not None
    nothing = "another is to act, or chance, or the game is over"
    for viewer in (1 - state.actor, criminals.SPECTATOR):
        with pytest.raises(ValueError, match=nothing):
            player(crooks.view(state, viewer), Random(1))
    over = crooks.apply(crooks.apply(state, crooks.Pass()), crooks.Pass())
    assert crooks.actor(over) is None
    for viewer in (0, 1, criminals.SPECTATOR):
        with pytest.raises(ValueError, match=nothing):
            player(crooks.view(over, viewer), Random(1))


@PLAYERS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_play_whole_games(player: Player, players: int) -> None:
    rng = Random(players)
    for _ in range(10):
        state = crooks.new_game(players=players, rng=rng)
        for _ in range(crooks.longest(state.edition, players)):
            seat = crooks.actor(state)
            if seat is None:
                break
            state = crooks.apply(state, player(crooks.view(state, seat), rng))
        assert crooks.outcome(state) is not None


@PLAYERS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_play_whole_games_of_counterfeiters(player: Player, players: int) -> None:
    rng = Random(players)
    state = counterfeiters.new_game(players=players, rng=rng)
    for _ in range(KITS["counterfeiters"].longest(state)):
        seat = counterfeiters.actor(state)
        if seat is None:
            break
        state = counterfeiters.apply(state, player(counterfeiters.view(state, seat), rng))
    assert counterfeiters.outcome(state) is not None


@PLAYERS
@pytest.mark.parametrize("players", [3, 4])
def test_players_play_whole_games_of_sicario(player: Player, players: int) -> None:
    """They decide for seats; the die is thrown by whoever hosts the game."""
    rng = Random(players)
    state = sicario.new_game(players=players, rng=rng)
    for _ in range(sicario.longest(state.edition, players)):
        state = criminals.advance(state, rng)
        seat = sicario.actor(state)
        if seat is None:
            break
        assert isinstance(seat, int)
        state = sicario.apply(state, player(sicario.view(state, seat), rng))
    assert sicario.outcome(state) is not None


@PLAYERS
def test_a_player_is_not_asked_to_throw_the_die(player: Player) -> None:
    state = sicario.new_game(players=3, rng=Random(1))
    assert sicario.actor(state) is criminals.CHANCE
    for viewer in (*sicario.seats(state), criminals.SPECTATOR):
        with pytest.raises(ValueError, match="another is to act, or chance"):
            player(sicario.view(state, viewer), Random(1))


def test_the_eager_player_skips_no_antenna() -> None:
    state = sicario.apply(sicario.new_game(players=3, rng=Random(1)), sicario.Roll(6))
    seat = sicario.actor(state)
    assert isinstance(seat, int)
    view = sicario.view(state, seat)
    *others, last = sicario.legal_actions(view)
    assert last == sicario.Skip()
    assert {eager_player(view, Random(seed)) for seed in range(600)} == set(others)
