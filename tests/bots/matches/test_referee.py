"""A referee that is driven from outside, decision by decision, and takes actions back."""

from collections.abc import Sequence
from typing import Any

import pytest

import criminals
from criminals import Rng
from criminals.bots import RandomBot
from criminals.bots.matches.referee import Referee
from criminals.games import counterfeiters, crooks


class Listener:
    """Passes, and remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.view_record: criminals.ViewRecord | None = None

    def follow(self, view_record: criminals.ViewRecord) -> None:
        self.view_record = view_record

    def observe(self, view_events: Sequence[Any]) -> None:
        self.told += view_events

    def choose(self, view: counterfeiters.View, rng: Rng) -> counterfeiters.Action:
        return criminals.legal_actions(view)[-1]


def test_a_seat_without_a_bot_is_played_from_outside() -> None:
    first = criminals.new_game("crooks", players=2, seed=3)
    start = criminals.actor(first)
    assert start is not None
    bots: list[RandomBot | None] = [RandomBot(), RandomBot()]
    bots[start] = None
    referee = Referee.of(first, bots, 1)
    with pytest.raises(ValueError, match=f"no bot is to act: seat {start} has none"):
        referee.turn()
    with pytest.raises(criminals.IllegalAction):
        referee.take(crooks.Take(3))
    assert referee.actions == []
    referee.take(crooks.Pass())
    while criminals.actor(referee.state) is not None:
        assert referee.turn() is None
    with pytest.raises(ValueError, match="the game is over"):
        referee.turn()


def test_what_is_taken_back_is_told_to_nobody() -> None:
    first = criminals.new_game("counterfeiters", players=2, seed=4)
    seat = criminals.actor(first)
    assert isinstance(seat, int)
    listener = Listener()
    bots: list[Listener | None] = [listener, listener]
    bots[seat] = None
    referee = Referee.of(first, bots, 1)
    referee.take(counterfeiters.Print(1))
    referee.take_back()
    assert (referee.state, referee.actions) == (first, [])
    referee.take(counterfeiters.Print(2))
    assert referee.turn() is None
    printed = [fact.space for fact in listener.told if isinstance(fact, counterfeiters.Printed)]
    assert printed == ["print 2"]
    played = criminals.Record.of(first, [counterfeiters.Print(2)])
    assert listener.view_record == played.for_viewer(1 - seat)


def test_what_follows_a_loaded_action_that_was_taken_back_is_told() -> None:
    first = criminals.new_game("counterfeiters", players=2, seed=4)
    seat = criminals.actor(first)
    assert isinstance(seat, int)
    listener = Listener()
    bots: list[Listener | None] = [listener, listener]
    bots[seat] = None
    referee = Referee.of(first, bots, 1, actions=[counterfeiters.Print(1)])
    referee.take_back()
    referee.take(counterfeiters.Print(2))
    assert referee.turn() is None
    printed = [fact.space for fact in listener.told if isinstance(fact, counterfeiters.Printed)]
    assert printed == ["print 2"]


def test_the_end_is_told_once() -> None:
    """Whoever hosts a game closes it again after a bot that failed at the end was replaced."""
    listeners = [Listener(), Listener()]
    referee = Referee.of(criminals.new_game("crooks", players=2, seed=3, edition="tiny"), listeners, 1)
    assert referee.run() is None
    told = [listener.view_record for listener in listeners]
    for listener in listeners:
        listener.view_record = None
    assert referee.close() is None
    assert [listener.view_record for listener in listeners] == [None, None]
    record = criminals.Record.of(referee.first, referee.actions)
    assert told == [record.for_viewer(0), record.for_viewer(1)]
