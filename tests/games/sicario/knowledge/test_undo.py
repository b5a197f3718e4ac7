"""Taking back an action: refused once another or chance acted, or once anybody could tell more by it."""

import pytest

from criminals.core.records.record import Record
from criminals.core.records.undo import can_undo, changes_worlds
from criminals.games import sicario
from criminals.games.sicario import REFERENCE, Answer, Decoding, Fact, Hunting, Setup, State
from tests.games.sicario.scenes import scene

FIRST = ("advance-4", "advance-1", "tip-off")
EVENTS = (*FIRST, *(event for event in REFERENCE.events if event not in FIRST), "tip-off", "tip-off")
"""A deck that leads from space 6 to the antenna, and from space 1 to a tip-off."""


def record(*texts: str) -> Record:
    """The record of a game in which seat 0 is the sicario."""
    setup = Setup(("Boris", "Olga", "Glenda"), EVENTS)
    actions = tuple(sicario.parse_action(text) for text in texts)
    return Record("sicario", REFERENCE, 3, setup, actions)


def code(played: Record, seat: int) -> str | None:
    refusal = can_undo(played, seat)
    return None if refusal is None else refusal.code


def test_a_skip_can_be_taken_back() -> None:
    assert code(record("roll 6", "skip"), 1) is None


@pytest.mark.parametrize("text", ["disc man hat glasses", "capture Zeno", "capture Boris"])
def test_what_was_heard_of_the_sicario_can_not_be_taken_back(text: str) -> None:
    assert code(record("roll 6", text), 1) == "something_revealed"


def test_an_answer_can_not_be_taken_back() -> None:
    assert code(record("roll 1", "ask 1 hat"), 0) == "something_revealed"


def test_a_throw_is_not_a_players_to_take_back() -> None:
    for seat in range(3):
        assert code(record("roll 6"), seat) == "nothing_to_undo"
    played = record("roll 6", "skip", "roll 3")
    refusal = can_undo(played, 1)
    assert refusal is not None
    assert (refusal.code, dict(refusal.params)) == ("another_acted", {"actor": "chance"})
    assert code(played, 2) == "nothing_to_undo"


def test_another_players_action_is_not_ones_own() -> None:
    refusal = can_undo(record("roll 6", "skip", "roll 1", "ask 2 hat"), 1)
    assert refusal is not None
    assert (refusal.code, dict(refusal.params)) == ("another_acted", {"actor": 0})


def reveals(state: State, text: str) -> bool:
    return changes_worlds(sicario, state, sicario.parse_action(text))


def test_what_everybody_knew_reveals_nothing() -> None:
    facts: dict[int, set[Fact]] = {1: {Answer("green-hat", yes=True)}}
    state = scene(10, 14, phase=Hunting(0), read=["tip-off"], facts=facts)
    for text in ("ask 1 green-hat", "ask 1 scar", "ask 1 hat", "eliminate 1 Boris"):
        assert not reveals(state, text)
    assert not reveals(state, "eliminate 1 Olga")


def test_what_is_new_to_anybody_reveals() -> None:
    state = scene(10, 14, phase=Hunting(0), read=["lose-turn"], lost={1: 1})
    for text in ("ask 1 hat", "ask 1 man", "eliminate 1 Zeno", "eliminate 1 Olga"):
        assert reveals(state, text)
    at_antenna = scene(11, 3, phase=Decoding(1))
    assert not reveals(at_antenna, "skip")
    assert reveals(at_antenna, "capture Olga")  # to others than Olga
