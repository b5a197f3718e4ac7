"""The tasks of the processes, called here in the test's own."""

from random import Random

from criminals.games import crooks
from criminals.web.workers import tasks
from tests.web.bad_bots import Keeps


def test_a_bot_that_holds_something_is_closed_after_its_choice() -> None:
    """For each choice one is made anew, and what it keeps would add up."""
    state = crooks.new_game(players=2, rng=Random(1))
    view = crooks.view(state, crooks.actor(state) or 0)
    found = tasks.choice("python:tests.web.bad_bots:Keeps", view, 10.0)
    assert crooks.parse_action(found["action"]) in crooks.legal_actions(view)
    assert not Keeps.kept
