"""A whole game of three, reckoned by hand from the rules: as JSON, as a text, and ply by ply."""

from typing import Final

import pytest

from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.games import sicario
from criminals.games.sicario import Answer, Lights, Missed, Over
from tests.games.sicario.papers import RECORD

PLIES: Final[tuple[tuple[str, str, tuple[int | None, int, int], tuple[int, int, int]], ...]] = (
    # what is played, the phase after it, the spaces, the turns to be lost
    ("roll 1", "Questioning(seat=0, agent=1)", (None, 1, 0), (0, 0, 0)),  # the street: a tip-off
    ("ask 1 hat", "Rolling(seat=2)", (None, 1, 0), (0, 0, 0)),
    # space 1 is taken, so space 2: advance-2, to a street: lose-turn
    ("roll 1", "Hunting(seat=0)", (None, 1, 4), (0, 0, 1)),
    ("ask 2 man", "Rolling(seat=1)", (None, 1, 4), (0, 0, 1)),
    # space 6: advance-4, to space 10: advance-1, to an antenna
    ("roll 5", "Decoding(seat=1)", (None, 11, 4), (0, 0, 1)),
    ("disc woman no-hat glasses", "Hunting(seat=0)", (None, 11, 4), (0, 0, 0)),  # seat 2 loses its turn
    ("eliminate 2 Felix", "Rolling(seat=1)", (None, 11, 4), (0, 0, 0)),
    ("roll 2", "Rolling(seat=1)", (None, 13, 4), (0, 0, 0)),  # roll-again
    ("roll 3", "Rolling(seat=2)", (None, 16, 4), (0, 0, 0)),  # a building
    ("roll 1", "Questioning(seat=0, agent=2)", (None, 16, 5), (0, 0, 0)),  # a tip-off, which is not a turn
    ("ask 2 scar", "Hunting(seat=0)", (None, 16, 5), (0, 0, 0)),
    ("ask 2 man", "Rolling(seat=1)", (None, 16, 5), (0, 0, 0)),  # it was asked before
    ("roll 5", "Decoding(seat=1)", (None, 21, 5), (0, 0, 0)),
    ("capture Wanda", "Rolling(seat=2)", (None, 21, 5), (0, 0, 0)),
    ("roll 1", "Rolling(seat=1)", (None, 21, 6), (0, 0, 0)),  # blackout: the sicario's turn comes and is lost
    ("roll 2", "Decoding(seat=1)", (None, 21, 6), (0, 0, 0)),  # space 23: retreat-2, back to the antenna
    ("capture Glenda", "Over()", (None, 21, 6), (0, 0, 0)),
)


def test_the_game_goes_as_it_was_reckoned() -> None:
    states: list[sicario.State] = list(loads(RECORD).replay())
    assert repr(states[0].phase) == "Rolling(seat=1)"
    assert states[0].positions == (None, 0, 0)
    for ply, (text, phase, positions, lost) in enumerate(PLIES, 1):
        state = states[ply]
        assert str(loads(RECORD).actions[ply - 1]) == text
        assert (repr(state.phase), state.positions, state.lost) == (phase, positions, lost), f"ply {ply}"
    assert len(states) == len(PLIES) + 1


def test_what_was_heard_and_read_by_the_end() -> None:
    states: list[sicario.State] = list(loads(RECORD).replay())
    before, end = states[-2:]
    facts = (
        (Lights(("woman", "no-hat", "glasses"), 2), Missed("Wanda")),
        (Answer("hat", yes=True),),
        (Answer("man", yes=True), Answer("scar", yes=True), Missed("Felix")),
    )
    for state in (before, end):
        assert tuple(map(state.facts_of, range(3))) == facts
    read = (
        *("tip-off", "advance-2", "lose-turn", "advance-4", "advance-1"),
        *("roll-again", "tip-off", "blackout", "retreat-2"),
    )
    unread = ("take-cover", "retreat-1", "tip-off", "lose-turn", "blackout", "lose-turn", "advance-3")
    assert (before.bottom, before.unread, before.shown) == (read, unread, (None, None, None))
    assert (end.bottom, end.unread, end.shown) == (unread + read, (), ("Glenda", "Olga", "Boris"))


def test_the_agents_win_by_a_capture() -> None:
    *_, end = loads(RECORD).replay()
    assert isinstance(end.phase, Over)
    assert sicario.score(end).points == (0, 1, 1)
    assert [(line.seat, line.points, line.reason, line.clause) for line in sicario.score(end).lines] == [
        (1, 1, "capture", "3.7"),
        (2, 1, "capture", "3.7"),
    ]
    outcome = sicario.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((1, 2), "3.7")


@pytest.mark.parametrize("count", range(len(PLIES)))
def test_an_unfinished_game_is_a_record(count: int) -> None:
    whole = loads(RECORD)
    record = Record.of(next(whole.replay()), whole.actions[:count])
    assert loads(dumps(record)) == record
    assert Record.from_text(record.to_text()) == record
