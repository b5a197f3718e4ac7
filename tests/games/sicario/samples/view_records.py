"""View records of Sicario with faults, for the tests of every game."""

from typing import Final

from criminals.core.records.dumping import loads
from criminals.core.records.record import Record
from tests.games.papers import GONE
from tests.games.sicario.papers import RECORD

FAULTS: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("players",), 2, "$.players: expected one of 3, 4, got 2"),
    (("first", "character"), GONE, "$.first.character: it is missing"),
    (("first", "characters"), [], "$.first.characters: no such field is known"),
    (("first", "actor"), 1, '$.first.actor: expected "chance", as the phase says, got 1'),
    (("first", "sicario"), 3, "$.first.sicario: 3 is no seat of 3 players (§2.1)"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
]

INVALID: Final[list[tuple[tuple[str | int, ...], object, str]]] = [
    (("first", "lost", 0), 1, "$.first: the sicario loses 1 turns, so many cards were not read (§7.4)"),
    (("steps", 0), GONE, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 2, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "pips"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 1, "space"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 2, "card"), "advance-9", "$.steps[0][2]: it does not follow on what was before"),
    (("steps", 1, 0, "trait"), "cap", "$.steps[1][0]: it does not follow on what was before"),
    (("steps", 2, 3), GONE, "$.steps[2][3]: it does not follow on what was before"),
    (("steps", 2, 3, "space"), 5, "$.steps[2][3]: it does not follow on what was before"),
    (("steps", 2, 4), GONE, "$.steps[2][4]: it does not follow on what was before"),
    (("steps", 4, 3), GONE, "$.steps[4][3]: it does not follow on what was before"),
    (("steps", 4, 4, "card"), "lose-turn", "$.steps[4][5]: it does not follow on what was before"),
    (("steps", 4, 5), GONE, "$.steps[4][5]: it does not follow on what was before"),
    (("steps", 4, 6), GONE, "$.steps[5][0]: it does not follow on what was before"),
    (("steps", 5, 0, "features"), ["hat", "hat", "hat"], "$.steps[5][0]: it does not follow on what was before"),
    (("steps", 6, 0, "character"), "Eve", "$.steps[6][0]: it does not follow on what was before"),
]


STEPS: Final = [
    [
        {"event": "rolled", "seat": 1, "pips": 1},
        {"event": "moved", "seat": 1, "space": 1},
        {"event": "drew", "seat": 1, "card": "tip-off"},
        {"event": "began", "phase": {"phase": "questioning", "seat": 0, "agent": 1}},
    ],
    [
        {"event": "answered", "seat": 1, "trait": "hat", "yes": True},
        {"event": "began", "phase": {"phase": "rolling", "seat": 2}},
    ],
]
"""The first steps of the view record of seat 1."""


def ended() -> Record:
    """A whole game."""
    record: Record = loads(RECORD)
    return record


END: Final = ["named", "showed", "showed", "uncovered", "began", "scored", "scored", "ended"]
"""The kinds of facts that everybody is told at the end of that game."""
