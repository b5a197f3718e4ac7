"""Documents of view events of Counterfeiters with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Kind, ViewEvent
from tests.games.papers import GONE, Path


def line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", seat, points, reason, clause, FrozenMap(params))


LINES: Final = (
    line(0, 120, "cash", "6.4", amount=120),
    line(1, 50, "offshore", "6.4", amount=50),
    line(3, 130, "tickets", "6.3", amount=130, values=(50, 100)),
)

FACTS: Final[tuple[tuple[ViewEvent, dict[str, object]], ...]] = (
    (
        counterfeiters.Bought(0, "buy 3", 14, 40),
        {"event": "bought", "seat": 0, "space": "buy 3", "card": 14, "price": 40},
    ),
    (
        counterfeiters.Printed(1, "print 2", 1, 4),
        {"event": "printed", "seat": 1, "space": "print 2", "quality": 1, "count": 4},
    ),
    (
        counterfeiters.Changed(0, "fence 1", (1, 1, 2), 80),
        {"event": "changed", "seat": 0, "space": "fence 1", "fakes": [1, 1, 2], "amount": 80},
    ),
    (
        counterfeiters.Defrauded(1, "defraud 1", 30, True),
        {"event": "defrauded", "seat": 1, "space": "defraud 1", "amount": 30, "first": True},
    ),
    (
        counterfeiters.Flew(1, "fly commercial", 30),
        {"event": "flew", "seat": 1, "space": "fly commercial", "fare": 30},
    ),
    (counterfeiters.Stowed(70), {"event": "stowed", "amount": 70}),
    (counterfeiters.LaidDown(3), {"event": "laid_down", "seat": 3}),
    (counterfeiters.Advanced(5), {"event": "advanced", "pawn": 5}),
    (counterfeiters.Paid(0, 60), {"event": "paid", "seat": 0, "amount": 60}),
    (counterfeiters.Returned(), {"event": "returned"}),
    (counterfeiters.Binned((19, 9)), {"event": "binned", "cards": [19, 9]}),
    (counterfeiters.Filled((21, 19)), {"event": "filled", "cards": [21, 19]}),
    (counterfeiters.Dined(1, 2, 50), {"event": "dined", "seat": 1, "quality": 2, "amount": 50}),
    (counterfeiters.Retook(0, "fly jet"), {"event": "retook", "seat": 0, "space": "fly jet"}),
    (counterfeiters.Declined(2), {"event": "declined", "seat": 2}),
    (counterfeiters.Won(2, 150), {"event": "won", "seat": 2, "amount": 150}),
    (counterfeiters.Showed(2, 0), {"event": "showed", "seat": 2, "cash": 0}),
    (counterfeiters.Uncovered((40, 38)), {"event": "uncovered", "cards": [40, 38]}),
    (
        counterfeiters.Began(counterfeiters.Retaking(1, Kind.GREAT_LAWYER)),
        {"event": "began", "phase": {"phase": "retaking", "seat": 1, "lawyer": "great-lawyer"}},
    ),
    (
        counterfeiters.Scored(LINES[2]),
        {
            "event": "scored",
            "line": {
                "reason": "tickets",
                "seat": 3,
                "points": 130,
                "clause": "6.3",
                "params": {"amount": 130, "values": [50, 100]},
            },
        },
    ),
    (
        counterfeiters.Ended(Outcome((0, 2), "6.4")),
        {"event": "ended", "outcome": {"winners": [0, 2], "clause": "6.4"}},
    ),
)
"""A fact of each kind, and its document without the envelope."""

FAULTY_VIEW_EVENTS: Final[tuple[tuple[Any, ...], ...]] = (
    (("space",), "fence", '$.space: expected a space of the supermarket or the fence such as shop 1, got "fence"'),
    (("space",), "print 1", '$.space: expected a space of the supermarket or the fence such as shop 1, got "print 1"'),
    (("space",), GONE, "$.space: it is missing"),
    (("fakes",), [1, 2], "$.fakes: expected 3 items, got 2"),
    (("fakes",), [1, 2, 3, 4], "$.fakes: expected 3 items, got 4"),
    (("fakes", 0), -1, "$.fakes[0]: expected a number from 0 up, got -1"),
    (("amount",), "80", '$.amount: expected a whole number, got "80"'),
    (("cash",), 0, "$.cash: no such field is known"),
)

FAULTY_EVENTS: Final[tuple[tuple[Path, object, str], ...]] = (
    (("fact", "cards"), [0], "$.fact.cards[0]: expected a number from 1 to 999999999, got 0"),
    (("fact", "cards"), 9, "$.fact.cards: expected a list, got 9"),
)

EVENT: Final = Event(counterfeiters.Binned((9, 3)), frozenset((0,)))

LUCKY: Final = counterfeiters.Scored(line(0, 9, "luck", "6.4"))
"""A score line whose reason nobody knows."""

VIEW_EVENTS: Final = tuple((FACTS[2][0], *case) for case in FAULTY_VIEW_EVENTS)
"""View events, a path, what is put there, and the fault."""


SCORED: Final = counterfeiters.Scored(LINES[2])


MISSPELT: Final = ("laydown", "laydwn")
"""The text of an action, and one that is nearly it."""


FAULTY_LINES: Final[tuple[tuple[Path, object, str], ...]] = (
    (("line", "reason"), "cash", '$.line.clause: expected "6.4", got "6.3"'),
    (("line", "seat"), None, "$.line.seat: expected one of 0, 1, 2, 3, got null"),
    (("line", "params", "values"), GONE, "$.line.params.values: it is missing"),
)
"""Paths in the document of `SCORED`, what is put there, and the fault."""
