"""The document of a view of Counterfeiters, and documents with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.seats import SPECTATOR, Viewer
from tests.games.papers import Path

VIEW: Final = (
    '{"criminals":1,"kind":"view","game":"counterfeiters","rules":1,"edition":"reference","players":2,"viewer":1,'
    '"actor":1,"phase":{"phase":"playing","seat":1},"crews":['
    '{"idle":0,"cards":[1,7,14],"fakes":[0,0,0],"wealth":40,"possible":{"least":40,"most":40}},'
    '{"idle":1,"cards":[2,5],"fakes":[0,0,0],"wealth":30,"possible":{"least":0,"most":20}}],'
    '"henchmen":{"buy 1":null,"buy 2":null,"buy 3":null,"buy 4":null,"buy 5":0,"print 1":0,"print 2":null,'
    '"shop 1":null,"fence 1":0,"defraud 1":1,"defraud 2":null,"fly commercial":1,"fly jet":null},'
    '"market":[12,9,18,16,null],"binned":[],"stack_size":16,"leftover":[],"bank":3650,"pawn":1,"moved":true,"quiet":0,'
    '"first":0,"next_first":1,"cash":20}'
)

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("viewer",), "spectator", "$.cash: expected null, for a spectator, got 20"),
    (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
    (("stack",), [], "$.stack: no such field is known"),
    (("cash",), None, "$.cash: expected dollars, got null"),
    (("cash",), [40, 20], "$.cash: expected a whole number or null, got a list"),
    (("cash",), -10, "$.cash: expected a number from 0 up, got -10"),
    (("crews", 0, "cash"), 40, "$.crews[0].cash: no such field is known"),
    (("market", 0), 43, "$.market[0]: no card 43 is in the box (§1.3)"),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("bank",), 3640, ("$3710 on the table, the box has $3720 (§1.2)",)),
    (("cash",), 30, ("the viewer has $30 in cash, possible are $0 to $20 (§7.2)",)),
    (("cash",), 15, ("the viewer has $15 in cash, possible are $0 to $20 (§7.2)",)),
    (("viewer",), 0, ("the viewer has $20 in cash, possible are $40 to $40 (§7.2)",)),
    (("stack_size",), 15, ("6 cards came from the stack by its size, not 5 (§7.1)",)),
    (("crews", 1, "possible", "least"), 30, ("seat 1 cannot have $30 to $20 in cash, of $30 (§7.2)",)),
    (
        ("market", 0),
        28,
        ("the cards that came from the stack are not those that lay on top (§2.4)",),
    ),
    (("quiet",), 2, ("the pawn has moved in this round, and 2 quiet rounds are counted (§3.5)",)),
    (("moved",), False, ("whether the pawn moved in this round, the hats tell otherwise (§3.4)",)),
)

VIEWER: Final = 1

HIDDEN: Final = {"stack"}
"""Fields of a state that no view has."""

ADDED: Final = {"viewer"}
"""Fields of a view that no state has."""

RENAMED_FAULTS: Final = (
    "$.viewer: it is missing",
    "$.cash: expected a whole number or null, got a list",
    "$.stack: no such field is known",
)
"""The faults of a state that is called a view."""


MANY: Final[tuple[Path, object]] = (("leftover",), list(range(100, 700)))
"""A path in a view, and what has more faults there than are listed."""


VIEW_FAULTS: Final[tuple[tuple[Viewer, dict[str, Any], tuple[str, ...]], ...]] = (
    (1, {"bank": 0}, ("$70 on the table, the box has $3720 (§1.2)",)),
    *(
        (1, {"cash": cash}, (f"the viewer has ${cash} in cash, possible are $0 to $20 (§7.2)",))
        for cash in (30, 15, -10)
    ),
    (1, {"cash": None}, ("the viewer has nothing known in cash, possible are $0 to $20 (§7.2)",)),
    (1, {"cash": 0}, ()),
    (1, {"viewer": 2}, ("2 is no seat of 2 players (§2.1)",)),
    (SPECTATOR, {"cash": 20}, ("a spectator has no cash (§7.2)",)),
    (1, {"crews": ()}, ("crews has 0 entries, not 2",)),
)
"""Viewers of `middle`, changes of their views, and the faults."""
