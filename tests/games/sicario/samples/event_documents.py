"""Documents of view events of Sicario with faults, for the tests of every game."""

from collections.abc import Mapping
from typing import Any, Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import sicario
from tests.games.papers import Path

DISC: Final = ("woman", "hat", "no-glasses")


def line(seat: int, reason: str, clause: str) -> ScoreLine:
    return ScoreLine("sicario", seat, 1, reason, clause, FrozenMap({}))


FACTS: Final[tuple[tuple[sicario.ViewEvent, Mapping[str, object]], ...]] = (
    (sicario.Rolled(1, 4), {"event": "rolled", "seat": 1, "pips": 4}),
    (sicario.Moved(1, 45), {"event": "moved", "seat": 1, "space": 45}),
    (sicario.Drew(1, "retreat-2"), {"event": "drew", "seat": 1, "card": "retreat-2"}),
    (sicario.LostTurn(2), {"event": "lost_turn", "seat": 2}),
    (sicario.Decoded(1, DISC, 2), {"event": "decoded", "seat": 1, "features": list(DISC), "lights": 2}),
    (sicario.Skipped(1), {"event": "skipped", "seat": 1}),
    (
        sicario.Answered(1, "green-hat", yes=False),
        {"event": "answered", "seat": 1, "trait": "green-hat", "yes": False},
    ),
    (
        sicario.Named(0, 2, "Olga", right=True),
        {"event": "named", "seat": 0, "about": 2, "character": "Olga", "right": True},
    ),
    (sicario.Showed(0, "Glenda"), {"event": "showed", "seat": 0, "character": "Glenda"}),
    (sicario.Uncovered(("tip-off", "blackout")), {"event": "uncovered", "cards": ["tip-off", "blackout"]}),
    (
        sicario.Began(sicario.Questioning(0, 2)),
        {"event": "began", "phase": {"phase": "questioning", "seat": 0, "agent": 2}},
    ),
    (
        sicario.Scored(line(2, "capture", "3.7")),
        {"event": "scored", "line": {"reason": "capture", "seat": 2, "points": 1, "clause": "3.7", "params": {}}},
    ),
    (
        sicario.Ended(Outcome((0,), "5.2")),
        {"event": "ended", "outcome": {"winners": [0], "clause": "5.2"}},
    ),
)

FAULTY_VIEW_EVENTS: Final[tuple[tuple[Any, ...], ...]] = (
    (0, ("pips",), 0, "$.pips: expected a number from 1 to 1000, got 0"),
    (0, ("pips",), "4", '$.pips: expected a whole number, got "4"'),
    (1, ("space",), 202, "$.space: expected a number from 0 to 201, got 202"),
    (2, ("card",), "ace", '$.card: expected an event card such as advance-2 or tip-off, got "ace"'),
    (4, ("features",), ["woman"], "$.features: expected 3 items, got 1"),
    (4, ("features", 1), "scar", '$.features[1]: expected one of "man", "woman", "hat", "no-hat", "glasses"'),
    (4, ("lights",), 4, "$.lights: expected a number from 0 to 3, got 4"),
    (6, ("trait",), "x" * 41, "$.trait: expected 1 to 40 characters, got 41"),
    (6, ("yes",), "yes", '$.yes: expected true or false, got "yes"'),
    (9, ("cards", 0), None, "$.cards[0]: expected a text, got null"),
    (11, ("line", "clause"), "5.1", '$.line.clause: expected "3.7", got "5.1"'),
    (11, ("line", "points"), 2, "$.line.points: expected 1, got 2"),
    (11, ("line", "params"), {"luck": 1}, "$.line.params.luck: no such field is known"),
    (12, ("outcome", "winners"), [2, 1], "$.outcome.winners: expected rising numbers, each once"),
    (12, ("outcome", "clause"), "5.3", '$.outcome.clause: expected one of "5.1", "3.7", "5.2", got "5.3"'),
)

FAULTY_EVENTS: Final[tuple[tuple[Path, object, str], ...]] = (
    (("fact", "card"), 9, "$.fact.card: expected a text, got 9"),
)

EVENT: Final = Event(sicario.Drew(1, "tip-off"))

LUCKY: Final = sicario.Scored(line(0, "luck", "5.1"))
"""A score line whose reason nobody knows."""

VIEW_EVENTS: Final = tuple((FACTS[number][0], *case) for number, *case in FAULTY_VIEW_EVENTS)
"""View events, a path, what is put there, and the fault."""


LINES: Final = (line(1, "embassy", "5.1"), line(1, "capture", "3.7"), line(1, "elimination", "5.2"))
"""A line for each reason."""


SCORED: Final = sicario.Scored(LINES[1])


MISSPELT: Final = ("skip", "skp")
"""The text of an action, and one that is nearly it."""


FAULTY_LINES: Final[tuple[tuple[Path, object, str], ...]] = (
    (("line", "reason"), "embassy", '$.line.clause: expected "5.1", got "3.7"'),
    (("line", "seat"), None, "$.line.seat: expected one of 0, 1, 2, 3, got null"),
)
"""Paths in the document of `SCORED`, what is put there, and the fault."""
