"""One bot is asked for one action."""

import math
import signal
from random import Random
from typing import Any

import pytest

from criminals import Rng
from criminals.bots import Foul, RandomBot, ask, play, tournament
from criminals.bots.matches.activity import Activity
from criminals.bots.matches.forfeits import Forfeits
from criminals.games import crooks
from tests.bots.strange_bots import Crasher, Giver, Sleeper

STATE = crooks.new_game(players=2, rng=Random(1), first=0)
VIEW = crooks.view(STATE, 0)


class Wrong:
    """Gives what is not legal now."""

    def choose(self, view: Any, rng: Rng) -> Any:
        return crooks.Leave()


def test_a_legal_action_is_given() -> None:
    assert ask(RandomBot(), VIEW, Random(1)) in crooks.legal_actions(VIEW)


@pytest.mark.parametrize(
    ("bot", "reason", "text"),
    [
        (Wrong(), "illegal", "leave: wrong_phase (§3.2)"),
        (Crasher(), "crash", "RuntimeError: out of ideas"),
        (Giver("leaves", "__str__"), "crash", "SystemExit: for the host"),
        (Sleeper(), "time", "took longer than 0.1 s"),
    ],
)
def test_a_foul_is_given_instead(bot: Any, reason: Any, text: str) -> None:
    assert ask(bot, VIEW, Random(1), limit=0.1) == Foul(0, reason, text)


@pytest.mark.parametrize("limit", [0, -1, math.nan, math.inf, 1e20, "1", True])
def test_a_wrong_limit_is_the_hosts_mistake_not_the_bots(limit: Any) -> None:
    told = "a limit is a number of seconds above 0, at most 10000000, not"
    with pytest.raises(ValueError, match=told):
        ask(RandomBot(), VIEW, Random(1), limit=limit)
    with pytest.raises(ValueError, match=told):
        play("crooks", [RandomBot(), RandomBot()], limit=limit)
    with pytest.raises(ValueError, match=told):
        tournament("crooks", ["random", "rule"], limit=limit)
    assert ask(RandomBot(), VIEW, Random(1), limit=10_000_000) in crooks.legal_actions(VIEW)


# --- what a host does with Ctrl-C ---


class Pressed:
    """A person presses Ctrl-C while it thinks."""

    def choose(self, view: Any, rng: Rng) -> Any:
        signal.raise_signal(signal.SIGINT)
        return RandomBot().choose(view, rng)


class Ignorer:
    """Sees to it that Ctrl-C means nothing any more."""

    def choose(self, view: Any, rng: Rng) -> Any:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return RandomBot(eager=True).choose(view, rng)


def test_a_host_that_deals_with_ctrl_c_by_itself_is_not_interrupted() -> None:
    noted: list[int] = []

    def note(number: int, _frame: object) -> None:
        noted.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        assert ask(Pressed(), VIEW, Random(1)) in crooks.legal_actions(VIEW)
        assert noted == [signal.SIGINT]
        assert signal.getsignal(signal.SIGINT) is note
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_a_bot_cannot_take_ctrl_c_from_its_host() -> None:
    """It comes in the call of the next bot."""
    with pytest.raises(KeyboardInterrupt):
        play("crooks", [Ignorer(), Pressed()], seed=1)
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        ask(Ignorer(), VIEW, Random(1))
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_in_a_call_leaves_no_bot_at_work() -> None:
    forfeits = Forfeits()
    with pytest.raises(KeyboardInterrupt):
        forfeits.foul(1, lambda: Pressed().choose(VIEW, Random(1)))
    assert forfeits.activity.read() == Activity(calls=1, seat=-1)
