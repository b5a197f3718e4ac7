"""The random bot, eager and not: it chooses from a view, by one draw."""

from collections import Counter
from random import Random

import pytest

import criminals
from criminals.bots import RandomBot
from criminals.games import crooks

BOTS = pytest.mark.parametrize("bot", [RandomBot(), RandomBot(eager=True)], ids=["random", "eager"])
EAGER = RandomBot(eager=True)


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


def test_the_random_bot_gives_every_legal_action_the_same_chance() -> None:
    view = own_view(crooks.new_game(players=4, rng=Random(1)))
    actions, rng, games = crooks.legal_actions(view), Random(2), 9000
    drawn = Counter(RandomBot().choose(view, rng) for _ in range(games))
    assert drawn.keys() == set(actions)
    assert len(actions) == 10
    fair = games / len(actions)
    assert sum((drawn[action] - fair) ** 2 / fair for action in actions) < 27.9  # chi-square, 9 degrees, 1 in 1000


@BOTS
def test_a_bot_draws_once_and_repeats_itself_with_its_generator(bot: RandomBot) -> None:
    view = own_view(crooks.new_game(players=2, rng=Random(1)))
    last = Last()
    assert bot.choose(view, last) in crooks.legal_actions(view)
    assert len(last.asked) == 1
    assert [bot.choose(view, Random(seed)) for seed in range(50)] == [
        bot.choose(view, Random(seed)) for seed in range(50)
    ]


def test_the_eager_bot_passes_only_if_it_must() -> None:
    view = own_view(crooks.new_game(players=2, rng=Random(1)))
    *others, last = crooks.legal_actions(view)
    assert last == crooks.Pass()
    assert {EAGER.choose(view, Random(seed)) for seed in range(200)} == set(others)
    broke = own_view(crooks.new_game(players=2, rng=Random(1), edition=poor()))
    assert crooks.legal_actions(broke) == (crooks.Pass(),)
    assert EAGER.choose(broke, Random(1)) == crooks.Pass()


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


def test_the_eager_bot_declines_only_if_it_must() -> None:
    rng, choices = Random(3), 0
    for _ in range(40):
        state = crooks.new_game(players=2, rng=rng, edition=crooks.TINY)
        while (seat := crooks.actor(state)) is not None:
            view = crooks.view(state, seat)
            action = EAGER.choose(view, rng)
            if crooks.Decline() in crooks.legal_actions(view):
                choices += 1
                assert (action == crooks.Decline()) == (crooks.legal_actions(view) == (crooks.Decline(),))
            state = crooks.apply(state, action)
    assert choices > 10


@BOTS
def test_a_bot_refuses_a_view_with_nothing_to_choose(bot: RandomBot) -> None:
    state = crooks.new_game(players=2, rng=Random(1))
    assert state.actor is not None
    nothing = "another is to act, or the game is over"
    for viewer in (1 - state.actor, criminals.SPECTATOR):
        with pytest.raises(ValueError, match=nothing):
            bot.choose(crooks.view(state, viewer), Random(1))
    over = crooks.apply(crooks.apply(state, crooks.Pass()), crooks.Pass())
    assert crooks.actor(over) is None
    for viewer in (0, 1, criminals.SPECTATOR):
        with pytest.raises(ValueError, match=nothing):
            bot.choose(crooks.view(over, viewer), Random(1))
