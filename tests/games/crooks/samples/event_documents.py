"""Documents of view events of Crooks with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import ScoreLine
from criminals.games import crooks
from tests.games.papers import GONE, Path


def line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("crooks", seat, points, reason, clause, FrozenMap(params))


WON: dict[str, Any] = {"target": 9, "modifiers": (-1, 2), "worth": 10, "levels": (3, 4), "strength": 7}


FAULTY_VIEW_EVENTS: Final[tuple[tuple[Any, ...], ...]] = (
    (("event",), GONE, "$.event: it is missing"),
    (("event",), "Looked", '$.event: expected one of "passed", "paid", "looked", "saw", '),
    (("event",), "scored", "$.line: it is missing"),
    (("event",), None, '$.event: expected one of "passed", '),
    (("seat",), 4, "$.seat: expected one of 0, 1, 2, 3, got 4"),
    (("seat",), None, "$.seat: expected one of 0, 1, 2, 3, got null"),
    (("hangout",), "CC", '$.hangout: expected a capital letter, got "CC"'),
    (("hangout",), GONE, "$.hangout: it is missing"),
    (("number",), 0, "$.number: expected a number from 1 to 999999999, got 0"),
    (("number",), "3", '$.number: expected a whole number, got "3"'),
    (("crooks",), [], "$.crooks: no such field is known"),
)

FAULTY_EVENTS: Final[tuple[tuple[Path, object, str], ...]] = (
    (("seers",), GONE, "$.seers: it is missing"),
    (("seers",), 0, "$.seers: expected a list or null, got 0"),
    (("seers",), [1, 0], "$.seers: expected rising numbers, each once"),
    (("seers",), [0, 9], "$.seers[1]: expected one of 0, 1, 2, 3, got 9"),
    (("fact",), None, "$.fact: expected an object, got null"),
    (("fact", "crooks"), [3, 3], "$.fact.crooks: expected rising numbers, each once"),
    (("fact", "crooks"), [0], "$.fact.crooks[0]: expected a number from 1 to 999999999, got 0"),
    (("event",), "saw", "$.event: no such field is known"),
)

EVENT: Final = Event(crooks.Saw("C", (3, 8)), frozenset((0,)))

LUCKY: Final = crooks.Scored(line(0, 9, "luck", "5.4"))
"""A score line whose reason nobody knows."""

LOOKED: Final = crooks.Looked(0, "C", 3)

VIEW_EVENTS: Final = tuple((LOOKED, *case) for case in FAULTY_VIEW_EVENTS)
"""View events, a path, what is put there, and the fault."""
