"""One bot is asked for one action."""

from random import Random
from typing import Any

import pytest

from criminals import Rng
from criminals.bots import Foul, RandomBot, ask
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
