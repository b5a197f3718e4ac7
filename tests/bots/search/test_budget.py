"""How long a search goes on: by number, by time, or by whichever is first."""

from random import Random
from typing import Any

import pytest

from criminals.bots import ISMCTSBot, make_bot, random_rollout
from criminals.bots.search import budget
from criminals.games import crooks


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The readings of a clock that goes on by a tenth of a second each time it is read."""
    told: list[float] = []

    def clock() -> float:
        told.append(len(told) / 10)
        return told[-1]

    monkeypatch.setattr(budget, "perf_counter", clock)
    return told


def tried(bot: ISMCTSBot) -> int:
    """The iterations of one choice at the start of a game."""
    state = crooks.new_game(players=2, rng=Random(1))
    return bot.analyse(crooks.view(state, state.actor or 0), Random(1)).iterations


def shallow(**settings: Any) -> ISMCTSBot:
    return ISMCTSBot(depth=1, curiosity=0, rollout=random_rollout, **settings)


def test_seconds_alone_mean_the_time(ticks: list[float]) -> None:
    """It goes on beyond the usual number of iterations, until the time is over."""
    assert tried(shallow(seconds=70)) == 700 > budget.ITERATIONS
    assert ticks[-1] == 70


def test_iterations_alone_mean_the_number(ticks: list[float]) -> None:
    assert tried(shallow(iterations=600)) == 600
    assert not ticks


def test_of_both_the_first_to_be_spent_counts(ticks: list[float]) -> None:
    assert tried(shallow(iterations=30, seconds=1)) == 10
    assert tried(shallow(iterations=5, seconds=1)) == 5


def test_neither_means_the_usual_number(ticks: list[float]) -> None:
    assert tried(shallow()) == budget.ITERATIONS
    assert not ticks


def test_something_is_tried_even_if_there_is_no_time(ticks: list[float]) -> None:
    assert tried(shallow(seconds=1e-6)) == 1


def test_what_is_prepared_takes_its_time(ticks: list[float]) -> None:
    """The clock runs while worlds are drawn and weighed."""

    def weigh(_view: Any, _world: Any) -> float:
        ticks.append(len(ticks) / 10)
        return 1.0

    assert tried(shallow(seconds=10, weigh=weigh, pool=90)) == 10


def test_a_text_can_say_the_time_and_the_playouts() -> None:
    bot = make_bot("ismcts:seconds=2,rollout=random")
    assert bot == ISMCTSBot(seconds=2, rollout=random_rollout)
    assert make_bot("ismcts:rollout=rules") == ISMCTSBot() == make_bot("ismcts")
    with pytest.raises(ValueError, match="the setting rollout is random or rules, not 'rule'"):
        make_bot("ismcts:rollout=rule")
