"""Documents of view events of Crooks with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import crooks
from tests.games.papers import GONE, Path


def line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("crooks", seat, points, reason, clause, FrozenMap(params))


WON: dict[str, Any] = {"target": 9, "modifiers": (-1, 2), "worth": 10, "levels": (3, 4), "strength": 7}


FAULTY_VIEW_EVENTS: Final[tuple[tuple[Any, ...], ...]] = (
    (("hangout",), "CC", '$.hangout: expected a capital letter, got "CC"'),
    (("hangout",), GONE, "$.hangout: it is missing"),
    (("number",), 0, "$.number: expected a number from 1 to 999999999, got 0"),
    (("number",), "3", '$.number: expected a whole number, got "3"'),
    (("crooks",), [], "$.crooks: no such field is known"),
)

FAULTY_EVENTS: Final[tuple[tuple[Path, object, str], ...]] = (
    (("fact", "crooks"), [3, 3], "$.fact.crooks: expected rising numbers, each once"),
    (("fact", "crooks"), [0], "$.fact.crooks[0]: expected a number from 1 to 999999999, got 0"),
)

EVENT: Final = Event(crooks.Saw("C", (3, 8)), frozenset((0,)))

LUCKY: Final = crooks.Scored(line(0, 9, "luck", "5.4"))
"""A score line whose reason nobody knows."""

LOOKED: Final = crooks.Looked(0, "C", 3)

VIEW_EVENTS: Final = tuple((LOOKED, *case) for case in FAULTY_VIEW_EVENTS)
"""View events, a path, what is put there, and the fault."""


LINES: Final = (
    line(0, 9, "target_won", "5.4", **WON),
    line(1, 4, "target_shared", "5.4", **WON, sharers=2),
    line(None, 0, "target_empty", "5.4", target=2),
    line(3, 5, "gang_won", "5.5", gang="outfit", members=2),
    line(None, 0, "gang_tied", "5.5", gang="outfit", members=2, sharers=2),
    line(None, 0, "gang_empty", "5.5", gang="westside"),
)
"""A line for each reason."""


FACTS: Final[tuple[tuple[crooks.ViewEvent, dict[str, object]], ...]] = (
    (crooks.Passed(2), {"event": "passed", "seat": 2}),
    (crooks.Paid(0, 3), {"event": "paid", "seat": 0, "amount": 3}),
    (crooks.Looked(0, "C", 3), {"event": "looked", "seat": 0, "hangout": "C", "number": 3}),
    (crooks.Saw("C", (3, 8)), {"event": "saw", "hangout": "C", "crooks": [3, 8]}),
    (
        crooks.Took(1, crooks.Origin("C", 3)),
        {"event": "took", "seat": 1, "origin": {"hangout": "C", "number": 3}},
    ),
    (
        crooks.Recognized(crooks.Origin("C", 3), 8),
        {"event": "recognized", "origin": {"hangout": "C", "number": 3}, "crook": 8},
    ),
    (crooks.Left(3, "A"), {"event": "left", "seat": 3, "hangout": "A"}),
    (crooks.Placed(0, 6, 14), {"event": "placed", "seat": 0, "target": 6, "crook": 14}),
    (crooks.PlacedDown(0, 6), {"event": "placed_down", "seat": 0, "target": 6}),
    (crooks.Returned(2), {"event": "returned", "seat": 2}),
    (crooks.Picked(1, 5), {"event": "picked", "seat": 1, "amount": 5}),
    (crooks.Lifted(1, 4), {"event": "lifted", "seat": 1, "target": 4}),
    (crooks.Moved(1, 9), {"event": "moved", "seat": 1, "target": 9}),
    (crooks.Discarded(2, 3), {"event": "discarded", "seat": 2, "target": 3}),
    (crooks.Spied(0, 6), {"event": "spied", "seat": 0, "target": 6}),
    (crooks.Declined(3), {"event": "declined", "seat": 3}),
    (crooks.Revealed(1, 6, 18), {"event": "revealed", "seat": 1, "target": 6, "crook": 18}),
    (
        crooks.Began(crooks.Killing(1, 6)),
        {"event": "began", "phase": {"phase": "killing", "seat": 1, "target": 6}},
    ),
    (
        crooks.Scored(LINES[0]),
        {
            "event": "scored",
            "line": {
                "reason": "target_won",
                "seat": 0,
                "points": 9,
                "clause": "5.4",
                "params": {"target": 9, "modifiers": [-1, 2], "worth": 10, "levels": [3, 4], "strength": 7},
            },
        },
    ),
    (crooks.Ended(Outcome((1, 3), "5.7")), {"event": "ended", "outcome": {"winners": [1, 3], "clause": "5.7"}}),
)
"""A fact of each kind, and its document without the envelope."""


SCORED: Final = crooks.Scored(LINES[3])


MISSPELT: Final = ("pass", "pas")
"""The text of an action, and one that is nearly it."""


FAULTY_LINES: Final[tuple[tuple[Path, object, str], ...]] = (
    (("line", "reason"), "gang_tied", "$.line.seat: expected null, got 3"),
    (("line", "clause"), "5.4", '$.line.clause: expected "5.5", got "5.4"'),
    (("line", "params", "gang"), "mob", '$.line.params.gang: expected one of "northside", "westside", "outfit"'),
    (("line", "params", "sharers"), 2, "$.line.params.sharers: no such field is known"),
)
"""Paths in the document of `SCORED`, what is put there, and the fault."""
