"""A record of three players, written by hand from the documented format and reckoned by hand from the rules.

The crooks are those of the reference deck: level, modifier, gangs (N, W, O) and ability stand beside each turn.
`test_records.py` and `test_record_texts.py` have one of two players.
"""

from typing import Final

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.games import crooks
from tests.games.crooks.scenes import row

TEXT: Final = """
# Three players, each with $18; the bank has 101 - 54 = 47. Seat 1 begins.
game: crooks
rules: 1
edition: reference
players: 3
setup.hangouts.A: [5, 22]
setup.hangouts.B: [9, 32]
setup.hangouts.C: [13, 23, 28]
setup.hangouts.D: [7, 12, 30]
setup.hangouts.E: [1, 16, 24, 29]
setup.hangouts.F: [2, 6, 19, 25]
setup.hangouts.G: [3, 8, 14, 18, 31]
setup.box: [4, 10, 11, 15, 17, 20, 21, 26, 27]
setup.start: 1

# 22 is 7 +2; it pays 2 + 1: $15, bank 50
1. 1: recruit A, take 22, place 6 down
# 9 is 3 O Killer: 22 goes, nobody else has seen it; it pays 2: $16, bank 52
2. 2: recruit B, take 9, place 6, kill 1
# 28 is 8 -1 O; it pays 3: $15, bank 55
3. 0: recruit C, take 28, place 9
# 5 is 2 N W Accomplice; it pays 1: $14, bank 56
4. 1: recruit A, take 5, place 9
# 32 is 10 Boss, the last one in B; it pays 1: $15, bank 57
5. 2: recruit B, take 32, place 9
# 7 is 3 N Pickpocket; it pays 3 and picks 2: $14, bank 58
6. 0: recruit D, take 7, place 4, pick
# 6 is 3 W O Accomplice, on top of 5; it pays 4: $10, bank 62
7. 1: recruit F, take 6, place 9
# 23 is 7 N; it pays 2 + 1: $12, bank 65
8. 2: recruit C, take 23, place 4 down
# 13 is 4 W Spy, and sees 23; it pays 1: $13, bank 66
9. 0: recruit C, take 13, place 2, spy 4
# 12 is 5 O Swap, 5 and 6 move together; it pays 2: $8, bank 68
10. 1: recruit D, take 12, place 9, move 3
# with $12 left
11. 2: pass
# 16 is 5 +1 W; it pays 4 + 1: $8, bank 73
12. 0: recruit E, take 16, place 3 down
# 1 is 1 +3 N; it pays 3: $5, bank 76
13. 1: recruit E, take 1, place 4
# with $8 left
14. 0: pass
# 30 is 9 -2; it pays 1: $4, bank 77
15. 1: recruit D, take 30, place 2
# with $4 left
16. 1: pass
"""

DOCUMENT: Final = """
{"criminals": 1, "kind": "record", "game": "crooks", "rules": 1, "edition": "reference", "players": 3,
 "setup": {"hangouts": {"A": [5, 22], "B": [9, 32], "C": [13, 23, 28], "D": [7, 12, 30], "E": [1, 16, 24, 29],
                        "F": [2, 6, 19, 25], "G": [3, 8, 14, 18, 31]},
           "box": [4, 10, 11, 15, 17, 20, 21, 26, 27], "start": 1},
 "actions": ["recruit A", "take 22", "place 6 down", "recruit B", "take 9", "place 6", "kill 1",
             "recruit C", "take 28", "place 9", "recruit A", "take 5", "place 9", "recruit B", "take 32", "place 9",
             "recruit D", "take 7", "place 4", "pick", "recruit F", "take 6", "place 9",
             "recruit C", "take 23", "place 4 down", "recruit C", "take 13", "place 2", "spy 4",
             "recruit D", "take 12", "place 9", "move 3", "pass", "recruit E", "take 16", "place 3 down",
             "recruit E", "take 1", "place 4", "pass", "recruit D", "take 30", "place 2", "pass"]}
"""

MONEY: Final = (
    *((18, 15, 18, 50), (18, 15, 16, 52), (15, 15, 16, 55), (15, 14, 16, 56), (15, 14, 15, 57), (14, 14, 15, 58)),
    *((14, 10, 15, 62), (14, 10, 12, 65), (13, 10, 12, 66), (13, 8, 12, 68), (13, 8, 12, 68), (8, 8, 12, 73)),
    *((8, 5, 12, 76), (8, 5, 12, 76), (8, 4, 12, 77), (8, 4, 12, 77)),
)
"""What the seats and the bank have after each turn."""

SCORE: Final = (
    (1, 0, "target_won"),  # 2: the 9 beats the 4; worth 2 - 2
    (0, 2, "target_shared"),  # 3: 5 against 2 + 3; worth 3 + 1, shared by two
    (1, 2, "target_shared"),
    (2, 7, "target_won"),  # 4: 7 against 3 and 1; worth 4 + 3
    (None, 0, "target_empty"),  # 5
    (2, 6, "target_won"),  # 6: the Killer is alone, and the 7 +2 is gone
    (None, 0, "target_empty"),  # 7
    (None, 0, "target_empty"),  # 8
    (2, 8, "target_won"),  # 9: 10 against 8 and 5; worth 9 - 1
    (1, 4, "gang_won"),  # Northside: 5 and 1, against 7 and against 23
    (None, 0, "gang_tied"),  # Westside: 13 and 16 against 5 and 6
    (1, 4, "gang_won"),  # Outfit: 6 and 12, against 28 and against 9
)
"""Seat, points, reason. Together 2, 10 and 21."""


@pytest.fixture(params=["text", "document"])
def record(request: pytest.FixtureRequest) -> crooks.Record:
    return Record.from_text(TEXT) if request.param == "text" else loads(DOCUMENT)


def test_both_forms_are_one_record() -> None:
    assert Record.from_text(TEXT) == loads(DOCUMENT)
    without_comments = [line for line in TEXT.split("\n")[1:] if not line.startswith("#")]
    assert Record.from_text(TEXT).to_text() == "\n".join(without_comments)
    assert dumps(loads(DOCUMENT)) == DOCUMENT.replace("\n", "").replace("  ", "").replace(": ", ":").replace(", ", ",")


def test_the_money_after_each_turn(record: crooks.Record) -> None:
    states = list(record.replay())
    ends = [state for state in states[1:] if crooks.actor(state) is None or crooks.begins_turn(state)]
    assert tuple((*state.money, state.bank) for state in ends) == MONEY


def test_the_rows_and_the_score_at_the_end(record: crooks.Record) -> None:
    *_, last = record.replay()
    assert row(last, 0) == {2: ["13"], 3: ["16"], 4: ["7"], 9: ["28"]}
    assert row(last, 1) == {2: ["30"], 3: ["5", "6"], 4: ["1"], 9: ["12"]}
    assert row(last, 2) == {4: ["23"], 6: ["9"], 9: ["32"]}
    sheet = crooks.score(last)
    assert tuple((line.seat, line.points, line.reason) for line in sheet.lines) == SCORE
    assert sheet.points == (2, 10, 21)
    result = crooks.outcome(last)
    assert result is not None
    assert result.winners == (2,)


def test_who_learned_of_whom(record: crooks.Record) -> None:
    """The killed 22 is known to its owner alone, for good; 23 to its owner and the spy, until the last pass."""
    states = list(record.replay())
    for viewer in (0, 1, 2, SPECTATOR):
        known = crooks.view(states[-1], viewer).known
        assert known.get(crooks.Origin("A", 2)) == (22 if viewer == 1 else None)
        before = crooks.view(states[-2], viewer).known
        assert before.get(crooks.Origin("C", 2)) == (23 if viewer in (0, 2) else None)
        assert '"crook":23' in dumps(record.for_viewer(viewer))
